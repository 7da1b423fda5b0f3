import type { Strings } from './en';

/** The facts about you that strings use. */
interface Owner {
  name: string;
  /** Your job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
}

const pluralRules = new Intl.PluralRules('fr');

/** Picks the form for a number. */
const plural = (count: number, one: string, other: string) =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'personnel',
  professional: 'professionnel',
  freelance: 'freelance',
  'open-source': 'open source',
};

const typeOf = (type: string) => types[type] ?? type;

/** A name after « de », which loses its vowel before another one: `d’Anne`, `de Jean`. */
const ofName = (name: string) =>
  /^([aeiouh]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

/** Screen readers say this after links to other sites. */
const newTab = ' (s’ouvre dans un nouvel onglet)';

/** Your sentences about yourself and your work, by page. The labels of the interface follow below. */
const sentences = {
  site: {
    title: ({ name, label }: Owner) => [name, label].filter(Boolean).join(', '),
  },

  home: {
    description: ({ name, label, location }: Owner) =>
      `${[name, label, location].filter(Boolean).join(', ')}\u00A0: mes projets, mon parcours, {topics}les articles de mon blog,{} mon CV et comment me joindre.`,
    greeting: 'Bonjour\u00A0!',
    role: ({ label, location }: Owner) => [label, location].filter(Boolean).join(', '),
    support: 'To write: ce que vous faites et pour qui, en une phrase',
    now: (employer: string, year: string) => `Chez ${employer} depuis ${year}`,
    languages: (names: readonly string[]) => names.join(', '),
    aboutHeading: 'À propos de moi',
    paragraphs: ['{summary}To write: qui vous êtes, en deux ou trois courts paragraphes'],
  },

  about: {
    description:
      'Mon parcours, des premiers pas à aujourd’hui, année par année\u00A0: emplois, études et ce que j’y ai appris, avec mon CV à télécharger.',
    heading: 'À propos de moi',
    paragraphs: ({ name }: Owner) => [
      `Je m’appelle ${name}.`,
      '{story}To write: votre histoire, en quelques courts paragraphes',
    ],
    /** Key figures: `{ value: '30', label: 'nationalités' }`. */
    stats: [],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'En savoir plus',
  },

  projects: {
    description:
      'Les projets auxquels j’ai travaillé\u00A0: ce que chacun est, pourquoi il a commencé, ce que j’y ai fait et ce qui en est ressorti.',
  },

  blog: {
    description:
      'Des articles sur mon travail\u00A0: ce que j’essaie, ce que j’en retiens et pourquoi cela compte, du plus récent au tout premier.',
    heading: ({ name }: Owner) => `Le blog ${ofName(name)}`,
    intro: '{blogIntro}To write: ce dont vous parlez, en une ou deux phrases',
  },

  contact: {
    description:
      'Comment me joindre\u00A0: par e-mail, sur d’autres réseaux ou par un appel, dans quel fuseau horaire je suis, et une carte de visite à garder.',
    intro: 'To write: à quel sujet on devrait vous écrire',
  },

  cv: {
    title: ({ name, label }: Owner) => [name, label, 'CV'].filter(Boolean).join(', '),
  },
};

export const strings = {
  site: {
    ...sentences.site,
    copyright: ({ name }: Owner) => `© ${name}. Tous droits réservés.`,
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Aller au contenu',
    homePage: ', page d’accueil',
    mainMenu: 'Principale',
    menu: 'Menu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    footer: 'Pied de page',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    themeTitle: (theme: string) => `Thème\u00A0: ${theme.toLowerCase()}`,
    loading: 'Chargement…',
    /** What a visitor asked for did not load. */
    failed: 'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.',
    newTab,
    /** Label of the links to the site in other languages. */
    languages: 'Langues',
    /** After a link to a page in another language: `en anglais`. */
    inLanguage: (language: string) => `en ${language}`,
    downloadCv: 'Télécharger le CV',
    /** After a button has copied something, or could only select it. */
    copied: 'Copié',
    selected: 'Sélectionné\u00A0: appuyez sur Ctrl+C ou ⌘C',
    /** The link to the CV in the other paper size. */
    cvOnPaper: { a4: 'au format A4', letter: 'au format US Letter' },
  },

  notFound: {
    title: 'Il n’y a rien ici\u00A0!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Recherche de l’article…',
    link: 'Aller à la page d’accueil',
    description: 'Cette page n’existe pas.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'Cette page ne fonctionne plus',
    whatToDo: 'Rechargez-la ou revenez à la précédente.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Disponible',
    text: (openTo: string, start: string) => `pour ${openTo}, ${start}`,
    /** `date` is a day or a month: `dès le 15 janv. 2027`, `dès janv. 2027`. */
    from: (date: string) => (/^\d\S* /.test(date) ? `dès le ${date}` : `dès ${date}`),
    now: 'dès maintenant',
    byAgreement: 'date à convenir',
  },

  home: {
    ...sentences.home,
    name: 'Accueil',
    latestProjects: 'Derniers projets',
    moreProjects: 'Voir d’autres projets',
    /** The table of positions. */
    record: {
      title: 'Mes expériences',
      when: 'Quand',
      where: 'Où',
      role: 'Rôle',
      outcome: 'Résultat',
    },
    toolkit: 'Mes outils préférés',
    wholeStory: 'Découvrir mon parcours',
    /** The dialog in which visitors draw the pattern of a name. */
    mark: {
      open: 'Dessiner le vôtre',
      title: 'Votre propre motif',
      explanation:
        'Chaque motif de ce site est tiré du SHA-\u2060256 d’un nom\u00A0: un carreau pour chacun de ses 16 premiers octets. Écrivez le vôtre.',
      field: 'Votre nom',
      drawn: (name: string) => `Motif de «\u00A0${name}\u00A0»`,
      save: 'Enregistrer en SVG',
      close: 'Fermer',
    },
  },

  about: {
    ...sentences.about,
    name: 'À propos',
    story: 'Mon parcours',
    /** The story as a chain of blocks. `title` is that of a card. */
    chain: {
      explanation:
        'Chaque carte est un bloc. Son empreinte est calculée à partir de ses mots et de l’empreinte précédente.',
      verify: 'Vérifier',
      change: 'Changer un mot',
      /** Names the texts of a card while they can be changed. */
      text: (title: string) => `Texte de «\u00A0${title}\u00A0»`,
      restore: 'Rétablir le texte',
      verified: (count: number) =>
        `Vérifié dans votre navigateur\u00A0: ${plural(count, 'bloc intact', 'blocs intacts')}.`,
      howToChange: 'Changez un mot ci-dessous\u00A0: la chaîne se rompt à partir de là.',
      broken: (number: number, title: string, count: number) =>
        `Chaîne rompue au bloc ${number}, «\u00A0${title}\u00A0»\u00A0: ${plural(count, 'empreinte ne correspond plus', 'empreintes ne correspondent plus')}.`,
      translated:
        'Votre navigateur a traduit cette page\u00A0: ses mots ne sont plus ceux dont les empreintes sont calculées. Affichez l’original pour vérifier la chaîne.',
    },
  },

  projects: {
    ...sentences.projects,
    name: 'Projets',
    heading: 'Tous les projets',
    empty: 'Il n’y a pas encore de projet.',
    /** Shown on cards, below the title. */
    cardKind: (type: string) => `projet ${typeOf(type)}`,
    filter: {
      label: 'Projets par type et par tag',
      all: 'Tous',
      /** A type of projects by its name in their files. */
      type: typeOf,
      total: (count: number) => plural(count, 'projet', 'projets'),
      found: (count: number, total: number, tag: string) =>
        `${plural(count, 'projet', 'projets')} sur ${total}\u00A0: ${tag}`,
      unknown: (tag: string, total: number) =>
        `Aucun projet n’a le tag «\u00A0${tag}\u00A0»\u00A0: les voici tous (${total}).`,
    },
    adjacent: {
      label: 'Autres projets',
      previous: 'Projet précédent',
      next: 'Projet suivant',
    },
  },

  /** Project pages. */
  project: {
    kind: 'Type',
    period: 'Période',
    role: 'Rôle',
    team: 'Équipe',
    constraint: 'Contrainte',
    decision: 'Décision',
    outcome: 'Résultat',
    context: 'Contexte',
    responsibilities: 'Ce que j’ai fait',
    stack: 'Technologies',
    story: 'En détail',
    gallery: 'Galerie',
    testimonials: 'Témoignages',
    sample: 'Exemple',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    label: 'Galerie',
    close: 'Fermer la galerie',
    zoom: 'Zoom',
    open: 'Ouvrir l’image',
    previous: 'Précédente',
    next: 'Suivante',
    /** Screen readers say this after both. */
    image: ' (image)',
  },

  blog: {
    ...sentences.blog,
    name: 'Blog',
    latest: 'Derniers articles',
    empty: 'Il n’y a pas encore d’article.',
    /** Label of the links to tags, archive and feed. */
    links: 'Parcourir le blog',
    count: (count: number) => plural(count, 'article', 'articles'),
    page: (number: number, total: number) => `page ${number} sur ${total}`,
    pages: 'Pages',
    pageLink: (number: number, total: number) => `Page ${number} sur ${total}`,
    newer: 'Plus récents',
    older: 'Plus anciens',
    earlier: 'Précédents',
    later: 'Suivants',
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }: Owner) =>
        `Les sujets sur lesquels ${name} écrit\u00A0: tous les tags du blog, avec leurs articles et le nombre d’articles de chacun.`,
      count: (count: number) => plural(count, 'tag', 'tags'),
    },
    archive: {
      name: 'Archives',
      description: ({ name }: Owner) =>
        `Tout ce que ${name} a écrit sur ce blog, année par année, de l’article le plus récent jusqu’au tout premier publié.`,
    },
    series: { name: 'Séries' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) =>
        `Tous les articles ${ofName(name)}, du plus récent au plus ancien.`,
    },
    tag: {
      title: (tag: string) => `Articles sur ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Les articles ${ofName(name)} sur ${tag}, du plus récent au plus ancien.`,
    },
    ofSeries: {
      title: (series: string) => `Série\u00A0: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `Tous les articles de la série «\u00A0${series}\u00A0» ${ofName(name)}, à partir du premier.`,
    },
    year: {
      title: (year: string) => `Articles de ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Les articles que ${name} a écrits en ${year}, du plus récent au plus ancien.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, page ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Page ${number} sur ${total}.`,
  },

  article: {
    updated: 'mis à jour le',
    minutes: (count: number) => `${count} min de lecture`,
    tags: 'Tags',
    contents: 'Sommaire',
    series: (series: string) => `Série\u00A0: ${series}`,
    part: (number: number, total: number) => `Partie ${number} sur ${total} de la série`,
    related: 'À lire aussi',
    adjacent: {
      label: 'Autres articles',
      previous: 'Article précédent',
      next: 'Article suivant',
    },
    /** Names the end of an article, where the author is, for screen readers. */
    author: 'Qui a écrit cet article',
    aboutAuthor: 'Mon parcours',
    contactAuthor: 'M’écrire',
    copyLink: 'Copier le lien',
    share: 'Partager',
    edit: 'Modifier cette page',
    reportMistake: 'Signaler une erreur',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Erreur dans «\u00A0${title}\u00A0»`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'Épinglé',
    /** Only shown by `npm run dev`. */
    draft: 'Brouillon',
    scheduled: 'Programmé',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Commentaires',
    show: 'Afficher les commentaires',
    notice: (host: string) =>
      `Ils sont conservés dans GitHub Discussions et chargés depuis ${host}, que votre navigateur contactera alors.`,
    elsewhere: 'Les lire sur GitHub',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Copier',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Agrandir\u00A0: ',
    table: 'Tableau',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Largeur', wide: 'Large', medium: 'Moyenne', narrow: 'Étroite' },
    formula: 'Formule',
    done: 'Fait',
    toDo: 'À faire',
    headingLink: (heading: string) => `Lien vers «\u00A0${heading}\u00A0»`,
    newTab,
    note: 'Remarque',
    tip: 'Astuce',
    important: 'Important',
    warning: 'Avertissement',
    caution: 'Attention',
    footnotes: 'Notes de bas de page',
    backToReference: (number: string) => `Retour à la référence ${number}`,
  },

  contact: {
    ...sentences.contact,
    name: 'Contact',
    heading: 'Me contacter',
    basedIn: 'Lieu',
    timeZone: 'Fuseau horaire',
    email: 'E-mail',
    languages: 'Langues',
    copy: 'Copier',
    /** Screen readers say this after it. */
    copyWhat: ' l’adresse e-mail',
    qrCode: 'Code QR avec l’adresse de ce site',
    onYourPhone: 'Scannez-le pour ouvrir ce site sur votre téléphone',
    /** The end of projects and of the story. */
    talk: 'Parlons-en',
    time: (time: string, city: string) => `Il est ${time} à ${city}`,
    reply: (days: number) =>
      days === 1 ? 'Je réponds sous un jour.' : `Je réponds sous ${days} jours.`,
  },

  search: {
    label: 'Recherche',
    field: 'Rechercher sur ce site',
    placeholder: 'Rechercher',
    close: 'Fermer',
    tryAgain: 'Réessayer',
    reload: 'Recharger la page',
    results: 'Résultats',
    suggestions: 'Derniers articles et projets',
    more: 'Voir plus',
    start: 'Saisissez ce que vous cherchez.',
    searching: 'Recherche…',
    nothing: (query: string) =>
      `Aucun résultat pour «\u00A0${query}\u00A0». Essayez avec moins de mots ou avec d’autres.`,
    found: (count: number) => plural(count, 'résultat', 'résultats'),
    failures: {
      offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
      broken: 'La recherche n’a pas pu être chargée. Rechargez la page, puis cherchez à nouveau.',
    },
    article: 'Article',
    project: (type: string) => `projet ${typeOf(type)}`,
  },

  dates: {
    months: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juil.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
    /** The day of a post; day and month have two digits. */
    day: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
    /** The day from which you are available; the day has no leading zero. */
    longDay: (day: number, monthName: string, year: string) =>
      `${day === 1 ? '1er' : day} ${monthName} ${year}`,
    /** Periods in the CV, and months in sentences. `start` and `end` are a month or a year. */
    cv: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `depuis ${start}`,
    },
    /** Periods on pages. */
    page: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `depuis ${start}`,
    },
    /** A period with an unknown end. */
    from: (start: string) => `dès ${start}`,
    /** Between the periods of a project. */
    and: ' et ',
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    ...sentences.cv,
    experience: 'Expérience professionnelle',
    projects: 'Projets',
    skills: 'Compétences',
    education: 'Formation',
    certificates: 'Certifications',
    volunteering: 'Bénévolat',
    awards: 'Distinctions',
    publications: 'Publications et conférences',
    languages: 'Langues',
    interests: 'Centres d’intérêt',
    references: 'Références',
  },

  /** Captions of the images that appear when a page is shared. */
  share: {
    portfolio: 'Portfolio',
  },
} satisfies Strings;

/** The labels of links in data/navigation.ts, by those of the sample and of a new site. */
export const navigationLabels: Readonly<Record<string, string>> = {
  Home: 'Accueil',
  Projects: 'Projets',
  Blog: 'Blog',
  About: 'À propos',
  Contact: 'Contact',
  'Contact me': 'Me contacter',
  'E-mail': 'E-mail',
  Email: 'E-mail',
  'Send an e-mail': 'Envoyer un e-mail',
  'Shoot an email': 'Envoyer un e-mail',
  'Book a call': 'Réserver un appel',
  'Add to contacts': 'Ajouter aux contacts',
  'Download CV': 'Télécharger le CV',
  Pages: 'Pages',
  Services: 'Services',
  Mentoring: 'Mentorat',
  'Talent Referral': 'Recommandation de talents',
  Career: 'Parcours',
  Testimonials: 'Témoignages',
  Certificates: 'Certifications',
  'Full Technical Stack': 'Toutes les technologies',
};
