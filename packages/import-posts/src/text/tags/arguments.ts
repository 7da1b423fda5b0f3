/** The arguments of a tag: those with names, and the others in their order. */
export interface TagArguments {
  named: Readonly<Record<string, string>>;
  positional: readonly string[];
}

/** name="value", name=“value”, name='value', name=`value`, name={…}, name=value, name: value, name:"value", or a value alone */
const ARGUMENT =
  /(?:([\w@:.-]+)\s*(?:=|:(?=[\s"]))\s*)?(?:["“”]((?:[^"“”\\]|\\.)*)["“”]|'((?:[^'\\]|\\.)*)'|`([^`]*)`|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|([^\s,"'`={}][^\s,"'`]*))/g;

/** Reads the arguments of a tag: `src="a.png" alt='x'`, `"a.png", "x"`, `src={photo} wide`. */
export function readArguments(args: string): TagArguments {
  const named: Record<string, string> = {};
  const positional: string[] = [];
  for (const [, name, double, single, tick, braces, bare] of args.matchAll(ARGUMENT)) {
    const quoted = double ?? single;
    const value =
      quoted?.replace(/\\(["'\\])/g, '$1') ??
      tick ??
      (braces === undefined ? bare : unquoted(braces));
    if (name === undefined) positional.push(value ?? '');
    else named[name.toLowerCase().replace(/^[@:]/, '')] = value ?? '';
  }
  return { named, positional };
}

/** The text in an expression such as {'a.png'}; other expressions stay as they are, with their braces. */
function unquoted(expression: string): string {
  const [, , text] = /^\s*(["'`])((?:(?!\1|\$\{)[^])*)\1\s*$/.exec(expression) ?? [];
  return text ?? `{${expression}}`;
}

/** Names of arguments for one thing, the preferred one first. */
export const pick = (named: Readonly<Record<string, string>>, ...names: string[]) =>
  names.map((name) => named[name]).find(Boolean);

/** The URL of an image in JSX: {photo}, which is imported, or {require('./a.png').default}. */
export function urlOfExpression(expression: string, source: string): string {
  const [, required] = /require\(\s*["']([^"']+)["']/.exec(expression) ?? [];
  const [, name = ''] = /^\{\s*(\w+)(?:\.src)?\s*\}$/.exec(expression) ?? [];
  const [, imported] =
    (name && new RegExp(`^import\\s+${name}\\s+from\\s+["']([^"']+)["']`, 'm').exec(source)) || [];
  return required ?? imported ?? expression;
}
