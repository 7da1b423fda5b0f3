import type { Strings } from './en';

/** The facts about you that strings use. */
interface Owner {
  name: string;
  /** Your job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
}

const pluralRules = new Intl.PluralRules('de');

/** Picks the form for a number. */
const plural = (count: number, one: string, other: string) =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'persönlich',
  professional: 'beruflich',
  freelance: 'freiberuflich',
  'open-source': 'Open Source',
};

const typeOf = (type: string) => types[type] ?? type;

/** Screen readers say this after links to other sites. */
const newTab = ' (öffnet sich in einem neuen Tab)';

/** Your sentences about yourself and your work, by page. The labels of the interface follow below. */
const sentences = {
  site: {
    title: ({ name, label }: Owner) => [name, label].filter(Boolean).join(', '),
  },

  home: {
    description: ({ name, label, location }: Owner) =>
      `${[name, label, location].filter(Boolean).join(', ')}: meine Projekte, mein Werdegang, {topics}die Artikel in meinem Blog,{} mein Lebenslauf und wie man mich erreicht.`,
    greeting: 'Hallo!',
    role: ({ label, location }: Owner) => [label, location].filter(Boolean).join(', '),
    support: 'To write: was du machst und für wen, in einem Satz',
    now: (employer: string, year: string) => `Seit ${year} bei ${employer}`,
    languages: (names: readonly string[]) => names.join(', '),
    aboutHeading: 'Über mich',
    paragraphs: ['{summary}To write: wer du bist, in zwei oder drei kurzen Absätzen'],
  },

  about: {
    description:
      'Mein Werdegang von den ersten Schritten bis heute, Jahr für Jahr: Stellen, Ausbildung und was ich dabei gelernt habe, mit Lebenslauf.',
    heading: 'Über mich',
    paragraphs: ({ name }: Owner) => [
      `Ich bin ${name}.`,
      '{story}To write: deine Geschichte, in einigen kurzen Absätzen',
    ],
    /** Key figures: `{ value: '30', label: 'Nationalitäten' }`. */
    stats: [],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Mehr erfahren',
  },

  projects: {
    description:
      'Projekte, an denen ich gearbeitet habe: worum es geht, warum sie entstanden sind, was mein Anteil war und was dabei herauskam.',
  },

  blog: {
    description:
      'Artikel über meine Arbeit: was ich ausprobiere, was ich daraus lerne und warum es wichtig ist, vom neuesten bis zum allerersten.',
    heading: ({ name }: Owner) => `Blog von ${name}`,
    intro: '{blogIntro}To write: worüber du schreibst, in einem oder zwei Sätzen',
  },

  contact: {
    description:
      'So erreichst du mich: per E-Mail, in anderen Netzwerken oder mit einem Anruf, dazu meine Zeitzone und eine Visitenkarte zum Speichern.',
    intro: 'To write: weswegen man dir schreiben sollte',
  },

  cv: {
    title: ({ name, label }: Owner) => [name, label, 'Lebenslauf'].filter(Boolean).join(', '),
  },
};

export const strings = {
  site: {
    ...sentences.site,
    copyright: ({ name }: Owner) => `© ${name}. Alle Rechte vorbehalten.`,
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Zum Inhalt springen',
    homePage: ', Startseite',
    mainMenu: 'Hauptmenü',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    footer: 'Fußzeile',
    theme: 'Farbschema',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    themeTitle: (theme: string) => `Farbschema: ${theme}`,
    loading: 'Wird geladen\u00A0…',
    /** What a visitor asked for did not load. */
    failed: 'Das konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    newTab,
    /** Label of the links to the site in other languages. */
    languages: 'Sprachen',
    /** After a link to a page in another language: `auf Englisch`. */
    inLanguage: (language: string) => `auf ${language}`,
    downloadCv: 'Lebenslauf herunterladen',
    /** After a button has copied something, or could only select it. */
    copied: 'Kopiert',
    selected: 'Ausgewählt: Strg+C oder ⌘C drücken',
    /** The link to the CV in the other paper size. */
    cvOnPaper: { a4: 'im Format A4', letter: 'im Format US Letter' },
  },

  notFound: {
    title: 'Hier gibt es nichts zu sehen!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Artikel wird gesucht\u00A0…',
    link: 'Zur Startseite',
    description: 'Diese Seite gibt es nicht.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'Diese Seite funktioniert nicht mehr',
    whatToDo: 'Bitte neu laden oder zur vorherigen Seite zurückkehren.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Verfügbar',
    text: (openTo: string, start: string) => `für ${openTo}, ${start}`,
    from: (date: string) => `ab ${date}`,
    now: 'ab sofort',
    byAgreement: 'Beginn nach Absprache',
  },

  home: {
    ...sentences.home,
    name: 'Startseite',
    latestProjects: 'Neueste Projekte',
    moreProjects: 'Weitere Projekte ansehen',
    /** The table of positions. */
    record: {
      title: 'Meine Stationen',
      when: 'Wann',
      where: 'Wo',
      role: 'Rolle',
      outcome: 'Ergebnis',
    },
    toolkit: 'Meine Lieblingstools',
    wholeStory: 'Zu meinem Werdegang',
    /** The dialog in which visitors draw the pattern of a name. */
    mark: {
      open: 'Dein eigenes Muster',
      title: 'Dein eigenes Muster',
      explanation:
        'Jedes Muster auf dieser Website entsteht aus dem SHA-\u2060256 eines Namens: eine Kachel für jedes der ersten 16 Bytes. Gib deinen ein.',
      field: 'Dein Name',
      drawn: (name: string) => `Das Muster von „${name}“`,
      save: 'Als SVG speichern',
      close: 'Schließen',
    },
  },

  about: {
    ...sentences.about,
    name: 'Über mich',
    story: 'Mein Werdegang',
    /** The story as a chain of blocks. `title` is that of a card. */
    chain: {
      explanation:
        'Jede Karte ist ein Block. Ihr Hash wird aus ihren Wörtern und dem Hash davor berechnet.',
      verify: 'Prüfen',
      change: 'Ein Wort ändern',
      /** Names the texts of a card while they can be changed. */
      text: (title: string) => `Text von „${title}“`,
      restore: 'Zurücksetzen',
      verified: (count: number) =>
        `In deinem Browser geprüft: ${plural(count, 'Block ist', 'Blöcke sind')} unverändert.`,
      howToChange: 'Ändere unten ein Wort. Die Kette bricht an dieser Stelle.',
      broken: (number: number, title: string, count: number) =>
        `Gebrochen bei Block ${number}, „${title}“: ${plural(count, 'Hash passt', 'Hashes passen')} nicht mehr.`,
      translated:
        'Dein Browser hat diese Seite übersetzt. Die Hashes gehören zu den Wörtern des Originals. Zeige es an, um die Kette zu prüfen.',
    },
  },

  projects: {
    ...sentences.projects,
    name: 'Projekte',
    heading: 'Alle Projekte',
    empty: 'Es gibt noch keine Projekte.',
    /** Shown on cards, below the title. No adjective before the noun: it would need an ending. */
    cardKind: (type: string) => `Projekt · ${typeOf(type)}`,
    filter: {
      label: 'Projekte nach Art und Schlagwort',
      all: 'Alle',
      /** A type of projects by its name in their files. */
      type: typeOf,
      total: (count: number) => plural(count, 'Projekt', 'Projekte'),
      found: (count: number, total: number, tag: string) =>
        `${count} von ${plural(total, 'Projekt', 'Projekten')}: ${tag}`,
      unknown: (tag: string, total: number) =>
        `Kein Projekt hat das Schlagwort „${tag}“. Hier sind alle (${total}).`,
    },
    adjacent: {
      label: 'Weitere Projekte',
      previous: 'Vorheriges Projekt',
      next: 'Nächstes Projekt',
    },
  },

  /** Project pages. */
  project: {
    kind: 'Art',
    period: 'Zeitraum',
    role: 'Rolle',
    team: 'Team',
    constraint: 'Herausforderung',
    decision: 'Entscheidung',
    outcome: 'Ergebnis',
    context: 'Kontext',
    responsibilities: 'Meine Aufgaben',
    stack: 'Tech-Stack',
    story: 'Im Detail',
    gallery: 'Galerie',
    testimonials: 'Stimmen zum Projekt',
    sample: 'Beispiel',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    label: 'Galerie',
    close: 'Galerie schließen',
    zoom: 'Vergrößern',
    open: 'Bild öffnen',
    previous: 'Vorheriges',
    next: 'Nächstes',
    /** Screen readers say this after both. */
    image: ' Bild',
  },

  blog: {
    ...sentences.blog,
    name: 'Blog',
    latest: 'Neueste Artikel',
    empty: 'Es gibt noch keine Artikel.',
    /** Label of the links to tags, archive and feed. */
    links: 'Im Blog stöbern',
    count: (count: number) => plural(count, 'Artikel', 'Artikel'),
    page: (number: number, total: number) => `Seite ${number} von ${total}`,
    pages: 'Seiten',
    pageLink: (number: number, total: number) => `Seite ${number} von ${total}`,
    newer: 'Neuere',
    older: 'Ältere',
    earlier: 'Frühere',
    later: 'Spätere',
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Schlagwörter',
      description: ({ name }: Owner) =>
        `Worüber ${name} schreibt: alle Themen des Blogs als Schlagwörter, mit den Artikeln dazu und deren Anzahl je Schlagwort.`,
      count: (count: number) => plural(count, 'Schlagwort', 'Schlagwörter'),
    },
    archive: {
      name: 'Archiv',
      description: ({ name }: Owner) =>
        `Alles, was ${name} bisher im Blog veröffentlicht hat, Jahr für Jahr, vom neuesten Artikel bis zum allerersten.`,
    },
    series: { name: 'Serien' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) => `Alle Artikel von ${name}, die neuesten zuerst.`,
    },
    tag: {
      title: (tag: string) => `Artikel zum Thema ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Artikel von ${name} zum Thema ${tag}, die neuesten zuerst.`,
    },
    ofSeries: {
      title: (series: string) => `Serie: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `Alle Teile der Serie „${series}“ von ${name}, vom ersten an.`,
    },
    year: {
      title: (year: string) => `Artikel aus dem Jahr ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Artikel von ${name} aus dem Jahr ${year}, die neuesten zuerst.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, Seite ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Seite ${number} von ${total}.`,
  },

  article: {
    updated: 'aktualisiert am',
    minutes: (count: number) => `${count} Min. Lesezeit`,
    tags: 'Schlagwörter',
    contents: 'Inhalt',
    series: (series: string) => `Serie: ${series}`,
    part: (number: number, total: number) => `Teil ${number} von ${total} der Serie`,
    related: 'Ähnliche Artikel',
    adjacent: {
      label: 'Weitere Artikel',
      previous: 'Vorheriger Artikel',
      next: 'Nächster Artikel',
    },
    /** Names the end of an article, where the author is, for screen readers. */
    author: 'Zur Person',
    aboutAuthor: 'Mein Werdegang',
    contactAuthor: 'Nachricht schreiben',
    copyLink: 'Link kopieren',
    share: 'Teilen',
    edit: 'Diese Seite bearbeiten',
    reportMistake: 'Fehler melden',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Fehler in „${title}“`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'Angeheftet',
    /** Only shown by `npm run dev`. */
    draft: 'Entwurf',
    scheduled: 'Geplant',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Kommentare',
    show: 'Kommentare anzeigen',
    notice: (host: string) =>
      `Sie liegen in GitHub Discussions und kommen von ${host}; dein Browser verbindet sich dann mit diesem Server.`,
    elsewhere: 'Auf GitHub lesen',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Kopieren',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Vergrößern: ',
    table: 'Tabelle',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Breite', wide: 'Breit', medium: 'Mittel', narrow: 'Schmal' },
    formula: 'Formel',
    done: 'Erledigt',
    toDo: 'Offen',
    headingLink: (heading: string) => `Link zu „${heading}“`,
    newTab,
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    caution: 'Vorsicht',
    footnotes: 'Fußnoten',
    backToReference: (number: string) => `Zurück zum Verweis ${number}`,
  },

  contact: {
    ...sentences.contact,
    name: 'Kontakt',
    heading: 'Kontakt aufnehmen',
    basedIn: 'Standort',
    timeZone: 'Zeitzone',
    email: 'E-Mail',
    languages: 'Sprachen',
    copy: 'Kopieren',
    /** Screen readers say this after it. */
    copyWhat: ': E-Mail-Adresse',
    qrCode: 'QR-Code mit der Adresse dieser Website',
    onYourPhone: 'Scannen, um diese Website auf dem Handy zu öffnen',
    /** The end of projects and of the story. */
    talk: 'Lass uns reden',
    time: (time: string, city: string) => `In ${city} ist es ${time}`,
    reply: (days: number) =>
      days === 1
        ? 'Ich antworte innerhalb eines Tages.'
        : `Ich antworte innerhalb von ${days} Tagen.`,
  },

  search: {
    label: 'Suche',
    field: 'Diese Website durchsuchen',
    placeholder: 'Suchen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    reload: 'Seite neu laden',
    results: 'Ergebnisse',
    suggestions: 'Neueste Artikel und Projekte',
    more: 'Mehr anzeigen',
    start: 'Wonach suchst du?',
    searching: 'Suche läuft\u00A0…',
    nothing: (query: string) =>
      `Keine Ergebnisse für „${query}“. Vielleicht helfen weniger oder andere Wörter.`,
    found: (count: number) => plural(count, 'Ergebnis', 'Ergebnisse'),
    failures: {
      offline: 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.',
      broken: 'Die Suche konnte nicht geladen werden. Lade die Seite neu und suche noch einmal.',
    },
    article: 'Artikel',
    project: (type: string) => `Projekt · ${typeOf(type)}`,
  },

  dates: {
    months: [
      'Jan.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sept.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
    /** The day of a post; day and month have two digits. */
    day: (day: string, month: string, year: string) => `${day}.${month}.${year}`,
    /** The day from which you are available; the day has no leading zero. */
    longDay: (day: number, monthName: string, year: string) => `${day}. ${monthName} ${year}`,
    /** Periods in the CV, and months in sentences. `start` and `end` are a month or a year. */
    cv: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `seit ${start}`,
    },
    /** Periods on pages. */
    page: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `seit ${start}`,
    },
    /** A period with an unknown end. */
    from: (start: string) => `ab ${start}`,
    /** Between the periods of a project. */
    and: ' und ',
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    ...sentences.cv,
    experience: 'Berufserfahrung',
    projects: 'Projekte',
    skills: 'Kenntnisse',
    education: 'Ausbildung',
    certificates: 'Zertifikate',
    volunteering: 'Ehrenamt',
    awards: 'Auszeichnungen',
    publications: 'Publikationen und Vorträge',
    languages: 'Sprachen',
    interests: 'Interessen',
    references: 'Referenzen',
  },

  /** Captions of the images that appear when a page is shared. */
  share: {
    portfolio: 'Portfolio',
  },
} satisfies Strings;

/** The labels of links in data/navigation.ts, by those of the sample and of a new site. */
export const navigationLabels: Readonly<Record<string, string>> = {
  Home: 'Startseite',
  Projects: 'Projekte',
  Blog: 'Blog',
  About: 'Über mich',
  Contact: 'Kontakt',
  'Contact me': 'Kontakt',
  'E-mail': 'E-Mail',
  Email: 'E-Mail',
  'Send an e-mail': 'E-Mail schreiben',
  'Shoot an email': 'E-Mail schreiben',
  'Book a call': 'Gespräch buchen',
  'Add to contacts': 'Zu Kontakten hinzufügen',
  'Download CV': 'Lebenslauf herunterladen',
  Pages: 'Seiten',
  Services: 'Angebote',
  Mentoring: 'Mentoring',
  'Talent Referral': 'Talente empfehlen',
  Career: 'Werdegang',
  Testimonials: 'Referenzen',
  Certificates: 'Zertifikate',
  'Full Technical Stack': 'Gesamter Tech-Stack',
};
