/** @jest-environment node */
import { parseContent } from '@/lib/content/parse';
import { PERIOD, postSchema, projectSchema } from '@/lib/content/schema';
import { post, project } from '../../../support/content-folder';

/** The mistakes in a file, as "field: expected … found …". */
function mistakes(source: string, schema: typeof projectSchema | typeof postSchema): string[] {
  const parsed = parseContent('a.md', source, schema);
  if (parsed.ok) return [];
  return parsed.problems.map(({ field, expected, found }) => `${field}: ${expected} / ${found}`);
}

const inProject = (fields: Record<string, unknown>) => mistakes(project(fields), projectSchema);
const inPost = (fields: Record<string, unknown>) => mistakes(post(fields), postSchema);

const testimonial = {
  referent: 'A',
  referentRole: 'CTO at B',
  testimonialText: 'Good.',
  referentPictureUrl: '/images/a.svg',
};
const image = { src: '/images/a.png', alt: 'A drawing', caption: 'What it shows.' };

describe('a project', () => {
  it('needs no more than the example has', () => {
    expect(inProject({})).toEqual([]);
  });

  it.each([
    [{ shortTitle: 'Short', team: 'Five', constraint: 'Time', decision: 'React', outcome: 'Sold' }],
    [{ latest: 1, order: 12, projectType: 'freelance' }],
    [
      {
        testimonials: [
          { ...testimonial, linkedInUrl: 'https://www.linkedin.com/in/a', sample: true },
        ],
      },
    ],
    [{ images: [image], pictureUrl: '/images/a.WEBP' }],
    [{ contextDescription: 'One.\n\nTwo.' }],
    [{ period: ['2020-03/2020-07', 2021, '2022-06/'] }],
  ])('may have %j', (fields) => {
    expect(inProject(fields)).toEqual([]);
  });

  it.each([
    'title',
    'subtitle',
    'projectType',
    'kind',
    'order',
    'pictureUrl',
    'pictureAlt',
    'colors',
    'tags',
    'role',
    'contextDescription',
    'responsibilities',
  ])('needs its %s', (field) => {
    expect(inProject({ [field]: undefined })).toEqual([
      expect.stringMatching(`^${field}: .+ / nothing$`),
    ]);
  });

  it.each([
    [{ title: ' ' }, 'title: the name of the project / ""'],
    [{ title: 'a\nb' }, 'title: the name of the project, on one line / "a\\nb"'],
    [
      { projectType: 'Personal' },
      'projectType: one of: personal, professional, freelance / "Personal"',
    ],
    [{ order: 0 }, 'order: a whole number from 1: the place in the list of projects / 0'],
    [{ order: 1.5 }, 'order: a whole number from 1: the place in the list of projects / 1.5'],
    [{ order: '1' }, 'order: a whole number from 1: the place in the list of projects / "1"'],
    [{ colors: ['#123', '#445566'] }, 'colors.0: a colour as #rrggbb / "#123"'],
    [{ colors: ['#112233'] }, 'colors: two colours as #rrggbb / ["#112233"]'],
    [{ tags: [] }, 'tags: a list of tags, at least one / []'],
    [{ tags: 'Web' }, 'tags: a list of tags, at least one / "Web"'],
    [{ period: 'June 2022' }, `period: ${PERIOD} / "June 2022"`],
    [{ period: [] }, `period: ${PERIOD} / []`],
    [{ tags: ['Web', 3] }, 'tags.1: a tag in words / 3'],
    [{ responsibilities: [''] }, 'responsibilities.0: something the owner did / ""'],
    [{ images: 'a.svg' }, 'images: a list of pictures / "a.svg"'],
  ])('cannot have %j', (fields, mistake) => {
    expect(inProject(fields)).toEqual([mistake]);
  });

  it.each([
    'a.svg',
    'images/a.svg',
    '//b.example/a.svg',
    'https://b.example/a.svg',
    '/a b.svg',
    '/a.pdf',
  ])('cannot have %s as its picture', (pictureUrl) => {
    expect(inProject({ pictureUrl })).toEqual([
      `pictureUrl: a picture in public/, such as /images/projects/maskott/hero.svg / "${pictureUrl}"`,
    ]);
  });

  it.each(['http://www.linkedin.com/in/a', 'javascript:alert(1)', '/in/a', 'https://'])(
    'cannot lead to %s from a testimonial',
    (linkedInUrl) => {
      expect(inProject({ testimonials: [{ ...testimonial, linkedInUrl }] })).toEqual([
        `testimonials.0.linkedInUrl: an address that begins with https:// / "${linkedInUrl}"`,
      ]);
    },
  );

  it('names the fields that there are beside an unknown one, at every depth', () => {
    const mistake = (fields: Record<string, unknown>) => inProject(fields)[0];
    expect(mistake({ subtitel: 'a' })).toMatch(
      /^subtitel: one of: title, shortTitle, subtitle, .+ \/ an unknown field$/,
    );
    expect(mistake({ images: [image, { ...image, alternative: 'a' }] })).toBe(
      'images.1.alternative: one of: src, alt, caption / an unknown field',
    );
    expect(mistake({ testimonials: [{ ...testimonial, linkedIn: 'a' }] })).toBe(
      'testimonials.0.linkedIn: one of: referent, referentRole, testimonialText, referentPictureUrl, linkedInUrl, sample / an unknown field',
    );
  });

  it('cannot have a context that is too deeply nested', () => {
    expect(inProject({ contextDescription: `${'> '.repeat(2000)}a` })).toEqual([
      expect.stringContaining('contextDescription: markdown with at most 100 quotes, lists'),
    ]);
  });
});

describe('a post', () => {
  it('has no tags and is no draft unless it says so', () => {
    expect(parseContent('a.md', post(), postSchema)).toMatchObject({
      value: { matter: { tags: [], draft: false } },
    });
  });

  it.each([
    [{ date: '2023-12-01' }, 'date: a day as DD-MM-YYYY, such as 01-12-2023 / "2023-12-01"'],
    [{ date: '31-02-2023' }, 'date: a day as DD-MM-YYYY, such as 01-12-2023 / "31-02-2023"'],
    [{ preview: 'In short.' }, `preview: one or two sentences that end in '...' / "In short."`],
    [{ preview: 'In short…' }, `preview: one or two sentences that end in '...' / "In short…"`],
    [{ draft: 'yes' }, 'draft: true or false / "yes"'],
    [{ tags: [] }, 'tags: a list of tags, at least one / []'],
    [
      { slug: 'a' },
      'slug: one of: title, date, updated, preview, tags, series, draft, cover, coverAlt, canonical / an unknown field',
    ],
  ])('cannot have %j', (fields, mistake) => {
    expect(inPost(fields)).toEqual([mistake]);
  });

  it.each([
    [{ updated: '01-12-2023' }],
    [{ series: 'Small steps', canonical: 'https://b.example/a' }],
    [{ cover: '/images/a.png', coverAlt: 'A drawing' }],
    [{ cover: 'a-post/a.jpg', coverAlt: 'A drawing' }],
    [{ cover: './a-post/a.webp', coverAlt: 'A drawing' }],
  ])('may have %j', (fields) => {
    expect(inPost(fields)).toEqual([]);
  });

  it.each([
    [{ updated: '30-11-2023' }, 'updated: the day of "date", 01-12-2023, or later / "30-11-2023"'],
    [
      { updated: '2024-01-15' },
      'updated: the day of the last change as DD-MM-YYYY, such as 15-01-2024 / "2024-01-15"',
    ],
    [{ series: '' }, 'series: the name of the series that the post is a part of / ""'],
    [
      { canonical: 'http://b.example/a' },
      'canonical: the https:// address at which the post stood first / "http://b.example/a"',
    ],
    [
      { cover: '/images/a.png' },
      'coverAlt: a description of the cover for those who cannot see it / nothing',
    ],
    [{ coverAlt: 'A drawing' }, 'cover: the picture that "coverAlt" describes / nothing'],
  ])('cannot have %j', (fields, mistake) => {
    expect(inPost(fields)).toEqual([mistake]);
  });

  it.each(['https://b.example/a.png', '//b.example/a.png', 'data:image/png', 'a b.png', 'a.pdf'])(
    'cannot have %s as its cover',
    (cover) => {
      expect(inPost({ cover, coverAlt: 'A drawing' })).toEqual([
        'cover: a picture in public/, such as /images/a.jpg, or beside the post, such as its-id/a.jpg / ' +
          `"${cover}"`,
      ]);
    },
  );

  it('is told of fields that do not fit each other beside all other mistakes', () => {
    const fields = { title: '', updated: '30-11-2023', cover: '/images/a.png' };
    expect(inPost(fields).map((mistake) => mistake.split(':')[0])).toEqual([
      'title',
      'updated',
      'coverAlt',
    ]);
  });

  it('takes a day that YAML reads as a date for what it is: not DD-MM-YYYY', () => {
    const source = '---\ntitle: A\ndate: 2023-12-01\npreview: a...\n---\n';
    expect(mistakes(source, postSchema)).toEqual([
      expect.stringMatching(/^date: a day as DD-MM-YYYY/),
    ]);
  });
});
