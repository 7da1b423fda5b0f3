import { kindNames, kinds } from '../content/kinds';
import type { LoadedContent } from '../content/load';
import type { Diagnostic } from '../diagnostic';
import { dataFile } from '../languages/languages';
import { RESUME_FILE } from '../resume/read-resume';
import { markedTexts } from '../schema/marked-texts';
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
  files: LoadedContent['files'],
): Diagnostic[] =>
  [
    { file: RESUME_FILE, data: resumeFile },
    { file: dataFile('site.ts'), data: settings },
    { file: dataFile('navigation.ts'), data: navigation },
    { file: dataFile('toolkit.ts'), data: toolkit },
    { file: dataFile('strings.ts'), data: strings },
    ...kindNames.flatMap((name) =>
      files[name].map(({ file, data }) => {
        const markdown = markedTexts(kinds[name].schema, data, 'markdown').map(
          ({ path }) => path[0],
        );
        const plain = Object.entries(data).filter(([field]) => !markdown.includes(field));
        return { file, data: Object.fromEntries(plain) };
      }),
    ),
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
