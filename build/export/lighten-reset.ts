import postcss from 'postcss';

/** What Tailwind's reset selects beside every element. */
const pseudos = /^::?(before|after)$/;

/**
 * Takes `::before` and `::after` out of the rules that select everything. Browsers work out the style
 * of both for each element that such a rule matches, whether they stand in the page or not, which
 * makes each change of theme or of a dialog dearer by a third. What the reset gives them they have by
 * themselves, but for `box-sizing`, which tells where one has a padding or border. Rules that hold
 * under a condition, such as less motion, stay. So goes what sets fonts to what they are by themselves.
 * @param css a style sheet
 */
export function lightenReset(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls(/^font-(feature|variation)-settings$/, (declaration) => {
    if (/^(normal|inherit)$/.test(declaration.value)) declaration.remove();
  });
  root.walkRules((rule) => {
    const isConditional = rule.parent?.type === 'atrule' && !isLayer(rule.parent);
    if (isConditional || !rule.selectors.includes('*')) return;
    rule.selectors = rule.selectors.filter((selector) => !pseudos.test(selector));
  });
  return String(root);
}

const isLayer = (parent: object) => 'name' in parent && parent.name === 'layer';
