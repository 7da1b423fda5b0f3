import type { Labels } from './en';
import { formatsIn } from './formats';

const { comma, dates, joined, plural } = formatsIn('de');

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'privat',
  professional: 'beruflich',
  freelance: 'freiberuflich',
  'open-source': 'Open Source',
};

const typeOf = (type: string) => types[type] ?? type;

export const de = {
  comma,
  joined,

  site: {
    title: ({ name, label }) => joined([name, label]),
    copyright: ({ name }) => `© ${name}. Alle Rechte vorbehalten.`,
    portfolio: 'Portfolio',
  },

  layout: {
    skip: 'Zum Inhalt springen',
    homePage: ', Startseite',
    mainMenu: 'Hauptmenü',
    menu: 'Menü',
    close: 'Schließen',
    previous: 'Zurück',
    next: 'Weiter',
    footer: 'Fußzeile',
    theme: 'Farbschema',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    loading: 'Wird geladen\u00A0…',
    /** After a link to a page in another language: `auf Englisch`. */
    inLanguage: (language) => `auf ${language}`,
    downloadCv: 'Lebenslauf herunterladen',
    copied: 'Kopiert',
    selected: 'Ausgewählt: Strg+C oder ⌘C drücken',
    cvFormats: { a4: 'im Format A4', letter: 'im Format US Letter', word: 'für Word' },
  },

  notFound: {
    title: 'Hier gibt es nichts zu sehen!',
    looking: 'Artikel wird gesucht\u00A0…',
    link: 'Zur Startseite',
    description: 'Diese Seite gibt es nicht.',
  },

  failure: {
    title: 'Diese Seite funktioniert nicht mehr',
    whatToDo: 'Bitte neu laden oder zur vorherigen Seite zurückkehren.',
  },

  availability: {
    label: 'Verfügbar',
    text: (openTo, start) => `für ${openTo}, ${start}`,
    from: (date) => `ab ${date}`,
    now: 'ab sofort',
    byAgreement: 'Beginn nach Absprache',
  },

  home: {
    description: ({ name, label, location }, hasBlog) =>
      `${joined([name, label, location])}: meine Projekte, mein Werdegang,${hasBlog ? ' die Artikel in meinem Blog,' : ''} mein Lebenslauf und wie man mich erreicht.`,
    greeting: 'Hallo!',
    role: ({ label }) => label,
    now: (employer, year) => `${employer}, seit ${year}`,
    name: 'Startseite',
    latestProjects: 'Neueste Projekte',
    moreProjects: 'Weitere Projekte ansehen',
    record: 'Meine Stationen',
    toolkit: 'Meine Lieblingstools',
    wholeStory: 'Zu meinem Werdegang',
  },

  about: {
    description:
      'Mein Werdegang von den ersten Schritten bis heute, Jahr für Jahr: Stellen, Ausbildung und was ich dabei gelernt habe, mit Lebenslauf.',
    heading: 'Über mich',
    cardLink: 'Mehr erfahren',
    name: 'Über mich',
    story: 'Mein Werdegang',
  },

  projects: {
    description:
      'Projekte, an denen ich gearbeitet habe: worum es geht, warum sie entstanden sind, was mein Anteil war und was dabei herauskam.',
    name: 'Projekte',
    heading: 'Alle Projekte',
    empty: 'Es gibt noch keine Projekte.',
    /** Shown on cards, below the title. No adjective before the noun: it would need an ending. */
    cardKind: (type) => `Projekt · ${typeOf(type)}`,
    filter: {
      label: 'Projekte nach Art und Schlagwort',
      all: 'Alle',
      type: typeOf,
      total: (count) => plural(count, { one: '# Projekt', other: '# Projekte' }),
      found: (count, total, tag) =>
        `${count} von ${plural(total, { one: '# Projekt', other: '# Projekten' })}: ${tag}`,
    },
  },

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
    stars: (count) => plural(count, { one: '# Stern', other: '# Sterne' }),
    testimonials: 'Stimmen zum Projekt',
    sample: 'Beispiel',
  },

  lightbox: {
    zoom: 'Vergrößern',
    open: 'Bild öffnen',
  },

  blog: {
    description:
      'Artikel über meine Arbeit: was ich ausprobiere, was ich daraus lerne und warum es wichtig ist, vom neuesten bis zum allerersten.',
    heading: ({ name }) => `Blog von ${name}`,
    name: 'Blog',
    latest: 'Neueste Artikel',
    empty: 'Es gibt noch keine Artikel.',
    count: (count) => plural(count, { one: '# Artikel', other: '# Artikel' }),
    pages: 'Seiten',
    page: (number, total) => `Seite ${number} von ${total}`,
    subscribe: { byFeed: 'Per RSS abonnieren', byEmail: 'Per E-Mail abonnieren' },
  },

  lists: {
    tags: {
      name: 'Schlagwörter',
      description: ({ name }) =>
        `Worüber ${name} schreibt: alle Themen des Blogs als Schlagwörter, mit den Artikeln dazu und deren Anzahl je Schlagwort.`,
      count: (count) => plural(count, { one: '# Schlagwort', other: '# Schlagwörter' }),
    },
    archive: {
      name: 'Archiv',
      description: ({ name }) =>
        `Alles, was ${name} bisher im Blog veröffentlicht hat, Jahr für Jahr, vom neuesten Artikel bis zum allerersten.`,
    },
    series: { name: 'Serien' },
    all: {
      title: () => 'Blog',
      description: ({ name }) => `Alle Artikel von ${name}, die neuesten zuerst.`,
    },
    tag: {
      title: (tag) => `Artikel zum Thema ${tag}`,
      description: ({ name }, tag) => `Artikel von ${name} zum Thema ${tag}, die neuesten zuerst.`,
    },
    ofSeries: {
      title: (series) => `Serie: ${series}`,
      description: ({ name }, series) =>
        `Alle Teile der Serie „${series}“ von ${name}, vom ersten an.`,
    },
    year: {
      title: (year) => `Artikel aus dem Jahr ${year}`,
      description: ({ name }, year) =>
        `Artikel von ${name} aus dem Jahr ${year}, die neuesten zuerst.`,
    },
    pageTitle: (title, number) => `${title}, Seite ${number}`,
    pageDescription: (description, number, total) => `${description} Seite ${number} von ${total}.`,
  },

  article: {
    updated: 'aktualisiert am',
    minutes: (count) => `${count} Min. Lesezeit`,
    contents: 'Inhalt',
    part: (number, total) => `Teil ${number} von ${total} der Serie`,
    related: 'Ähnliche Artikel',
    aboutAuthor: 'Mein Werdegang',
    contactAuthor: 'Nachricht schreiben',
    reply: 'Per E-Mail antworten',
    discuss: (site) => `Auf ${site} diskutieren`,
    copyLink: 'Link kopieren',
    share: 'Teilen',
    edit: 'Diese Seite bearbeiten',
    reportMistake: 'Fehler melden',
    mistakeIn: (title) => `Fehler in „${title}“`,
    pinned: 'Angeheftet',
    draft: 'Entwurf',
    scheduled: 'Geplant',
  },

  comments: {
    title: 'Kommentare',
    show: 'Kommentare anzeigen',
    notice: (host) =>
      `Sie liegen in GitHub Discussions und kommen von ${host}; dein Browser verbindet sich dann mit diesem Server.`,
    elsewhere: 'Auf GitHub lesen',
  },

  markdown: {
    copy: 'Kopieren',
    openLightbox: 'Vergrößern: ',
    table: 'Tabelle',
    demo: { legend: 'Breite', wide: 'Breit', medium: 'Mittel', narrow: 'Schmal' },
    formula: 'Formel',
    done: 'Erledigt',
    toDo: 'Offen',
    newTab: ' (öffnet sich in einem neuen Tab)',
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    caution: 'Vorsicht',
    footnotes: 'Fußnoten',
    backToReference: (number) => `Zurück zum Verweis ${number}`,
  },

  contact: {
    description:
      'So erreichst du mich: per E-Mail, in anderen Netzwerken oder mit einem Anruf, dazu meine Zeitzone und eine Visitenkarte zum Speichern.',
    name: 'Kontakt',
    heading: 'Kontakt aufnehmen',
    basedIn: 'Wohnort',
    timeZone: 'Zeitzone',
    email: 'E-Mail',
    copyWhat: ': E-Mail-Adresse',
    talk: 'Lass uns reden',
    reply: (days) =>
      days === 1
        ? 'Ich antworte innerhalb eines Tages.'
        : `Ich antworte innerhalb von ${days} Tagen.`,
  },

  search: {
    label: 'Suche',
    tryAgain: 'Erneut versuchen',
    reload: 'Seite neu laden',
    results: 'Ergebnisse',
    suggestions: 'Neueste Artikel und Projekte',
    searching: 'Suche läuft\u00A0…',
    nothing: (query) =>
      `Keine Ergebnisse für „${query}“. Vielleicht helfen weniger oder andere Wörter.`,
    found: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
    failures: {
      offline: 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.',
      broken: 'Die Suche konnte nicht geladen werden. Lade die Seite neu und suche noch einmal.',
    },
    article: 'Artikel',
  },

  dates: {
    ...dates,
    since: (start) => `seit ${start}`,
    from: (start) => `ab ${start}`,
  },

  cv: {
    title: ({ name, label }) => joined([name, label, 'Lebenslauf']),
    experience: 'Berufserfahrung',
    projects: 'Projekte',
    openSource: 'Open Source',
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
} satisfies Labels;
