import type { Strings } from './en';

/** The facts about you that strings use. */
interface Owner {
  name: string;
  /** Your job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
}

const pluralRules = new Intl.PluralRules('it');

/** Picks the form for a number. */
const plural = (count: number, one: string, other: string) =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;

/** From a date on: `dal 15 gen 2027`, `dall’8 gen 2027`, `dal 2027`, but `da gen 2027`. */
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

/** Screen readers say this after links to other sites. */
const newTab = ' (si apre in una nuova scheda)';

/** Your sentences about yourself and your work, by page. The labels of the interface follow below. */
const sentences = {
  site: {
    title: ({ name, label }: Owner) => [name, label].filter(Boolean).join(', '),
  },

  home: {
    description: ({ name, label, location }: Owner) =>
      `${[name, label, location].filter(Boolean).join(', ')}: i miei progetti, il mio percorso, {topics}gli articoli del mio blog,{} il mio CV e come contattarmi.`,
    greeting: 'Ciao!',
    role: ({ label, location }: Owner) => [label, location].filter(Boolean).join(', '),
    support: 'To write: che cosa fai e per chi, in una frase',
    now: (employer: string, year: string) => `Presso ${employer} dal ${year}`,
    languages: (names: readonly string[]) => names.join(', '),
    aboutHeading: 'Chi sono',
    paragraphs: ['{summary}To write: chi sei, in due o tre brevi paragrafi'],
  },

  about: {
    description:
      'Il mio percorso dai primi passi a oggi, anno per anno: lavori, studi e che cosa ho imparato lungo la strada, con il CV da scaricare.',
    heading: 'Chi sono',
    paragraphs: ({ name }: Owner) => [
      `Mi chiamo ${name}.`,
      '{story}To write: la tua storia, in pochi brevi paragrafi',
    ],
    /** Key figures: `{ value: '30', label: 'nazionalità' }`. */
    stats: [],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Scopri di più',
  },

  projects: {
    description:
      'I progetti a cui ho lavorato: di che cosa si tratta, perché sono nati, che cosa ho fatto io e quali risultati hanno dato.',
  },

  blog: {
    description:
      'Articoli sul mio lavoro: che cosa provo, che cosa ne imparo e perché è importante, dal più recente fino al primo di tutti.',
    heading: ({ name }: Owner) => `Il blog di ${name}`,
    intro: '{blogIntro}To write: di che cosa scrivi, in una o due frasi',
  },

  contact: {
    description:
      'Come contattarmi: via e-mail, su altre piattaforme o con una chiamata, in quale fuso orario lavoro e un biglietto da visita da salvare.',
    intro: 'To write: per quali motivi conviene scriverti',
  },

  cv: {
    title: ({ name, label }: Owner) => [name, label, 'CV'].filter(Boolean).join(', '),
  },
};

export const strings = {
  site: {
    ...sentences.site,
    copyright: ({ name }: Owner) => `© ${name}. Tutti i diritti riservati.`,
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Vai al contenuto',
    homePage: ', pagina iniziale',
    mainMenu: 'Principale',
    menu: 'Menu',
    openMenu: 'Apri il menu',
    closeMenu: 'Chiudi il menu',
    footer: 'Piè di pagina',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
    themeTitle: (theme: string) => `Tema: ${theme.toLowerCase()}`,
    loading: 'Caricamento…',
    /** What a visitor asked for did not load. */
    failed: 'Impossibile caricare. Controlla la connessione e riprova.',
    newTab,
    /** Label of the links to the site in other languages. */
    languages: 'Lingue',
    /** After a link to a page in another language: `in inglese`. */
    inLanguage: (language: string) => `in ${language}`,
    downloadCv: 'Scarica il CV',
    /** After a button has copied something, or could only select it. */
    copied: 'Copiato',
    selected: 'Selezionato: premi Ctrl+C o ⌘C',
    /** The link to the CV in the other paper size. */
    cvOnPaper: { a4: 'in formato A4', letter: 'in formato US Letter' },
  },

  notFound: {
    title: 'Qui non c’è niente!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Ricerca dell’articolo…',
    link: 'Vai alla pagina iniziale',
    description: 'Questa pagina non esiste.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'Questa pagina non funziona più',
    whatToDo: 'Ricaricala o torna a quella precedente.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Disponibile',
    text: (openTo: string, start: string) => `per ${openTo}, ${start}`,
    from: (date: string) => fromDate(date),
    now: 'da subito',
    byAgreement: 'inizio da concordare',
  },

  home: {
    ...sentences.home,
    name: 'Home',
    latestProjects: 'Ultimi progetti',
    moreProjects: 'Scopri altri progetti',
    /** The table of positions. */
    record: {
      title: 'Le mie esperienze',
      when: 'Quando',
      where: 'Dove',
      role: 'Ruolo',
      outcome: 'Risultato',
    },
    toolkit: 'I miei strumenti preferiti',
    wholeStory: 'Leggi tutto il mio percorso',
    /** The dialog in which visitors draw the pattern of a name. */
    mark: {
      open: 'Disegna il tuo',
      title: 'Il tuo motivo',
      explanation:
        'Ogni motivo di questo sito nasce dallo SHA-\u2060256 di un nome: una tessera per ciascuno dei suoi primi 16 byte. Scrivi il tuo.',
      field: 'Il tuo nome',
      drawn: (name: string) => `Il motivo di «${name}»`,
      save: 'Salva come SVG',
      close: 'Chiudi',
    },
  },

  about: {
    ...sentences.about,
    name: 'Chi sono',
    story: 'Il mio percorso',
    /** The story as a chain of blocks. `title` is that of a card. */
    chain: {
      explanation:
        'Ogni scheda è un blocco. Il suo hash è calcolato dalle sue parole e dall’hash precedente.',
      verify: 'Verifica',
      change: 'Cambia una parola',
      /** Names the texts of a card while they can be changed. */
      text: (title: string) => `Testo di «${title}»`,
      restore: 'Ripristina il testo',
      verified: (count: number) =>
        `Verificato nel tuo browser: ${plural(count, 'blocco intatto', 'blocchi intatti')}.`,
      howToChange: 'Cambia una parola qui sotto: la catena si spezza da lì in poi.',
      broken: (number: number, title: string, count: number) =>
        `Catena spezzata al blocco ${number}, «${title}»: ${plural(count, 'hash non corrisponde più', 'hash non corrispondono più')}.`,
      translated:
        'Il tuo browser ha tradotto questa pagina, e gli hash sono delle parole originali. Mostra l’originale per verificare la catena.',
    },
  },

  projects: {
    ...sentences.projects,
    name: 'Progetti',
    heading: 'Tutti i progetti',
    empty: 'Non ci sono ancora progetti.',
    /** Shown on cards, below the title. */
    cardKind: (type: string) => `progetto ${typeOf(type)}`,
    filter: {
      label: 'Progetti per tipo e tag',
      all: 'Tutti',
      /** A type of projects by its name in their files. */
      type: typeOf,
      total: (count: number) => plural(count, 'progetto', 'progetti'),
      found: (count: number, total: number, tag: string) =>
        `${count} di ${plural(total, 'progetto', 'progetti')}: ${tag}`,
      unknown: (tag: string, total: number) =>
        `Nessun progetto ha il tag «${tag}»: eccoli tutti (${total}).`,
    },
    adjacent: {
      label: 'Altri progetti',
      previous: 'Progetto precedente',
      next: 'Progetto successivo',
    },
  },

  /** Project pages. */
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
    testimonials: 'Testimonianze',
    sample: 'Esempio',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    label: 'Galleria',
    close: 'Chiudi la galleria',
    zoom: 'Ingrandisci',
    open: 'Apri l’immagine',
    previous: 'Precedente',
    next: 'Successiva',
    /** Screen readers say this after both. */
    image: ' (immagine)',
  },

  blog: {
    ...sentences.blog,
    name: 'Blog',
    latest: 'Ultimi articoli',
    empty: 'Non ci sono ancora articoli.',
    /** Label of the links to tags, archive and feed. */
    links: 'Esplora il blog',
    count: (count: number) => plural(count, 'articolo', 'articoli'),
    page: (number: number, total: number) => `pagina ${number} di ${total}`,
    pages: 'Pagine',
    pageLink: (number: number, total: number) => `Pagina ${number} di ${total}`,
    newer: 'Più recenti',
    older: 'Meno recenti',
    earlier: 'Precedenti',
    later: 'Successivi',
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Tag',
      description: ({ name }: Owner) =>
        `Gli argomenti di cui scrive ${name}: tutti i tag del blog, con i relativi articoli e quanti ce ne sono per ciascuno.`,
      count: (count: number) => plural(count, 'tag', 'tag'),
    },
    archive: {
      name: 'Archivio',
      description: ({ name }: Owner) =>
        `Tutto ciò che ${name} ha pubblicato nel blog, anno per anno, dall’articolo più recente fino al primo di tutti.`,
    },
    series: { name: 'Serie' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) =>
        `Tutti gli articoli di ${name}, dal più recente al meno recente.`,
    },
    tag: {
      title: (tag: string) => `Articoli su ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Gli articoli di ${name} su ${tag}, dal più recente al meno recente.`,
    },
    ofSeries: {
      title: (series: string) => `Serie: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `Tutte le parti della serie «${series}» di ${name}, a partire dalla prima.`,
    },
    year: {
      title: (year: string) => `Articoli del ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Gli articoli che ${name} ha scritto nel ${year}, dal più recente al meno recente.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, pagina ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Pagina ${number} di ${total}.`,
  },

  article: {
    updated: 'aggiornato il',
    minutes: (count: number) => `${count} min di lettura`,
    tags: 'Tag',
    contents: 'In questa pagina',
    series: (series: string) => `Serie: ${series}`,
    part: (number: number, total: number) => `Parte ${number} di ${total} della serie`,
    related: 'Articoli correlati',
    adjacent: {
      label: 'Altri articoli',
      previous: 'Articolo precedente',
      next: 'Articolo successivo',
    },
    /** Names the end of an article, where the author is, for screen readers. */
    author: 'Chi scrive',
    aboutAuthor: 'Il mio percorso',
    contactAuthor: 'Scrivimi',
    copyLink: 'Copia il link',
    share: 'Condividi',
    edit: 'Modifica questa pagina',
    reportMistake: 'Segnala un errore',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Errore in «${title}»`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'In evidenza',
    /** Only shown by `npm run dev`. */
    draft: 'Bozza',
    scheduled: 'Programmato',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Commenti',
    show: 'Mostra i commenti',
    notice: (host: string) =>
      `Si trovano in GitHub Discussions e vengono caricati da ${host}, a cui il tuo browser si collegherà.`,
    elsewhere: 'Leggili su GitHub',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Copia',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Ingrandisci: ',
    table: 'Tabella',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Larghezza', wide: 'Ampia', medium: 'Media', narrow: 'Stretta' },
    formula: 'Formula',
    done: 'Fatto',
    toDo: 'Da fare',
    headingLink: (heading: string) => `Link a «${heading}»`,
    newTab,
    note: 'Nota',
    tip: 'Suggerimento',
    important: 'Importante',
    warning: 'Avviso',
    caution: 'Attenzione',
    footnotes: 'Note a piè di pagina',
    backToReference: (number: string) => `Torna al riferimento ${number}`,
  },

  contact: {
    ...sentences.contact,
    name: 'Contatti',
    heading: 'Contattami',
    basedIn: 'Luogo',
    timeZone: 'Fuso orario',
    email: 'E-mail',
    languages: 'Lingue',
    copy: 'Copia',
    /** Screen readers say this after it. */
    copyWhat: ' l’indirizzo e-mail',
    qrCode: 'Codice QR con l’indirizzo di questo sito',
    onYourPhone: 'Inquadralo per aprire questo sito sul telefono',
    /** The end of projects and of the story. */
    talk: 'Parliamone',
    time: (time: string, city: string) => `Ora a ${city}: ${time}`,
    reply: (days: number) =>
      days === 1 ? 'Rispondo entro un giorno.' : `Rispondo entro ${days} giorni.`,
  },

  search: {
    label: 'Ricerca',
    field: 'Cerca in questo sito',
    placeholder: 'Cerca',
    close: 'Chiudi',
    tryAgain: 'Riprova',
    reload: 'Ricarica la pagina',
    results: 'Risultati',
    suggestions: 'Ultimi articoli e progetti',
    more: 'Mostra altri',
    start: 'Scrivi che cosa cerchi.',
    searching: 'Ricerca in corso…',
    nothing: (query: string) =>
      `Nessun risultato per «${query}». Prova con meno parole o con altre.`,
    found: (count: number) => plural(count, 'risultato', 'risultati'),
    failures: {
      offline: 'Sei offline. Controlla la connessione e riprova.',
      broken: 'Impossibile caricare la ricerca. Ricarica la pagina e cerca di nuovo.',
    },
    article: 'Articolo',
    project: (type: string) => `progetto ${typeOf(type)}`,
  },

  dates: {
    months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    /** The day of a post; day and month have two digits. */
    day: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
    /** The day from which you are available; the day has no leading zero. */
    longDay: (day: number, monthName: string, year: string) =>
      `${day === 1 ? '1º' : day} ${monthName} ${year}`,
    /** Periods in the CV, and months in sentences. `start` and `end` are a month or a year. */
    cv: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `${start} – oggi`,
    },
    /** Periods on pages. */
    page: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `${start} – oggi`,
    },
    /** A period with an unknown end. */
    from: (start: string) => fromDate(start),
    /** Between the periods of a project. */
    and: ' e ',
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    ...sentences.cv,
    experience: 'Esperienza professionale',
    projects: 'Progetti',
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

  /** Captions of the images that appear when a page is shared. */
  share: {
    portfolio: 'Portfolio',
  },
} satisfies Strings;

/** The labels of links in data/navigation.ts, by those of the sample and of a new site. */
export const navigationLabels: Readonly<Record<string, string>> = {
  Home: 'Home',
  Projects: 'Progetti',
  Blog: 'Blog',
  About: 'Chi sono',
  Contact: 'Contatti',
  'Contact me': 'Contattami',
  'E-mail': 'E-mail',
  Email: 'E-mail',
  'Send an e-mail': 'Invia un’e-mail',
  'Shoot an email': 'Invia un’e-mail',
  'Book a call': 'Prenota una chiamata',
  'Add to contacts': 'Aggiungi ai contatti',
  'Download CV': 'Scarica il CV',
  Pages: 'Pagine',
  Services: 'Servizi',
  Mentoring: 'Mentoring',
  'Talent Referral': 'Segnalazione di talenti',
  Career: 'Carriera',
  Testimonials: 'Testimonianze',
  Certificates: 'Certificazioni',
  'Full Technical Stack': 'Tutte le tecnologie',
};
