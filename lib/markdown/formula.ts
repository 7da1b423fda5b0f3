import type { Element, ElementContent, Root } from 'hast';
import temml from 'temml';
import { drawingCleaner } from './sanitize';
import { hasClass, visitElements } from './visit';

/** What of MathML is let through: https://www.w3.org/TR/mathml-core/ without styles and links. */
const clean = drawingCleaner(
  `math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms
  mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none`,
  `accent accentunder columnspan depth dir display displaystyle fence form height largeop linethickness
  lspace mathvariant mathbackground mathsize maxsize minsize movablelimits notation rowspan rspace
  scriptlevel separator stretchy symmetric voffset width`,
  [
    'className',
    /^tml-(left|right|line-(top|right|bottom|left)|dashed|double|full|half|bold)$/,
    /^tml-(red|orange|green|cyan|blue|violet|magenta|gray|black)$/,
  ],
);

/**
 * Sets a formula as MathML, which browsers draw by themselves.
 * @param tex the formula in LaTeX
 * @param isBlock whether it stands by itself, not within a line
 * @param labels the tags of the text's formulas by their labels, which `\\ref` refers to
 * @returns the formula, or the words that say what is wrong with it
 */
export function setFormula(
  tex: string,
  isBlock: boolean,
  labels: ReadonlyMap<string, string> = new Map(),
): { ok: true; nodes: ElementContent[] } | { ok: false; error: string } {
  try {
    if (/(^|[^\\])%/.test(tex)) throw new Error('what is behind % is not shown: write \\%');
    const options = { displayMode: isBlock, throwOnError: true, maxSize: MAX_SIZE };
    const tree = clean.parse(temml.renderToString(setReferences(tex, labels), options));
    drawWithoutStyles(tree);
    return { ok: true, nodes: clean.runSync(tree).children as ElementContent[] };
  } catch (error) {
    // Temml stumbles over some errors without a word of its own.
    if (error instanceof TypeError) return { ok: false, error: 'A formula that cannot be read' };
    const [first = ''] = (error as Error).message.trim().split('\n');
    return { ok: false, error: first.replace(/:\s*$/, '') };
  }
}

/** The tags of formulas by their labels: `1` by `euler` for `\\tag{1} \\label{euler}` in one row. */
export function labelsIn(formulas: readonly string[]): Map<string, string> {
  const rows = formulas.flatMap((tex) => tex.split('\\\\'));
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const [, label] = /\\label\{([^}]*)\}/.exec(row) ?? [];
      const [, tag] = /\\tag\*?\{([^}]*)\}/.exec(row) ?? [];
      return label && tag ? [[label, tag]] : [];
    }),
  );
}

/** Writes the tags of formulas in place of references to them, which Temml leaves to a script. */
const setReferences = (tex: string, labels: ReadonlyMap<string, string>) =>
  tex.replace(/\\(eq)?ref\{([^}]*)\}/g, (_, eq: string | undefined, label: string) => {
    const tag = labels.get(label);
    if (tag === undefined) throw new Error(`no formula of the text has \\tag{…} \\label{${label}}`);
    return eq ? `\\text{(${tag})}` : `\\text{${tag}}`;
  });

/** The longest lengths that an author may give, in em and in CSS pixels. */
const MAX_SIZE: [number, number] = [40, 640];

/** What app/styles/formulas.css draws where browsers do not: the third edition of MathML had it. */
const DRAWN =
  /^(top|bottom|box|horizontalstrike|updiagonalstrike|downdiagonalstrike|updiagonalstrike downdiagonalstrike)$/;

/**
 * Makes classes and attributes of Temml's inline styles, because the policy of the pages forbids them.
 * @throws Error if something would not be seen without them
 */
function drawWithoutStyles(tree: Root) {
  visitElements(tree, (element) => {
    const { properties } = element;
    checkDrawn(element);
    const classes = ['tml-left', 'tml-right'].filter((name) => hasClass(element, name));
    const { style = '', mathcolor = '' } = properties;
    // Temml writes settings of its own as the style of a cell that a row lacks.
    const isMissing = element.tagName === 'mtd' && element.children.length === 0;
    for (const declaration of `${String(style)};color:${String(mathcolor)}`.split(';')) {
      const [name = '', value = ''] = declaration.split(':');
      const [, side, line] = LINE.exec(declaration) ?? [];
      if (value === '' || (isMissing && !side)) continue;
      if (name === 'color') {
        const color = COLORS[value.toLowerCase()];
        if (!color)
          throw new Error(`the colour "${value}" suits one of the two themes: ${WRITE_COLOR}`);
        classes.push(`tml-${color}`);
      } else if (declaration === 'border:1px solid')
        Object.assign(element, { tagName: 'menclose', properties: { notation: 'box' } });
      else if (side) classes.push(`tml-line-${side}`, `tml-${line}`);
      else if (declaration in CLASSES) classes.push(CLASSES[declaration] ?? '');
      else if (!SPACE.test(name))
        throw new Error(`it needs the style "${name}", which pages cannot have`);
    }
    if (properties.mathbackground) {
      if (element.tagName !== 'mspace')
        throw new Error('a background suits one of the two themes: write \\boxed');
      // Temml draws rules in black, which a dark page hides.
      properties.mathbackground = 'currentcolor';
    }
    element.properties.className = classes.length > 0 ? classes : undefined;
  });
}

const LINE = /^border-(top|right|bottom|left):\S+ (solid|dashed|double)/;

const CLASSES: Record<string, string> = {
  'width:100%': 'tml-full',
  'width:50%': 'tml-half',
  'font-weight:bold': 'tml-bold',
  'text-align:left': 'tml-left',
};

/**
 * The names that app/styles/formulas.css has colours for in both themes, by what Temml writes for the
 * names of https://ctan.org/pkg/xcolor.
 */
const COLORS: Record<string, string> = {
  '#ff0000': 'red',
  '#ff8000': 'orange',
  '#00ff00': 'green',
  '#00ffff': 'cyan',
  '#0000ff': 'blue',
  '#bf0040': 'violet',
  '#800080': 'violet',
  '#ff00ff': 'magenta',
  '#007f7f': 'cyan',
  '#808080': 'gray',
  black: 'black',
};

const WRITE_COLOR = `write ${[...new Set(Object.values(COLORS))].join(', ')}`;

/** Style properties that only set space or the size of a box, which may be missing. */
const SPACE = /^(padding(-\w+)?|margin-left|width|height|math-depth|display)$/;

function checkDrawn(element: Element) {
  const notation = String(element.properties.notation);
  if (hasClass(element, 'tml-cancelto')) throw new Error('\\cancelto is not drawn by browsers');
  if (element.tagName === 'menclose' && !DRAWN.test(notation))
    throw new Error(`The notation "${notation}" is not drawn by browsers`);
}
