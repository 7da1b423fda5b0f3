import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { CommandError } from '@/lib/cli';
import { TO_WRITE } from '@/lib/text';
import { fillTemplate } from './entry-texts';

/* The strings of a new site or of a translation. A language that ships has a file in languages/. */

const STRINGS_FILE = 'data/strings.ts';

/** The owner's sentences. */
const SENTENCES = /^const sentences = \{\n[^]*?^\}( as const)?;$/m;

/** What a file of strings exports, and the type of the strings in all languages, which only data/strings.ts defines. */
const EXPORT =
  /^\} (as const|satisfies Strings);\n\n(\/\*\* The same in any language[^]*|\/\*\* The labels of links[^]*)$/m;

/** The comment at the top of data/strings.ts. */
const HEADER = /^\/\*[^]*?\*\/\n/;

/** What the sentences are made from. */
export interface SentenceFacts {
  hasBlog: boolean;
  /** The summary of the résumé. */
  summary?: string | undefined;
}

/**
 * The text of data/strings.ts for a site in a language.
 * @param language BCP 47 tag
 */
export function mainStrings(language: string, facts: SentenceFacts): string {
  const sample = readFileSync(STRINGS_FILE, 'utf8');
  const [, , types] = EXPORT.exec(sample) ?? [];
  const [header = ''] = HEADER.exec(sample) ?? [];
  if (types === undefined) throw new CommandError(`${STRINGS_FILE}: no "type InAnyLanguage".`);
  const pack = packFile(language);
  const text = pack
    ? header + withFacts(readFileSync(pack, 'utf8').replace(/^import .*\n/, ''), facts)
    : withoutPack(sample, language, facts);
  return text.replace(EXPORT, () => `} as const;\n\n${types}`);
}

/**
 * The text of `translations/fr/strings.ts` and the like.
 * @param language BCP 47 tag
 */
export function translatedStrings(language: string, facts: SentenceFacts): string {
  const pack = packFile(language);
  const text = pack
    ? withFacts(readFileSync(pack, 'utf8').replace(/^import .*\n/, ''), facts)
    : withoutPack(readFileSync(STRINGS_FILE, 'utf8'), language, facts).replace(HEADER, '');
  const types = `import type { Strings } from '../../${STRINGS_FILE.replace('.ts', '')}';\n\nexport type { Strings };\n`;
  return types + text.replace(EXPORT, '} satisfies Strings;\n');
}

/** The file of a language that ships: for `fr-CA` that of `fr`. */
function packFile(language: string): string | undefined {
  const [base] = language.split('-');
  const names = [language, base, ...(language === 'pt' ? ['pt-BR'] : [])];
  return names.map((name) => `scripts/new/languages/${name}.ts`).find((file) => existsSync(file));
}

/** Whether the labels of the interface ship in a language. */
export const hasLabels = (language: string): boolean =>
  /^en\b/.test(language) || packFile(language) !== undefined;

/** The labels of links in a language, by the English ones. */
export async function navigationLabels(
  language: string,
): Promise<Readonly<Record<string, string>>> {
  const file = packFile(language);
  if (!file) return {};
  const pack = (await import(`@/${file}`)) as typeof import('./languages/fr');
  return pack.navigationLabels;
}

/** Replaces the labels of links in a file of navigation. Names of networks stay. */
export const withLabels = (navigation: string, labels: Readonly<Record<string, string>>): string =>
  navigation.replace(/(?<=(?:label|title): )(['"])(.*?)\1/g, (written, _quote, label: string) =>
    Object.hasOwn(labels, label) ? JSON.stringify(labels[label]) : written,
  );

/** The strings of the sample, in English or, for another language, as placeholders to translate. */
function withoutPack(source: string, language: string, facts: SentenceFacts): string {
  const sentences = withFacts(fillTemplate('sentences.ts.txt', {}).trim(), facts);
  const text = source
    .replace(SENTENCES, () => sentences)
    .replace("new Intl.PluralRules('en')", `new Intl.PluralRules('${language}')`);
  if (/^en\b/.test(language)) return text;
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index)));
  return withPlaceholders(text).replace(/months: \[[^\]]*\]/, `months: ${JSON.stringify(months)}`);
}

/** Marks every text with words as one to write. */
function withPlaceholders(source: string): string {
  const file = ts.createSourceFile('strings.ts', source, ts.ScriptTarget.Latest, true);
  const starts: number[] = [];
  const visit = (node: ts.Node) => {
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

const isComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;

/** The words of a text, without its values. */
const wordsOf = (node: ts.StringLiteral | ts.TemplateLiteral): string =>
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
