import { readArguments } from '../arguments';
import type { TagConversion } from '../tags';

/** The URL of an image in JSX: {photo}, which is imported, or {require('./a.png').default}. */
export function urlOfExpression(expression: string, source: string): string {
  const [, required] = /require\(\s*["']([^"']+)["']/.exec(expression) ?? [];
  const [, name = ''] = /^\{\s*(\w+)(?:\.src)?\s*\}$/.exec(expression) ?? [];
  const [, imported] =
    (name && new RegExp(`^import\\s+${name}\\s+from\\s+["']([^"']+)["']`, 'm').exec(source)) || [];
  return required ?? imported ?? expression;
}

/** An element of JSX as HTML, with the attributes that are texts. */
export const htmlOfJsx: TagConversion = ({ name, args, markup }, { source }) => {
  const { named } = readArguments(args);
  const attributes = Object.entries(named).flatMap(([attribute, value]) => {
    const text = attribute === 'src' ? urlOfExpression(value, source) : value;
    return /^\{/.test(text) ? [] : [` ${attribute}="${text}"`];
  });
  return `<${name}${attributes.join('')}${markup.endsWith('/>') ? ' /' : ''}>`;
};

/** An import or export of MDX. What is imported has no words; what is exported may have some. */
export const moduleLine: TagConversion = ({ name, markup }, { note }) =>
  name === 'import' && /^(?:import\s[^;]*?["'][^"']+["'];?\s*)+$/.test(markup)
    ? ''
    : note('dropped', markup);
