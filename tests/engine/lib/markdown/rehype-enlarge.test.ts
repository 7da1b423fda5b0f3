import { rehype } from 'rehype';
import { rehypeEnlarge } from '@/lib/markdown/rehype-enlarge';
import { fragment } from '../../../support/html';
import { words } from '../../../support/markdown';

const page = (html: string) =>
  fragment(
    String(
      rehype().data('settings', { fragment: true }).use(rehypeEnlarge, words).processSync(html),
    ),
  );

describe('a picture', () => {
  const picture =
    '<picture><source srcset="/a-1344.avif 1344w" sizes="42rem"><img src="/a.jpg" alt="A" width="900"></picture>';

  it('opens as large as the window, and closes, without script', () => {
    const root = page(`<p>${picture}</p>`);
    const open = root.querySelector('p .picture > button.enlarge');
    const large = root.querySelector('.picture > button.large[popover]');
    expect(open).toHaveAccessibleName('Enlarge: A');
    expect(open?.getAttribute('popovertarget')).toBe(large?.id);
    expect(large).toHaveAccessibleName('Close: A');
    expect(large?.getAttribute('popovertarget')).toBe(large?.id);
    expect(large).toHaveAttribute('popovertargetaction', 'hide');
    expect(large?.querySelector('source')).toHaveAttribute('sizes', '100vw');
    expect(root.querySelector('.picture > picture source')).toHaveAttribute('sizes', '42rem');
  });

  it.each([
    ['that is as small as it is shown', '<p><img src="/a.svg" alt="A" width="672">'],
    ['of unknown size', '<p><img src="https://a.example/b.png" alt="A">'],
    ['at the head of a post', picture],
    ['in a link', `<p><a href="/b">${picture}</a>`],
  ])('%s stays as it is', (_, html) => {
    expect(page(html).querySelector('button')).toBeNull();
  });
});
