/** Entries for ESLint's `no-restricted-syntax`: what no file of a room may write, and why. */

const styleReason =
  "The site runs under a content security policy without 'unsafe-inline', which drops style attributes: use a class, an SVG attribute or a token.";

const htmlReason =
  'Only components/ui/trusted-html.tsx puts HTML text into the page, so that there is one place to check that it was sanitised.';

/** No `style` prop: on elements, on components (`motion.div` too), spread or by createElement. */
export const noStyle = [
  { selector: 'JSXAttribute[name.name="style"]', message: styleReason },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression > Property[key.name="style"]',
    message: styleReason,
  },
  {
    selector:
      'CallExpression:matches([callee.name="createElement"], [callee.property.name="createElement"]) > ObjectExpression > Property[key.name="style"]',
    message: styleReason,
  },
];

/** No raw HTML: not as a prop, not as an object's key, not by assignment in the browser. */
export const noRawHtml = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: htmlReason },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: htmlReason },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: htmlReason,
  },
];

/** No client components among the routes. */
export const noClientDirective = [
  {
    selector: 'ExpressionStatement[directive="use client"]',
    message:
      "No 'use client' below app/: routes are server components. Put the island into a small named file below components/.",
  },
];
