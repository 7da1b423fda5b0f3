import type { Labels } from './en';
import { formatsIn } from './formats';

const { comma, dates, joined, plural } = formatsIn('nl');

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'persoonlijk',
  professional: 'professioneel',
  freelance: 'freelance',
  'open-source': 'open source',
};

const typeOf = (type: string) => types[type] ?? type;

export const nl = {
  comma,
  joined,

  site: {
    title: ({ name, label }) => joined([name, label]),
    copyright: ({ name }) => `© ${name}. Alle rechten voorbehouden.`,
    portfolio: 'Portfolio',
  },

  layout: {
    skip: 'Naar de inhoud',
    homePage: ', startpagina',
    mainMenu: 'Hoofdmenu',
    menu: 'Menu',
    close: 'Sluiten',
    previous: 'Vorige',
    next: 'Volgende',
    footer: 'Voettekst',
    theme: 'Thema',
    themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
    loading: 'Laden…',
    /** After a link to a page in another language: `in het Engels`. */
    inLanguage: (language) => `in het ${language}`,
    downloadCv: 'Cv downloaden',
    copied: 'Gekopieerd',
    selected: 'Geselecteerd: druk op Ctrl+C of ⌘C',
    cvFormats: { a4: 'in A4-formaat', letter: 'in US Letter-formaat', word: 'voor Word' },
  },

  notFound: {
    title: 'Hier is niets te zien!',
    looking: 'Het artikel wordt gezocht…',
    link: 'Naar de startpagina',
    description: 'Deze pagina bestaat niet.',
  },

  failure: {
    title: 'Er ging iets mis op deze pagina',
    whatToDo: 'Laad de pagina opnieuw of ga terug naar de vorige.',
  },

  availability: {
    label: 'Beschikbaar',
    text: (openTo, start) => `voor ${openTo}, ${start}`,
    from: (date) => `vanaf ${date}`,
    now: 'per direct',
    byAgreement: 'startdatum in overleg',
  },

  home: {
    description: ({ name, label, location }, hasBlog) =>
      `${joined([name, label, location])}: mijn projecten, mijn loopbaan,${hasBlog ? ' de artikelen op mijn blog,' : ''} mijn cv en hoe je contact met me opneemt.`,
    greeting: 'Hallo!',
    role: ({ label }) => label,
    now: (employer, year) => `${employer}, sinds ${year}`,
    name: 'Home',
    latestProjects: 'Nieuwste projecten',
    moreProjects: 'Meer projecten bekijken',
    record: 'Mijn ervaring',
    toolkit: 'Mijn favoriete tools',
    wholeStory: 'Lees mijn hele verhaal',
  },

  about: {
    description:
      'Mijn verhaal van de eerste stappen tot nu, jaar voor jaar: banen, opleidingen en wat ik ervan heb geleerd, met mijn cv als download.',
    heading: 'Over mij',
    cardLink: 'Meer lezen',
    name: 'Over mij',
    story: 'Mijn verhaal',
  },

  projects: {
    description:
      'Projecten waaraan ik heb gewerkt: wat het zijn, waarom ze zijn begonnen, wat mijn aandeel was en wat ze uiteindelijk opleverden.',
    name: 'Projecten',
    heading: 'Alle projecten',
    empty: 'Er zijn nog geen projecten.',
    /** Shown on cards, below the title. No word before the noun: some would be one word with it. */
    cardKind: (type) => `project · ${typeOf(type)}`,
    filter: {
      label: 'Projecten op soort en tag',
      all: 'Alle',
      type: typeOf,
      total: (count) => plural(count, { one: '# project', other: '# projecten' }),
      found: (count, total, tag) =>
        `${count} van ${plural(total, { one: '# project', other: '# projecten' })}: ${tag}`,
    },
  },

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
    stars: (count) => plural(count, { one: '# ster', other: '# sterren' }),
    testimonials: 'Aanbevelingen',
    sample: 'Voorbeeld',
  },

  lightbox: {
    zoom: 'Vergroten',
    open: 'Afbeelding openen',
  },

  blog: {
    description:
      'Artikelen over mijn werk: wat ik uitprobeer, wat ik ervan leer en waarom het ertoe doet, van het nieuwste tot het allereerste.',
    heading: ({ name }) => `Blog van ${name}`,
    name: 'Blog',
    latest: 'Nieuwste artikelen',
    empty: 'Er zijn nog geen artikelen.',
    count: (count) => plural(count, { one: '# artikel', other: '# artikelen' }),
    pages: 'Pagina’s',
    page: (number, total) => `Pagina ${number} van ${total}`,
    subscribe: { byFeed: 'Abonneren via RSS', byEmail: 'Abonneren per e-mail' },
  },

  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }) =>
        `De onderwerpen waar ${name} over schrijft: alle tags van de blog, met de artikelen en het aantal per tag.`,
      count: (count) => plural(count, { one: '# tag', other: '# tags' }),
    },
    archive: {
      name: 'Archief',
      description: ({ name }) =>
        `Alles wat ${name} tot nu toe op de blog heeft geschreven, jaar voor jaar, van het nieuwste artikel tot het allereerste.`,
    },
    series: { name: 'Series' },
    all: {
      title: () => 'Blog',
      description: ({ name }) => `Alle artikelen van ${name}, de nieuwste eerst.`,
    },
    tag: {
      title: (tag) => `Artikelen over ${tag}`,
      description: ({ name }, tag) => `Artikelen van ${name} over ${tag}, de nieuwste eerst.`,
    },
    ofSeries: {
      title: (series) => `Serie: ${series}`,
      description: ({ name }, series) =>
        `Alle delen van de serie ‘${series}’ van ${name}, vanaf het eerste.`,
    },
    year: {
      title: (year) => `Artikelen uit ${year}`,
      description: ({ name }, year) =>
        `Artikelen die ${name} in ${year} schreef, de nieuwste eerst.`,
    },
    pageTitle: (title, number) => `${title}, pagina ${number}`,
    pageDescription: (description, number, total) =>
      `${description} Pagina ${number} van ${total}.`,
  },

  article: {
    updated: 'bijgewerkt op',
    minutes: (count) => `${count} min. leestijd`,
    contents: 'Op deze pagina',
    part: (number, total) => `Deel ${number} van ${total} van de serie`,
    related: 'Gerelateerde artikelen',
    aboutAuthor: 'Mijn verhaal',
    contactAuthor: 'Stuur me een bericht',
    reply: 'Reageren per e-mail',
    discuss: (site) => `Meepraten op ${site}`,
    copyLink: 'Link kopiëren',
    share: 'Delen',
    edit: 'Deze pagina bewerken',
    reportMistake: 'Fout melden',
    mistakeIn: (title) => `Fout in ‘${title}’`,
    pinned: 'Vastgezet',
    draft: 'Concept',
    scheduled: 'Gepland',
  },

  comments: {
    title: 'Reacties',
    show: 'Reacties tonen',
    notice: (host) =>
      `Ze staan in GitHub Discussions en komen van ${host}, waarmee je browser dan verbinding maakt.`,
    elsewhere: 'Lees ze op GitHub',
  },

  markdown: {
    copy: 'Kopiëren',
    openLightbox: 'Vergroten: ',
    table: 'Tabel',
    demo: { legend: 'Breedte', wide: 'Breed', medium: 'Gemiddeld', narrow: 'Smal' },
    formula: 'Formule',
    done: 'Gedaan',
    toDo: 'Te doen',
    newTab: ' (opent in een nieuw tabblad)',
    note: 'Opmerking',
    tip: 'Tip',
    important: 'Belangrijk',
    warning: 'Waarschuwing',
    caution: 'Let op',
    footnotes: 'Voetnoten',
    backToReference: (number) => `Terug naar verwijzing ${number}`,
  },

  contact: {
    description:
      'Hoe je me bereikt: per e-mail, via andere netwerken of door een gesprek te plannen, in welke tijdzone ik werk en een visitekaartje om te bewaren.',
    name: 'Contact',
    heading: 'Neem contact op',
    basedIn: 'Locatie',
    timeZone: 'Tijdzone',
    email: 'E-mail',
    copyWhat: ': e-mailadres',
    talk: 'Laten we kennismaken',
    reply: (days) =>
      days === 1 ? 'Ik reageer binnen een dag.' : `Ik reageer binnen ${days} dagen.`,
  },

  search: {
    label: 'Zoeken',
    tryAgain: 'Opnieuw proberen',
    reload: 'Pagina opnieuw laden',
    results: 'Resultaten',
    suggestions: 'Nieuwste artikelen en projecten',
    searching: 'Bezig met zoeken…',
    nothing: (query) => `Niets gevonden voor ‘${query}’. Probeer minder of andere woorden.`,
    found: (count) => plural(count, { one: '# resultaat', other: '# resultaten' }),
    failures: {
      offline: 'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
      broken: 'De zoekfunctie kon niet worden geladen. Laad de pagina opnieuw en zoek nog eens.',
    },
    article: 'Artikel',
  },

  dates: {
    ...dates,
    since: (start) => `${start} – heden`,
    from: (start) => `vanaf ${start}`,
  },

  cv: {
    title: ({ name, label }) => joined([name, label, 'cv']),
    experience: 'Werkervaring',
    projects: 'Projecten',
    openSource: 'Open source',
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
} satisfies Labels;
