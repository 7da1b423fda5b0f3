/** @jest-environment node */
import { site } from '@/lib/site';
import { resolveLinks } from '@/lib/site/links';
import { sitePages } from '@/lib/site/pages';
import type { Owner, SiteLink } from '@/lib/site/types';
import { allPages, unsetOwner } from '../../../support/source';

const { owner } = site;

const resolve = (link: Omit<SiteLink, 'label'>, of: Owner = owner, pages = allPages) =>
  resolveLinks([{ label: 'A', ...link }], { ...site, owner: of }, pages)[0];

it.each([
  ['email', { href: 'mailto:post@ines-luczak.test', kind: 'external' }],
  ['cv', { href: '/cv/ines-luczak-cv.pdf', kind: 'download', fileName: 'ines-luczak-cv.pdf' }],
  ['vcard', { href: '/contact.vcf', kind: 'download', fileName: 'ines-luczak.vcf' }],
  [
    'profile:Mastodon',
    {
      ...{ href: 'https://craft.test/@ines', kind: 'external' },
      ...{ icon: 'SiMastodon', isProfile: true },
    },
  ],
  ['https://museum.test/', { href: 'https://museum.test/', kind: 'external' }],
  ['/workshop/', { href: '/workshop/', kind: 'internal' }],
])('%s leads to what the owner has', (href, target) => {
  expect(resolve({ href })).toEqual({ label: 'A', ...target });
});

it('a booking page is an external link if the owner has one', () => {
  expect(resolve({ href: 'booking' }, unsetOwner)).toMatchObject({
    href: 'https://calendly.com/your-handle',
    kind: 'external',
  });
});

it.each(['booking', 'profile:GitHub'])('%s, which the owner does not have, is left out', (href) => {
  expect(resolve({ href })).toBeUndefined();
});

it('there is no email link without an email address', () => {
  expect(resolve({ href: 'email' }, { ...owner, email: undefined })).toBeUndefined();
});

it.each([
  ['cv', 'cv'],
  ['about', '/about/'],
  ['contact', '/contact/'],
  ['projects', '/projects/'],
  ['blog', '/blog/'],
  ['blog', '/blog/archive/'],
])('without its %s the site has no link to %s', (page, href) => {
  expect(resolve({ href })).toBeDefined();
  expect(resolve({ href }, owner, { ...allPages, [page]: false })).toBeUndefined();
});

it('the blog is enabled by the first post, and the list of projects by the first project', () => {
  const pages = { about: false, contact: true, cv: false };
  const nothing = { posts: [], projects: [], pages: [] };
  expect(sitePages({ pages }, nothing)).toEqual({
    ...{ about: false, contact: true, cv: false, blog: false, projects: false, slug: false },
  });
  expect(sitePages({ pages }, { ...nothing, posts: [1] })).toMatchObject({ blog: true });
  expect(sitePages({ pages }, { ...nothing, projects: [1] })).toMatchObject({
    ...{ projects: true, slug: true },
  });
  expect(sitePages({ pages }, { ...nothing, pages: [1] })).toMatchObject({ slug: true });
});
