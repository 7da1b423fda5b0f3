/** @jest-environment node */
import { integrityOf, securityPolicy, withSecurityPolicy } from '@/build/export/security-policy';

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

it('allows the inline scripts and styles of the page by their hashes, data needs none', () => {
  expect(directives(page)).toMatchObject({
    'script-src': ["'self'", `'${integrityOf('theme()')}'`, `'${integrityOf('load()')}'`],
    'style-src': ["'self'", `'${integrityOf('p{top:0}')}'`],
  });
});

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

it('lets text become script or markup through the policies of the page alone', () => {
  expect(directives(page)).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['late', 'default', 'read'],
  });
});

it('stands in the page before all that it governs', () => {
  const start = '<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"';
  expect(withSecurityPolicy(page).startsWith(start)).toBe(true);
  expect(() => withSecurityPolicy('<html></html>')).toThrow('no <head>');
});
