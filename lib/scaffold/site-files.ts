import { toWrittenDate } from '../dates';
import { isUnwritten } from '../site/placeholders';
import { noEntries } from '../site/schemas/career';
import type { CareerData, Navigation, Owner, SiteLink } from '../site/types';
import { cutSlug, latinSlug } from '../slugs';
import type { Answers } from './answers';
import { newWords, postFile, projectFile, template, type NewFile } from './entry-files';
import { LINK } from './profile-icon';
import { setFields } from './set-fields';
import { timelineOf } from './timeline';
import { toolkitOf } from './toolkit';

/** What goes when an owner moves in: files and folders of the site and of its repository. */
export const removedPaths = ['content', 'public/images', 'tests/sample', '.github/preview.png'];

/**
 * The files of a new site: those of `data/`, a first project and a first post as drafts if those pages are wanted, and what of
 * the repository names the owner. They may need formatting.
 * @param read gives the text of a file as it is; undefined where there is none
 * @param today YYYY-MM-DD
 */
export function siteFiles(
  answers: Answers,
  read: (file: string) => string | undefined,
  today: string,
): NewFile[] {
  const files: NewFile[] = Object.entries(dataFields(answers)).map(([name, fields]) => {
    const file = `data/${name}.ts`;
    return { file, text: withNotes(name, setFields(read(file) ?? '', fields)) };
  });
  const date = toWrittenDate(today);
  const { career, pages } = answers;
  const project = answers.firstProject ?? { slug: 'my-first-project', title: 'My first project' };
  return [
    ...files,
    ...(pages.projects === false ? [] : [projectFile({ ...project, date, order: 1, career })]),
    ...(pages.blog === false ? [] : [postFile('my-first-post', 'My first post', date)]),
    ...repositoryFiles(answers, read),
  ];
}

/** What changes in the files of `data/`, by their names and the paths in them. */
const dataFields = ({ owner, pages, cvPaper, language, career }: Answers) => ({
  owner: under('owner', {
    email: undefined,
    securityContactUntil: undefined,
    bookingUrl: undefined,
    portrait: undefined,
    ...owner,
  }),
  site: under('settings', { language, pages, cvPaper }),
  navigation: under('navigation', linksOf(owner)),
  career: under('career', { ...noEntries, availability: undefined, ...career }),
  timeline: { timeline: timelineOf(career) },
  toolkit: { toolkit: toolkitOf(career) },
  theme: { 'theme.patternColors': undefined },
  words: wordsOf(career),
});

/** The words of a new site. The summary of a résumé introduces its owner. */
function wordsOf({ summary }: CareerData) {
  if (isUnwritten(summary)) return newWords();
  return { ...newWords(), 'home.paragraphs': [summary], 'about.paragraphs': [summary] };
}

/** What else an owner can add to these files of `data/`, as comments at the end of their values. */
const NOTES = ['owner', 'career', 'timeline', 'toolkit'];

function withNotes(name: string, text: string) {
  if (!NOTES.includes(name)) return text;
  const notes = template(`${name}.txt`).trimEnd().replace(/^/gm, '  // ');
  return text.replace(/\n?([}\]];?\s*)$/, (_, end: string) => `\n${notes}\n${end}`);
}

const under = (name: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));

interface LinkTemplate extends Partial<SiteLink> {
  /** How many links to profiles stand here. */
  profiles?: number;
}

/** Links to what an owner has and to the pages that a site can have. Others are not shown. */
const linksOf = ({ profiles }: Owner) =>
  JSON.parse(template('navigation.json'), (_, value: unknown) =>
    Array.isArray(value)
      ? value.flatMap(({ profiles: count, ...link }: LinkTemplate) =>
          count === undefined
            ? link
            : profiles.slice(0, count).map(({ label, icon }) => ({
                ...{ label, href: `profile:${label}` },
                ...link,
                // The icon of a link does not say where it leads.
                ...(icon === LINK && { iconOnly: undefined }),
              })),
        )
      : value,
  ) as Navigation;

/** Files of the repository that name the owner; a site elsewhere has none. */
function repositoryFiles(
  { owner: { name, role } }: Answers,
  read: (file: string) => string | undefined,
): NewFile[] {
  const who = isUnwritten(role) ? name : `${name}, ${role}`;
  const packageName = `${cutSlug(latinSlug(name)) || 'my'}-portfolio`;
  const change = (file: string, edit: (text: string) => string): NewFile[] => {
    const text = read(file);
    return text === undefined ? [] : [{ file, text: edit(text) }];
  };
  return [
    ...change('package.json', (text) =>
      toJson({ ...parse(text), name: packageName, description: `The site of ${who}.` }),
    ),
    ...change('package-lock.json', (text) => {
      const lock = parse(text) as { packages: Record<string, object> };
      const packages = { ...lock.packages, '': { ...lock.packages[''], name: packageName } };
      return toJson({ ...lock, name: packageName, packages });
    }),
    ...change(
      'README.md',
      (text) =>
        `# ${plain(name)}\n\nThe site of ${plain(who)}.\n\n${text.replace(/^[^]*?(?=```)/, '')}`,
    ),
  ];
}

const parse = (text: string) => JSON.parse(text) as Record<string, unknown>;
const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** A text in Markdown, without meaning to it. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
