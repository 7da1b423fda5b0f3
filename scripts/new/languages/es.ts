import type { Strings } from './en';

/** The facts about you that strings use. */
interface Owner {
  name: string;
  /** Your job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
}

const pluralRules = new Intl.PluralRules('es');

/** Picks the form for a number. */
const plural = (count: number, one: string, other: string) =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'personal',
  professional: 'profesional',
  freelance: 'freelance',
  'open-source': 'open source',
};

const typeOf = (type: string) => types[type] ?? type;

/** Screen readers say this after links to other sites. */
const newTab = ' (se abre en una pestaña nueva)';

/** Your sentences about yourself and your work, by page. The labels of the interface follow below. */
const sentences = {
  site: {
    title: ({ name, label }: Owner) => [name, label].filter(Boolean).join(', '),
  },

  home: {
    description: ({ name, label, location }: Owner) =>
      `${[name, label, location].filter(Boolean).join(', ')}: mis proyectos, mi trayectoria, {topics}los artículos de mi blog,{} mi CV y cómo ponerse en contacto conmigo.`,
    greeting: '¡Hola!',
    role: ({ label, location }: Owner) => [label, location].filter(Boolean).join(', '),
    support: 'To write: qué haces y para quién, en una frase',
    now: (employer: string, year: string) => `En ${employer} desde ${year}`,
    languages: (names: readonly string[]) => names.join(', '),
    aboutHeading: 'Sobre mí',
    paragraphs: ['{summary}To write: quién eres, en dos o tres párrafos cortos'],
  },

  about: {
    description:
      'Mi trayectoria, desde los primeros pasos hasta hoy, año por año: trabajos, estudios y lo que aprendí en ellos, con mi CV para descargar.',
    heading: 'Sobre mí',
    paragraphs: ({ name }: Owner) => [
      `Me llamo ${name}.`,
      '{story}To write: tu historia, en unos pocos párrafos cortos',
    ],
    /** Key figures: `{ value: '30', label: 'nacionalidades' }`. */
    stats: [],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Saber más',
  },

  projects: {
    description:
      'Proyectos en los que he trabajado: qué es cada uno, por qué empezó, cuál fue mi parte y qué resultados dio al final.',
  },

  blog: {
    description:
      'Artículos sobre mi trabajo: lo que pruebo, lo que aprendo y por qué importa, desde el más reciente hasta el primero de todos.',
    heading: ({ name }: Owner) => `El blog de ${name}`,
    intro: '{blogIntro}To write: sobre qué escribes, en una o dos frases',
  },

  contact: {
    description:
      'Cómo contactar conmigo: por correo electrónico, en otras redes o con una llamada, mi zona horaria y una tarjeta de contacto para guardar.',
    intro: 'To write: para qué conviene escribirte',
  },

  cv: {
    title: ({ name, label }: Owner) => [name, label, 'CV'].filter(Boolean).join(', '),
  },
};

export const strings = {
  site: {
    ...sentences.site,
    copyright: ({ name }: Owner) => `© ${name}. Todos los derechos reservados.`,
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Ir al contenido',
    homePage: ', página de inicio',
    mainMenu: 'Principal',
    menu: 'Menú',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    footer: 'Pie de página',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    themeTitle: (theme: string) => `Tema: ${theme.toLowerCase()}`,
    loading: 'Cargando…',
    /** What a visitor asked for did not load. */
    failed: 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.',
    newTab,
    /** Label of the links to the site in other languages. */
    languages: 'Idiomas',
    /** After a link to a page in another language: `en inglés`. */
    inLanguage: (language: string) => `en ${language}`,
    downloadCv: 'Descargar CV',
    /** After a button has copied something, or could only select it. */
    copied: 'Copiado',
    selected: 'Seleccionado: pulsa Ctrl+C o ⌘C',
    /** The link to the CV in the other paper size. */
    cvOnPaper: { a4: 'en formato A4', letter: 'en formato carta (US Letter)' },
  },

  notFound: {
    title: '¡Aquí no hay nada!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Buscando el artículo…',
    link: 'Ir a la página de inicio',
    description: 'Esta página no existe.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'Esta página ha dejado de funcionar',
    whatToDo: 'Recárgala o vuelve a la anterior.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Disponible',
    text: (openTo: string, start: string) => `para ${openTo}, ${start}`,
    /** `date` is a day or a month: `desde el 15 de ene. de 2027`, `desde ene. 2027`. */
    from: (date: string) => (/^\d+ /.test(date) ? `desde el ${date}` : `desde ${date}`),
    now: 'con incorporación inmediata',
    byAgreement: 'fecha por acordar',
  },

  home: {
    ...sentences.home,
    name: 'Inicio',
    latestProjects: 'Últimos proyectos',
    moreProjects: 'Ver más proyectos',
    /** The table of positions. */
    record: {
      title: 'Mi experiencia',
      when: 'Cuándo',
      where: 'Dónde',
      role: 'Puesto',
      outcome: 'Resultado',
    },
    toolkit: 'Mis herramientas favoritas',
    wholeStory: 'Ver toda mi trayectoria',
    /** The dialog in which visitors draw the pattern of a name. */
    mark: {
      open: 'Dibuja el tuyo',
      title: 'Tu propio motivo',
      explanation:
        'Cada motivo de este sitio sale del SHA-\u2060256 de un nombre: una tesela por cada uno de sus primeros 16 bytes. Escribe el tuyo.',
      field: 'Tu nombre',
      drawn: (name: string) => `El motivo de «${name}»`,
      save: 'Guardar como SVG',
      close: 'Cerrar',
    },
  },

  about: {
    ...sentences.about,
    name: 'Sobre mí',
    story: 'Mi trayectoria',
    /** The story as a chain of blocks. `title` is that of a card. */
    chain: {
      explanation:
        'Cada tarjeta es un bloque. Su hash se calcula a partir de sus palabras y del hash anterior.',
      verify: 'Verificar',
      change: 'Cambiar una palabra',
      /** Names the texts of a card while they can be changed. */
      text: (title: string) => `Texto de «${title}»`,
      restore: 'Restaurar el texto',
      verified: (count: number) =>
        `Verificado en tu navegador: ${plural(count, 'bloque intacto', 'bloques intactos')}.`,
      howToChange: 'Cambia una palabra de abajo: la cadena se rompe a partir de ahí.',
      broken: (number: number, title: string, count: number) =>
        `Cadena rota en el bloque ${number}, «${title}»: ${plural(count, 'hash ya no coincide', 'hashes ya no coinciden')}.`,
      translated:
        'Tu navegador ha traducido esta página, y los hashes son de las palabras del original. Muéstralo para verificar la cadena.',
    },
  },

  projects: {
    ...sentences.projects,
    name: 'Proyectos',
    heading: 'Todos los proyectos',
    empty: 'Todavía no hay proyectos.',
    /** Shown on cards, below the title. */
    cardKind: (type: string) => `proyecto ${typeOf(type)}`,
    filter: {
      label: 'Proyectos por tipo y etiqueta',
      all: 'Todos',
      /** A type of projects by its name in their files. */
      type: typeOf,
      total: (count: number) => plural(count, 'proyecto', 'proyectos'),
      found: (count: number, total: number, tag: string) =>
        `${count} de ${plural(total, 'proyecto', 'proyectos')}: ${tag}`,
      unknown: (tag: string, total: number) =>
        `Ningún proyecto tiene la etiqueta «${tag}»: aquí están todos (${total}).`,
    },
    adjacent: {
      label: 'Más proyectos',
      previous: 'Proyecto anterior',
      next: 'Proyecto siguiente',
    },
  },

  /** Project pages. */
  project: {
    kind: 'Tipo',
    period: 'Periodo',
    role: 'Rol',
    team: 'Equipo',
    constraint: 'Reto',
    decision: 'Decisión',
    outcome: 'Resultado',
    context: 'Contexto',
    responsibilities: 'Lo que hice',
    stack: 'Tecnologías',
    story: 'En detalle',
    gallery: 'Galería',
    testimonials: 'Testimonios',
    sample: 'Ejemplo',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    label: 'Galería',
    close: 'Cerrar la galería',
    zoom: 'Ampliar',
    open: 'Abrir la imagen',
    previous: 'Anterior',
    next: 'Siguiente',
    /** Screen readers say this after both. */
    image: ' (imagen)',
  },

  blog: {
    ...sentences.blog,
    name: 'Blog',
    latest: 'Últimos artículos',
    empty: 'Todavía no hay artículos.',
    /** Label of the links to tags, archive and feed. */
    links: 'Explorar el blog',
    count: (count: number) => plural(count, 'artículo', 'artículos'),
    page: (number: number, total: number) => `página ${number} de ${total}`,
    pages: 'Páginas',
    pageLink: (number: number, total: number) => `Página ${number} de ${total}`,
    newer: 'Más recientes',
    older: 'Más antiguos',
    earlier: 'Anteriores',
    later: 'Siguientes',
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Etiquetas',
      description: ({ name }: Owner) =>
        `Los temas sobre los que escribe ${name}: todas las etiquetas del blog, con sus artículos y cuántos hay de cada una.`,
      count: (count: number) => plural(count, 'etiqueta', 'etiquetas'),
    },
    archive: {
      name: 'Archivo',
      description: ({ name }: Owner) =>
        `Todo lo que ${name} ha escrito en el blog, año por año, desde el artículo más reciente hasta el primero de todos.`,
    },
    series: { name: 'Series' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) =>
        `Todos los artículos de ${name}, del más reciente al más antiguo.`,
    },
    tag: {
      title: (tag: string) => `Artículos sobre ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Artículos de ${name} sobre ${tag}, del más reciente al más antiguo.`,
    },
    ofSeries: {
      title: (series: string) => `Serie: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `Todas las partes de la serie «${series}» de ${name}, desde la primera.`,
    },
    year: {
      title: (year: string) => `Artículos de ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Artículos que ${name} escribió en ${year}, del más reciente al más antiguo.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, página ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Página ${number} de ${total}.`,
  },

  article: {
    updated: 'actualizado el',
    minutes: (count: number) => `${count} min de lectura`,
    tags: 'Etiquetas',
    contents: 'En esta página',
    series: (series: string) => `Serie: ${series}`,
    part: (number: number, total: number) => `Parte ${number} de ${total} de la serie`,
    related: 'Artículos relacionados',
    adjacent: {
      label: 'Más artículos',
      previous: 'Artículo anterior',
      next: 'Artículo siguiente',
    },
    /** Names the end of an article, where the author is, for screen readers. */
    author: 'Quién escribe',
    aboutAuthor: 'Mi trayectoria',
    contactAuthor: 'Escríbeme',
    copyLink: 'Copiar el enlace',
    share: 'Compartir',
    edit: 'Editar esta página',
    reportMistake: 'Informar de un error',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Error en «${title}»`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'Fijado',
    /** Only shown by `npm run dev`. */
    draft: 'Borrador',
    scheduled: 'Programado',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Comentarios',
    show: 'Mostrar los comentarios',
    notice: (host: string) =>
      `Se guardan en GitHub Discussions y se cargan desde ${host}, con el que tu navegador se conectará entonces.`,
    elsewhere: 'Leerlos en GitHub',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Copiar',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Ampliar: ',
    table: 'Tabla',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Ancho', wide: 'Grande', medium: 'Mediano', narrow: 'Pequeño' },
    formula: 'Fórmula',
    done: 'Hecho',
    toDo: 'Pendiente',
    headingLink: (heading: string) => `Enlace a «${heading}»`,
    newTab,
    note: 'Nota',
    tip: 'Consejo',
    important: 'Importante',
    warning: 'Advertencia',
    caution: 'Precaución',
    footnotes: 'Notas al pie',
    backToReference: (number: string) => `Volver a la referencia ${number}`,
  },

  contact: {
    ...sentences.contact,
    name: 'Contacto',
    heading: 'Contacta conmigo',
    basedIn: 'Ubicación',
    timeZone: 'Zona horaria',
    email: 'Correo electrónico',
    languages: 'Idiomas',
    copy: 'Copiar',
    /** Screen readers say this after it. */
    copyWhat: ' la dirección de correo electrónico',
    qrCode: 'Código QR con la dirección de este sitio',
    onYourPhone: 'Escanéalo para abrir este sitio en tu teléfono',
    /** The end of projects and of the story. */
    talk: 'Hablemos',
    time: (time: string, city: string) => `Hora en ${city}: ${time}`,
    reply: (days: number) => (days === 1 ? 'Respondo en un día.' : `Respondo en ${days} días.`),
  },

  search: {
    label: 'Búsqueda',
    field: 'Buscar en este sitio',
    placeholder: 'Buscar',
    close: 'Cerrar',
    tryAgain: 'Reintentar',
    reload: 'Recargar la página',
    results: 'Resultados',
    suggestions: 'Últimos artículos y proyectos',
    more: 'Mostrar más',
    start: 'Escribe lo que buscas.',
    searching: 'Buscando…',
    nothing: (query: string) =>
      `No hay resultados para «${query}». Prueba con menos palabras o con otras.`,
    found: (count: number) => plural(count, 'resultado', 'resultados'),
    failures: {
      offline: 'No tienes conexión. Compruébala e inténtalo de nuevo.',
      broken: 'No se ha podido cargar la búsqueda. Recarga la página y vuelve a buscar.',
    },
    article: 'Artículo',
    project: (type: string) => `proyecto ${typeOf(type)}`,
  },

  dates: {
    months: [
      'ene.',
      'feb.',
      'mar.',
      'abr.',
      'may.',
      'jun.',
      'jul.',
      'ago.',
      'sept.',
      'oct.',
      'nov.',
      'dic.',
    ],
    /** The day of a post; day and month have two digits. */
    day: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
    /** The day from which you are available; the day has no leading zero. */
    longDay: (day: number, monthName: string, year: string) => `${day} de ${monthName} de ${year}`,
    /** Periods in the CV, and months in sentences. `start` and `end` are a month or a year. */
    cv: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `${start} – actualidad`,
    },
    /** Periods on pages. */
    page: {
      month: (monthName: string, year: string) => `${monthName} ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `desde ${start}`,
    },
    /** A period with an unknown end. */
    from: (start: string) => `desde ${start}`,
    /** Between the periods of a project. */
    and: ' y ',
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    ...sentences.cv,
    experience: 'Experiencia profesional',
    projects: 'Proyectos',
    skills: 'Habilidades',
    education: 'Formación académica',
    certificates: 'Certificaciones',
    volunteering: 'Voluntariado',
    awards: 'Premios y reconocimientos',
    publications: 'Publicaciones y ponencias',
    languages: 'Idiomas',
    interests: 'Intereses',
    references: 'Referencias',
  },

  /** Captions of the images that appear when a page is shared. */
  share: {
    portfolio: 'Portafolio',
  },
} satisfies Strings;

/** The labels of links in data/navigation.ts, by those of the sample and of a new site. */
export const navigationLabels: Readonly<Record<string, string>> = {
  Home: 'Inicio',
  Projects: 'Proyectos',
  Blog: 'Blog',
  About: 'Sobre mí',
  Contact: 'Contacto',
  'Contact me': 'Contacta conmigo',
  'E-mail': 'Correo',
  Email: 'Correo',
  'Send an e-mail': 'Enviar un correo',
  'Shoot an email': 'Enviar un correo',
  'Book a call': 'Reservar una llamada',
  'Add to contacts': 'Añadir a contactos',
  'Download CV': 'Descargar CV',
  Pages: 'Páginas',
  Services: 'Servicios',
  Mentoring: 'Mentoría',
  'Talent Referral': 'Recomendación de talento',
  Career: 'Trayectoria',
  Testimonials: 'Testimonios',
  Certificates: 'Certificaciones',
  'Full Technical Stack': 'Todas las tecnologías',
};
