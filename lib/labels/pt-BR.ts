import type { Labels } from './en';
import { formatsIn } from './formats';

const { comma, dates, joined, plural } = formatsIn('pt-BR');

/** Types of projects, by their names in files. Others stay as written. */
const types: Readonly<Record<string, string>> = {
  personal: 'pessoal',
  professional: 'profissional',
  freelance: 'freelance',
  'open-source': 'de código aberto',
};

const typeOf = (type: string) => types[type] ?? type;

export const ptBR = {
  comma,
  joined,

  site: {
    title: ({ name, label }) => joined([name, label]),
    copyright: ({ name }) => `© ${name}. Todos os direitos reservados.`,
    portfolio: 'Portfólio',
  },

  layout: {
    skip: 'Ir para o conteúdo',
    homePage: ', página inicial',
    mainMenu: 'Principal',
    menu: 'Menu',
    close: 'Fechar',
    previous: 'Anterior',
    next: 'Seguinte',
    footer: 'Rodapé',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
    loading: 'Carregando…',
    /** After a link to a page in another language: `em inglês`. */
    inLanguage: (language) => `em ${language}`,
    downloadCv: 'Baixar currículo',
    copied: 'Copiado',
    selected: 'Selecionado: pressione Ctrl+C ou ⌘C',
    cvFormats: { a4: 'em formato A4', letter: 'em formato carta (US Letter)', word: 'para Word' },
  },

  notFound: {
    title: 'Não há nada por aqui!',
    looking: 'Procurando o artigo…',
    link: 'Ir para a página inicial',
    description: 'Esta página não existe.',
  },

  failure: {
    title: 'Esta página parou de funcionar',
    whatToDo: 'Recarregue-a ou volte para a anterior.',
  },

  availability: {
    label: 'Disponível',
    text: (openTo, start) => `para ${openTo}, ${start}`,
    from: (date) => `a partir de ${date}`,
    now: 'com início imediato',
    byAgreement: 'com início a combinar',
  },

  home: {
    description: ({ name, label, location }, hasBlog) =>
      `${joined([name, label, location])}: meus projetos, minha trajetória,${hasBlog ? ' os artigos do meu blog,' : ''} meu currículo e como entrar em contato comigo.`,
    greeting: 'Olá!',
    role: ({ label }) => label,
    now: (employer, year) => `${employer}, desde ${year}`,
    name: 'Início',
    latestProjects: 'Projetos recentes',
    moreProjects: 'Ver mais projetos',
    record: 'Minhas experiências',
    toolkit: 'Minhas ferramentas favoritas',
    wholeStory: 'Ver toda a minha trajetória',
  },

  about: {
    description:
      'Minha trajetória, dos primeiros passos até hoje, ano a ano: trabalhos, estudos e o que aprendi neles, com meu currículo para baixar.',
    heading: 'Sobre mim',
    cardLink: 'Saiba mais',
    name: 'Sobre',
    story: 'Minha trajetória',
  },

  projects: {
    description:
      'Projetos em que trabalhei: o que é cada um, por que começou, qual foi a minha parte e quais resultados trouxe no fim.',
    name: 'Projetos',
    heading: 'Todos os projetos',
    empty: 'Ainda não há projetos.',
    cardKind: (type) => `projeto ${typeOf(type)}`,
    filter: {
      label: 'Projetos por tipo e tag',
      all: 'Todos',
      type: typeOf,
      total: (count) => plural(count, { one: '# projeto', other: '# projetos' }),
      found: (count, total, tag) =>
        `${count} de ${plural(total, { one: '# projeto', other: '# projetos' })}: ${tag}`,
    },
  },

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
    stars: (count) => plural(count, { one: '# estrela', other: '# estrelas' }),
    testimonials: 'Depoimentos',
    sample: 'Exemplo',
  },

  lightbox: {
    zoom: 'Ampliar',
    open: 'Abrir a imagem',
  },

  blog: {
    description:
      'Artigos sobre o meu trabalho: o que experimento, o que aprendo com isso e por que importa, do mais recente ao primeiro de todos.',
    heading: ({ name }) => `Blog de ${name}`,
    name: 'Blog',
    latest: 'Artigos recentes',
    empty: 'Ainda não há artigos.',
    count: (count) => plural(count, { one: '# artigo', other: '# artigos' }),
    pages: 'Páginas',
    page: (number, total) => `Página ${number} de ${total}`,
    subscribe: { byFeed: 'Assinar por RSS', byEmail: 'Assinar por e-mail' },
  },

  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }) =>
        `Os assuntos sobre os quais ${name} escreve: todas as tags do blog, com seus artigos e quantos há em cada uma.`,
      count: (count) => plural(count, { one: '# tag', other: '# tags' }),
    },
    archive: {
      name: 'Arquivo',
      description: ({ name }) =>
        `Tudo o que ${name} já publicou no blog, ano a ano, do artigo mais recente até o primeiro de todos.`,
    },
    series: { name: 'Séries' },
    all: {
      title: () => 'Blog',
      description: ({ name }) => `Todos os artigos de ${name}, do mais recente ao mais antigo.`,
    },
    tag: {
      title: (tag) => `Artigos sobre ${tag}`,
      description: ({ name }, tag) =>
        `Artigos de ${name} sobre ${tag}, do mais recente ao mais antigo.`,
    },
    ofSeries: {
      title: (series) => `Série: ${series}`,
      description: ({ name }, series) =>
        `Todas as partes da série “${series}” de ${name}, a partir da primeira.`,
    },
    year: {
      title: (year) => `Artigos de ${year}`,
      description: ({ name }, year) =>
        `Artigos que ${name} escreveu em ${year}, do mais recente ao mais antigo.`,
    },
    pageTitle: (title, number) => `${title}, página ${number}`,
    pageDescription: (description, number, total) => `${description} Página ${number} de ${total}.`,
  },

  article: {
    updated: 'atualizado em',
    minutes: (count) => `${count} min de leitura`,
    contents: 'Nesta página',
    part: (number, total) => `Parte ${number} de ${total} da série`,
    related: 'Artigos relacionados',
    aboutAuthor: 'Minha trajetória',
    contactAuthor: 'Escreva para mim',
    reply: 'Responder por e-mail',
    discuss: (site) => `Comentar em ${site}`,
    copyLink: 'Copiar o link',
    share: 'Compartilhar',
    edit: 'Editar esta página',
    reportMistake: 'Relatar um erro',
    mistakeIn: (title) => `Erro em “${title}”`,
    pinned: 'Fixado',
    draft: 'Rascunho',
    scheduled: 'Agendado',
  },

  comments: {
    title: 'Comentários',
    show: 'Mostrar os comentários',
    notice: (host) =>
      `Eles ficam no GitHub Discussions e são carregados de ${host}, ao qual seu navegador se conectará quando você os mostrar.`,
    elsewhere: 'Ler no GitHub',
  },

  markdown: {
    copy: 'Copiar',
    openLightbox: 'Ampliar: ',
    table: 'Tabela',
    demo: { legend: 'Largura', wide: 'Larga', medium: 'Média', narrow: 'Estreita' },
    formula: 'Fórmula',
    done: 'Concluído',
    toDo: 'Pendente',
    newTab: ' (abre em uma nova aba)',
    note: 'Nota',
    tip: 'Dica',
    important: 'Importante',
    warning: 'Aviso',
    caution: 'Cuidado',
    footnotes: 'Notas de rodapé',
    backToReference: (number) => `Voltar à referência ${number}`,
  },

  contact: {
    description:
      'Como falar comigo: por e-mail, nas redes sociais ou em uma chamada. Veja também meu fuso horário e um cartão de contato para guardar.',
    name: 'Contato',
    heading: 'Fale comigo',
    basedIn: 'Localização',
    timeZone: 'Fuso horário',
    email: 'E-mail',
    copyWhat: ' o endereço de e-mail',
    talk: 'Vamos conversar',
    reply: (days) => `Respondo em até ${days === 1 ? '24 horas' : `${days} dias`}.`,
  },

  search: {
    label: 'Buscar',
    tryAgain: 'Tentar novamente',
    reload: 'Recarregar a página',
    results: 'Resultados',
    suggestions: 'Artigos e projetos recentes',
    searching: 'Buscando…',
    nothing: (query) => `Nenhum resultado para “${query}”. Tente com menos palavras ou com outras.`,
    found: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
    failures: {
      offline: 'Você está offline. Verifique sua conexão e tente novamente.',
      broken: 'Não foi possível carregar a busca. Recarregue a página e busque novamente.',
    },
    article: 'Artigo',
  },

  dates: {
    ...dates,
    day: (date) => dates.day(date).replace(/^1 /, '1º '),
    date: (date) => dates.date(date).replace(/^1 /, '1º '),
    since: (start) => `${start} – atual`,
    from: (start) => `início em ${start}`,
  },

  cv: {
    title: ({ name, label }) => joined([name, label, 'Currículo']),
    experience: 'Experiência profissional',
    projects: 'Projetos',
    openSource: 'Código aberto',
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
} satisfies Labels;
