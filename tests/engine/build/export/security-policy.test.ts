/** @jest-environment node */
import { securityPolicy, withSecurityPolicy } from '@/build/export/security-policy';

const page =
  '<html><head><meta charSet="utf-8"/><style>p{top:0}</style><script>theme()</script></head>' +
  '<body><script type="application/ld+json">{}</script><script>load()</script></body>';

const directives = (html: string) =>
  Object.fromEntries(
    securityPolicy(html)
      .split('; ')
      .map((text) => {
        const [name, ...sources] = text.split(' ');
        return [name, sources];
      }),
  );

it('allows nothing else, and no other origin', () => {
  expect(directives(page)).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  });
  expect(securityPolicy(page)).not.toMatch(/unsafe|https?:|\*/);
});

it('stands in the page before all that it governs', () => {
  const start = '<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"';
  expect(withSecurityPolicy(page).startsWith(start)).toBe(true);
  expect(() => withSecurityPolicy('<html></html>')).toThrow('no <head>');
});
