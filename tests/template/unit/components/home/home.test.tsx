import { screen, within } from '@testing-library/react';
import { owner } from '@/app/owner';
import { ContactCard } from '@/components/contact/contact-card';
import { AboutTeaser } from '@/components/home/about-teaser';
import { Intro } from '@/components/home/intro';
import { LatestPosts } from '@/components/home/latest-posts';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { TrackRecord } from '@/components/home/track-record';
import { strings } from '@/data/strings';
import { dealTiles } from '@/lib/graphics/mark';
import { patternOf } from '@/lib/graphics/pattern-of';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { projects } from '../../../support/fixture-projects';
import { summaries } from '../../../support/summaries';

const intro = {
  name: 'Ada',
  hero: 'pattern' as const,
  portrait: undefined,
  claim: 'I bind books.',
  role: 'I am a Bookbinder.',
  now: '',
  facts: [],
  links: [],
};
const card = { owner, languages: [], links: [] };

it('the intro marks profiles as those of the owner, and opens mail in its app', () => {
  show(
    <Intro
      {...intro}
      links={[
        { label: 'Mail', href: 'mailto:ada@example.com', type: 'external' },
        { label: 'Code', href: 'https://code.example/', type: 'external', isProfile: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Mail' })).not.toHaveAttribute('target');
  // https://microformats.org/wiki/rel-me
  const rel = 'noopener noreferrer me';
  expect(screen.getByRole('link', { name: /^Code/ })).toHaveAttribute('rel', rel);
});

it('the intro shows the availability while it is set', () => {
  const availability = { openTo: 'one atlas', from: '2025-06', goodUntil: '2025-12-31' };
  show(<Intro {...intro} availability={availability} />);
  expect(screen.getByText(strings.availability.label)).toBeVisible();
  expect(screen.getByText(/one atlas/)).toHaveTextContent('2025');
});

it('renders nothing for missing data', () => {
  const silent = { ...owner, email: undefined, availability: undefined };
  const empty = show(
    <>
      <Intro {...intro} />
      <ContactCard {...card} owner={silent as never} />
      <AboutTeaser portrait={undefined} paragraphs={['One.']} hasStory={false} />
    </>,
  );
  expect(empty.querySelector('ul, a, button, [class*=breathe]')).toBeNull();
});

it('the toolkit has only the CV without tools, and is not rendered without either', () => {
  const cv = { path: '/cv/ada.pdf', name: 'ada.pdf', format: 'a4' } as const;
  const toolkit = show(<Toolkit groups={[]} cvFiles={[cv]} />);
  expect(headingsIn(toolkit)).toEqual([]);
  expect(hrefsIn(toolkit)).toEqual([cv.path]);
  expect(show(<Toolkit groups={[]} cvFiles={[]} />)).toBeEmptyDOMElement();
});

it.each([
  [
    "the chosen ones in the owner's order",
    projects.toReversed(),
    ['Atlas', 'Ledger', 'Songbook for a Choir'],
  ],
  [
    'the first three if none are chosen',
    projects.map((project) => ({ ...project, latest: undefined })),
    ['Atlas', 'Kitchen Press', 'Ledger'],
  ],
])('the latest projects are %s', (_, list, titles) => {
  expect(headingsIn(show(<LatestProjects projects={list} />)).slice(1)).toEqual(titles);
});

it('the latest posts are the three newest, pinned ones first, with a link to the blog', () => {
  const posts = summaries(5, (index) => ({ pinned: index === 4 }));
  const paths = ['/blog/post-4', '/blog/post-0', '/blog/post-1', '/blog'];
  expect(hrefsIn(show(<LatestPosts posts={posts} />))).toEqual(paths);
  const two = show(<LatestPosts posts={posts} count={2} />);
  expect(hrefsIn(two)).toHaveLength(2 + 1);
});

it('the first screen says in one heading who this is and what they do', () => {
  show(<Intro {...intro} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${strings.home.greeting} Ada I bind books.`,
  );
});

it('the rows of the record lead to the pages about them, and have their tiles', () => {
  const entry = {
    period: { start: '2019-02' },
    title: 'Press',
    role: 'Editor',
    outcome: '40 books on Web3 and ERC-20, 1,200 copies.',
    pattern: '',
  };
  const entries = [
    { ...entry, path: '/press/' },
    { ...entry, title: 'Choir' },
  ];
  const tiles = dealTiles([patternOf('press'), patternOf('choir')]);
  const record = show(<TrackRecord entries={entries} tiles={tiles} portrait={undefined} />);
  const [press, choir] = screen.getAllByRole('listitem');
  expect(press).toHaveTextContent(/^2019 – now\s*Press\s*Editor\s*40 books/);
  const numbers = [...press!.querySelectorAll('strong')].map(({ textContent }) => textContent);
  expect(numbers).toEqual(['40', '1,200']);
  expect(within(choir!).queryByRole('link')).toBeNull();
  expect(hrefsIn(record)).toEqual(['/press']);
  expect(press!.querySelectorAll('path')).toHaveLength(2);
});

it('the home page of an owner without a career has no record', () => {
  const record = <TrackRecord entries={[]} tiles={undefined} portrait={undefined} />;
  expect(show(record)).toBeEmptyDOMElement();
});
