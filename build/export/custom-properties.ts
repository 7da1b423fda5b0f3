import type { AtRule, Container, Declaration, Root } from 'postcss';

const reads = /var\((--[\w-]+)/g;
/** A property that is read, with what stands in for it: only where that is no function itself. */
const simpleRead = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/** The custom properties that a text reads. */
export const propertiesRead = (text: string): string[] =>
  [...text.matchAll(reads)].map(([, name = '']) => name);

/**
 * Takes out of a style sheet the custom properties that nothing in it reads, and writes those that
 * nothing sets as what they then are.
 * @param root the sheet, which is changed
 * @param others properties that are read elsewhere
 */
export function resolveCustomProperties(root: Root, others: Iterable<string>): void {
  const initial = initialValues(root);
  const isSet = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isInitial(declaration)) isSet.add(declaration.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      simpleRead,
      (read, name: string, fallback?: string) =>
        isSet.has(name) ? read : (initial.get(name) ?? fallback ?? read),
    );
  });
  while (removeUnread(root, new Set(others)));
}

/** What Tailwind registers: https://developer.mozilla.org/docs/Web/CSS/@property */
function initialValues(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void values.set(rule.params, value));
  });
  return values;
}

/** Whether a declaration is of Tailwind's stand-in for registering, for browsers that cannot. */
function isInitial({ parent }: Declaration): boolean {
  for (let up: Container | undefined = parent as Container; up; up = up.parent as Container) {
    if (up.type !== 'atrule') continue;
    const { name, params } = up as AtRule;
    if (name === 'property' || (name === 'layer' && params === 'properties')) return true;
  }
  return false;
}

/** Removes what is not read; what only that has read can go after it. */
function removeUnread(root: Root, known: Set<string>): boolean {
  let isChanged = false;
  root.walkDecls(({ value }) => propertiesRead(value).forEach((name) => known.add(name)));
  root.walkDecls(/^--/, (declaration) => {
    if (known.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  root.walkAtRules('property', (rule) => {
    if (!known.has(rule.params)) rule.remove();
  });
  return isChanged;
}
