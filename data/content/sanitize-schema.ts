import { defaultSchema, type Options } from 'rehype-sanitize';

type Attributes = NonNullable<Options['attributes']>;

const { '*': everywhere = [], ...others } = defaultSchema.attributes as Attributes;

/**
 * What HTML in content may hold: GitHub's rules (the default of rehype-sanitize), and in addition
 * `<time>`, figures and abbreviations.
 *
 * Ids and names are dropped, except for those that GFM footnotes make: an author's id or name could
 * shadow a property of `document` (DOM clobbering).
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), 'abbr', 'figcaption', 'figure', 'mark', 'time'],
  attributes: {
    ...others,
    '*': [
      ...everywhere.filter((name) => name !== 'id' && name !== 'name'),
      ['id', /^(user-content-|footnote-label$)/],
    ],
    abbr: ['title'],
    time: ['dateTime'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https', 'data'],
  },
};
