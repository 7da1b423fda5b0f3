import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import type { SourceFolder } from '../source/folder';
import type { SplitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { elementsIn, hasClass, replaceElements, textOf, withClass } from '../text/html/elements';
import { toMarkdown } from '../text/html/to-markdown';

/** An export of Medium: a folder of HTML, one file a post, a draft or a reply. */
export const medium: Generator = {
  name: 'Medium',
  recognise: (folder) => postsOf(folder).length > 0,
  readSite: (folder) => ({
    posts: postsOf(folder),
    read: (file) => readPost(file, fromHtml(folder.readText(file) ?? '')),
    url: 'https://medium.com',
    // The posts are on medium.com, whose URLs this site cannot redirect.
    pattern: null,
    publicFolders: [''],
    isDraft: ({ frontMatter, file }) =>
      frontMatter.isReply === true || /(^|\/)draft_/.test(file) || frontMatter.published === '',
  }),
  fields: { url: [/^url$/], ignored: [/^isreply$/] },
};

/** 2019-05-03_Migrating-to-Python-11204364d969.html, draft_An-idea-5b9f0d5f0e3c.html */
const postsOf = ({ list, readText }: SourceFolder): string[] =>
  list([''], ['html']).filter(
    (file) =>
      /(^|\/)(\d{4}-\d\d-\d\d|draft)_[^/]*-[0-9a-f]{6,14}\.html$/.test(file) &&
      /<article class="h-entry">/.test(readText(file) ?? ''),
  );

function readPost(file: string, tree: Root): SplitFile {
  const [title] = withClass(tree, 'p-name');
  const [subtitle] = withClass(tree, 'p-summary');
  const [time] = withClass(tree, 'dt-published');
  const [canonical] = withClass(tree, 'p-canonical');
  const [body] = withClass(tree, 'e-content');
  const text: Root = { type: 'root', children: body?.children ?? [] };
  const hasTitle = withClass(text, 'graf--title').length > 0;
  return {
    fields: {
      title: textOf(title),
      // Without the day and the id
      slug: file.replace(/^.*?_|-+[0-9a-f]+\.html$/g, ''),
      subtitle: textOf(subtitle),
      published: String(time?.properties.dateTime ?? ''),
      url: String(canonical?.properties.href ?? ''),
      // Replies to posts of others have no title; Medium takes their first words.
      isReply: !hasTitle,
    },
    body: markdownOf(text),
  };
}

function markdownOf(tree: Root): string {
  // A rule between two sections is the first thing in the second.
  const [first] = elementsIn(tree, 'hr');
  replaceElements(tree, (element) => {
    // The title stands in the front matter.
    if (element === first || hasClass(element, 'graf--title')) return [];
    if (hasClass(element, 'graf--subtitle')) return [h('p', ...element.children)];
    if (hasClass(element, 'graf--mixtapeEmbed')) {
      const [link] = elementsIn(element, 'a');
      const [name] = elementsIn(element, 'strong');
      const href = String(link?.properties.href ?? '');
      return [h('p', h('a', { href }, textOf(name) || href))];
    }
    if (element.tagName === 'pre') {
      const language = element.properties.dataCodeBlockLang;
      const className = language ? [`language-${String(language)}`] : [];
      const [code] = elementsIn(element, 'code');
      return code ? undefined : [h('pre', h('code', { className }, ...element.children))];
    }
    return undefined;
  });
  return toMarkdown(tree);
}
