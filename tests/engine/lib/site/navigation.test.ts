/** @jest-environment node */
import { footerColumns, mailto } from '@/lib/site/footer-links';
import { drawerLinks, headerLinks } from '@/data/navigation';
import { owner } from '@/data/owner';
import { routes } from '@/lib/urls';

/** Labels and addresses, as the specification lists them. */
const short = (links: readonly { label: string; href: string }[]) =>
  links.map(({ label, href }) => [label, href]);

const footerLinks = footerColumns.flatMap(({ links }) => links);

it('the header leads to the projects, the blog and the contact page', () => {
  expect(short(headerLinks)).toEqual([
    ['Projects', '/projects/'],
    ['Blog', '/blog/'],
    ['Contact me', '/contact/'],
  ]);
});

it('the drawer has four links', () => {
  expect(short(drawerLinks)).toEqual([
    ['Home', '/'],
    ['Projects', '/projects/'],
    ['About', '/about/'],
    ['Contact', '/contact/'],
  ]);
});

it('the footer has three columns', () => {
  expect(footerColumns.map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual(
    [
      ['Contact', ['GitHub', 'Twitter', 'Email', 'LinkedIn', 'Calendly']],
      ['Services', ['Blog', 'Mentoring', 'Talent Referral']],
      ['Career', ['Download CV', 'Testimonials', 'Certificates', 'Full Technical Stack']],
    ],
  );
});

it('profiles and the e-mail address are those of the owner', () => {
  const { github, twitter, linkedin, calendly } = owner.profiles;
  expect(mailto).toBe(`mailto:${owner.email}`);
  expect(footerColumns[0]?.links.map(({ href }) => href)).toEqual([
    github,
    twitter,
    mailto,
    linkedin,
    calendly,
  ]);
});

it('every link is of the kind that its address asks for', () => {
  const pages: readonly string[] = Object.values(routes);
  for (const { href, kind } of [...headerLinks, ...drawerLinks, ...footerLinks]) {
    if (kind === 'internal') expect(pages).toContain(href);
    if (kind === 'external') expect(href).toMatch(/^(https:\/\/|mailto:)/);
    if (kind === 'download') expect(href).toMatch(/^\/cv\/.+\.pdf$/);
  }
});

it('only the certificates, which have no page, are not fetched ahead', () => {
  const notAhead = footerLinks.filter(({ prefetch }) => prefetch === false);
  expect(notAhead.map(({ label }) => label)).toEqual(['Certificates']);
});
