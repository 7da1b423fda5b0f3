import type { Strings } from './en';

/** The facts about you that strings use. */
interface Owner {
  name: string;
  /** Your job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
}

const pluralRules = new Intl.PluralRules('nl');

/** Picks the form for a number. */
const plural = (count: number, one: string, other: string) =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'persoonlijk',
  professional: 'professioneel',
  freelance: 'freelance',
  'open-source': 'open source',
};

const typeOf = (type: string) => types[type] ?? type;

/** Screen readers say this after links to other sites. */
const newTab = ' (opent in een nieuw tabblad)';

/** Your sentences about yourself and your work, by page. The labels of the interface follow below. */
const sentences = {
  site: {
    title: ({ name, label }: Owner) => [name, label].filter(Boolean).join(', '),
  },

  home: {
    description: ({ name, label, location }: Owner) =>
      `${[name, label, location].filter(Boolean).join(', ')}: mijn projecten, mijn loopbaan, {topics}de artikelen op mijn blog,{} mijn cv en hoe je contact met me opneemt.`,
    greeting: 'Hallo!',
    role: ({ label, location }: Owner) => [label, location].filter(Boolean).join(', '),
    support: 'To write: wat je doet en voor wie, in één zin',
    now: (employer: string, year: string) => `Sinds ${year} bij ${employer}`,
    languages: (names: readonly string[]) => names.join(', '),
    aboutHeading: 'Over mij',
    paragraphs: ['{summary}To write: wie je bent, in twee of drie korte alinea’s'],
  },

  about: {
    description:
      'Mijn verhaal van de eerste stappen tot nu, jaar voor jaar: banen, opleidingen en wat ik ervan heb geleerd, met mijn cv als download.',
    heading: 'Over mij',
    paragraphs: ({ name }: Owner) => [
      `Ik ben ${name}.`,
      '{story}To write: je verhaal, in een paar korte alinea’s',
    ],
    /** Key figures: `{ value: '30', label: 'nationaliteiten' }`. */
    stats: [],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Meer lezen',
  },

  projects: {
    description:
      'Projecten waaraan ik heb gewerkt: wat het zijn, waarom ze zijn begonnen, wat mijn aandeel was en wat het uiteindelijk opleverde.',
  },

  blog: {
    description:
      'Artikelen over mijn werk: wat ik uitprobeer, wat ik ervan leer en waarom het ertoe doet, van het nieuwste tot het allereerste.',
    heading: ({ name }: Owner) => `Blog van ${name}`,
    intro: '{blogIntro}To write: waar je over schrijft, in een of twee zinnen',
  },

  contact: {
    description:
      'Hoe je me bereikt: per e-mail, via andere netwerken of met een gesprek, in welke tijdzone ik werk en een visitekaartje om te bewaren.',
    intro: 'To write: waarover mensen je kunnen schrijven',
  },

  cv: {
    title: ({ name, label }: Owner) => [name, label, 'cv'].filter(Boolean).join(', '),
  },
};

export const strings = {
  site: {
    ...sentences.site,
    copyright: ({ name }: Owner) => `© ${name}. Alle rechten voorbehouden.`,
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Naar de inhoud',
    homePage: ', startpagina',
    mainMenu: 'Hoofdmenu',
    menu: 'Menu',
    openMenu: 'Menu openen',
    closeMenu: 'Menu sluiten',
    footer: 'Voettekst',
    theme: 'Thema',
    themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
    themeTitle: (theme: string) => `Thema: ${theme.toLowerCase()}`,
    loading: 'Laden…',
    /** What a visitor asked for did not load. */
    failed: 'Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
    newTab,
    /** Label of the links to the site in other languages. */
    languages: 'Talen',
    /** After a link to a page in another language: `in het Engels`. */
    inLanguage: (language: string) => `in het ${language}`,
    downloadCv: 'Cv downloaden',
    /** After a button has copied something, or could only select it. */
    copied: 'Gekopieerd',
    selected: 'Geselecteerd: druk op Ctrl+C of ⌘C',
    /** The link to the CV in the other paper size. */
    cvOnPaper: { a4: 'op A4', letter: 'op US Letter' },
  },

  notFound: {
    title: 'Hier is niets te zien!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Het artikel wordt gezocht…',
    link: 'Naar de startpagina',
    description: 'Deze pagina bestaat niet.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'Deze pagina werkt niet meer',
    whatToDo: 'Laad haar opnieuw of ga terug naar de vorige.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Beschikbaar',
    text: (openTo: string, start: string) => `voor ${openTo}, ${start}`,
    from: (date: string) => `vanaf ${date}`,
    now: 'per direct',
    byAgreement: 'startdatum in overleg',
  },

  home: {
    ...sentences.home,
    name: 'Home',
    latestProjects: 'Nieuwste projecten',
    moreProjects: 'Meer projecten bekijken',
    /** The table of positions. */
    record: {
      title: 'Mijn ervaring',
      when: 'Wanneer',
      where: 'Waar',
      role: 'Rol',
      outcome: 'Resultaat',
    },
    toolkit: 'Mijn favoriete tools',
    wholeStory: 'Lees mijn hele verhaal',
    /** The dialog in which visitors draw the pattern of a name. */
    mark: {
      open: 'Teken je eigen patroon',
      title: 'Je eigen patroon',
      explanation:
        'Elk patroon op deze site komt uit de SHA-\u2060256 van een naam: een tegel voor elk van de eerste 16 bytes. Typ de jouwe.',
      field: 'Je naam',
      drawn: (name: string) => `Het patroon van ‘${name}’`,
      save: 'Opslaan als SVG',
      close: 'Sluiten',
    },
  },

  about: {
    ...sentences.about,
    name: 'Over mij',
    story: 'Mijn verhaal',
    /** The story as a chain of blocks. `title` is that of a card. */
    chain: {
      explanation:
        'Elke kaart is een blok. De hash wordt berekend uit de woorden van de kaart en de vorige hash.',
      verify: 'Controleren',
      change: 'Een woord wijzigen',
      /** Names the texts of a card while they can be changed. */
      text: (title: string) => `Tekst van ‘${title}’`,
      restore: 'Terugzetten',
      verified: (count: number) =>
        `Gecontroleerd in je browser: ${plural(count, 'blok is', 'blokken zijn')} ongewijzigd.`,
      howToChange: 'Wijzig hieronder een woord: vanaf daar breekt de keten.',
      broken: (number: number, title: string, count: number) =>
        `Gebroken bij blok ${number}, ‘${title}’: ${plural(count, 'hash klopt', 'hashes kloppen')} niet meer.`,
      translated:
        'Je browser heeft deze pagina vertaald, en de hashes horen bij de oorspronkelijke woorden. Toon het origineel om de keten te controleren.',
    },
  },

  projects: {
    ...sentences.projects,
    name: 'Projecten',
    heading: 'Alle projecten',
    empty: 'Er zijn nog geen projecten.',
    /** Shown on cards, below the title. No word before the noun: some would be one word with it. */
    cardKind: (type: string) => `project · ${typeOf(type)}`,
    filter: {
      label: 'Projecten op soort en tag',
      all: 'Alle',
      /** A type of projects by its name in their files. */
      type: typeOf,
      total: (count: number) => plural(count, 'project', 'projecten'),
      found: (count: number, total: number, tag: string) =>
        `${count} van ${plural(total, 'project', 'projecten')}: ${tag}`,
      unknown: (tag: string, total: number) =>
        `Geen enkel project heeft de tag ‘${tag}’: hier zijn ze allemaal (${total}).`,
    },
    adjacent: {
      label: 'Meer projecten',
      previous: 'Vorig project',
      next: 'Volgend project',
    },
  },

  /** Project pages. */
  project: {
    kind: 'Soort',
    period: 'Periode',
    role: 'Rol',
    team: 'Team',
    constraint: 'Uitdaging',
    decision: 'Keuze',
    outcome: 'Resultaat',
    context: 'Context',
    responsibilities: 'Wat ik deed',
    stack: 'Technologie',
    story: 'In detail',
    gallery: 'Galerij',
    testimonials: 'Aanbevelingen',
    sample: 'Voorbeeld',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    label: 'Galerij',
    close: 'Galerij sluiten',
    zoom: 'Vergroten',
    open: 'Afbeelding openen',
    previous: 'Vorige',
    next: 'Volgende',
    /** Screen readers say this after both. */
    image: ' afbeelding',
  },

  blog: {
    ...sentences.blog,
    name: 'Blog',
    latest: 'Nieuwste artikelen',
    empty: 'Er zijn nog geen artikelen.',
    /** Label of the links to tags, archive and feed. */
    links: 'Door de blog bladeren',
    count: (count: number) => plural(count, 'artikel', 'artikelen'),
    page: (number: number, total: number) => `pagina ${number} van ${total}`,
    pages: 'Pagina’s',
    pageLink: (number: number, total: number) => `Pagina ${number} van ${total}`,
    newer: 'Nieuwer',
    older: 'Ouder',
    earlier: 'Eerder',
    later: 'Later',
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }: Owner) =>
        `De onderwerpen waar ${name} over schrijft: alle tags van de blog, met de artikelen en hoeveel het er per tag zijn.`,
      count: (count: number) => plural(count, 'tag', 'tags'),
    },
    archive: {
      name: 'Archief',
      description: ({ name }: Owner) =>
        `Alles wat ${name} tot nu toe op de blog heeft geschreven, jaar voor jaar, van het nieuwste artikel tot het allereerste.`,
    },
    series: { name: 'Series' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) => `Alle artikelen van ${name}, de nieuwste eerst.`,
    },
    tag: {
      title: (tag: string) => `Artikelen over ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Artikelen van ${name} over ${tag}, de nieuwste eerst.`,
    },
    ofSeries: {
      title: (series: string) => `Serie: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `Alle delen van de serie ‘${series}’ van ${name}, vanaf het eerste.`,
    },
    year: {
      title: (year: string) => `Artikelen uit ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Artikelen die ${name} in ${year} schreef, de nieuwste eerst.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, pagina ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Pagina ${number} van ${total}.`,
  },

  article: {
    updated: 'bijgewerkt op',
    minutes: (count: number) => `${count} min. leestijd`,
    tags: 'Tags',
    contents: 'Op deze pagina',
    series: (series: string) => `Serie: ${series}`,
    part: (number: number, total: number) => `Deel ${number} van ${total} van de serie`,
    related: 'Gerelateerde artikelen',
    adjacent: {
      label: 'Meer artikelen',
      previous: 'Vorig artikel',
      next: 'Volgend artikel',
    },
    /** Names the end of an article, where the author is, for screen readers. */
    author: 'Over de auteur',
    aboutAuthor: 'Mijn verhaal',
    contactAuthor: 'Stuur me een bericht',
    copyLink: 'Link kopiëren',
    share: 'Delen',
    edit: 'Deze pagina bewerken',
    reportMistake: 'Fout melden',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Fout in ‘${title}’`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'Vastgezet',
    /** Only shown by `npm run dev`. */
    draft: 'Concept',
    scheduled: 'Gepland',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Reacties',
    show: 'Reacties tonen',
    notice: (host: string) =>
      `Ze staan in GitHub Discussions en komen van ${host}, waarmee je browser dan verbinding maakt.`,
    elsewhere: 'Lees ze op GitHub',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Kopiëren',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Vergroten: ',
    table: 'Tabel',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Breedte', wide: 'Breed', medium: 'Middel', narrow: 'Smal' },
    formula: 'Formule',
    done: 'Gedaan',
    toDo: 'Te doen',
    headingLink: (heading: string) => `Link naar ‘${heading}’`,
    newTab,
    note: 'Opmerking',
    tip: 'Tip',
    important: 'Belangrijk',
    warning: 'Waarschuwing',
    caution: 'Let op',
    footnotes: 'Voetnoten',
    backToReference: (number: string) => `Terug naar verwijzing ${number}`,
  },

  contact: {
    ...sentences.contact,
    name: 'Contact',
    heading: 'Neem contact op',
    basedIn: 'Locatie',
    timeZone: 'Tijdzone',
    email: 'E-mail',
    languages: 'Talen',
    copy: 'Kopiëren',
    /** Screen readers say this after it. */
    copyWhat: ': e-mailadres',
    qrCode: 'QR-code met het adres van deze site',
    onYourPhone: 'Scan de code om deze site op je telefoon te openen',
    /** The end of projects and of the story. */
    talk: 'Laten we praten',
    time: (time: string, city: string) => `In ${city} is het ${time}`,
    reply: (days: number) =>
      days === 1 ? 'Ik antwoord binnen een dag.' : `Ik antwoord binnen ${days} dagen.`,
  },

  search: {
    label: 'Zoeken',
    field: 'Zoek op deze site',
    placeholder: 'Zoeken',
    close: 'Sluiten',
    tryAgain: 'Opnieuw proberen',
    reload: 'Pagina opnieuw laden',
    results: 'Resultaten',
    suggestions: 'Nieuwste artikelen en projecten',
    more: 'Meer tonen',
    start: 'Typ wat je zoekt.',
    searching: 'Bezig met zoeken…',
    nothing: (query: string) => `Niets gevonden voor ‘${query}’. Probeer minder of andere woorden.`,
    found: (count: number) => plural(count, 'resultaat', 'resultaten'),
    failures: {
      offline: 'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
      broken: 'De zoekfunctie kon niet worden geladen. Laad de pagina opnieuw en zoek nog eens.',
    },
    article: 'Artikel',
    project: (type: string) => `project · ${typeOf(type)}`,
  },

  dates: {
    months: [
      'jan.',
      'feb.',
      'mrt.',
      'apr.',
      'mei',
      'juni',
      'juli',
      'aug.',
      'sept.',
      'okt.',
      'nov.',
      'dec.',
    ],
    /** The day of a post; day and month have two digits. */
    day: (day: string, month: string, year: string) => `${day}-${month}-${year}`,
    /** The day from which you are available; the day has no leading zero. */
    longDay: (day: number, monthName: string, year: string) => `${day} ${monthName} ${year}`,
    /** Periods in the CV, and months in sentences. `start` and `end` are a month or a year. */
    cv: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `${start} – heden`,
    },
    /** Periods on pages. */
    page: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `sinds ${start}`,
    },
    /** A period with an unknown end. */
    from: (start: string) => `vanaf ${start}`,
    /** Between the periods of a project. */
    and: ' en ',
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    ...sentences.cv,
    experience: 'Werkervaring',
    projects: 'Projecten',
    skills: 'Vaardigheden',
    education: 'Opleidingen',
    certificates: 'Certificaten',
    volunteering: 'Vrijwilligerswerk',
    awards: 'Prijzen en onderscheidingen',
    publications: 'Publicaties en presentaties',
    languages: 'Talen',
    interests: 'Interesses',
    references: 'Referenties',
  },

  /** Captions of the images that appear when a page is shared. */
  share: {
    portfolio: 'Portfolio',
  },
} satisfies Strings;

/** The labels of links in data/navigation.ts, by those of the sample and of a new site. */
export const navigationLabels: Readonly<Record<string, string>> = {
  Home: 'Home',
  Projects: 'Projecten',
  Blog: 'Blog',
  About: 'Over mij',
  Contact: 'Contact',
  'Contact me': 'Neem contact op',
  'E-mail': 'E-mail',
  Email: 'E-mail',
  'Send an e-mail': 'E-mail sturen',
  'Shoot an email': 'E-mail sturen',
  'Book a call': 'Gesprek plannen',
  'Add to contacts': 'Toevoegen aan contacten',
  'Download CV': 'Cv downloaden',
  Pages: 'Pagina’s',
  Services: 'Diensten',
  Mentoring: 'Mentoring',
  'Talent Referral': 'Talent aanbevelen',
  Career: 'Loopbaan',
  Testimonials: 'Aanbevelingen',
  Certificates: 'Certificaten',
  'Full Technical Stack': 'Alle technologieën',
};
