/** @jest-environment node */
import { placeholderOf } from '@/scripts/finish/placeholder';

const picture = 'public/images/projects/exchange/hero.svg';

it("shows a page's first picture blurred until it is there, in less than two kilobytes", async () => {
  const html = '<img src="/a.svg"/><img src="/hero.svg" alt="" fetchPriority="high"/>';
  const addresses: string[] = [];
  const css = await placeholderOf(html, (address) => {
    addresses.push(address);
    return picture;
  });
  expect(css).toMatch(
    /^img\[fetchpriority=high\]\{background:url\(data:image\/avif;base64,[\w+/=]{100,2000}\) 100%\/cover\}$/,
  );
  expect(new Set(addresses)).toEqual(new Set(['/hero.svg']));
});

it('says nothing for a page without one', async () => {
  expect(await placeholderOf('<img src="/a.svg"/>', () => picture)).toBe('');
});
