import { fingerprint } from '@/lib/content/fingerprint';
import { readFrontMatter } from '@/lib/content/front-matter';
import { kindNames, kinds } from '@/lib/content/kinds';
import { markedTexts } from '@/lib/schema/marked-texts';

/**
 * The fingerprint of what readers see of a file of content: its text, and the sentences and texts of its front matter.
 * @param text the whole file
 * @param folder the folder of its kind, such as `blog`
 */
export function sourceFingerprint(text: string, folder: string): string {
  const { yaml, body } = readFrontMatter(text);
  const fields: unknown = yaml?.document.toJS();
  const inFields = kindNames
    .filter((name) => kinds[name].folder === folder)
    .flatMap((name) =>
      (['sentence', 'markdown'] as const).flatMap((format) =>
        markedTexts(kinds[name].schema, fields, format),
      ),
    );
  return fingerprint([...inFields.map((found) => found.text), body].join('\n'));
}
