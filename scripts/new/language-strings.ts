import { existsSync, readFileSync } from 'node:fs';
import type TS from 'typescript';
import { settings } from '@/data/site';
import type { Diagnostic } from '@/lib/diagnostic';
import { TO_WRITE } from '@/lib/text';
import { compareStrings } from '../check/strings';
import { CommandError } from '../shared/cli';
import { readObject } from '../shared/edit-object';
import { typescript } from '../shared/typescript';
import { strings as neededStrings } from './languages/en';

/* The strings of a new site or of a translation. A language that ships has a file in languages/. */

const ts = typescript();

const STRINGS_FILE = 'data/strings.ts';

/** What the sentences are made from. */
export interface SentenceFacts {
  hasBlog: boolean;
  /** The summary of the résumé. */
  summary?: string | undefined;
}

/**
 * The text of data/strings.ts for a site in a language.
 * @param language BCP 47 tag
 * @param present the text of the file as it is
 */
export function mainStrings(
  language: string,
  facts: SentenceFacts,
  present = readFileSync(STRINGS_FILE, 'utf8'),
): string {
  const { header, rest } = splitStrings(present);
  return `${header}${bodyIn(language, facts, present)} as const;${rest}`;
}

/**
 * The text of `translations/fr/strings.ts` and the like.
 * @param language BCP 47 tag
 * @param main the text of data/strings.ts
 */
export function translatedStrings(
  language: string,
  facts: SentenceFacts,
  main = readFileSync(STRINGS_FILE, 'utf8'),
): string {
  const file = `../../${STRINGS_FILE.replace('.ts', '')}`;
  const types = `import type { Strings } from '${file}';\n\nexport type { Strings };`;
  return `${types}${bodyIn(language, facts, main)} satisfies Strings;\n`;
}

/**
 * The strings that ship in a language, or else the English ones, as placeholders to translate; and those that only the
 * site has.
 */
function bodyIn(language: string, facts: SentenceFacts, site: string): string {
  const pack = packFile(language);
  const shipped = readFileSync(pack ?? ENGLISH, 'utf8');
  const text = withFacts(splitStrings(shipped).body, facts);
  const labels = pack ? text : toTranslate(text, language);
  return `${labels.slice(0, -1)}${addedStrings(site, shipped, language)}}`;
}

/**
 * The strings of the site that do not ship, such as those of a kind of content that was added; in another language as
 * placeholders to translate.
 */
function addedStrings(site: string, shipped: string, language: string): string {
  const known = readObject(shipped, 'strings');
  const added = Object.entries(readObject(site, 'strings'))
    .filter(([name]) => !(name in known))
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('');
  const isSame = languageOf(language) === languageOf(settings.language);
  // Only a whole statement can be parsed.
  return isSame ? added : withPlaceholders(`({${added}})`).slice(2, -2);
}

/** The language of a tag without its region: `fr` of `fr-CA`. */
const languageOf = (tag: string) => new Intl.Locale(tag).language;

const ENGLISH = 'scripts/new/languages/en.ts';

const parse = (source: string) =>
  ts.createSourceFile('strings.ts', source, ts.ScriptTarget.Latest, true);

/** The statement that declares a variable of a file. */
const declarationOf = (file: TS.SourceFile, variable: string) =>
  file.statements
    .filter(ts.isVariableStatement)
    .find(({ declarationList }) => declarationList.declarations[0]?.name.getText() === variable);

/**
 * Splits a file of strings into its import and the comment about the file, the code up to the end of their object, and
 * the types below it.
 */
function splitStrings(source: string) {
  const file = parse(source);
  const statement = declarationOf(file, 'strings');
  const value = statement?.declarationList.declarations[0]?.initializer;
  if (!value || !(ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
    throw new CommandError(`${STRINGS_FILE}: expected "export const strings = { … } as const".`);
  }
  const [first] = file.statements;
  const imported = first && ts.isImportDeclaration(first) ? first.end : 0;
  const comments = ts.getLeadingCommentRanges(source, imported) ?? [];
  const start = comments.find(({ pos }) => !source.startsWith('/**', pos))?.end ?? imported;
  return {
    header: source.slice(0, start),
    body: source.slice(start, value.expression.end),
    rest: source.slice(statement.end),
  };
}

/** The file of a language that ships: for `fr-CA` that of `fr`. */
function packFile(language: string): string | undefined {
  const [base] = language.split('-');
  const names = [language, base, ...(language === 'pt' ? ['pt-BR'] : [])];
  return names.map((name) => `scripts/new/languages/${name}.ts`).find((file) => existsSync(file));
}

/** The file with the strings that ship in a language, or else the English ones. */
export const shippedStrings = (language: string): string => packFile(language) ?? ENGLISH;

/**
 * Finds strings that a translation lacks: those that an update has added, or else those that only the site has.
 * @param language BCP 47 tag
 * @param main the strings of data/strings.ts
 * @param file the file of the translation
 */
export function missingStrings(
  language: string,
  strings: object,
  main: object,
  file?: string,
): Diagnostic[] {
  const added = compareStrings(neededStrings, strings, shippedStrings(language), file);
  return added.length > 0 ? added : compareStrings(main, strings, STRINGS_FILE, file);
}

/** Whether the labels of the interface ship in a language. */
export const hasLabels = (language: string): boolean => packFile(language) !== undefined;

/** The step of reading the labels that ship in a language; undefined for English, which needs none. */
export const readLabels = (language: string, file: string): string | undefined =>
  hasLabels(language) && packFile(language) !== ENGLISH
    ? `read through ${file}: native speakers have not yet read its labels`
    : undefined;

/**
 * The labels of links in a language, by those of the language of the site.
 * @param from BCP 47 tag of the site; by default that of the sample
 */
export async function navigationLabels(
  language: string,
  from = 'en',
): Promise<Readonly<Record<string, string>>> {
  const [labels, known] = await Promise.all([language, from].map(labelsOf));
  // Where two labels are the same in one language, the first one counts.
  return Object.fromEntries(
    Object.entries(labels ?? {})
      .map(([english, label]) => [known?.[english] ?? english, label])
      .reverse(),
  );
}

const labelsOf = async (language: string): Promise<Readonly<Record<string, string>>> =>
  (await packOf(language))?.navigationLabels ?? {};

/** The heading of skills in a language: `Kenntnisse`. */
export const skillsHeading = async (language: string): Promise<string> =>
  (await packOf(language))?.strings.cv.skills ?? `${TO_WRITE} Skills`;

/** What ships in a language, if anything does. */
async function packOf(language: string): Promise<typeof import('./languages/en') | undefined> {
  const file = packFile(language);
  return file ? import(`@/${file}`) : undefined;
}

/** Replaces the labels of links in a file of navigation. Names of networks stay. */
export const withLabels = (navigation: string, labels: Readonly<Record<string, string>>): string =>
  navigation.replace(/(?<=(?:label|title): )(['"])(.*?)\1/g, (written, _quote, label: string) =>
    Object.hasOwn(labels, label) ? JSON.stringify(labels[label]) : written,
  );

/** Marks every text as one to write, apart from the names of the months. */
function toTranslate(text: string, language: string): string {
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index)));
  return withPlaceholders(text)
    .replace("new Intl.PluralRules('en')", `new Intl.PluralRules('${language}')`)
    .replace(/months: \[[^\]]*\]/, `months: ${JSON.stringify(months)}`);
}

/** Marks every text with words as one to write. */
function withPlaceholders(source: string): string {
  const file = parse(source);
  const starts: number[] = [];
  const visit = (node: TS.Node) => {
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
    // Not the name of a locale or of a form of the plural.
    const isValue = !ts.isNewExpression(node.parent) && !isComparison(node.parent);
    const words = isText && isValue ? wordsOf(node) : '';
    if (/\p{L}{2}/u.test(words) && !words.includes(TO_WRITE)) starts.push(node.getStart() + 1);
    else node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return starts.reduceRight(
    (text, start) => `${text.slice(0, start)}${TO_WRITE} ${text.slice(start).trimStart()}`,
    source,
  );
}

const isComparison = (node: TS.Node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;

/** The words of a text, without its values. */
const wordsOf = (node: TS.StringLiteral | TS.TemplateLiteral): string =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join(' ')
    : node.text;

/** Completes the sentences with what is known of the owner. */
function withFacts(text: string, { hasBlog, summary }: SentenceFacts): string {
  const paragraphs = summary && JSON.stringify(summary.split(/\n+/)).slice(1, -1);
  return text
    .replaceAll(
      /'\{(?:summary|story)\}(.*)'/g,
      (_, missing: string) => paragraphs ?? `'${missing}'`,
    )
    .replace(/ \{topics\}(.*?)\{\}/, (_, words: string) => (hasBlog ? ` ${words}` : ''))
    .replace(/\{blogIntro\}(.*)(?=')/, (_, missing: string) => (hasBlog ? missing : ''));
}
