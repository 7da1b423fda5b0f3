import type { ElementContent, Root } from 'hast';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import temml from 'temml';

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
): { ok: true; nodes: ElementContent[] } | { ok: false; mistake: string } {
  try {
    const options = { displayMode: isBlock, throwOnError: true, maxSize: MAX_SIZE };
    const html = temml.renderToString(tex, options);
    const tree: Root = clean.runSync(clean.parse(html));
    return { ok: true, nodes: tree.children as ElementContent[] };
  } catch (error) {
    // Temml stumbles over some mistakes without a word of its own.
    if (error instanceof TypeError) return { ok: false, mistake: 'A formula that cannot be read' };
    const [first = ''] = (error as Error).message.trim().split('\n');
    return { ok: false, mistake: first.replace(/:\s*$/, '') };
  }
}

/** The longest lengths that an author may give, in em and in CSS pixels. */
const MAX_SIZE: [number, number] = [40, 640];
