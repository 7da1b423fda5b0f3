/** @jest-environment node */
import { renderHostedPost } from '@/lib/content/render-hosted-post';
import { createRenderer } from '@/lib/markdown/render';
import { post } from '../../../support/content-folder';
import { words } from '../../../support/markdown';

const renderer = createRenderer(words);

const render = (source: string) => renderHostedPost('/portfolio/blog/a-post.md', source, renderer);

const HELLO = /^<p>Hello\.<\/p>\s*$/;

it('turns the text of a file into what the page shows', () => {
  const source = post(
    { tags: ['CSS'], draft: true, updated: '02-01-2024' },
    'It *works*.<script>alert(1)</script>',
  );
  expect(render(source)).toEqual({
    title: 'A post',
    isoUpdated: '2024-01-02',
    coverHtml: '',
    isoDate: '2023-12-01',
    minutes: 1,
    outline: [],
    ids: [],
    draft: true,
    tags: ['CSS'],
    bodyHtml: '<p>It <em>works</em>.</p>\n',
  });
});

it.each([
  ['no front matter', 'Hello.'],
  ['broken YAML', '---\ntitle: "Half\ndate: [\n---\n\nHello.\n'],
  ['fields of other kinds', post({ title: { en: 'A' }, date: 'soon', tags: { a: 1 }, cover: [1] })],
  ['impossible days', post({ title: '', date: '31-02-2023', updated: '2023-13-01' })],
])('shows a file with %s without what it cannot use', (_, source) => {
  expect(render(source)).toEqual({
    title: 'a-post',
    ...{ isoDate: undefined, isoUpdated: undefined },
    ...{ tags: [], draft: false, coverHtml: '', outline: [], ids: [], minutes: 1 },
    bodyHtml: expect.stringMatching(HELLO),
  });
});

it.each([
  ['a number as title', post({ title: 2024 }), '2024'],
  ['one tag', post({ tags: 'CSS' }), 'A post', ['CSS']],
  ['a tag twice', post({ tags: ['CSS', 2024, 'CSS', null] }), 'A post', ['CSS', '2024']],
])('takes %s', (_, source, title, tags: string[] = []) => {
  expect(render(source)).toMatchObject({ title, tags });
});

describe('without a title', () => {
  it.each([
    ['# The *first* one\n\nHello.', 'The first one'],
    ['The first one\n===\n\nHello.', 'The first one'],
  ])('the heading that the text begins with is the title: %j', (body, title) => {
    expect(render(body)).toMatchObject({
      title,
      bodyHtml: expect.stringMatching(HELLO),
      outline: [],
    });
  });

  it('a later heading is the title, and stays where it is', () => {
    const { title, bodyHtml } = render('Hello.\n\n```sh\n# no heading\n```\n\n## Later\n');
    expect(title).toBe('Later');
    expect(bodyHtml).toContain('<h2');
  });

  it('front matter that cannot be read is no heading', () => {
    // Markdown takes a line above --- as a heading.
    expect(render('---\ntitle: "Half\n---\n\n# Whole\n').title).toBe('Whole');
  });
});
