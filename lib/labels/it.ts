import type { Labels } from './en';
import { formatsIn } from './formats';

const { comma, dates, joined, plural } = formatsIn('it');

/** From a date on: `dal 15 gennaio 2027`, `dall’8 gennaio 2027`, `dal 2027`, but `da gen 2027`. */
function fromDate(date: string): string {
  if (/^(8|11) /.test(date)) return `dall’${date}`;
  return /^\d/.test(date) ? `dal ${date}` : `da ${date}`;
}

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'personale',
  professional: 'professionale',
  freelance: 'freelance',
  'open-source': 'open source',
};

const typeOf = (type: string) => types[type] ?? type;

export const it = {
  comma,
  joined,

  site: {
    title: ({ name, label }) => joined([name, label]),
    copyright: ({ name }) => `© ${name}. Tutti i diritti riservati.`,
    portfolio: 'Portfolio',
  },

  layout: {
    skip: 'Vai al contenuto',
    homePage: ', pagina iniziale',
    mainMenu: 'Principale',
    menu: 'Menu',
    close: 'Chiudi',
    previous: 'Precedente',
    next: 'Seguente',
    footer: 'Piè di pagina',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
    loading: 'Caricamento…',
    /** After a link to a page in another language: `in inglese`. */
    inLanguage: (language) => `in ${language}`,
    downloadCv: 'Scarica il CV',
    copied: 'Copiato',
    selected: 'Selezionato: premi Ctrl+C o ⌘C',
    cvFormats: { a4: 'in formato A4', letter: 'in formato US Letter', word: 'per Word' },
  },

  notFound: {
    title: 'Qui non c’è niente!',
    looking: 'Ricerca dell’articolo…',
    link: 'Vai alla pagina iniziale',
    description: 'Questa pagina non esiste.',
  },

  failure: {
    title: 'Si è verificato un errore in questa pagina',
    whatToDo: 'Ricaricala o torna a quella precedente.',
  },

  availability: {
    label: 'Disponibile',
    text: (openTo, start) => `per ${openTo}, ${start}`,
    from: fromDate,
    now: 'da subito',
    byAgreement: 'inizio da concordare',
  },

  home: {
    description: ({ name, label, location }, hasBlog) =>
      `${joined([name, label, location])}: i miei progetti, il mio percorso,${hasBlog ? ' gli articoli del mio blog,' : ''} il mio CV e come contattarmi.`,
    greeting: 'Ciao!',
    role: ({ label }) => label,
    now: (employer, year) => `${employer}, dal ${year}`,
    name: 'Home',
    latestProjects: 'Ultimi progetti',
    moreProjects: 'Scopri altri progetti',
    record: 'Le mie esperienze',
    toolkit: 'I miei strumenti preferiti',
    wholeStory: 'Scopri tutto il mio percorso',
  },

  about: {
    description:
      'Il mio percorso dai primi passi a oggi, anno per anno: lavori, studi e che cosa ho imparato lungo la strada, con il CV da scaricare.',
    heading: 'Chi sono',
    cardLink: 'Scopri di più',
    name: 'Chi sono',
    story: 'Il mio percorso',
  },

  projects: {
    description:
      'I progetti a cui ho lavorato: di che cosa si tratta, perché sono nati, che cosa ho fatto io e quali risultati hanno dato.',
    name: 'Progetti',
    heading: 'Tutti i progetti',
    empty: 'Non ci sono ancora progetti.',
    cardKind: (type) => `progetto ${typeOf(type)}`,
    filter: {
      label: 'Progetti per tipo e tag',
      all: 'Tutti',
      type: typeOf,
      total: (count) => plural(count, { one: '# progetto', other: '# progetti' }),
      found: (count, total, tag) =>
        `${count} su ${plural(total, { one: '# progetto', other: '# progetti' })}: ${tag}`,
    },
  },

  project: {
    kind: 'Tipo',
    period: 'Periodo',
    role: 'Ruolo',
    team: 'Team',
    constraint: 'Sfida',
    decision: 'Decisione',
    outcome: 'Risultato',
    context: 'Contesto',
    responsibilities: 'Che cosa ho fatto',
    stack: 'Tecnologie',
    story: 'In dettaglio',
    gallery: 'Galleria',
    stars: (count) => plural(count, { one: '# stella', other: '# stelle' }),
    testimonials: 'Testimonianze',
    sample: 'Esempio',
  },

  lightbox: {
    zoom: 'Ingrandisci',
    open: 'Apri l’immagine',
  },

  blog: {
    description:
      'Articoli sul mio lavoro: che cosa sperimento, che cosa ne imparo e perché è importante, dal più recente fino al primo di tutti.',
    heading: ({ name }) => `Il blog di ${name}`,
    name: 'Blog',
    latest: 'Ultimi articoli',
    empty: 'Non ci sono ancora articoli.',
    count: (count) => plural(count, { one: '# articolo', other: '# articoli' }),
    pages: 'Pagine',
    page: (number, total) => `Pagina ${number} di ${total}`,
    subscribe: { byFeed: 'Iscriviti via RSS', byEmail: 'Iscriviti via e-mail' },
  },

  lists: {
    tags: {
      name: 'Tag',
      description: ({ name }) =>
        `Gli argomenti di cui scrive ${name}: tutti i tag del blog, con i relativi articoli e quanti ce ne sono per ciascuno.`,
      count: (count) => plural(count, { one: '# tag', other: '# tag' }),
    },
    archive: {
      name: 'Archivio',
      description: ({ name }) =>
        `Tutto ciò che ${name} ha pubblicato nel blog, anno per anno, dall’articolo più recente fino al primo di tutti.`,
    },
    series: { name: 'Serie' },
    all: {
      title: () => 'Blog',
      description: ({ name }) => `Tutti gli articoli di ${name}, dal più recente al meno recente.`,
    },
    tag: {
      title: (tag) => `Articoli su ${tag}`,
      description: ({ name }, tag) =>
        `Gli articoli di ${name} su ${tag}, dal più recente al meno recente.`,
    },
    ofSeries: {
      title: (series) => `Serie: ${series}`,
      description: ({ name }, series) =>
        `Tutte le parti della serie «${series}» di ${name}, a partire dalla prima.`,
    },
    year: {
      title: (year) => `Articoli del ${year}`,
      description: ({ name }, year) =>
        `Gli articoli che ${name} ha scritto nel ${year}, dal più recente al meno recente.`,
    },
    pageTitle: (title, number) => `${title}, pagina ${number}`,
    pageDescription: (description, number, total) => `${description} Pagina ${number} di ${total}.`,
  },

  article: {
    // No article, which is another one before 8 and 11.
    updated: 'aggiornamento:',
    minutes: (count) => `${count} min di lettura`,
    contents: 'In questa pagina',
    part: (number, total) => `Parte ${number} di ${total} della serie`,
    related: 'Articoli correlati',
    aboutAuthor: 'Il mio percorso',
    contactAuthor: 'Scrivimi',
    reply: 'Rispondi via e-mail',
    discuss: (site) => `Parlane su ${site}`,
    copyLink: 'Copia il link',
    share: 'Condividi',
    edit: 'Modifica questa pagina',
    reportMistake: 'Segnala un errore',
    mistakeIn: (title) => `Errore in «${title}»`,
    pinned: 'In evidenza',
    draft: 'Bozza',
    scheduled: 'Programmato',
  },

  comments: {
    title: 'Commenti',
    show: 'Mostra i commenti',
    notice: (host) =>
      `Si trovano su GitHub Discussions e vengono caricati da ${host}, a cui il tuo browser si collegherà.`,
    elsewhere: 'Leggili su GitHub',
  },

  markdown: {
    copy: 'Copia',
    openLightbox: 'Ingrandisci: ',
    table: 'Tabella',
    demo: { legend: 'Larghezza', wide: 'Ampia', medium: 'Media', narrow: 'Stretta' },
    formula: 'Formula',
    done: 'Fatto',
    toDo: 'Da fare',
    newTab: ' (si apre in una nuova scheda)',
    note: 'Nota',
    tip: 'Suggerimento',
    important: 'Importante',
    warning: 'Avviso',
    caution: 'Attenzione',
    footnotes: 'Note a piè di pagina',
    backToReference: (number) => `Torna al riferimento ${number}`,
  },

  contact: {
    description:
      'Come contattarmi: via e-mail, su altre piattaforme o con una chiamata, in quale fuso orario lavoro e un biglietto da visita da salvare.',
    name: 'Contatti',
    heading: 'Contattami',
    basedIn: 'Località',
    timeZone: 'Fuso orario',
    email: 'E-mail',
    copyWhat: ' l’indirizzo e-mail',
    talk: 'Parliamone',
    reply: (days) => `Rispondo entro ${days === 1 ? '24 ore' : `${days} giorni`}.`,
  },

  search: {
    label: 'Ricerca',
    tryAgain: 'Riprova',
    reload: 'Ricarica la pagina',
    results: 'Risultati',
    suggestions: 'Ultimi articoli e progetti',
    searching: 'Ricerca in corso…',
    nothing: (query) => `Nessun risultato per «${query}». Prova con meno parole o con altre.`,
    found: (count) => plural(count, { one: '# risultato', other: '# risultati' }),
    failures: {
      offline: 'Sei offline. Controlla la connessione e riprova.',
      broken: 'Impossibile caricare la ricerca. Ricarica la pagina e cerca di nuovo.',
    },
    article: 'Articolo',
  },

  dates: {
    ...dates,
    date: (date) => dates.date(date).replace(/^1 /, '1º '),
    since: (start) => `${start} – oggi`,
    from: fromDate,
  },

  cv: {
    title: ({ name, label }) => joined([name, label, 'CV']),
    experience: 'Esperienza professionale',
    projects: 'Progetti',
    openSource: 'Open source',
    skills: 'Competenze',
    education: 'Istruzione e formazione',
    certificates: 'Certificazioni',
    volunteering: 'Volontariato',
    awards: 'Premi e riconoscimenti',
    publications: 'Pubblicazioni e interventi',
    languages: 'Lingue',
    interests: 'Interessi',
    references: 'Referenze',
  },
} satisfies Labels;
