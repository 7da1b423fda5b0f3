import type { Labels } from './en';
import { formatsIn } from './formats';

const { comma, dates, joined, plural } = formatsIn('es');

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'personal',
  professional: 'profesional',
  freelance: 'freelance',
  'open-source': 'de código abierto',
};

const typeOf = (type: string) => types[type] ?? type;

export const es = {
  comma,
  joined,

  site: {
    title: ({ name, label }) => joined([name, label]),
    copyright: ({ name }) => `© ${name}. Todos los derechos reservados.`,
    portfolio: 'Portafolio',
  },

  layout: {
    skip: 'Ir al contenido',
    homePage: ', página de inicio',
    mainMenu: 'Principal',
    menu: 'Menú',
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    footer: 'Pie de página',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    loading: 'Cargando…',
    /** After a link to a page in another language: `en inglés`. */
    inLanguage: (language) => `en ${language}`,
    downloadCv: 'Descargar CV',
    copied: 'Copiado',
    selected: 'Seleccionado: pulsa Ctrl+C o ⌘C',
    cvFormats: { a4: 'en formato A4', letter: 'en formato carta (US Letter)', word: 'para Word' },
  },

  notFound: {
    title: '¡Aquí no hay nada!',
    looking: 'Buscando el artículo…',
    link: 'Ir a la página de inicio',
    description: 'Esta página no existe.',
  },

  failure: {
    title: 'Esta página ha dejado de funcionar',
    whatToDo: 'Recárgala o vuelve a la anterior.',
  },

  availability: {
    label: 'Disponible',
    text: (openTo, start) => `para ${openTo}, ${start}`,
    /** `date` is a day or a month: `desde el 15 de enero de 2027`, `desde ene 2027`. */
    from: (date) => (/^\d+ /.test(date) ? `desde el ${date}` : `desde ${date}`),
    now: 'con incorporación inmediata',
    byAgreement: 'con fecha de inicio por acordar',
  },

  home: {
    description: ({ name, label, location }, hasBlog) =>
      `${joined([name, label, location])}: mis proyectos, mi trayectoria,${hasBlog ? ' los artículos de mi blog,' : ''} mi CV y cómo ponerse en contacto conmigo.`,
    greeting: '¡Hola!',
    role: ({ label }) => label,
    now: (employer, year) => `${employer}, desde ${year}`,
    name: 'Inicio',
    latestProjects: 'Últimos proyectos',
    moreProjects: 'Ver más proyectos',
    record: 'Mi experiencia',
    toolkit: 'Mis herramientas favoritas',
    wholeStory: 'Ver toda mi trayectoria',
  },

  about: {
    description:
      'Mi trayectoria, desde los primeros pasos hasta hoy, año por año: trabajos, estudios y lo que aprendí en ellos, con mi CV para descargar.',
    heading: 'Sobre mí',
    cardLink: 'Saber más',
    name: 'Sobre mí',
    story: 'Mi trayectoria',
  },

  projects: {
    description:
      'Proyectos en los que he trabajado: qué es cada uno, por qué empezó, cuál fue mi parte y qué resultados dio al final.',
    name: 'Proyectos',
    heading: 'Todos los proyectos',
    empty: 'Todavía no hay proyectos.',
    cardKind: (type) => `proyecto ${typeOf(type)}`,
    filter: {
      label: 'Proyectos por tipo y etiqueta',
      all: 'Todos',
      type: typeOf,
      total: (count) => plural(count, { one: '# proyecto', other: '# proyectos' }),
      found: (count, total, tag) =>
        `${count} de ${plural(total, { one: '# proyecto', other: '# proyectos' })}: ${tag}`,
    },
  },

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
    stars: (count) => plural(count, { one: '# estrella', other: '# estrellas' }),
    testimonials: 'Testimonios',
    sample: 'Ejemplo',
  },

  lightbox: {
    zoom: 'Ampliar',
    open: 'Abrir la imagen',
  },

  blog: {
    description:
      'Artículos sobre mi trabajo: lo que pruebo, lo que aprendo y por qué importa, desde el más reciente hasta el primero de todos.',
    heading: ({ name }) => `El blog de ${name}`,
    name: 'Blog',
    latest: 'Últimos artículos',
    empty: 'Todavía no hay artículos.',
    count: (count) => plural(count, { one: '# artículo', other: '# artículos' }),
    pages: 'Páginas',
    page: (number, total) => `Página ${number} de ${total}`,
    subscribe: { byFeed: 'Suscribirse por RSS', byEmail: 'Suscribirse por correo' },
  },

  lists: {
    tags: {
      name: 'Etiquetas',
      description: ({ name }) =>
        `Los temas sobre los que escribe ${name}: todas las etiquetas del blog, con sus artículos y cuántos hay en cada una.`,
      count: (count) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
    },
    archive: {
      name: 'Archivo',
      description: ({ name }) =>
        `Todo lo que ${name} ha escrito en el blog, año por año, desde el artículo más reciente hasta el primero de todos.`,
    },
    series: { name: 'Series' },
    all: {
      title: () => 'Blog',
      description: ({ name }) => `Todos los artículos de ${name}, del más reciente al más antiguo.`,
    },
    tag: {
      title: (tag) => `Artículos sobre ${tag}`,
      description: ({ name }, tag) =>
        `Artículos de ${name} sobre ${tag}, del más reciente al más antiguo.`,
    },
    ofSeries: {
      title: (series) => `Serie: ${series}`,
      description: ({ name }, series) =>
        `Todas las partes de la serie «${series}» de ${name}, desde la primera.`,
    },
    year: {
      title: (year) => `Artículos de ${year}`,
      description: ({ name }, year) =>
        `Artículos que ${name} escribió en ${year}, del más reciente al más antiguo.`,
    },
    pageTitle: (title, number) => `${title}, página ${number}`,
    pageDescription: (description, number, total) => `${description} Página ${number} de ${total}.`,
  },

  article: {
    updated: 'actualizado el',
    minutes: (count) => `${count} min de lectura`,
    contents: 'En esta página',
    part: (number, total) => `Parte ${number} de ${total} de la serie`,
    related: 'Artículos relacionados',
    aboutAuthor: 'Mi trayectoria',
    contactAuthor: 'Escríbeme',
    reply: 'Responder por correo',
    discuss: (site) => `Comentar en ${site}`,
    copyLink: 'Copiar el enlace',
    share: 'Compartir',
    edit: 'Editar esta página',
    reportMistake: 'Informar de un error',
    mistakeIn: (title) => `Error en «${title}»`,
    pinned: 'Fijado',
    draft: 'Borrador',
    scheduled: 'Programado',
  },

  comments: {
    title: 'Comentarios',
    show: 'Mostrar los comentarios',
    notice: (host) =>
      `Se guardan en GitHub Discussions y se cargan desde ${host}, al que tu navegador se conectará cuando los muestres.`,
    elsewhere: 'Leerlos en GitHub',
  },

  markdown: {
    copy: 'Copiar',
    openLightbox: 'Ampliar: ',
    table: 'Tabla',
    demo: { legend: 'Ancho', wide: 'Amplio', medium: 'Medio', narrow: 'Estrecho' },
    formula: 'Fórmula',
    done: 'Hecho',
    toDo: 'Pendiente',
    newTab: ' (se abre en una pestaña nueva)',
    note: 'Nota',
    tip: 'Consejo',
    important: 'Importante',
    warning: 'Advertencia',
    caution: 'Precaución',
    footnotes: 'Notas al pie',
    backToReference: (number) => `Volver a la referencia ${number}`,
  },

  contact: {
    description:
      'Cómo contactar conmigo: por correo electrónico, en redes sociales o con una llamada. También mi zona horaria y una tarjeta de contacto para guardar.',
    name: 'Contacto',
    heading: 'Contacta conmigo',
    basedIn: 'Ubicación',
    timeZone: 'Zona horaria',
    email: 'Correo electrónico',
    copyWhat: ' la dirección de correo electrónico',
    talk: 'Hablemos',
    reply: (days) => `Respondo en un plazo de ${days === 1 ? '24 horas' : `${days} días`}.`,
  },

  search: {
    label: 'Buscar',
    tryAgain: 'Reintentar',
    reload: 'Recargar la página',
    results: 'Resultados',
    suggestions: 'Últimos artículos y proyectos',
    searching: 'Buscando…',
    nothing: (query) => `No hay resultados para «${query}». Prueba con menos palabras o con otras.`,
    found: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
    failures: {
      offline: 'Estás sin conexión. Comprueba tu red e inténtalo de nuevo.',
      broken: 'No se ha podido cargar la búsqueda. Recarga la página y vuelve a buscar.',
    },
    article: 'Artículo',
  },

  dates: {
    ...dates,
    since: (start) => `${start} – actualidad`,
    from: (start) => `inicio en ${start}`,
  },

  cv: {
    title: ({ name, label }) => joined([name, label, 'CV']),
    experience: 'Experiencia profesional',
    projects: 'Proyectos',
    openSource: 'Código abierto',
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
} satisfies Labels;
