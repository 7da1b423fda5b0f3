import { z } from 'zod';
import { ownerFacts, placeholdersIn } from '../fill';
import { languageTag } from './settings';

/** A group of texts. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'a group of texts' });

/** A text with no placeholders but these. */
const template = (...names: string[]) =>
  z
    .string({ error: 'a text' })
    .min(1, { error: 'a text' })
    .refine((text) => placeholdersIn(text).every((name) => names.includes(name)), {
      abort: true,
      error:
        names.length > 0 ? `no words in braces but {${names.join('}, {')}}` : 'no words in braces',
    });

/** A text with each of these placeholders; `a|b` stands for either. */
const complete = (...names: string[]) => {
  const choices = names.map((name) => name.split('|'));
  return template(...choices.flat()).refine(
    (text) => choices.every((choice) => choice.some((name) => text.includes(`{${name}}`))),
    {
      error: `a text with ${names.map((name) => `{${name.replaceAll('|', '} or {')}}`).join(', ')}`,
    },
  );
};

/** A text that is rendered in the build, and may contain the owner's facts as placeholders. */
const withFacts = (...names: string[]) => template(...ownerFacts, ...names);

const MONTH = 'month|monthNumber|monthName';

const DAY = 'day|dayNumber';

/** How a kind of period is written. */
const period = group({
  month: complete('year', MONTH),
  range: complete('start', 'end'),
  since: complete('start'),
});

const MONTHS = 'a list of the twelve months';

const months = z.array(template(), { error: MONTHS }).length(12, { error: MONTHS });

/** Texts of one kind. Their names stand in one string, separated by spaces. */
const texts =
  <Schema extends z.ZodType>(schema: Schema) =>
  <Names extends string>(names: Names) =>
    Object.fromEntries(names.split(' ').map((name) => [name, schema])) as Record<
      Split<Names>,
      Schema
    >;

type Split<Names extends string> = Names extends `${infer First} ${infer Others}`
  ? First | Split<Others>
  : Names;

const plain = texts(template());
const facts = texts(withFacts());

/** A text that depends on a number, in the forms that its language has: see `Intl.PluralRules`. */
const plural = group({
  ...texts(template('count').optional())('zero one two few many'),
  other: template('count'),
});

/** The page of a list of posts. */
const ofList = group(texts(withFacts('list'))('title description'));

/** The schema of `data/words.ts`: every word of the interface. */
export const wordsSchema = group({
  language: languageTag.optional(),
  layout: group({
    ...plain('skip homePage mainMenu menu openMenu closeMenu footer theme newTab downloadCv'),
    themes: group(plain('system light dark')),
    themeTitle: template('theme'),
    cvOnPaper: group(plain('a4 letter')),
  }),
  notFound: group({ ...plain('title looking link'), ...facts('description') }),
  failure: group(plain('title advice')),
  availability: group({
    ...plain('label now byAgreement'),
    text: template('openTo', 'from'),
    from: template('date'),
  }),
  home: group({
    ...facts('name description greeting role support seeWork latestProjects moreProjects'),
    ...facts('toolkit aboutHeading wholeStory'),
    paragraphs: z.array(withFacts()),
  }),
  about: group({
    ...facts('name description heading story cardLink'),
    paragraphs: z.array(withFacts()),
    claims: z.array(group(facts('value label'))),
  }),
  projects: group({
    ...facts('name description heading'),
    cardKind: template('type'),
    filter: group({
      ...plain('label all'),
      more: plural,
      total: plural,
      found: template('count', 'total', 'tag'),
      unknown: template('tag', 'total'),
    }),
    adjacent: group(plain('label previous next')),
  }),
  project: group({
    ...facts('kind period role team constraint decision outcome context responsibilities stack'),
    ...facts('story gallery testimonials sample'),
  }),
  gallery: group(plain('label close open previous next picture')),
  blog: group({
    ...facts('name description heading intro latest links pages newer older earlier later'),
    count: plural,
    page: withFacts('number', 'total'),
    pageLink: withFacts('number', 'total'),
  }),
  lists: group({
    tags: group({
      ...facts('name description'),
      count: plural,
      mostUsed: withFacts('count', 'total'),
    }),
    archive: group(facts('name description')),
    series: group(facts('name')),
    all: group(facts('title description')),
    tag: ofList,
    ofSeries: ofList,
    year: ofList,
    pageTitle: withFacts('title', 'number'),
    pageDescription: withFacts('description', 'number', 'total'),
  }),
  article: group({
    ...plain('updated tags contents related copied selected draft scheduled'),
    minutes: template('count'),
    series: template('series'),
    part: template('number', 'total'),
    adjacent: group(plain('label previous next')),
  }),
  markdown: group({
    ...plain('copy wrap diagram enlarge table formula done toDo newTab'),
    ...plain('note tip important warning caution footnotes'),
    video: template('site'),
    headingLink: template('heading'),
    backToReference: template('number'),
  }),
  contact: group({
    ...facts('name description heading intro'),
    ...plain('basedIn timeZone email languages copy copyWhat copied selected qrCode onYourPhone'),
  }),
  search: group({
    ...plain('label field placeholder close tryAgain results more start searching'),
    ...plain('failed shortcut article'),
    nothing: template('query'),
    found: plural,
    moreThan: template('count'),
    project: template('type'),
  }),
  periods: group({
    ...plain('and'),
    day: complete(DAY, MONTH, 'year'),
    longDay: complete(DAY, MONTH, 'year'),
    from: complete('start'),
    project: period,
    career: period,
    months,
    dayMonths: months.optional(),
  }),
  cv: group({
    ...facts('title email site booking skills experience projects volunteering education'),
    ...facts('languages'),
    place: withFacts('timeZone'),
  }),
  llms: group({
    ...facts('pages career projects posts feed cv cvData cvDataFormat vcard vcardFormat'),
    ...facts('jsonFeed jsonFeedFormat'),
    cvFormat: group(facts('a4 letter')),
    allPosts: withFacts('count'),
  }),
  share: group(facts('portfolio article tag series archive')),
});

export type Words = z.infer<typeof wordsSchema>;

export type Plural = z.infer<typeof plural>;
