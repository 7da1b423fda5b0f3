import type { ImageFinder } from '@/lib/images/find-image';
import { sourcesOf, textWidths } from '@/lib/images/image';
import { buildRenderer } from '@/lib/markdown/render-build';
import { belowPath } from '../../../support/base-path';
import { fragment } from '../../../support/html';
import { renderMarkdown, words } from '../../../support/markdown';

const findImage: ImageFinder = (url) =>
  url.includes('missing')
    ? { expected: '', found: '', fix: '' }
    : {
        file: `content${url}`,
        url,
        width: 1000,
        height: 500,
        sources: url.endsWith('.jpg') ? sourcesOf('0123', 1000, textWidths) : [],
      };

const show = (renderer: typeof buildRenderer, markdown: string) =>
  fragment(renderer(words, findImage).markdown(markdown, { base: '/blog/' }).html);

const page = (markdown: string) => show(buildRenderer, markdown);

it('a photograph has sources in newer formats and smaller sizes', () => {
  const picture = page('![A](a/photo.jpg)').querySelector('p picture');
  const sources = [...(picture?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]).toHaveAttribute(
    'srcset',
    '/pictures/0123-400.avif 400w, /pictures/0123-800.avif 800w, /pictures/0123-1000.avif 1000w',
  );
  expect(sources[0]).toHaveAttribute('sizes', '(min-width: 60rem) 42rem, 70vw');
});

it('every picture has its url from the root, its size, and waits until it is near', () => {
  for (const name of ['a/photo.jpg', './a/drawing.svg', '../images/b.png']) {
    const image = page(`![A](${name})`).querySelector('img');
    expect(image).toHaveAttribute('src', new URL(name, 'https://a.example/blog/').pathname);
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '500');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
  }
});

it("an author's width stands", () => {
  const root = page('<img src="a/photo.jpg" alt="A" width="300">');
  expect(root.querySelector('img')).toHaveAttribute('height', '150');
  expect(root.querySelector('source')).toHaveAttribute('sizes', '300px');
});

it.each(['![A](a/missing.jpg)', '![A](data:image/png;base64,AA)', '![A](https://b.example/c.jpg)'])(
  'nothing is added to %s',
  (markdown) => {
    expect(page(markdown).querySelector('picture, img[width]')).toBeNull();
  },
);

it("an author's own sources are dropped", () => {
  const html =
    '<picture><source srcset="https://b.example/c.avif"><img src="/d.svg" alt=""></picture>';
  expect(page(html).querySelector('source')).toBeNull();
});

it('the browser shows the published copy of a picture beside a post', () => {
  const root = fragment(renderMarkdown('![A](a/photo.jpg)', { base: '/blog/' }));
  expect(root.querySelector('img')).toHaveAttribute('src', '/blog/a/photo.jpg');
});

describe('a video', () => {
  const clip: ImageFinder = (url) =>
    /clip\.mp4$|\.jpg$/.test(url)
      ? {
          ...{ file: `content${url}`, url, width: 640, height: 360, sources: [] },
          video: {
            poster: { file: '', url: '/p.webp', width: 640, height: 360, sources: [] },
            captions: [{ file: '', url: '/blog/a/clip.de.vtt', language: 'de' }],
          },
        }
      : { expected: '', found: '', fix: '' };
  const show = (markdown: string) =>
    fragment(buildRenderer(words, clip).markdown(markdown, { base: '/blog/' }).html);

  it('has its size, poster, captions and controls', () => {
    const video = show('![A](a/clip.mp4 "B")').querySelector('figure > video');
    expect(video?.outerHTML).toBe(
      '<video src="/blog/a/clip.mp4" aria-label="A" poster="/p.webp" controls="" preload="metadata" ' +
        'playsinline="" width="640" height="360"><track kind="captions" src="/blog/a/clip.de.vtt" ' +
        'srclang="de" label="Deutsch"></video>',
    );
    expect(video?.nextElementSibling).toHaveTextContent('B');
    expect(show('A ![B](a/clip.mp4 "C")').querySelector('video')?.title).toBe('C');
  });

  it('in a link leaves its words: a link cannot hold buttons', () => {
    const root = show('[see ![A](a/clip.mp4)](/b)');
    expect(root.querySelector('p')?.innerHTML).toBe('<a href="/b/">see A</a>');
  });

  it('is a link to its file where nobody knows its size', () => {
    const root = fragment(renderMarkdown('![A](a/clip.webm)', { base: '/blog/' }));
    expect(root.querySelector('p')?.innerHTML).toBe('<a href="/blog/a/clip.webm">A</a>');
  });
});

describe('a link to a video site', () => {
  const id = 'abc-EFG_123';
  const show = (markdown: string) =>
    fragment(
      buildRenderer(words, (url) =>
        url === `/blog/a/youtube-${id}.png`
          ? { file: '', url, width: 640, height: 360, sources: [] }
          : { expected: '', found: '', fix: '' },
      ).markdown(markdown, { page: '/blog/a/' }).html,
    );

  it('that is alone is a card with a picture of the site, and opens in a new tab', () => {
    const link = show(`[How it works](https://youtu.be/${id}?t=5)`).querySelector('p > a');
    expect(link).toHaveAccessibleName('How it works YouTube (opens in a new tab)');
    expect(link).toHaveAttribute('href', `https://youtu.be/${id}?t=5`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link?.querySelector('img')).toHaveAttribute('src', `/blog/a/youtube-${id}.png`);
  });

  it.each([
    [`https://www.youtube.com/watch?list=x&v=${id}&t=1`, 'Video on YouTube'],
    [`https://vimeo.com/76979871`, 'Video on Vimeo'],
    [`[A](https://player.vimeo.com/video/76979871)`, 'A Vimeo'],
  ])('is a card without a picture too: %s', (markdown, name) => {
    const card = fragment(renderMarkdown(markdown)).querySelector('.video-card');
    expect(card).toHaveAccessibleName(expect.stringContaining(name));
    expect(card?.querySelector('img')).toBeNull();
  });

  it.each([
    `see https://youtu.be/${id}`,
    `[![A](/a.png)](https://youtu.be/${id})`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/?https://youtu.be/${id}`,
  ])('stays a link: %s', (markdown) => {
    const root = fragment(renderMarkdown(markdown));
    expect(root.querySelector('a')).not.toBeNull();
    expect(root.querySelector('.video-card')).toBeNull();
  });
});

it('below a path, pictures and sources stand below it too', async () => {
  const below = await belowPath(() => import('@/lib/markdown/render-build'));
  const root = show(below.buildRenderer, '![A](a/photo.jpg)');
  expect(root.querySelector('img')).toHaveAttribute('src', '/portfolio/blog/a/photo.jpg');
  expect(root.querySelector('source')?.srcset).toMatch(/^\/portfolio\/pictures\/.* \/portfolio/);
});
