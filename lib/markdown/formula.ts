import type { Element, ElementContent, Root } from 'hast';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import temml from 'temml';
import { visitElements } from './visit';

/** What of MathML is let through: https://www.w3.org/TR/mathml-core/ without styles and links. */
const clean = rehype()
  .data('settings', { fragment: true })
  .use(rehypeSanitize, {
    tagNames: [
      ...['math', 'menclose', 'merror', 'mfrac', 'mi', 'mmultiscripts', 'mn', 'mo', 'mover'],
      ...['mpadded', 'mphantom', 'mprescripts', 'mroot', 'mrow', 'ms', 'mspace', 'msqrt'],
      ...['mstyle', 'msub', 'msubsup', 'msup', 'mtable', 'mtd', 'mtext', 'mtr', 'munder'],
      ...['munderover', 'none'],
    ],
    attributes: {
      '*': [
        ...['accent', 'accentunder', 'columnspan', 'depth', 'dir', 'display', 'displaystyle'],
        ...['fence', 'form', 'height', 'largeop', 'linethickness', 'lspace', 'mathvariant'],
        ...['maxsize', 'minsize', 'movablelimits', 'notation', 'rowspan', 'rspace'],
        ...['scriptlevel', 'separator', 'stretchy', 'symmetric', 'voffset', 'width'],
      ],
      mtd: [['className', 'tml-left', 'tml-right']],
    },
  })
  .freeze();

/**
 * Sets a formula as MathML, which browsers draw by themselves.
 * @param tex the formula in LaTeX
 * @param isBlock whether it stands by itself, not within a line
 * @returns the formula, or the words that say what is wrong with it
 */
export function setFormula(
  tex: string,
  isBlock: boolean,
): { ok: true; nodes: ElementContent[] } | { ok: false; error: string } {
  try {
    const options = { displayMode: isBlock, throwOnError: true, maxSize: MAX_SIZE };
    const tree = clean.parse(temml.renderToString(tex, options));
    const error = drawWithoutStyles(tree);
    if (error !== undefined) return { ok: false, error };
    return { ok: true, nodes: clean.runSync(tree).children as ElementContent[] };
  } catch (error) {
    // Temml stumbles over some errors without a word of its own.
    if (error instanceof TypeError) return { ok: false, error: 'A formula that cannot be read' };
    const [first = ''] = (error as Error).message.trim().split('\n');
    return { ok: false, error: first.replace(/:\s*$/, '') };
  }
}

/** The longest lengths that an author may give, in em and in CSS pixels. */
const MAX_SIZE: [number, number] = [40, 640];

/** What app/styles/formulas.css draws where browsers do not: the third edition of MathML had it. */
const DRAWN =
  /^(top|bottom|box|horizontalstrike|updiagonalstrike|downdiagonalstrike|updiagonalstrike downdiagonalstrike)$/;

/**
 * Converts Temml's inline styles to attributes, because sanitising removes styles.
 * @returns what would not be seen without them, if anything
 */
function drawWithoutStyles(tree: Root): string | undefined {
  let error: string | undefined;
  visitElements(tree, (element) => {
    const { tagName, properties } = element;
    const style = String(properties.style ?? '');
    if (tagName === 'mrow' && style.includes('border:')) {
      Object.assign(element, { tagName: 'menclose', properties: { notation: 'box' } });
    }
    error ??= unseen(element);
  });
  return error;
}

function unseen({ tagName, properties }: Element): string | undefined {
  const { className, notation } = properties;
  const isCancelTo = Array.isArray(className) && className.includes('tml-cancelto');
  if (isCancelTo) return '\\cancelto is not drawn by browsers';
  if (tagName === 'menclose' && !DRAWN.test(String(notation)))
    return `The notation "${String(notation)}" is not drawn by browsers`;
  return undefined;
}
