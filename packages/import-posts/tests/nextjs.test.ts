import { fixture, imported, told } from './support/imported';

it('imports a site like that of timlrx: MDX, formulas, dates in URLs', async () => {
  const { read, files, report } = await imported(fixture('nextjs'));
  expect(files()).toEqual(['blog/products.md', 'blog/sums.md', 'blog/sums/sum.png']);
  expect(read('blog/sums.md')).toMatchInlineSnapshot(`
    "---
    title: Sums
    date: 05-01-2023
    updated: 01-02-2023
    preview: How to add.
    tags: [maths, school]
    image: sums/sum.png
    imageAlt: "To write: what the image shows"
    aliases:
      - /blog/2023-01-05-sums
    ---

    ## Adding

    It holds that $$a + b = b + a$$, and

    $$
    \\sum_{i=1}^n i = \\frac{n(n+1)}{2}
    $$

    <div>

    ![A sum](sums/sum.png)

    </div>

    > [!WARNING]
    > **Careful**
    >
    > Overflow is **silent**.

    See [the second part](/blog/products/) and [an old page](https://www.bob.test/uses).
    "
  `);
  expect(read('blog/products.md')).toMatchInlineSnapshot(`
    "---
    title: Products
    date: 01-03-2023
    preview: How to multiply.
    tags: [maths]
    aliases:
      - /blog/series/products
    ---

    Twice two is four.
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Fields of the front matter that posts do not have here (1)
      authors  in 1 post: ["default"]
    Links to pages of the other site that are not here (1)
      blog/sums.md:32  a link to the other site: https://www.bob.test/uses
    Files with front matter that are not taken for posts (1)
      data/authors/default.mdx
    Left out (1)
      blog/sums.md:27  <Chart data={[1, 2, { x: 3 }]} />
    Descriptions of images to write, at "To write:" (1)
      blog/sums.md:8  a cover without a description: sums/sum.png
    Try an old URL, to see whether all are right: https://bob.test/blog/2023-01-05-sums was "Sums".
    2 posts written: 2 published, 0 drafts. 1 of 2 need nothing more."
  `);
});
