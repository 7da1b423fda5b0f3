import type { Strings } from './en';

/** The facts about you that strings use. */
interface Owner {
  name: string;
  /** Your job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
}

const pluralRules = new Intl.PluralRules('pt-BR');

/** Picks the form for a number. */
const plural = (count: number, one: string, other: string) =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'pessoal',
  professional: 'profissional',
  freelance: 'freelance',
  'open-source': 'de código aberto',
};

const typeOf = (type: string) => types[type] ?? type;

/** Screen readers say this after links to other sites. */
const newTab = ' (abre em uma nova aba)';

/** Your sentences about yourself and your work, by page. The labels of the interface follow below. */
const sentences = {
  site: {
    title: ({ name, label }: Owner) => [name, label].filter(Boolean).join(', '),
  },

  home: {
    description: ({ name, label, location }: Owner) =>
      `${[name, label, location].filter(Boolean).join(', ')}: meus projetos, minha trajetória, {topics}os artigos do meu blog,{} meu currículo e como entrar em contato comigo.`,
    greeting: 'Olá!',
    role: ({ label, location }: Owner) => [label, location].filter(Boolean).join(', '),
    support: 'To write: o que você faz e para quem, em uma frase',
    now: (employer: string, year: string) => `Em ${employer} desde ${year}`,
    languages: (names: readonly string[]) => names.join(', '),
    aboutHeading: 'Sobre mim',
    paragraphs: ['{summary}To write: quem você é, em dois ou três parágrafos curtos'],
  },

  about: {
    description:
      'Minha trajetória, dos primeiros passos até hoje, ano a ano: trabalhos, estudos e o que aprendi neles, com meu currículo para baixar.',
    heading: 'Sobre mim',
    paragraphs: ({ name }: Owner) => [
      `Meu nome é ${name}.`,
      '{story}To write: sua história, em alguns parágrafos curtos',
    ],
    /** Key figures: `{ value: '30', label: 'nacionalidades' }`. */
    stats: [],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Saiba mais',
  },

  projects: {
    description:
      'Projetos em que trabalhei: o que é cada um, por que começou, qual foi a minha parte e quais resultados trouxe no fim.',
  },

  blog: {
    description:
      'Artigos sobre o meu trabalho: o que experimento, o que aprendo com isso e por que importa, do mais recente ao primeiro de todos.',
    heading: ({ name }: Owner) => `Blog de ${name}`,
    intro: '{blogIntro}To write: sobre o que você escreve, em uma ou duas frases',
  },

  contact: {
    description:
      'Como falar comigo: por e-mail, em outras redes ou em uma chamada, em que fuso horário estou e um cartão de contato para guardar.',
    intro: 'To write: sobre que assuntos vale a pena escrever para você',
  },

  cv: {
    title: ({ name, label }: Owner) => [name, label, 'Currículo'].filter(Boolean).join(', '),
  },
};

export const strings = {
  site: {
    ...sentences.site,
    copyright: ({ name }: Owner) => `© ${name}. Todos os direitos reservados.`,
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Ir para o conteúdo',
    homePage: ', página inicial',
    mainMenu: 'Principal',
    menu: 'Menu',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    footer: 'Rodapé',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
    themeTitle: (theme: string) => `Tema: ${theme.toLowerCase()}`,
    loading: 'Carregando…',
    /** What a visitor asked for did not load. */
    failed: 'Não foi possível carregar. Verifique sua conexão e tente novamente.',
    newTab,
    /** Label of the links to the site in other languages. */
    languages: 'Idiomas',
    /** After a link to a page in another language: `em inglês`. */
    inLanguage: (language: string) => `em ${language}`,
    downloadCv: 'Baixar currículo',
    /** After a button has copied something, or could only select it. */
    copied: 'Copiado',
    selected: 'Selecionado: pressione Ctrl+C ou ⌘C',
    /** The link to the CV in the other paper size. */
    cvOnPaper: { a4: 'em formato A4', letter: 'em formato carta (US Letter)' },
  },

  notFound: {
    title: 'Não há nada por aqui!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Procurando o artigo…',
    link: 'Ir para a página inicial',
    description: 'Esta página não existe.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'Esta página parou de funcionar',
    whatToDo: 'Recarregue-a ou volte para a anterior.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Disponível',
    text: (openTo: string, start: string) => `para ${openTo}, ${start}`,
    from: (date: string) => `a partir de ${date}`,
    now: 'com início imediato',
    byAgreement: 'com início a combinar',
  },

  home: {
    ...sentences.home,
    name: 'Início',
    latestProjects: 'Projetos recentes',
    moreProjects: 'Ver mais projetos',
    /** The table of positions. */
    record: {
      title: 'Minhas experiências',
      when: 'Quando',
      where: 'Onde',
      role: 'Função',
      outcome: 'Resultado',
    },
    toolkit: 'Minhas ferramentas favoritas',
    wholeStory: 'Conhecer minha trajetória',
    /** The dialog in which visitors draw the pattern of a name. */
    mark: {
      open: 'Desenhe o seu',
      title: 'O seu próprio padrão',
      explanation:
        'Cada padrão deste site é desenhado a partir do SHA-\u2060256 de um nome: um ladrilho para cada um dos 16 primeiros bytes. Escreva o seu.',
      field: 'Seu nome',
      drawn: (name: string) => `O padrão de “${name}”`,
      save: 'Salvar como SVG',
      close: 'Fechar',
    },
  },

  about: {
    ...sentences.about,
    name: 'Sobre',
    story: 'Minha trajetória',
    /** The story as a chain of blocks. `title` is that of a card. */
    chain: {
      explanation:
        'Cada cartão é um bloco. Seu hash é calculado a partir de suas palavras e do hash anterior.',
      verify: 'Verificar',
      change: 'Mudar uma palavra',
      /** Names the texts of a card while they can be changed. */
      text: (title: string) => `Texto de “${title}”`,
      restore: 'Restaurar o texto',
      verified: (count: number) =>
        `Verificado no seu navegador: ${plural(count, 'bloco intacto', 'blocos intactos')}.`,
      howToChange: 'Mude uma palavra abaixo: a corrente se rompe a partir dali.',
      broken: (number: number, title: string, count: number) =>
        `Corrente rompida no bloco ${number}, “${title}”: ${plural(count, 'hash não confere mais', 'hashes não conferem mais')}.`,
      translated:
        'Seu navegador traduziu esta página, e os hashes são das palavras do original. Mostre o original para verificar a corrente.',
    },
  },

  projects: {
    ...sentences.projects,
    name: 'Projetos',
    heading: 'Todos os projetos',
    empty: 'Ainda não há projetos.',
    /** Shown on cards, below the title. */
    cardKind: (type: string) => `projeto ${typeOf(type)}`,
    filter: {
      label: 'Projetos por tipo e tag',
      all: 'Todos',
      /** A type of projects by its name in their files. */
      type: typeOf,
      total: (count: number) => plural(count, 'projeto', 'projetos'),
      found: (count: number, total: number, tag: string) =>
        `${count} de ${plural(total, 'projeto', 'projetos')}: ${tag}`,
      unknown: (tag: string, total: number) =>
        `Nenhum projeto tem a tag “${tag}”: aqui estão todos (${total}).`,
    },
    adjacent: {
      label: 'Mais projetos',
      previous: 'Projeto anterior',
      next: 'Próximo projeto',
    },
  },

  /** Project pages. */
  project: {
    kind: 'Tipo',
    period: 'Período',
    role: 'Função',
    team: 'Equipe',
    constraint: 'Desafio',
    decision: 'Decisão',
    outcome: 'Resultado',
    context: 'Contexto',
    responsibilities: 'O que eu fiz',
    stack: 'Tecnologias',
    story: 'Em detalhes',
    gallery: 'Galeria',
    testimonials: 'Depoimentos',
    sample: 'Exemplo',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    label: 'Galeria',
    close: 'Fechar a galeria',
    zoom: 'Ampliar',
    open: 'Abrir a imagem',
    previous: 'Anterior',
    next: 'Próxima',
    /** Screen readers say this after both. */
    image: ' (imagem)',
  },

  blog: {
    ...sentences.blog,
    name: 'Blog',
    latest: 'Artigos recentes',
    empty: 'Ainda não há artigos.',
    /** Label of the links to tags, archive and feed. */
    links: 'Explorar o blog',
    count: (count: number) => plural(count, 'artigo', 'artigos'),
    page: (number: number, total: number) => `página ${number} de ${total}`,
    pages: 'Páginas',
    pageLink: (number: number, total: number) => `Página ${number} de ${total}`,
    newer: 'Mais recentes',
    older: 'Mais antigos',
    earlier: 'Anteriores',
    later: 'Próximos',
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }: Owner) =>
        `Os assuntos sobre os quais ${name} escreve: todas as tags do blog, com seus artigos e quantos há em cada uma.`,
      count: (count: number) => plural(count, 'tag', 'tags'),
    },
    archive: {
      name: 'Arquivo',
      description: ({ name }: Owner) =>
        `Tudo o que ${name} já publicou no blog, ano a ano, começando pelo artigo mais recente até o primeiro de todos.`,
    },
    series: { name: 'Séries' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) =>
        `Todos os artigos de ${name}, do mais recente ao mais antigo.`,
    },
    tag: {
      title: (tag: string) => `Artigos sobre ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Artigos de ${name} sobre ${tag}, do mais recente ao mais antigo.`,
    },
    ofSeries: {
      title: (series: string) => `Série: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `Todas as partes da série “${series}” de ${name}, a partir da primeira.`,
    },
    year: {
      title: (year: string) => `Artigos de ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Artigos que ${name} escreveu em ${year}, do mais recente ao mais antigo.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, página ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Página ${number} de ${total}.`,
  },

  article: {
    updated: 'atualizado em',
    minutes: (count: number) => `${count} min de leitura`,
    tags: 'Tags',
    contents: 'Nesta página',
    series: (series: string) => `Série: ${series}`,
    part: (number: number, total: number) => `Parte ${number} de ${total} da série`,
    related: 'Artigos relacionados',
    adjacent: {
      label: 'Mais artigos',
      previous: 'Artigo anterior',
      next: 'Próximo artigo',
    },
    /** Names the end of an article, where the author is, for screen readers. */
    author: 'Quem escreve',
    aboutAuthor: 'Minha trajetória',
    contactAuthor: 'Escreva para mim',
    copyLink: 'Copiar o link',
    share: 'Compartilhar',
    edit: 'Editar esta página',
    reportMistake: 'Relatar um erro',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Erro em “${title}”`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'Fixado',
    /** Only shown by `npm run dev`. */
    draft: 'Rascunho',
    scheduled: 'Agendado',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Comentários',
    show: 'Mostrar os comentários',
    notice: (host: string) =>
      `Eles ficam no GitHub Discussions e são carregados de ${host}, ao qual seu navegador se conecta nesse momento.`,
    elsewhere: 'Ler no GitHub',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Copiar',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Ampliar: ',
    table: 'Tabela',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Largura', wide: 'Larga', medium: 'Média', narrow: 'Estreita' },
    formula: 'Fórmula',
    done: 'Concluído',
    toDo: 'Pendente',
    headingLink: (heading: string) => `Link para “${heading}”`,
    newTab,
    note: 'Nota',
    tip: 'Dica',
    important: 'Importante',
    warning: 'Aviso',
    caution: 'Cuidado',
    footnotes: 'Notas de rodapé',
    backToReference: (number: string) => `Voltar à referência ${number}`,
  },

  contact: {
    ...sentences.contact,
    name: 'Contato',
    heading: 'Fale comigo',
    basedIn: 'Localização',
    timeZone: 'Fuso horário',
    email: 'E-mail',
    languages: 'Idiomas',
    copy: 'Copiar',
    /** Screen readers say this after it. */
    copyWhat: ' o endereço de e-mail',
    qrCode: 'QR code com o endereço deste site',
    onYourPhone: 'Escaneie para abrir este site no celular',
    /** The end of projects and of the story. */
    talk: 'Vamos conversar',
    time: (time: string, city: string) => `Hora em ${city}: ${time}`,
    reply: (days: number) =>
      days === 1 ? 'Respondo em até um dia.' : `Respondo em até ${days} dias.`,
  },

  search: {
    label: 'Busca',
    field: 'Buscar neste site',
    placeholder: 'Buscar',
    close: 'Fechar',
    tryAgain: 'Tentar novamente',
    reload: 'Recarregar a página',
    results: 'Resultados',
    suggestions: 'Artigos e projetos recentes',
    more: 'Mostrar mais',
    start: 'Digite o que você procura.',
    searching: 'Buscando…',
    nothing: (query: string) =>
      `Nenhum resultado para “${query}”. Tente com menos palavras ou com outras.`,
    found: (count: number) => plural(count, 'resultado', 'resultados'),
    failures: {
      offline: 'Você está offline. Verifique sua conexão e tente novamente.',
      broken: 'Não foi possível carregar a busca. Recarregue a página e busque novamente.',
    },
    article: 'Artigo',
    project: (type: string) => `projeto ${typeOf(type)}`,
  },

  dates: {
    months: [
      'jan.',
      'fev.',
      'mar.',
      'abr.',
      'maio',
      'jun.',
      'jul.',
      'ago.',
      'set.',
      'out.',
      'nov.',
      'dez.',
    ],
    /** The day of a post; day and month have two digits. */
    day: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
    /** The day from which you are available; the day has no leading zero. */
    longDay: (day: number, monthName: string, year: string) =>
      `${day === 1 ? '1º' : day} de ${monthName} de ${year}`,
    /** Periods in the CV, and months in sentences. `start` and `end` are a month or a year. */
    cv: {
      month: (monthName: string, year: string) => `${monthName} de ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} de ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `${start} – atual`,
    },
    /** Periods on pages. */
    page: {
      month: (monthName: string, year: string) => `${monthName} de ${year}`,
      inOneYear: (startMonth: string, endMonth: string, year: string) =>
        `${startMonth}–${endMonth} de ${year}`,
      range: (start: string, end: string) =>
        `${start} ${end}`.split(' ').length > 2 ? `${start} – ${end}` : `${start}–${end}`,
      since: (start: string) => `desde ${start}`,
    },
    /** A period with an unknown end. */
    from: (start: string) => `a partir de ${start}`,
    /** Between the periods of a project. */
    and: ' e ',
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    ...sentences.cv,
    experience: 'Experiência profissional',
    projects: 'Projetos',
    skills: 'Habilidades',
    education: 'Formação acadêmica',
    certificates: 'Certificações',
    volunteering: 'Trabalho voluntário',
    awards: 'Prêmios',
    publications: 'Publicações e palestras',
    languages: 'Idiomas',
    interests: 'Interesses',
    references: 'Referências',
  },

  /** Captions of the images that appear when a page is shared. */
  share: {
    portfolio: 'Portfólio',
  },
} satisfies Strings;

/** The labels of links in data/navigation.ts, by those of the sample and of a new site. */
export const navigationLabels: Readonly<Record<string, string>> = {
  Home: 'Início',
  Projects: 'Projetos',
  Blog: 'Blog',
  About: 'Sobre',
  Contact: 'Contato',
  'Contact me': 'Fale comigo',
  'E-mail': 'E-mail',
  Email: 'E-mail',
  'Send an e-mail': 'Enviar um e-mail',
  'Shoot an email': 'Enviar um e-mail',
  'Book a call': 'Agendar uma chamada',
  'Add to contacts': 'Adicionar aos contatos',
  'Download CV': 'Baixar currículo',
  Pages: 'Páginas',
  Services: 'Serviços',
  Mentoring: 'Mentoria',
  'Talent Referral': 'Indicação de talentos',
  Career: 'Carreira',
  Testimonials: 'Depoimentos',
  Certificates: 'Certificações',
  'Full Technical Stack': 'Todas as tecnologias',
};
