import type { Labels } from './en';
import { formatsIn } from './formats';

const { comma, dates, joined, plural } = formatsIn('fr');

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'personnel',
  professional: 'professionnel',
  freelance: 'freelance',
  'open-source': 'open source',
};

const typeOf = (type: string) => types[type] ?? type;

/** « de » before a name or month, which loses its vowel before another one: `d’Anne`, `d’Œdipe`, `de Jean`. */
const of = (name: string) =>
  /^([aeiouhœæ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

export const fr = {
  comma,
  joined,

  site: {
    title: ({ name, label }) => joined([name, label]),
    copyright: ({ name }) => `© ${name}. Tous droits réservés.`,
    portfolio: 'Portfolio',
  },

  layout: {
    skip: 'Aller au contenu',
    homePage: ', page d’accueil',
    mainMenu: 'Principale',
    menu: 'Menu',
    close: 'Fermer',
    previous: 'Précédent',
    next: 'Suivant',
    footer: 'Pied de page',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    loading: 'Chargement…',
    /** After a link to a page in another language: `en anglais`. */
    inLanguage: (language) => `en ${language}`,
    downloadCv: 'Télécharger le CV',
    copied: 'Copié',
    selected: 'Sélectionné\u00A0: appuyez sur Ctrl+C ou ⌘C',
    cvFormats: { a4: 'au format A4', letter: 'au format US Letter', word: 'pour Word' },
  },

  notFound: {
    title: 'Page introuvable',
    looking: 'Recherche de l’article…',
    link: 'Aller à la page d’accueil',
    description: 'Cette page n’existe pas.',
  },

  failure: {
    title: 'Cette page ne fonctionne plus',
    whatToDo: 'Rechargez-la ou revenez à la précédente.',
  },

  availability: {
    label: 'Disponible',
    text: (openTo, start) => `pour ${openTo}, ${start}`,
    /** `date` is a day or a month: `dès le 15 janv. 2027`, `dès janv. 2027`. */
    from: (date) => (/^\d\S* /.test(date) ? `dès le ${date}` : `dès ${date}`),
    now: 'dès maintenant',
    byAgreement: 'date à convenir',
  },

  home: {
    description: ({ name, label, location }, hasBlog) =>
      `${joined([name, label, location])}\u00A0: mes projets, mon parcours,${hasBlog ? ' les articles de mon blog,' : ''} mon CV et comment me joindre.`,
    greeting: 'Bonjour\u00A0!',
    role: ({ label }) => label,
    now: (employer, year) => `${employer}, depuis ${year}`,
    name: 'Accueil',
    latestProjects: 'Derniers projets',
    moreProjects: 'Voir d’autres projets',
    record: 'Mes expériences',
    toolkit: 'Mes outils préférés',
    wholeStory: 'Découvrir mon parcours',
  },

  about: {
    description:
      'Mon parcours, des premiers pas à aujourd’hui, année par année\u00A0: emplois, études et ce que j’y ai appris, avec mon CV à télécharger.',
    heading: 'À propos de moi',
    cardLink: 'En savoir plus',
    name: 'À propos',
    story: 'Mon parcours',
  },

  projects: {
    description:
      'Les projets auxquels j’ai travaillé\u00A0: ce que chacun est, pourquoi il a commencé, ce que j’y ai fait et ce qui en est ressorti.',
    name: 'Projets',
    heading: 'Tous les projets',
    empty: 'Il n’y a pas encore de projet.',
    cardKind: (type) => `projet ${typeOf(type)}`,
    filter: {
      label: 'Projets par type et par tag',
      all: 'Tous',
      type: typeOf,
      total: (count) => plural(count, { one: '# projet', other: '# projets' }),
      found: (count, total, tag) =>
        `${plural(count, { one: '# projet', other: '# projets' })} sur ${total}\u00A0: ${tag}`,
    },
  },

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
    stars: (count) => plural(count, { one: '# étoile', other: '# étoiles' }),
    testimonials: 'Témoignages',
    sample: 'Exemple',
  },

  lightbox: {
    zoom: 'Agrandir',
    open: 'Ouvrir l’image',
  },

  blog: {
    description:
      'Des articles sur mon travail\u00A0: ce que j’essaie, ce que j’en retiens et pourquoi cela compte, du plus récent au tout premier.',
    heading: ({ name }) => `Le blog ${of(name)}`,
    name: 'Blog',
    latest: 'Derniers articles',
    empty: 'Il n’y a pas encore d’article.',
    count: (count) => plural(count, { one: '# article', other: '# articles' }),
    pages: 'Pages',
    page: (number, total) => `Page ${number} sur ${total}`,
    subscribe: { byFeed: 'S’abonner par RSS', byEmail: 'S’abonner par e-mail' },
  },

  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }) =>
        `Les sujets du blog ${of(name)}\u00A0: tous les tags, avec leurs articles et le nombre d’articles de chacun.`,
      count: (count) => plural(count, { one: '# tag', other: '# tags' }),
    },
    archive: {
      name: 'Archives',
      description: ({ name }) =>
        `Tous les articles du blog ${of(name)}, année par année, du plus récent jusqu’au tout premier, avec leur date de parution.`,
    },
    series: { name: 'Séries' },
    all: {
      title: () => 'Blog',
      description: ({ name }) => `Tous les articles ${of(name)}, du plus récent au plus ancien.`,
    },
    tag: {
      title: (tag) => `Articles sur ${tag}`,
      description: ({ name }, tag) =>
        `Les articles ${of(name)} sur ${tag}, du plus récent au plus ancien.`,
    },
    ofSeries: {
      title: (series) => `Série\u00A0: ${series}`,
      description: ({ name }, series) =>
        `Tous les articles de la série «\u00A0${series}\u00A0» ${of(name)}, à partir du premier.`,
    },
    year: {
      title: (year) => `Articles de ${year}`,
      description: ({ name }, year) =>
        `Les articles ${of(name)} parus en ${year}, du plus récent au plus ancien.`,
    },
    pageTitle: (title, number) => `${title}, page ${number}`,
    pageDescription: (description, number, total) => `${description} Page ${number} sur ${total}.`,
  },

  article: {
    updated: 'mis à jour le',
    minutes: (count) => `${count} min de lecture`,
    contents: 'Sommaire',
    part: (number, total) => `Partie ${number} sur ${total} de la série`,
    related: 'À lire aussi',
    aboutAuthor: 'Mon parcours',
    contactAuthor: 'M’écrire',
    reply: 'Répondre par e-mail',
    discuss: (site) => `En discuter sur ${site}`,
    copyLink: 'Copier le lien',
    share: 'Partager',
    edit: 'Modifier cette page',
    reportMistake: 'Signaler une erreur',
    mistakeIn: (title) => `Erreur dans «\u00A0${title}\u00A0»`,
    pinned: 'Épinglé',
    draft: 'Brouillon',
    scheduled: 'Programmé',
  },

  comments: {
    title: 'Commentaires',
    show: 'Afficher les commentaires',
    notice: (host) =>
      `Ils sont conservés dans GitHub Discussions et chargés depuis ${host}, que votre navigateur contactera alors.`,
    elsewhere: 'Les lire sur GitHub',
  },

  markdown: {
    copy: 'Copier',
    openLightbox: 'Agrandir\u00A0: ',
    table: 'Tableau',
    demo: { legend: 'Largeur', wide: 'Large', medium: 'Moyenne', narrow: 'Étroite' },
    formula: 'Formule',
    done: 'Fait',
    toDo: 'À faire',
    newTab: ' (s’ouvre dans un nouvel onglet)',
    note: 'Remarque',
    tip: 'Astuce',
    important: 'Important',
    warning: 'Avertissement',
    caution: 'Attention',
    footnotes: 'Notes de bas de page',
    backToReference: (number) => `Retour à la référence ${number}`,
  },

  contact: {
    description:
      'Comment me joindre\u00A0: par e-mail, sur d’autres réseaux ou par un appel, dans quel fuseau horaire je suis, et une carte de visite à garder.',
    name: 'Contact',
    heading: 'Me contacter',
    basedIn: 'Lieu',
    timeZone: 'Fuseau horaire',
    email: 'E-mail',
    copyWhat: ' l’adresse e-mail',
    talk: 'Parlons-en',
    reply: (days) => `Je réponds sous ${days === 1 ? '24 heures' : `${days} jours`}.`,
  },

  search: {
    label: 'Recherche',
    tryAgain: 'Réessayer',
    reload: 'Recharger la page',
    results: 'Résultats',
    suggestions: 'Derniers articles et projets',
    searching: 'Recherche…',
    nothing: (query) =>
      `Aucun résultat pour «\u00A0${query}\u00A0». Essayez avec moins de mots ou avec d’autres.`,
    found: (count) => plural(count, { one: '# résultat', other: '# résultats' }),
    failures: {
      offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
      broken: 'La recherche n’a pas pu être chargée. Rechargez la page, puis cherchez à nouveau.',
    },
    article: 'Article',
  },

  dates: {
    ...dates,
    date: (date) => dates.date(date).replace(/^1 /, '1er '),
    since: (start) => `depuis ${start}`,
    from: (start) => `à partir ${of(start)}`,
  },

  cv: {
    title: ({ name, label }) => joined([name, label, 'CV']),
    experience: 'Expérience professionnelle',
    projects: 'Projets',
    openSource: 'Open source',
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
} satisfies Labels;
