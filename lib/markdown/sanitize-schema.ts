import { defaultSchema, type Options } from 'rehype-sanitize';
import { linkSchemes } from '../urls';
import { demoClasses } from './rehype-demos';

type Attributes = NonNullable<Options['attributes']>;

const { '*': everywhere = [], ...others } = defaultSchema.attributes as Attributes;

/** Keyboards of phones capitalise the first letter of a URL. */
const capitalized = (scheme: string) => scheme.charAt(0).toUpperCase() + scheme.slice(1);

/**
 * The HTML that content may contain: everything that GitHub allows (the default of rehype-sanitize), and figures,
 * videos, `<abbr>`, `<cite>`, `<mark>`, `<small>`, `<time>` and table captions.
 *
 * Ids and names are dropped, except those of footnotes, because they could shadow properties of `document` (DOM
 * clobbering). Classes are dropped too, except those of demonstrations. Only the image inside `<picture>` is kept, because sources could load files of other origins.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  // Removed with their content, which would otherwise be shown as text.
  strip: ['script', 'style'],
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'picture' && name !== 'source'),
    'abbr',
    'caption',
    'cite',
    'figcaption',
    'figure',
    'mark',
    'small',
    'time',
    'track',
    'video',
  ],
  attributes: {
    ...others,
    '*': [
      ...everywhere.filter((name) => name !== 'id' && name !== 'name'),
      ['id', /^([\w-]+\.)?user-content-fn(ref)?-/, 'footnote-label'],
    ],
    abbr: ['title'],
    div: [...(others.div ?? []), ['className', ...demoClasses]],
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
