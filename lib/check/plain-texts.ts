import type { AnyEntry } from '../content/entry';
import { readFrontMatter } from '../content/front-matter';
import type { Diagnostic } from '../diagnostic';
import { dataFile } from '../languages/languages';
import { RESUME_FILE } from '../resume/read-resume';
import type { OwnerData } from './data';
import { fieldDiagnostic, textsIn } from './fields';
import { BOLD, CODE, LINK } from './leftover-markup';

/** Markdown, HTML and its entities in a field that is plain text. */
const inField: readonly RegExp[] = [
  LINK,
  BOLD,
  CODE,
  /<(a|b|strong|em|i|p|li|code)\b[^>]{0,300}>.{0,300}<\/\1>/i,
  /&(?:[a-z]{2,8}|#\d{2,5});/i,
];

/** Finds markup in fields of front matter and `data/` that pages show as they are. */
export const checkPlainTexts = (
  { resumeFile, settings, navigation, toolkit, strings }: OwnerData,
  entries: readonly AnyEntry[],
): Diagnostic[] =>
  [
    { file: RESUME_FILE, data: resumeFile },
    { file: dataFile('site.ts'), data: settings },
    { file: dataFile('navigation.ts'), data: navigation },
    { file: dataFile('toolkit.ts'), data: toolkit },
    { file: dataFile('strings.ts'), data: strings },
    ...entries.map(({ file, text, markdownFields }) => {
      const { data } = readFrontMatter(text);
      const isMarkdown = (field: string) => markdownFields.some(({ path }) => path[0] === field);
      const plain = Object.entries(data).filter(([field]) => !isMarkdown(field));
      return { file, data: Object.fromEntries(plain) };
    }),
  ].flatMap(({ file, data }) =>
    textsIn(data)
      .filter(({ text }) => inField.some((pattern) => text.search(pattern) >= 0))
      .map(({ path }) =>
        fieldDiagnostic(
          'warning',
          file,
          path,
          'pages show Markdown and HTML in this field as they are typed',
        ),
      ),
  );
