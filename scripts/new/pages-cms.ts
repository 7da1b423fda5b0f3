import { stringify } from 'yaml';
import { globalRegistry, z } from 'zod';
import { kindNames, kinds } from '@/lib/content/kinds';
import { writeFiles } from '@/lib/files/write-files';
import { contentFolderOf, furtherLanguages } from '@/lib/languages/languages';
import { innerSchemas } from '@/lib/schema/marked-texts';
import { capitalize } from '@/lib/text';

/** The file that configures Pages CMS. */
export const PAGES_CMS_FILE = '.pages.yml';

/** Fields that only translations have. */
const OF_TRANSLATIONS = ['translationOf', 'source'];

/** Its rich-text editor would rewrite callouts, formulas and the marks of code. */
const MARKDOWN = { type: 'code', options: { format: 'markdown' } };

/** Writes the file with the languages of the site. */
export const writePagesCmsConfig = () =>
  writeFiles('.', { [PAGES_CMS_FILE]: pagesCmsConfig(furtherLanguages()) });

/**
 * The configuration of Pages CMS, with a control for each field of front matter:
 * https://pagescms.org/docs/configuration/
 * @param languages tags of the further languages
 */
export function pagesCmsConfig(languages: readonly string[]): string {
  const config = {
    media: { input: 'public/images', output: '/images', categories: ['image'] },
    // Otherwise it removes fields that it does not know.
    settings: { content: { merge: true } },
    content: [undefined, ...languages].flatMap(collectionsIn),
  };
  const comment = '# Written by npm run new -- pages-cms, from lib/content/schemas.ts\n';
  return comment + stringify(config, { aliasDuplicateObjects: false, lineWidth: 100 });
}

/** The collections of the texts in a language: the tag of a further one, or undefined for the main one. */
const collectionsIn = (language: string | undefined) =>
  kindNames.map((name) => {
    const fields = fieldsOf(kinds[name].schema).filter(
      (field) => language !== undefined || !OF_TRANSLATIONS.includes(field.name),
    );
    const hasTitle = fields.some((field) => field.name === 'title' && field.required);
    return {
      name: language ? `${name}-${language}` : name,
      label: capitalize(name) + (language ? ` (${language})` : ''),
      type: 'collection',
      path: `${contentFolderOf(language)}/${kinds[name].folder}`,
      // The primary field is the title. A field for the name would begin with ".md", before there is a title.
      filename: hasTitle ? '{primary}.md' : '{year}-{month}-{day}-{hour}{minute}.md',
      exclude: ['README.md'],
      subfolders: false,
      fields: [...fields, { name: 'body', ...MARKDOWN }],
    };
  });

const fieldsOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
        const { success, data } = field.safeParse(undefined);
        // It writes every field that has a value, so that the default of a flag has to be its first value.
        const isFlag = typeof data === 'boolean';
        return {
          name,
          ...(!success && { required: true }),
          ...controlOf(field),
          ...(isFlag && { default: data }),
        };
      })
    : [];

/** The control of a field; where none fits, a line of text. Days too: its picker empties those of another format. */
function controlOf(schema: z.core.$ZodType): { type: string; [option: string]: unknown } {
  const format = globalRegistry.get(schema)?.format;
  if (format === 'image') return { type: 'image' };
  if (format === 'markdown') return MARKDOWN;
  if (format === 'sentence') return { type: 'text' };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' };
  if (schema instanceof z.ZodNumber) return { type: 'number' };
  if (schema instanceof z.ZodObject) return { type: 'object', fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray) return { ...controlOf(schema.element), list: true };
  if (schema instanceof z.ZodTuple) return { type: 'string', list: true };
  const controls = innerSchemas(schema).map(controlOf);
  return controls.find(({ type }) => type !== 'string') ?? controls.at(-1) ?? { type: 'string' };
}
