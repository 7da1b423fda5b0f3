/** @jest-environment node */
import { listData, postData, profileData, projectData } from '@/lib/outputs/structured-data';
import { site } from '@/lib/site';
import { findPost } from '@/lib/content/load-content';
import { siteContent } from '@/lib/site/content';
import { allPages, sourceOf, unsetOwner, url } from '../../../support/source';

type Node = Record<string, unknown>;

const source = sourceOf();
const content = siteContent();
const [atlas, press] = content.projects;
const post = findPost(content, 'sixteen-pages')?.summary;
if (!atlas || !press || !post) throw new Error('The fixture site lacks a project or a post.');

const ofType = (data: object, type: string) =>
  (data as { '@graph': Node[] })['@graph'].find((node) => node['@type'] === type);

const steps = (data: object) =>
  (ofType(data, 'BreadcrumbList')?.itemListElement as Node[]).map(({ name, item }) => [name, item]);

describe('the person', () => {
  const personOf = (...args: Parameters<typeof sourceOf>) =>
    ofType(profileData('home', sourceOf(...args)), 'Person');

  it('is the main entity of the profile page, as Google requires', () => {
    const page = ofType(profileData('home', source), 'ProfilePage');
    expect(page).toMatchObject({
      url: url('/'),
      mainEntity: { '@id': url('/#person') },
      dateModified: '2025-03-01T00:00:00Z',
    });
    expect(personOf()).toMatchObject({
      ...{ '@id': url('/#person'), name: 'Inés Łuczak', jobTitle: 'Bookbinder' },
      ...{ email: 'post@ines-luczak.test', sameAs: ['https://craft.test/@ines'] },
      ...{ worksFor: { name: 'Taller Łuczak' }, image: url('/images/portrait.svg') },
      ...{ url: url('/about/'), knowsLanguage: ['Spanish', 'Polish'] },
    });
  });

  it('omits values that are not set', () => {
    const career = { ...site.career, positions: [], skillGroups: [], languages: [] };
    const bare = personOf({ owner: unsetOwner, career }, { ...allPages, about: false });
    for (const name of ['email', 'sameAs', 'image', 'worksFor', 'knowsAbout', 'knowsLanguage']) {
      expect(bare).not.toHaveProperty(name);
    }
    expect(bare).toHaveProperty('url', url('/'));
  });

  it('has no former employer', () => {
    const [, ...positions] = site.career.positions;
    expect(personOf({ career: { ...site.career, positions } })).not.toHaveProperty('worksFor');
  });
});

it('a post is a BlogPosting with headline, dates, author and image', () => {
  const data = postData(post, source);
  expect(ofType(data, 'BlogPosting')).toMatchObject({
    ...{ headline: 'Sixteen pages, and a knife', url: url('/blog/sixteen-pages/') },
    ...{ datePublished: '2024-04-02', dateModified: '2024-05-10', keywords: ['C#'] },
    image: url('/share/blog/sixteen-pages.png'),
    author: { '@type': 'Person', '@id': url('/#person'), name: 'Inés Łuczak' },
  });
  expect(steps(data)).toEqual([
    ['Start', url('/')],
    ['Notes', url('/blog/')],
    ['Sixteen pages, and a knife', url('/blog/sixteen-pages/')],
  ]);
});

it('a project is a CreativeWork with the dates that its page shows', () => {
  const data = projectData(atlas, source);
  expect(ofType(data, 'CreativeWork')).toMatchObject({
    ...{ name: 'Atlas of Tides', url: url('/atlas/'), keywords: ['Sewing', 'Maps', 'C#'] },
    ...{ dateCreated: '2023-02', dateModified: '2023-12-02' },
  });
  expect(steps(data)).toEqual([
    ['Start', url('/')],
    ['Books', url('/projects/')],
    ['Atlas of Tides', url('/atlas/')],
  ]);
  expect(ofType(projectData(press, source), 'CreativeWork')).not.toHaveProperty('dateModified');
});

it('a page of a list has its posts and breadcrumbs', () => {
  const page = content.blog.pages.get('/blog/tags/mathematics/');
  if (!page) throw new Error('The fixture site lacks a tag.');
  const data = listData(page, 'Notes on sums.', source);
  expect(ofType(data, 'CollectionPage')).toMatchObject({
    '@id': url('/blog/tags/mathematics/'),
    description: 'Notes on sums.',
    hasPart: [{ headline: 'Eight pages from one sheet', url: url('/blog/eight-pages/') }],
  });
  expect(steps(data).map(([name]) => name)).toEqual(['Start', 'Notes', 'Mathematics']);
});
