/** @jest-environment node */
import { parseContent } from '@/lib/content/parse';
import { postSchema, projectSchema } from '@/lib/content/schema';
import { post, project } from '../../../support/content-folder';

/** The fields of a file that are wrong. */
function wrong(source: string, schema: typeof projectSchema | typeof postSchema): string[] {
  const parsed = parseContent('a.md', source, schema);
  return parsed.ok ? [] : parsed.problems.map(({ field }) => field);
}

const inProject = (fields: Record<string, unknown>) => wrong(project(fields), projectSchema);
const inPost = (fields: Record<string, unknown>) => wrong(post(fields), postSchema);

const testimonial = {
  ...{ referent: 'A', referentRole: 'CTO at B', testimonialText: 'Good.' },
  referentPictureUrl: '/images/a.svg',
};

describe('a project', () => {
  it.each([
    {},
    { period: [2021, '2022-06/'] },
    { testimonials: [{ ...testimonial, linkedInUrl: 'https://people.test/a', sample: true }] },
    { contextDescription: 'One.\n\nTwo.' },
    { pictureUrl: undefined, imageAlt: undefined, colors: undefined },
  ])('may have %j', (fields) => {
    expect(inProject(fields)).toEqual([]);
  });

  it.each([
    [{ period: '2018-13' }, 'period'],
    [{ order: 0 }, 'order'],
    [{ colors: ['#123', '#445566'] }, 'colors.0'],
    [{ imageAlt: undefined }, 'imageAlt'],
    [{ pictureUrl: undefined }, 'pictureUrl'],
    [{ subtitel: 'a' }, 'subtitel'],
    [{ testimonials: [{ ...testimonial, linkedIn: 'a' }] }, 'testimonials.0.linkedIn'],
  ])('cannot have %j', (fields, field) => {
    expect(inProject(fields)).toEqual([field]);
  });

  it.each([
    ...['a.svg', 'images/a.svg', '//b.test/a.svg', 'https://b.test/a.svg', '/a b.svg', '/a.pdf'],
  ])('cannot have %s as its picture', (pictureUrl) => {
    expect(inProject({ pictureUrl })).toEqual(['pictureUrl']);
  });
});

describe('a post', () => {
  it.each([
    { series: 'Small steps', canonical: 'https://b.test/a' },
    { cover: '/images/a.png', coverAlt: 'A drawing' },
    { cover: 'a-post/a.jpg', coverAlt: 'A drawing' },
  ])('may have %j', (fields) => {
    expect(inPost(fields)).toEqual([]);
  });

  it.each([
    [{ date: '2023-02-30' }, 'date'],
    [{ series: '🦀' }, 'series'],
    [{ tags: ['CSS', 'CSS'] }, 'tags'],
    [{ tags: ['CSS', '🦀'] }, 'tags.1'],
    [{ tags: ['CSS、HTML'] }, 'tags.0'],
    [{ canonical: 'http://b.test/a' }, 'canonical'],
    [{ coverAlt: 'A drawing' }, 'cover'],
    [{ aliases: ['old'] }, 'aliases.0'],
  ])('cannot have %j', (fields, field) => {
    expect(inPost(fields)).toEqual([field]);
  });

  it.each(['https://b.test/a.png', '//b.test/a.png', 'data:image/png', 'a b.png', 'a.pdf'])(
    'cannot have %s as its cover',
    (cover) => {
      expect(inPost({ cover, coverAlt: 'A drawing' })).toEqual(['cover']);
    },
  );

  it('has fields that do not fit each other reported beside all other errors', () => {
    const fields = { title: '', updated: '30-11-2023', cover: '/images/a.png' };
    expect(inPost(fields)).toEqual(['title', 'coverAlt', 'updated']);
  });

  it('may write its days in either order, without quotes', () => {
    const source = (date: string) => `---\ntitle: A\ndate: ${date}\npreview: In short\n---\n`;
    for (const date of ['01-12-2023', '2023-12-01', '2023-12-01T10:00:00Z']) {
      expect(parseContent('a.md', source(date), postSchema)).toMatchObject({
        matter: { date: '01-12-2023' },
      });
    }
    expect(wrong(source('2023-02-30'), postSchema)).toEqual(['date']);
  });
});
