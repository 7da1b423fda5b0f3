import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The language of a code block as Shiki names it: `ts` for `TS` and `ts{1,3}`, `rust` for `rust,no_run`. */
export const languageOf = (lang: string | null | undefined): string | undefined =>
  lang?.split(/[\s,{]/, 1)[0]?.toLowerCase();

/** The text after the language of a code block: `{1,3} title="a.ts"` for `ts {1,3} title="a.ts"` and `ts{1,3} …`. */
const metaOf = ({ lang, meta }: Code): string =>
  [/\{.*/.exec(lang ?? '')?.[0], meta].filter(Boolean).join(' ');

/**
 * Names the language of code blocks, and keeps the text after it as an attribute, because only attributes survive
 * the parsing of raw HTML.
 */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      const language = languageOf(node.lang);
      const className = language ? [`language-${language}`] : undefined;
      const metastring = metaOf(node) || undefined;
      node.data = { ...node.data, hProperties: { className, metastring } };
    });
  };
}
