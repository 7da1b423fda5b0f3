import { sectionNames } from '@/lib/cv/sections';
import { brandNames } from '@/lib/graphics/icons';
import type { Resume } from '@/lib/resume/resume';
import type { ResumeEntry } from './variant';

/** What advertisements ask for, beside brands that have a logo. */
const otherSkills = [
  'Accessibility',
  'Agile',
  'AWS',
  'Azure',
  'C#',
  'CI/CD',
  'Cloud Computing',
  'Data Structures',
  'Design Systems',
  'DevOps',
  'Django REST Framework',
  'DynamoDB',
  'Google Cloud Platform',
  'gRPC',
  'HTML',
  'Java',
  'JWT',
  'Kafka',
  'Kanban',
  'Machine Learning',
  'Microservices',
  'NoSQL',
  'OAuth',
  'OpenSearch',
  'Oracle',
  'React Native',
  'REST',
  'S3',
  'Scrum',
  'SEO',
  'Serverless',
  'SQL',
  'SQL Server',
  'SQS',
  'TDD',
  'Test-Driven Development',
  'UI/UX',
  'WCAG',
];

/** Other names of a skill, as {@link keyOf} writes both. */
const synonyms: Readonly<Record<string, string>> = {
  amazonwebservice: 'aws',
  apachekafka: 'kafka',
  gcp: 'googlecloudplatform',
  golang: 'go',
  googlecloud: 'googlecloudplatform',
  js: 'javascript',
  k8s: 'kubernetes',
  mongo: 'mongodb',
  postgre: 'postgresql',
  restful: 'rest',
  testdrivendevelopment: 'tdd',
  ts: 'typescript',
};

/** Skills whose names are other words as well: they count with a capital within a sentence, or in full: `Next.js`. */
const ordinaryWords = [
  'access',
  'backbone',
  'basic',
  'c',
  'dart',
  'ember',
  'excel',
  'express',
  'go',
  'make',
  'meteor',
  'nest',
  'net',
  'next',
  'play',
  'r',
  'rest',
  'rust',
  'spring',
  'swift',
  'three',
  'word',
];

/** The form in which names are compared: `Node.js`, `NodeJS` and `node` are one, as are `CSS3` and `CSS`, a plural too. */
function keyOf(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/[\s./_-]+/g, '')
    .replace(/(?<=..)js$/, '')
    .replace(/(?<=^\p{L}{3,})(?<!^web)[1-9]\d*$/u, '')
    .replace(/(?<=\p{L}{2}[^s])s$/u, '');
  return synonyms[key] ?? key;
}

/** The skills of a résumé: keywords of all entries, names of skills without keywords, and languages. */
export function skillsOf(resume: Resume): string[] {
  const entries = sectionNames.flatMap((name): readonly ResumeEntry[] => resume[name]);
  const names = [
    ...entries.flatMap(({ keywords = [] }) => keywords),
    ...resume.skills.map(({ name, keywords }) => (keywords.length === 0 && name) || ''),
    ...resume.languages.map(({ language }) => language ?? ''),
  ];
  return [...new Set(names)].filter(Boolean);
}

/** The names by which a skill is found: `CI/CD` also by each part, `Amazon AWS` by its abbreviation. */
const namesOf = (skill: string): string[] => [
  skill,
  ...skill.split('/'),
  ...(skill.match(/(?<![\p{L}\p{N}])(?!API|SDK)[A-Z]{3,}(?![\p{L}\p{N}])/gu) ?? []),
];

const keysOf = (skill: string): string[] => namesOf(skill).map(keyOf).filter(Boolean);

/** A word of a text, and whether it continues the one before it. */
interface Word {
  text: string;
  isNext: boolean;
  isOrdinary: boolean;
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/\.?[\p{L}\p{M}\p{N}]+(\.[\p{L}\p{N}]+)*(\+\+|#)?/gu)].map((match) => {
    const [word] = match;
    const between = text.slice(end, match.index);
    const isFirst = end === 0 || /[.!?:\n][\s*•-]*$/.test(between);
    end = match.index + word.length;
    // The first word of a line that is a list, such as "Go, Python", is no verb.
    const beginsSentence = isFirst && !/^\s*[,/]/.test(text.slice(end));
    const isCapital = /^\p{Lu}/u.test(word) && !beginsSentence;
    return {
      text: word,
      isNext: /^[\s/_-]*$/.test(between),
      isOrdinary: ordinaryWords.includes(word.toLowerCase()) && !isCapital,
    };
  });
}

/** How many words a skill has at most. */
const MOST_WORDS = 4;

/**
 * Finds the skills that a text names, the longest names first, so that React Native is not React.
 * @param skills skills of the résumé; brands and other common skills are known
 * @returns the skills as the text writes them, by their keys
 */
export function skillsIn(text: string, skills: readonly string[]): Map<string, string> {
  const known = new Set([...skills, ...otherSkills].flatMap(keysOf));
  // Many brands are words of the language, such as Target, so they count only with a capital.
  const brands = new Set(
    brandNames()
      .filter((name) => name.length > 2 || ordinaryWords.includes(name))
      .map(keyOf),
  );
  const words = wordsOf(text);
  const found = new Map<string, string>();
  for (let index = 0; index < words.length; index += 1) {
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const [first, ...others] = words.slice(index, index + count);
      if (!first || others.length + 1 < count || others.some(({ isNext }) => !isNext)) continue;
      const name = [first, ...others].map((word) => word.text).join(' ');
      const key = keyOf(name);
      const isKnown = known.has(key) || (brands.has(key) && name !== name.toLowerCase());
      if (!isKnown || (count === 1 && first.isOrdinary)) continue;
      if (!found.has(key)) found.set(key, name);
      index += count - 1;
      break;
    }
  }
  return found;
}

/** Whether a text, of which `skillsIn` found the skills, names a skill. */
export const isNamed = (found: ReadonlyMap<string, string>, skill: string): boolean =>
  keysOf(skill).some((key) => found.has(key));

/** The skills that a text names and none of these skills has. */
export function skillsBeside(found: ReadonlyMap<string, string>, skills: readonly string[]) {
  const keys = new Set(skills.flatMap(keysOf));
  return [...found].filter(([key]) => !keys.has(key)).map(([, name]) => name);
}
