import { articleOf, renderHostedPost } from '@/lib/content/article';
import { markdownStrings, render } from '../../../site/support/markdown';
import { post } from '../../support/content-folder';
import { summary } from '../../support/summaries';

const options = { strings: markdownStrings };
const hosted = (source: string) => renderHostedPost('/blog/a-post.md', source, options);

it('a post is rendered with its image, outline and reading time', async () => {
  const image = { file: '', url: '/blog/a/b.png', width: 9, height: 6, sources: [] };
  const written = summary('a', { image: 'a/b.png', imageAlt: 'B' });
  const body = `## One\n\n${'word '.repeat(600)}`;
  const rendered = await render(body);
  const article = articleOf({ ...written, body }, rendered, () => image);
  expect(article).toMatchObject({
    image: { src: '/blog/a/b.png', width: 9, height: 6, alt: 'B' },
    outline: [{ id: 'one', text: 'One' }],
    minutes: 3,
  });
});

it('words of scripts without spaces count too', async () => {
  const body = '今日は天気です。'.repeat(200);
  const { minutes } = articleOf({ ...summary('a'), body }, await render(body), () => undefined);
  expect(minutes).toBeGreaterThan(2);
});

describe('a post that the host serves', () => {
  it('is like one of the build', async () => {
    const source = post({ tags: ['A', 'A'], updated: '2023-12-24', image: 'a/b.png' }, '*Hello*');
    expect(await hosted(source)).toMatchObject({
      title: 'A post',
      isoDate: '2023-12-01',
      isoModified: '2023-12-24',
      tags: ['A'],
      image: { src: '/blog/a/b.png', alt: '' },
      bodyHtml: expect.stringContaining('<em>Hello</em>'),
    });
  });

  it.each([
    ['no front matter', '# Heading\n\nText', 'Heading'],
    ['no title at all', 'Text', 'a-post'],
    ['a number as its title', '---\ntitle: 2024\n---\nText', '2024'],
    ['a fault in another field', '---\ntitle: Gas\npreview: Day #5\n---\nText', 'Gas'],
    ['front matter that cannot be read', '---\n[title\n---\n## Heading\n\nText', 'Heading'],
    [
      'fields of other kinds',
      '---\ntitle: { a: b }\ndate: soon\ntags: { a: 1 }\n---\nText',
      'a-post',
    ],
  ])('is shown with %s', async (_, source, title) => {
    const article = await hosted(source);
    expect(article.title).toBe(title);
    expect(article.isoDate).toBeUndefined();
    expect(article.bodyHtml).toBe('<p>Text</p>');
  });

  it('is sanitised', async () => {
    const { bodyHtml } = await hosted('<script>alert(1)</script><img src=x onerror=alert(1)>');
    expect(bodyHtml).not.toMatch(/script|onerror/);
  });
});
