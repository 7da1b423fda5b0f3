import { builtPage, markdownStrings, page, render } from '../../../site/support/markdown';

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('headings', () => {
  const ids = (root: ParentNode) => [...root.querySelectorAll('h2, h3, h4')].map(({ id }) => id);

  it('link to themselves, and are named by their texts alone', async () => {
    const heading = (await page('## Let the *layout* decide')).querySelector('h2');
    expect(heading).toHaveAttribute('id', 'let-the-layout-decide');
    expect(heading).toHaveAccessibleName('Let the layout decide');
    const link = heading?.querySelector('a');
    expect(link).toHaveAttribute('href', '#let-the-layout-decide');
  });

  it('with a link of their own are no links', async () => {
    const heading = (await page('## The [source](/a/)')).querySelector('h2');
    expect(heading?.querySelectorAll('a')).toHaveLength(1);
  });

  it('have ids that the page does not use', async () => {
    const root = await page('## Same\n\n## Same\n\n## Contact\n\n## Contact\n\n## 日本語\n\n## 🎉');
    expect(ids(root)).toEqual(['same', 'same-1', 'contact-1', 'contact-2', '日本語', 'section']);
  });

  it('have ids that differ from those with numbers', async () => {
    const root = await page('## Contact\n\n## Contact 1\n\n## 🎉\n\n## Section');
    expect(new Set(ids(root)).size).toBe(4);
  });

  it('are read without footnotes and line breaks', async () => {
    const source = '## Fees[^1]\n\n## Left<br>Right\n\n[^1]: Note';
    const { outline } = await render(source);
    expect(outline).toEqual([
      { id: 'fees', text: 'Fees' },
      { id: 'left-right', text: 'Left Right' },
    ]);
  });

  it('have no sign for reader modes to show', async () => {
    expect((await page('## Fees')).querySelector('h2')?.textContent).toBe('Fees');
  });

  it('keep their ids when they are typeset', async () => {
    const root = await page(`## What's "new" -- and old...`, { language: 'en' });
    expect(root.querySelector('h2')).toHaveTextContent('What’s “new” – and old…');
    expect(ids(root)).toEqual(ids(await page(`## What's "new" -- and old...`)));
  });

  it('of the second level make the outline', async () => {
    const { outline } = await render('## A *b*\n\n### C\n\n## D\n\nE[^1]\n\n[^1]: F');
    expect(outline).toEqual([
      { id: 'a-b', text: 'A b' },
      { id: 'd', text: 'D' },
    ]);
  });

  it('of a second text on the page have other ids', async () => {
    const root = await page('## A\n\n## Stack\n\nB[^1]\n\n[^1]: C', { idPrefix: 'a-note.' });
    expect(ids(root).slice(0, 2)).toEqual(['a-note.a', 'a-note.stack']);
    expect(root.querySelector('li')?.id).toBe('a-note.user-content-fn-1');
    expect(root.querySelector('section h2')?.id).toBe('a-note.footnote-label');
    expect(root.querySelector('sup a')).toHaveAttribute(
      'aria-describedby',
      'a-note.footnote-label',
    );
  });
});

describe('links', () => {
  it.each([
    ['/shop', '/shop/'],
    ['./shop#a', '/shop/#a'],
    ['/blog/a/?b=1', '/blog/a/?b=1'],
    ['/cv/a.pdf', '/cv/a.pdf'],
    ['#part', '#part'],
  ])('to %s lead to %s', async (written, href) => {
    expect((await page(`[a](${written})`)).querySelector('a')).toHaveAttribute('href', href);
  });

  it('to other sites open in a new tab and say so', async () => {
    const link = (await page('[a](https://elsewhere.test/)')).querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(`a${markdownStrings.newTab}`);
  });

  it.each([
    ['见 https://example.org/docs，然后', 'https://example.org/docs'],
    ['（见 https://example.org/a）。', 'https://example.org/a'],
    ['他说“https://example.org/”吗？', 'https://example.org/'],
    ['https://zh.wikipedia.org/wiki/中国。', 'https://zh.wikipedia.org/wiki/%E4%B8%AD%E5%9B%BD'],
  ])('a URL ends before full-width punctuation: %s', async (source, href) => {
    const node = await page(source);
    expect(node.querySelector('a')).toHaveAttribute('href', href);
    expect(node.querySelector('p')?.textContent.replace(markdownStrings.newTab, '')).toBe(source);
  });

  it('the text after such a URL can hold other links', async () => {
    const node = await page('www.a.test、https://b.test，b（<https://c.test>）。');
    const hrefs = [...node.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['http://www.a.test', 'https://b.test', 'https://c.test']);
  });
});

describe('images', () => {
  it('are decoration while their description has to be written', async () => {
    const root = await page(
      '![To write: what it shows](/a.png)\n\n<img src="/b.png" alt="To write: b">',
    );
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '']);
  });

  const photo = {
    file: 'content/blog/a/b.jpg',
    url: '/blog/a/b.jpg',
    width: 1600,
    height: 900,
    sources: [
      { format: 'avif', width: 400, url: '/images/sizes/x-400.avif' },
      { format: 'avif', width: 1344, url: '/images/sizes/x-1344.avif' },
    ],
  } as const;
  const findImage = (url: string) => (url === photo.url ? photo : undefined);

  it('have their size and smaller copies, and a link that the lightbox opens', async () => {
    const root = await page('![A hill](a/b.jpg)', { findImage });
    const link = root.querySelector('a.lightbox-link');
    expect(link).toHaveAttribute('href', '/blog/a/b.jpg');
    expect(link).toHaveAccessibleName(`${markdownStrings.openLightbox}A hill`);
    const image = link?.querySelector('picture > img');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '900');
    expect(link?.querySelector('source')).toHaveAttribute(
      'srcset',
      '/images/sizes/x-400.avif 400w, /images/sizes/x-1344.avif 1344w',
    );
  });

  it('are as wide as their author says', async () => {
    const root = await page('<img src="a/b.jpg" alt="A" width="320">', { findImage });
    expect(root.querySelector('img')).toHaveAttribute('height', '180');
    expect(root.querySelector('source')).toHaveAttribute('sizes', '320px');
  });

  it('with a title alone in their paragraph are figures with a caption', async () => {
    const root = await page('![A](a.png "The *caption*")');
    expect(texts(root, 'figure > figcaption')).toEqual(['The *caption*']);
    expect(root.querySelector('img')).not.toHaveAttribute('title');
  });

  it('of other sites are links, because pages load nothing from there', async () => {
    const root = await page(
      '![A](https://elsewhere.test/a.png) [![B](//elsewhere.test/b.png)](/c)',
    );
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('a')).toHaveAttribute('href', 'https://elsewhere.test/a.png');
    expect(root.querySelector('a[href="/c/"]')).toHaveTextContent('B');
  });

  it('may be videos with captions', async () => {
    const html = '<video src="a/b.mp4" poster="a/b.png"><track src="a/b.vtt" srclang="en"></video>';
    const video = (await page(html)).querySelector('video');
    expect(video).toHaveAttribute('controls');
    expect(video).toHaveAttribute('src', '/blog/a/b.mp4');
    expect(video).toHaveAttribute('poster', '/blog/a/b.png');
    expect(video?.querySelector('track')).toHaveAttribute('src', '/blog/a/b.vtt');
  });
});

describe('code', () => {
  it('has a title or language, and a button that copies it', async () => {
    const root = await page('```ts title="app/a.ts"\na\n```\n\n```TS\nb\n```');
    expect(texts(root, 'figure.code figcaption span')).toEqual(['app/a.ts']);
    // In the style sheet, so that reader modes do not join it with the code.
    expect(root.querySelector('figcaption[data-language]')).toHaveAttribute('data-language', 'ts');
    expect(texts(root, 'button[data-copy]')).toEqual([markdownStrings.copy, markdownStrings.copy]);
    expect(root.querySelector('pre')).toHaveAttribute('tabindex', '0');
  });

  it('has a language, title and lines, with or without spaces and quotes', async () => {
    const root = await builtPage("```js{1} title='a.js'\na();\nb();\n```");
    expect(texts(root, 'figure.code figcaption span')).toEqual(['a.js']);
    expect(root.querySelector('.highlighted')).toHaveTextContent('a();');
    expect(root.querySelector('.t-function')).toHaveTextContent('a');
  });

  it('is highlighted with classes only', async () => {
    const root = await builtPage('```ts\nconst a = "b";\n```');
    expect(root.querySelector('.t-keyword')).toHaveTextContent('const');
    expect(root.querySelector('[style]')).toBeNull();
  });

  it('marks lines by number and by comment', async () => {
    const root = await builtPage(
      '```js {1}\na();\nb(); // [!code --]\nc(); // [!code ++]\nd(); // [!code focus]\n```',
    );
    expect(texts(root, '.highlighted')).toEqual(['a();']);
    expect(texts(root, '.diff.remove')[0]).toMatch(/^b\(\);/);
    expect(texts(root, '.diff.add')[0]).toMatch(/^c\(\);/);
    expect(texts(root, '.focused')[0]).toMatch(/^d\(\);/);
    expect(root).not.toHaveTextContent('[!code');
  });

  it('in an unknown language is plain', async () => {
    expect(await builtPage('```klingon\nqapla\n```')).toHaveTextContent('qapla');
  });
});

describe('formulas', () => {
  it('are MathML', async () => {
    const root = await page('Then $$a^2$$ is\n\n$$\n\\frac{a}{b}\n$$');
    expect(root.querySelector('p msup')).toHaveTextContent('a2');
    const region = root.querySelector('.formula');
    expect(region).toHaveAccessibleName(markdownStrings.formula);
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region?.querySelector('mfrac')).not.toBeNull();
  });

  it('keep the full stop after them on their line', async () => {
    const root = await page('An error budget is $$1-SLO$$. For $$a$$ (or $$b$$), that is more.');
    const formulas = [...root.querySelectorAll('.katex')].map(
      ({ lastChild }) => lastChild?.nodeValue,
    );
    expect(formulas).toEqual(['.', null, '),']);
    expect(root).toHaveTextContent('. For');
  });

  it('break on paper if they are long', async () => {
    const long = 'a+'.repeat(40);
    const short = 'a+'.repeat(10);
    const root = await page(`$$\n${long}b\n$$\n\n$$\n${short}b\n$$`);
    expect(root.querySelectorAll('.formula')).toHaveLength(2);
    expect(root.querySelectorAll('.is-long')).toHaveLength(1);
  });

  it('leave prices alone', async () => {
    const root = await page('It costs $5, or $6 with $VAT.');
    expect(root).toHaveTextContent('It costs $5, or $6 with $VAT.');
    expect(root.querySelector('math, code')).toBeNull();
  });
});

describe('GitHub-flavoured Markdown', () => {
  it('emphasises words between East Asian brackets', async () => {
    expect((await page('**「強調」**です')).querySelector('strong')).toHaveTextContent('「強調」');
  });

  it('has callouts, whose markers are alone on their line', async () => {
    const root = await page(
      '> [!WARNING]\n> Mind *the* gap.\n\n> Not [!NOTE] this.\n\n> [!NOTE] nor this',
    );
    expect(root.querySelectorAll('.callout')).toHaveLength(1);
    expect(root.querySelector('.callout')).toHaveAttribute('data-kind', 'warning');
    expect(root.querySelector('.callout-title')).toHaveTextContent(markdownStrings.warning);
    expect(texts(root, 'blockquote p')).toEqual(['Not [!NOTE] this.', '[!NOTE] nor this']);
  });

  it('has tables that scroll sideways', async () => {
    const group = (await page('| a |\n| - |\n| b |')).querySelector('[role=group]');
    expect(group).toHaveAccessibleName(markdownStrings.table);
    expect(group).toHaveAttribute('tabindex', '0');
    expect(group?.querySelector('td')).toHaveTextContent('b');
  });

  it('has task lists with names', async () => {
    const boxes = (await page('- [x] a\n- [ ] b')).querySelectorAll('input');
    expect(boxes[0]).toHaveAccessibleName(markdownStrings.done);
    expect(boxes[1]).toHaveAccessibleName(markdownStrings.toDo);
  });

  it('has footnotes with links there and back', async () => {
    const root = await page('One[^a], one again[^a].\n\n[^a]: First');
    expect(root.querySelector('.footnotes h2')).toHaveTextContent(markdownStrings.footnotes);
    const back = [...root.querySelectorAll('[data-footnote-backref]')];
    expect(back.map((link) => link.getAttribute('aria-label'))).toEqual([
      markdownStrings.backToReference('1'),
      markdownStrings.backToReference('1-2'),
    ]);
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      expect(root.querySelector(link.hash)).not.toBeNull();
    }
  });
});

describe('HTML', () => {
  it('is kept if it is harmless', async () => {
    const root = await page(
      '<details open><summary>More</summary>\n\n*a* <kbd>b</kbd>\n\n</details>\n\n<ol reversed start="3"><li>c</li></ol>',
    );
    expect(root.querySelector('details[open] em')).toHaveTextContent('a');
    expect(root.querySelector('kbd')).toHaveTextContent('b');
    expect(root.querySelector('ol[reversed]')).toHaveAttribute('start', '3');
  });
});

it('lets blocks run in the direction of their letters, and code from left to right', async () => {
  const root = await page('שלום `a`\n\n> مرحبا\n\n- مرحبا\n- and in English\n\nHello');
  const directions = [...root.querySelectorAll('[dir]')].map(
    (element) => `${element.tagName} ${element.getAttribute('dir')}`,
  );
  expect(directions).toEqual(['P auto', 'CODE ltr', 'BLOCKQUOTE auto', 'UL auto', 'P auto']);
  expect((await page('Hello `a`')).querySelector('[dir]')).toBeNull();
});

it('keeps English texts from left to right on a page in Hebrew, and leaves a page in English as it is', async () => {
  const source = 'A sheet.\n\n`code`';
  const hebrew = await page(source, { language: 'he' });
  expect(hebrew.querySelector('p')).toHaveAttribute('dir', 'auto');
  expect(hebrew.querySelector('code')).toHaveAttribute('dir', 'ltr');
  const english = await page(source, { language: 'en' });
  expect(english.querySelector('[dir]')).toBeNull();
});

describe('typography', () => {
  it('has the quotation marks of the language, also around and inside other elements', async () => {
    const root = await page(`"*Don't* [say](/a) **"no"**", he said "\`x\`".\n\n> "b"`, {
      language: 'de',
    });
    expect(root.querySelector('p')).toHaveTextContent('„Don’t say ‚no‘“, he said „x“.');
    expect(root.querySelector('blockquote')).toHaveTextContent('„b“');
  });

  it('leaves code, formulas and URLs alone', async () => {
    const source = `\`"a" -- it's...\` <kbd>'</kbd> https://a.test/it's\n\n    "b" ... 'c'`;
    const written = (await page(source)).textContent;
    expect((await page(source, { language: 'en' })).textContent).toBe(written);
  });
});

describe('demonstrations', () => {
  it('have radio buttons for three widths, each with a group of its own', async () => {
    const demo = '<div class="demo">\n<div class="demo-box">a</div>\n</div>';
    const root = await page(`${demo}\n\n${demo}`, { idPrefix: 'context.' });
    const radios = [...root.querySelectorAll<HTMLInputElement>('.demo input')];
    const { wide, medium, narrow } = markdownStrings.demo;
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      wide,
      medium,
      narrow,
      wide,
      medium,
      narrow,
    ]);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, true, false, false]);
    expect(radios[1]).toHaveAccessibleName(medium);
    expect(new Set(radios.map(({ name }) => name))).toEqual(
      new Set(['context.demo-1', 'context.demo-2']),
    );
    expect(root.querySelector('.demo-frame > .demo-box')).toHaveTextContent('a');
  });

  it('allow no other classes', async () => {
    const root = await page('<div class="demo-split fixed">a</div> <p class="demo">b</p>');
    expect(root.querySelector('div')).toHaveAttribute('class', 'demo-split');
    expect(root.querySelector('p')).not.toHaveAttribute('class');
  });
});
