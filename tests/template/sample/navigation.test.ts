import { owner } from '@/app/owner';
import { siteSections } from '@/app/sections';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { resolveLinks } from '@/lib/resolve-links';
import type { SiteLink } from '@/lib/schema';

const resolve = (links: readonly SiteLink[]) =>
  resolveLinks(links, { owner, settings, sections: siteSections() });

const short = (links: readonly SiteLink[]) =>
  resolve(links).map(({ label, href }) => [label, href]);

it('the header leads to the projects, the blog and the contact page', () => {
  expect(short(navigation.header)).toEqual([
    ['Projects', '/projects/'],
    ['Blog', '/blog/'],
    ['Contact me', '/contact/'],
  ]);
});

it('the drawer has four links', () => {
  expect(short(navigation.drawer)).toEqual([
    ['Home', '/'],
    ['Projects', '/projects/'],
    ['About', '/about/'],
    ['Contact', '/contact/'],
  ]);
});

it('the footer has three columns', () => {
  expect(
    navigation.footer.map(({ title, links }) => [title, resolve(links).map(({ label }) => label)]),
  ).toEqual([
    ['Contact', ['GitHub', 'Twitter', 'Email', 'LinkedIn', 'Calendly']],
    ['Services', ['Blog', 'Mentoring', 'Talent Referral']],
    ['Career', ['Download CV', 'Testimonials', 'Certificates', 'Full Technical Stack']],
  ]);
});
