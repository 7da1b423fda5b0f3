import { z } from 'zod';
import { ownerFacts, placeholdersIn } from '../fill';

/** A group of texts. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'a group of texts' });

/** A text that may contain only these placeholders. */
const template = (...names: string[]) =>
  z
    .string({ error: 'a text' })
    .min(1, { error: 'a text' })
    .refine((text) => placeholdersIn(text).every((name) => names.includes(name)), {
      error:
        names.length > 0 ? `no words in braces but {${names.join('}, {')}}` : 'no words in braces',
    });

const word = template();

/** A text that is rendered in the build, and may contain the owner's facts as placeholders. */
const withFacts = (...names: string[]) => template(...ownerFacts, ...names);

const fact = withFacts();

/** A text that depends on a number: see `Intl.PluralRules`. */
const plural = group({ one: template('count'), other: template('count') });

/** The schema of `data/words.ts`: every word of the interface. */
export const wordsSchema = group({
  layout: group({
    skip: word,
    homePage: word,
    mainMenu: word,
    menu: word,
    openMenu: word,
    closeMenu: word,
    footer: word,
    theme: word,
    themes: group({ system: word, light: word, dark: word }),
    themeTitle: template('theme'),
    newTab: word,
    downloadCv: word,
    cvOnPaper: group({ a4: word, letter: word }),
  }),
  notFound: group({ title: word, looking: word, link: word, description: fact }),
  failure: group({ title: word, advice: word }),
  availability: group({
    label: word,
    text: template('openTo', 'from'),
    from: template('date'),
    now: word,
    byAgreement: word,
  }),
  home: group({
    name: fact,
    description: fact,
    greeting: fact,
    role: fact,
    support: fact,
    seeWork: fact,
    latestProjects: fact,
    moreProjects: fact,
    toolkit: fact,
    aboutHeading: fact,
    paragraphs: z.array(fact),
    wholeStory: fact,
  }),
  about: group({
    name: fact,
    description: fact,
    heading: fact,
    paragraphs: z.array(fact),
    story: fact,
    claims: z.array(group({ value: fact, label: fact })),
    cardLink: fact,
  }),
  projects: group({
    name: fact,
    description: fact,
    heading: fact,
    cardKind: template('type'),
    filter: group({
      label: word,
      all: word,
      more: plural,
      total: plural,
      found: template('count', 'total', 'tag'),
      unknown: template('tag', 'total'),
    }),
    neighbours: group({ label: word, previous: word, next: word }),
  }),
  project: group({
    kind: fact,
    period: fact,
    role: fact,
    team: fact,
    constraint: fact,
    decision: fact,
    outcome: fact,
    context: fact,
    responsibilities: fact,
    stack: fact,
    story: fact,
    gallery: fact,
    testimonials: fact,
    sample: fact,
  }),
  gallery: group({
    label: word,
    close: word,
    open: word,
    previous: word,
    next: word,
    picture: word,
  }),
  blog: group({
    name: fact,
    description: fact,
    heading: fact,
    intro: fact,
    latest: fact,
    links: fact,
    count: plural,
    page: withFacts('number', 'total'),
    pages: fact,
    pageLink: withFacts('number', 'total'),
    newer: fact,
    older: fact,
    earlier: fact,
    later: fact,
  }),
  lists: group({
    tags: group({
      name: fact,
      description: fact,
      count: plural,
      mostUsed: withFacts('count', 'total'),
    }),
    archive: group({ name: fact, description: fact }),
    series: group({ name: fact }),
    all: group({ title: fact, description: fact }),
    tag: group({ title: withFacts('list'), description: withFacts('list') }),
    ofSeries: group({ title: withFacts('list'), description: withFacts('list') }),
    year: group({ title: withFacts('list'), description: withFacts('list') }),
    pageTitle: withFacts('title', 'number'),
    pageDescription: withFacts('description', 'number', 'total'),
  }),
  article: group({
    updated: word,
    minutes: template('count'),
    tags: word,
    contents: word,
    series: template('series'),
    part: template('number', 'total'),
    related: word,
    neighbours: group({ label: word, previous: word, next: word }),
    copied: word,
    selected: word,
    draft: word,
    scheduled: word,
  }),
  markdown: group({
    copy: word,
    wrap: word,
    diagram: word,
    enlarge: word,
    video: template('site'),
    table: word,
    formula: word,
    done: word,
    toDo: word,
    headingLink: template('heading'),
    newTab: word,
    note: word,
    tip: word,
    important: word,
    warning: word,
    caution: word,
    footnotes: word,
    backToReference: template('number'),
  }),
  contact: group({
    name: fact,
    description: fact,
    heading: fact,
    intro: fact,
    basedIn: word,
    timeZone: word,
    email: word,
    languages: word,
    copy: word,
    copyWhat: word,
    copied: word,
    selected: word,
    qrCode: word,
    onYourPhone: word,
  }),
  search: group({
    label: word,
    field: word,
    placeholder: word,
    close: word,
    tryAgain: word,
    results: word,
    more: word,
    start: word,
    searching: word,
    nothing: template('query'),
    found: plural,
    moreThan: template('count'),
    failed: word,
    shortcut: word,
    article: word,
    project: template('type'),
  }),
  periods: group({
    months: z.array(word).length(12),
    from: word,
    now: word,
    current: word,
    and: word,
  }),
  cv: group({
    title: fact,
    place: withFacts('timeZone'),
    email: fact,
    site: fact,
    booking: fact,
    skills: fact,
    experience: fact,
    projects: fact,
    volunteering: fact,
    education: fact,
    languages: fact,
  }),
  llms: group({
    pages: fact,
    career: fact,
    projects: fact,
    posts: fact,
    feed: fact,
    cv: fact,
    cvFormat: group({ a4: fact, letter: fact }),
    cvData: fact,
    cvDataFormat: fact,
    vcard: fact,
    vcardFormat: fact,
    allPosts: withFacts('count'),
    jsonFeed: fact,
    jsonFeedFormat: fact,
  }),
  share: group({ portfolio: fact, article: fact, tag: fact, series: fact, archive: fact }),
});

export type Words = z.infer<typeof wordsSchema>;

export type Plural = z.infer<typeof plural>;
