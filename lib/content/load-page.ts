import { glyphOf, type Glyph } from '../glyph/glyph';
import { readText } from '../check/text-facts';
import { pageRoute } from '../urls';
import { factsOf, type Loaded } from './load-post';
import { parseContent } from './parse';
import type { ContentFile } from './read-files';
import type { Renderer } from '../markdown/render';
import { pageSchema, type PageMatter } from './schema';

/** A page of the owner's own: `content/pages/uses.md` is `/uses/`. `bodyHtml` is sanitised. */
export interface Page extends PageMatter {
  slug: string;
  glyph: Glyph;
  /** Empty for a page that has its heading and nothing else yet. */
  bodyHtml: string;
}

/** Makes a page from its file. */
export function loadPage({ file, slug, source }: ContentFile, render: Renderer): Loaded<Page> {
  const parsed = parseContent(file, source, pageSchema);
  const page = pageRoute(slug);
  if (!parsed.ok) {
    const facts = factsOf(parsed.text);
    const texts = facts ? [{ file, field: 'text', page, facts }] : [];
    return { ok: false, problems: parsed.problems, texts };
  }
  const { matter, body, bodyLine } = parsed.value;
  return {
    ok: true,
    item: {
      ...matter,
      slug,
      glyph: glyphOf(slug),
      bodyHtml: body.trim() ? render.markdown(body).html : '',
    },
    texts: [{ file, field: 'text', page, facts: readText(body, bodyLine) }],
  };
}
