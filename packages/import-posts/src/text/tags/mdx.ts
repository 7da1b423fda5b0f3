import { readArguments, urlOfExpression } from './arguments';
import { containers } from './containers';
import type { TagConversion, TagSyntax } from './tags';

/* MDX: Markdown with elements and expressions of JSX, and lines of JavaScript. */

/** An element of JSX as HTML, with the attributes that are texts. */
const htmlOfJsx: TagConversion = ({ name, args, markup }, { source }) => {
  const { named } = readArguments(args);
  const attributes = Object.entries(named).flatMap(([attribute, value]) => {
    const text = attribute === 'src' ? urlOfExpression(value, source) : value;
    return /^\{/.test(text) ? [] : [` ${attribute}="${text}"`];
  });
  return `<${name}${attributes.join('')}${markup.endsWith('/>') ? ' /' : ''}>`;
};

/** An import or export of MDX. What is imported has no words; what is exported may have some. */
const moduleLine: TagConversion = ({ markup }, { note }) => {
  const exported = markup.replace(/^import\s[^;]*?["'][^"']+["'];?\s*/gm, '').trim();
  if (exported === '') return '';
  const isFields = /^export\s+const\s+(meta\w*|frontmatter|config)\b/i.test(exported);
  return note(isFields ? 'field' : 'dropped', exported);
};

/** An attribute of JSX: name, name="…", name={…} with braces in up to three levels, {...props} */
const ATTRIBUTE = String.raw`\s+(?:[\w@:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?|\{\.\.\.[^}]*\})`;

/** A tag of JSX, with a pattern of its name. */
const tagOfJsx = (name: RegExp) =>
  new RegExp(String.raw`<${name.source}(?<args>(?:${ATTRIBUTE})*)\s*\/?>`, 'g');

/** Custom elements, whose attributes may have names that Markdown does not read: <video-player @slug="a">. */
export const customElements: TagSyntax = {
  pattern: tagOfJsx(/(?<close>\/)?(?<name>[a-z]+(?:-[a-z\d]+)+)/),
};

/** Components of MDX: <Name a="b" c={d}> … </Name> */
const components: TagSyntax = { pattern: tagOfJsx(/(?<close>\/)?(?<name>[A-Z][\w.]*)/) };

/** HTML in MDX with attributes that HTML does not have: <div style={{ color: 'red' }}>. They are left out. */
const jsxElements: TagSyntax = {
  pattern: tagOfJsx(/(?=[a-z][^<>]*=\s*\{)(?<name>[a-z][\w-]*)/),
  convert: htmlOfJsx,
};

/** A text in an expression of JSX: {' '} */
const jsxTexts: TagSyntax = {
  pattern: /\{\s*(["'`])(?<args>[^"'`{}\n]*)\1\s*\}/g,
  convert: ({ markup }) => markup.replace(/^\{\s*["'`]|["'`]\s*\}$/g, ''),
};

/** Imports and exports of MDX, up to the next empty line. */
const modules: TagSyntax = {
  pattern: /^(?<name>import|export)\s(?<args>(?:.+(?:\n(?!\s*$).*)*))/gm,
  convert: moduleLine,
};

/** Comments of MDX. */
const jsxComments: TagSyntax = {
  pattern: /\{\/\*(?<args>(?:(?!\{\/\*)[^])*?)\*\/\}/g,
  convert: ({ args }, { note }) =>
    /[\p{L}\p{N}]/u.test(args) && !/^\s*truncate\s*$/.test(args)
      ? note('private', `a comment: ${args}`)
      : '',
};

/** The syntaxes of MDX, in the order in which they are read. */
export const mdxSyntaxes: readonly TagSyntax[] = [
  containers,
  jsxComments,
  components,
  customElements,
  jsxElements,
  jsxTexts,
  modules,
];
