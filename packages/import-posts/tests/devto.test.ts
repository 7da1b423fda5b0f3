import { fixture, imported, told } from './support/imported';

it('imports articles of dev.to: Liquid tags, images in the repository', async () => {
  const { read, files, report } = await imported(fixture('devto'));
  expect(files()).toEqual(['blog/queues.md', 'blog/queues/queue.png', 'blog/stacks.md']);
  expect(read('blog/queues.md')).toMatchInlineSnapshot(`
    "---
    title: Queues
    date: 04-03-2021
    preview: First in, first out.
    tags: [queue, beginners]
    series: Structures
    ---

    ![A queue](queues/queue.png "At the baker")

    [dev.to/dan/stacks-4f2a](https://dev.to/dan/stacks-4f2a)

    <details>
    <summary>More</summary>

    A *deque* has two ends.

    </details>

    [Try it](https://example.org/queue)

    $$O(1)$$ is fast.

    [dev.to/dan](https://dev.to/dan) wrote this.
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Drafts, as on the other site (1)
      blog/stacks.md  blog-posts/stacks.md, published: false
    Embeds that became links (2)
      blog/queues.md:24  an embedded page became a link: https://dev.to/dan
      blog/queues.md:11  an embedded page became a link: https://dev.to/dan/stacks-4f2a
    Covers that the text begins with, so that they are not shown twice (1)
      blog/queues.md:1  queues/queue.png
    2 posts written: 1 published, 1 draft. 2 of 2 need nothing more."
  `);
});
