import { rehype } from 'rehype';
import { VFile } from 'vfile';
import { rehypeEnlarge } from '@/lib/markdown/rehype-enlarge';
import { fragment } from '../../../support/html';
import { words } from '../../../support/markdown';

const page = (value: string) => {
  const processor = rehype().data('settings', { fragment: true }).use(rehypeEnlarge, words);
  const file = new VFile({ value, data: { place: { base: '/blog/' } } });
  return fragment(String(processor.processSync(file)));
};

describe('a picture', () => {
  const picture = '<picture><img src="a/b.jpg" alt="A" width="900"></picture>';

  it('is a link to its file, which opens large', () => {
    const link = page(`<p>${picture}</p>`).querySelector('p > a.viewer-link');
    expect(link).toHaveAccessibleName('Enlarge: A');
    expect(link).toHaveAttribute('href', '/blog/a/b.jpg');
    expect(link?.querySelector('picture img')).toHaveAttribute('src', 'a/b.jpg');
  });

  it.each([
    ['that is as small as it is shown', '<p><img src="/a.svg" alt="A" width="672">'],
    ['of unknown size', '<p><img src="https://a.example/b.png" alt="A">'],
    ['that only adorns', '<p><img src="/a.svg" alt="" width="900">'],
    ['at the head of a post', picture],
    ['in a link', `<p><a href="/b">${picture}</a>`],
  ])('%s stays as it is', (_, html) => {
    expect(page(html).querySelector('.viewer-link')).toBeNull();
  });
});
