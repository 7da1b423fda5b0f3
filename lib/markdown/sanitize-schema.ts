import { defaultSchema, type Options } from 'rehype-sanitize';
import { linkSchemes } from '../urls';

type Attributes = NonNullable<Options['attributes']>;

const { '*': everywhere = [], ...others } = defaultSchema.attributes as Attributes;

/** Phones write the first letter as a capital. */
const capitalized = (scheme: string) => scheme.charAt(0).toUpperCase() + scheme.slice(1);

/**
 * What HTML in content may hold: GitHub's rules (the default of rehype-sanitize), and in addition
 * figures, videos, `<abbr>`, `<mark>`, `<time>` and captions of tables.
 *
 * Ids and names are dropped, except for those of footnotes: an author's id or name could shadow a
 * property of `document` (DOM clobbering). `<picture>` gives way to the image in it: its sources could
 * load files of other origins.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  // Removed with their content, which would otherwise show as text.
  strip: ['script', 'style'],
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'picture' && name !== 'source'),
    'abbr',
    'caption',
    'figcaption',
    'figure',
    'mark',
    'time',
    'track',
    'video',
  ],
  attributes: {
    ...others,
    '*': [
      ...everywhere.filter((name) => name !== 'id' && name !== 'name'),
      ['id', /^(\w+-)?user-content-fn(ref)?-/, 'footnote-label'],
    ],
    abbr: ['title'],
    code: [['className', /^language-./, 'math-inline', 'math-display'], 'metastring'],
    ol: [...(others.ol ?? []), 'reversed', 'start'],
    time: ['dateTime'],
    track: ['default', 'kind', 'label', 'src', 'srcLang'],
    video: ['ariaLabel', 'controls', 'loop', 'muted', 'playsInline', 'poster', 'src', 'title'],
  },
  ancestors: { ...defaultSchema.ancestors, track: ['video'] },
  protocols: {
    ...defaultSchema.protocols,
    href: linkSchemes.flatMap((scheme) => [scheme, capitalized(scheme), scheme.toUpperCase()]),
    src: ['http', 'https', 'data'],
    poster: [],
  },
};
