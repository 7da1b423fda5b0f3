import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { setFormula } from '@/lib/markdown/formula';
import { mathRenderer } from '@/lib/markdown/render-math';
import { theme } from '@/data/theme';
import { dangersIn, fragment } from '../../../support/html';
import { builtPage as page, renderMarkdown, words } from '../../../support/markdown';

describe('maths', () => {
  it('within a line stands between dollars', () => {
    const root = page('So $e^{i\\pi}+1=0$ holds.');
    expect(root.querySelector('p > math')).toHaveTextContent('eiπ+1=0');
    expect(root.querySelector('math')?.getAttribute('display')).toBeNull();
  });

  it.each([
    ['on lines of its own', '$$\n\\frac{a}{b}\n$$'],
    ['below a line of words, as on GitHub', '**A**\n$$\\frac{a}{b}$$'],
    ['within a line, as on GitHub', 'A $$\\frac{a}{b}$$ B'],
    ['in a block of code called math, as on GitHub', '```math\n\\frac{a}{b}\n```'],
  ])('%s is a block that can be scrolled with the keyboard', (_, markdown) => {
    const block = page(markdown).querySelector('.formula');
    expect(block).toHaveAttribute('tabindex', '0');
    expect(block?.querySelector('math[display=block] mfrac')).not.toBeNull();
  });

  it('that is never closed leaves the rest of the text alone', () => {
    const root = page('$$ a = b\n\n*c*');
    expect(root).toHaveTextContent('$$ a = b c');
    expect(root.querySelector('em')).toHaveTextContent('c');
  });

  it('is not taken for emphasis, a link or HTML', () => {
    expect(page('$a_1 < b_1 * c * [x](y)$').querySelector('em, a, b')).toBeNull();
  });

  it('lines up in columns by class', () => {
    const cells = page('$$\\begin{aligned}a&=b\\\\c&=d\\end{aligned}$$').querySelectorAll('mtd');
    expect([...cells].map(({ className }) => className).slice(0, 2)).toEqual([
      'tml-right',
      'tml-left',
    ]);
  });

  it('comes without style, script and links', () => {
    const markdown =
      '$\\color{red}{x}$ $\\boxed{x}$ $\\begin{pmatrix}1&2\\end{pmatrix}$ $\\href{javascript:alert(1)}{x}$';
    expect(dangersIn(page(markdown))).toEqual([]);
  });

  it.each([
    ['\\overline{AB}', 'top'],
    ['\\boxed{x}', 'box'],
    ['\\cancel{x}', 'updiagonalstrike'],
  ])('has its lines without style: %s', (tex, notation) => {
    const line = page(`$${tex}$`).querySelector('menclose');
    expect(line?.getAttribute('notation')).toBe(notation);
  });

  it.each([
    ['\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}', 'mtd.tml-line-bottom.tml-line-right'],
    ['\\begin{array}{|c}\\hline\\hline a\\end{array}', 'mtd.tml-line-top.tml-double.tml-line-left'],
    ['\\color{red}{x}', 'mi.tml-red'],
    ['\\left(\\textcolor{red}{a}\\color{blue}b\\right)', 'mi.tml-blue + mo.tml-blue'],
    ['\\color{red}\\rule{1em}{1em}', '.tml-red[mathbackground=currentcolor]'],
    ['\\begin{cases}a&b\\\\c\\end{cases}', 'mtr:last-child mtd:empty'],
    ['\\boldsymbol{\\to}', '.tml-bold'],
    ['x \\tag{1}', 'mtable.tml-full mtd.tml-half'],
  ])('keeps what it says without style: %s', (tex, selector) => {
    const root = page(`$$${tex}$$`);
    expect(root.querySelector(selector)).not.toBeNull();
    expect(dangersIn(root)).toEqual([]);
  });

  it.each(['red', 'orange', 'green', 'cyan', 'blue', 'violet', 'magenta'])(
    'in %s is read in both themes',
    (name) => {
      expect(page(`$\\color{${name}}x$`).querySelector(`math .tml-${name}`)).not.toBeNull();
      const style = new RegExp(`\\.tml-${name} {\\s*color: light-dark\\((#\\w+), (#\\w+)\\);`);
      const [, light = '', dark = ''] =
        style.exec(readFileSync('app/styles/formulas.css', 'utf8')) ?? [];
      expect(wcagContrast(light, theme.light.raised)).toBeGreaterThan(7);
      expect(wcagContrast(dark, theme.dark.raised)).toBeGreaterThan(7);
    },
  );

  it.each(['white', 'brown', '#123456', 'none-of-this'])(
    'in a colour that one of the themes may hide is an error: %s',
    (color) => expect(setFormula(`\\color{${color}}x`, false).ok).toBe(false),
  );

  it('refers to the tag of another by its label', () => {
    const root = page('$$a \\tag{7} \\label{first}$$\n\nBy $\\eqref{first}$ and $\\ref{first}$.');
    expect(root.querySelector('p')).toHaveTextContent('By (7) and 7.');
  });

  it('is MathML of the renderer alone: what an author writes is dropped', () => {
    const markdown = '<math href="javascript:alert(1)"><mi>x</mi></math>';
    expect(page(markdown).querySelector('math, mi')).toBeNull();
  });

  it('with an error stays as it was written', () => {
    expect(page('$\\frac{a$').querySelector('code')).toHaveTextContent('\\frac{a');
  });

  it('is set in the browser too, by a renderer of its own', () => {
    expect(fragment(mathRenderer(words).markdown('$x$').html).querySelector('math')).not.toBeNull();
    expect(fragment(renderMarkdown('$x_1$')).querySelector('code')).toHaveTextContent('x_1');
  });

  it('never harms, whatever stands in it', () => {
    const pieces = ['\\frac', '{', '}', '\\text', '<img src=x onerror=1>', '\\\\', '&'];
    const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 });
    fc.assert(
      fc.property(texts, (parts) => {
        expect(dangersIn(page(`$$\n${parts.join('')}\n$$`))).toEqual([]);
      }),
    );
  });
});

it.each(['It costs $5 and $10.', 'About $20k/$30k a year.', 'export PATH=$HOME:$PATH', '$ x $'])(
  'a price is no formula: %s',
  (markdown) => {
    expect(page(markdown).querySelector('math, code')).toBeNull();
  },
);

it('a price may stand beside one', () => {
  const root = page('Pay $5 for $x$ and $6 for $y$.');
  expect([...root.querySelectorAll('math')].map((math) => math.textContent)).toEqual(['x', 'y']);
  expect(root).toHaveTextContent('Pay $5 for x and $6 for y.');
});

it.each([
  ['\\foo', '\\foo'],
  ['\\longdiv{x}', 'longdiv'],
  ['\\cancelto{0}{x}', '\\cancelto'],
  ['\\colorbox{yellow}{x}', '\\boxed'],
  ['\\eqref{a}', '\\label{a}'],
  ['50% x', '\\%'],
  ['x^^2', ''],
  ['\\llap{x}', 'position'],
  ['\\def\\a{\\a\\a}\\a', 'expansions'],
])('setFormula names what is wrong with %s', (tex, error) => {
  expect(setFormula(tex, false)).toEqual({ ok: false, error: expect.stringContaining(error) });
});
