import { readFileSync } from 'node:fs';
import { filesIn, fixture, imported, wordsIn } from './support/imported';

/** Words of markup, which nobody reads: names of fields, tags, attributes and their settings, and times. */
const markup = {
  docusaurus: `slug unlisted false last update import tabs from theme tabitem truncate value label default
    npm2yarn img src style width 300 alt`,
  hexo: `17 57 08 00 5 categories sticky 100 more asset img note endnote codeblock lang endcodeblock post link
    blockquote endblockquote`,
  hugo: `lastmod categories toc slug false 17T23 30 00 07 figure relref notice highlight hl lines class wide
    style color red`,
  jekyll: `layout subtitle 23 50 0700 categories last thumbnail img assets redirect from toc rocket small
    highlight linenos endhighlight id site baseurl center test log relative raw endraw endcomment width 560 src
    embed excerpt lead`,
  plain: 'created 5 jan',
  zola: 'description draft false taxonomies extra alt figure src caption end embed img hl lines linenos',
  astro: `pubDatetime unlisted false import from assets components alt 17T23 30 00 modDatetime 01T08 00Z postSlug ogImage
    table contents featured`,
  nextjs: `name lastmod draft false summary static canonicalUrl import from components TOCInline toc props asDisclosure
    style marginTop 1em className wide Callout type images`,
  eleventy: `description image raw endraw permalink false`,
  gatsby: `02T22 03 284Z spoiler featuredImage keywords aside status`,
  hashnode: `seoDescription datePublished Mon Jan 09 30 00 GMT 0000 Coordinated Universal Time cuid slug heading align
    center div data node type callout emoji text`,
  devto: `my articles published false cover raw githubusercontent com main assets 05 06 07 UTC canonical enddetails cta
    endcta katex inline endkatex user image description`,
  obsidian: 'created publish true info 10 00 300 size',
  quartz: 'garden secret',
};

it.each(Object.entries(markup))(
  'brings or lists every word of the texts of %s',
  async (name, marks) => {
    const folder = fixture(name);
    const { report, files, read } = await imported(folder);
    const texts = filesIn(folder).filter((file) => /\.(md|mdx|markdown)$/.test(file));
    const written = texts.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const arrived = files().filter((file) => file.endsWith('.md'));
    const known = new Set(wordsIn([...arrived.map(read), report, marks].join('\n')));
    expect(wordsIn(written.join('\n')).filter((word) => !known.has(word))).toEqual([]);
  },
);
