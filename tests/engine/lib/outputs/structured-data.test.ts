/** @jest-environment node */
import {
  contactData,
  listData,
  postData,
  profileData,
  projectData,
  projectListData,
} from '@/lib/outputs/structured-data';
import { siteContent } from '@/lib/site/content';
import { career } from '../../../support/career';
import { address, setOwner, unsetOwner, sourceOf } from '../../../support/set-owner';

type Node = Record<string, unknown>;

const source = sourceOf({ career });
const { projects, posts } = siteContent();
const [project] = projects;
const post = posts[0]?.summary;
if (!project || !post) throw new Error('These tests need a project and a post.');

const nodes = (data: object) => (data as { '@graph': Node[] })['@graph'];
const ofType = (data: object, type: string) => nodes(data).find((node) => node['@type'] === type);

const person = ofType(profileData('about', source), 'Person');

it('every page says in whose words it speaks', () => {
  const { blog } = siteContent();
  const [list] = blog.pages.values();
  if (!list) throw new Error('The blog has no page.');
  const pages = [profileData('home', source), contactData(source), listData(list, '', source)];
  for (const data of pages) {
    expect(data).toMatchObject({ '@context': 'https://schema.org' });
  }
});

describe('a profile page', () => {
  it('is about the person beside it, as Google requires', () => {
    expect(ofType(profileData('home', source), 'ProfilePage')).toMatchObject({
      url: 'https://ada.dev/portfolio/',
      mainEntity: { '@id': person?.['@id'] },
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    });
    expect(person).toMatchObject({
      name: setOwner.name,
      jobTitle: setOwner.role,
      email: 'ada@ada.dev',
      sameAs: [
        'https://github.com/ada',
        'https://www.linkedin.com/in/ada-lovelace/',
        'https://x.com/ada_l',
      ],
      worksFor: { name: 'Bakery' },
    });
  });

  it('tells no placeholder as a fact', () => {
    const unset = ofType(profileData('home', sourceOf({ career, owner: unsetOwner })), 'Person');
    expect(unset).not.toHaveProperty('email');
    expect(unset).not.toHaveProperty('sameAs');
    expect(JSON.stringify(unset)).not.toMatch(/example\.com|your-handle/);
  });

  it('names no employer who is not the current one', () => {
    const past = { ...career, positions: [] };
    expect(ofType(contactData(sourceOf({ career: past })), 'Person')).not.toHaveProperty(
      'worksFor',
    );
  });
});

it('a post is a BlogPosting with headline, day, author and picture', () => {
  expect(ofType(postData(post, source), 'BlogPosting')).toMatchObject({
    headline: post.title,
    datePublished: post.isoDate,
    url: address(`/blog/${post.id}/`),
    image: address(`/share/blog/${post.id}.png`),
    author: { '@type': 'Person', '@id': person?.['@id'], name: setOwner.name },
  });
});

it('a project is a CreativeWork from the day on which it began', () => {
  const periods = [{ start: '2022-06', end: '2022-08' }, { start: '2024' }];
  const changed = { ...project, periods, isoModified: '2026-01-02' };
  expect(ofType(projectData(changed, source), 'CreativeWork')).toMatchObject({
    name: project.title,
    url: address(`/${project.slug}/`),
    dateCreated: '2022-06',
    dateModified: '2026-01-02',
    keywords: project.tags,
  });
});

it('the trail leads from the home page to the page itself', () => {
  expect(ofType(projectData(project, source), 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: address('/') },
    { '@type': 'ListItem', position: 2, name: 'Projects', item: address('/projects/') },
    { '@type': 'ListItem', position: 3, name: project.title, item: address(`/${project.slug}/`) },
  ]);
});

it('lists have what they list', () => {
  const list = ofType(projectListData(projects, source), 'CollectionPage');
  expect((list?.hasPart as Node[]).map(({ name }) => name)).toEqual(
    projects.map(({ title }) => title),
  );
});

it('a page of a list names its posts, and where it stands', () => {
  const page = siteContent().blog.pages.get('/blog/tags/css/');
  const data = listData(page ?? fail(), 'About CSS.', source);
  const list = ofType(data, 'CollectionPage');
  expect(list).toMatchObject({ '@id': address('/blog/tags/css/'), description: 'About CSS.' });
  expect(list?.hasPart).toEqual([
    expect.objectContaining({ headline: post.title, url: address(`/blog/${post.id}/`) }),
  ]);
  const trail = ofType(data, 'BreadcrumbList')?.itemListElement as Node[];
  expect(trail.map(({ name }) => name)).toEqual(['Home', 'Blog', 'CSS']);
});

it('a post says when it was changed', () => {
  const changed = { ...post, isoModified: '2024-01-02' };
  expect(ofType(postData(changed, source), 'BlogPosting')).toMatchObject({
    datePublished: post.isoDate,
    dateModified: '2024-01-02',
    keywords: post.tags,
  });
});

function fail(): never {
  throw new Error('There is no such page.');
}
