import { isPair, isScalar, visit } from 'yaml';
import { bodyLineOf } from '@/lib/content/front-matter';
import type { ContentFile } from '@/lib/content/read-folder';
import type { Diagnostic } from '@/lib/diagnostic';
import { fencedLines, isSet, SAMPLE, shorten, UNWRITTEN } from '@/lib/text';
import { literalsIn } from './locations';

/** Finds the placeholders that the owner has not replaced yet, in files of `data/` and in content. */
export const checkPlaceholders = (
  dataFiles: readonly string[],
  files: readonly ContentFile[],
): Diagnostic[] => [...dataFiles.flatMap(placeholdersInData), ...files.flatMap(placeholdersInFile)];

/**
 * Finds texts that are placeholders in a file of `data/`.
 * @param file a JSON or TypeScript file
 */
export const placeholdersInData = (file: string): Diagnostic[] =>
  literalsIn(file)
    .filter(({ text }) => text !== '' && !isSet(text))
    .map(({ field, text, line }) => placeholder(file, line, `${field}: ${text}`));

/** Finds placeholders in front matter and in the text below it. */
function placeholdersInFile(content: ContentFile): Diagnostic[] {
  const { file, body } = content;
  const bodyLine = bodyLineOf(content);
  const lines = body.split('\n');
  const isCode = fencedLines(lines);
  return [
    ...placeholdersInFields(content),
    ...lines.flatMap((line, index) =>
      !isCode[index] && UNWRITTEN.test(line) ? placeholder(file, bodyLine + index, line) : [],
    ),
  ];
}

/** Articles and their titles may mention example.com. */
function placeholdersInFields({ file, yaml }: ContentFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (!yaml) return found;
  visit(yaml.document, {
    Scalar(position, { value, range }, ancestors) {
      if (position === 'key' || !range) return;
      const { key } = ancestors.findLast(isPair) ?? {};
      const field = isScalar(key) ? String(key.value) : '';
      const isSample = field === 'sample' && value === true;
      const text = String(value);
      const isSentence = text.split(/\s+/).length > 2;
      if (!isSample && !UNWRITTEN.test(text) && (isSentence || !SAMPLE.test(text))) return;
      const { line } = yaml.lines.linePos(range[0]);
      const advice = isSample && {
        fix: 'ask for two or three sentences, and remove the line',
        link: 'docs/write.md#testimonials',
      };
      found.push({ ...placeholder(file, line, `${field}: ${text}`), ...advice });
    },
  });
  return found;
}

const placeholder = (file: string, line: number, text: string): Diagnostic => ({
  severity: 'placeholder',
  file,
  line,
  message: shorten(text),
});
