import { remark } from 'remark';
import { VFile } from 'vfile';
import { NoteBook, restoreBraces, type TextNote, withoutMarks } from '../notes';
import type { PlannedPost } from '../plan';
import type { Generator } from '../source/generator';
import { type Anchors, anchorsOf } from './anchors';
import type { TextContext, UrlResolver } from './context';
import { conversionByName, unknown } from './conversions';
import { convertExtensions } from './extensions';
import { remarkHtml } from './html/remark-html';
import { removeEmpty } from './markdown/nodes';
import { remarkCallouts } from './markdown/remark-callouts';
import { remarkCode } from './markdown/remark-code';
import { remarkEmoji } from './markdown/remark-emoji';
import { remarkHeadings } from './markdown/remark-headings';
import { remarkImages } from './markdown/remark-images';
import { remarkLinks } from './markdown/remark-links';
import { remarkMarks } from './markdown/remark-marks';
import { parseMarkdown } from './markdown/stringify';
import { convertTags, type TagSyntax, type TagTable } from './tags/tags';

/** A text in the Markdown of this site. */
export interface ConvertedText {
  text: string;
  notes: TextNote[];
  anchors: Anchors;
}

type PostText = Pick<PlannedPost, 'title' | 'body' | 'frontMatter'>;

/**
 * Converts a text of another site to the Markdown of this one. Template markup is read first, as the generators do;
 * the rest are plugins on the Markdown tree. Blocks that no step changes stay as they are written.
 */
export async function convertText(
  post: PostText,
  { syntaxes, tags }: Required<Pick<Generator, 'syntaxes' | 'tags'>>,
  links: UrlResolver,
): Promise<ConvertedText> {
  const book = new NoteBook();
  const context: TextContext = { links, note: (kind, text) => book.add(kind, text) };
  const { tree, write } = parseMarkdown(
    convertExtensions(convertTemplates(post, syntaxes, tags, context), context),
  );
  const file = new VFile();
  await remark()
    .use(remarkMarks)
    .use(remarkCode)
    .use(remarkCallouts)
    .use(remarkHeadings, post.title)
    .use(remarkEmoji)
    .use(remarkImages, context)
    .use(remarkLinks, context)
    .use(remarkHtml, context)
    .run(tree, file);
  removeEmpty(tree);
  return {
    ...book.resolve(restoreBraces(write(), '\\')),
    anchors: anchorsOf(tree, file.data.oldIds ?? new Map()),
  };
}

/** Converts the tags of each template language, one language after the other. */
function convertTemplates(
  { body, frontMatter: fields }: PostText,
  syntaxes: readonly TagSyntax[],
  tags: TagTable,
  { note }: TextContext,
): string {
  const source = withoutMarks(body);
  return syntaxes.reduce(
    (text, syntax) =>
      convertTags(text, syntax, (tag) => {
        const own = Object.hasOwn(tags, tag.name) ? tags[tag.name] : undefined;
        const convert = syntax.convert ?? own ?? conversionByName(tag.name) ?? unknown;
        return convert(tag, { note, source, fields });
      }),
    source,
  );
}
