import { defaultSchema, type Options } from 'rehype-sanitize';

type Attributes = NonNullable<Options['attributes']>;

const { '*': everywhere = [], ...others } = defaultSchema.attributes as Attributes;

/**
 * What HTML in content may hold: GitHub's rules (the default of rehype-sanitize), and in addition
 * `<time>`, figures, abbreviations, and captions of tables, whose words would else go before the table.
 *
 * Ids and names are dropped, except for those that GFM footnotes make: an author's id or name could
 * shadow a property of `document` (DOM clobbering). `<picture>` gives way to the picture in it: its
 * sources could ask other origins.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  // Removed with their content, which would otherwise show as text.
  strip: ['script', 'style'],
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'picture' && name !== 'source'),
    ...['abbr', 'caption', 'figcaption', 'figure', 'mark', 'time'],
  ],
  attributes: {
    ...others,
    '*': [
      ...everywhere.filter((name) => name !== 'id' && name !== 'name'),
      ['id', /^(user-content-fn(ref)?-|footnote-label$)/],
    ],
    abbr: ['title'],
    code: [['className', /^language-./, 'math-display'], 'metastring'],
    time: ['dateTime'],
  },
  protocols: {
    ...defaultSchema.protocols,
    // The sanitiser compares letter by letter; phones write the first one as a capital.
    href: ['http', 'https', 'Http', 'Https', 'HTTP', 'HTTPS', 'mailto', 'Mailto', 'tel', 'Tel'],
    src: ['http', 'https', 'data'],
  },
};
