import { screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { ContactCard } from '@/components/contact/contact-card';
import { AboutTeaser } from '@/components/home/about-teaser';
import { Intro } from '@/components/home/intro';
import { LatestPosts } from '@/components/home/latest-posts';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { strings } from '@/data/strings';
import { loadContent } from '@/lib/content/load';
import { owner } from '@/app/owner';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { summaries } from '../../../support/summaries';

const { projects } = loadContent({
  directory: 'tests/fixtures/content',
  today: '2025-06-01',
  showUnpublished: false,
  patternColors: [['#000000', '#ffffff']],
  periodsOf: () => [],
}).content;

const mail = { label: 'Mail', href: 'mailto:ada@example.com', type: 'external' } as const;
const profile = {
  label: 'Code',
  href: 'https://code.example/ada',
  type: 'external',
  isProfile: true,
} as const;

describe('the intro', () => {
  const intro = { logo: { src: '/logo.svg' }, role: 'I am a Bookbinder.' };

  it('opens profiles in a new tab, marked as the owner’s, and mail links in the mail app', () => {
    show(<Intro {...intro} links={[mail, profile]} />);
    expect(screen.getByRole('link', { name: 'Mail' })).not.toHaveAttribute('target');
    const link = screen.getByRole('link', { name: `Code${strings.layout.newTab}` });
    expect(link).toHaveAttribute('target', '_blank');
    // https://microformats.org/wiki/rel-me
    expect(link).toHaveAttribute('rel', 'noopener noreferrer me');
  });

  it('shows the availability while it is set', () => {
    const availability = { openTo: 'one atlas', from: '2025-06', goodUntil: '2025-12-31' };
    show(<Intro {...intro} links={[]} availability={availability} />);
    expect(screen.getByText(strings.availability.label)).toBeVisible();
    expect(screen.getByText(/one atlas/)).toHaveTextContent('2025');
  });

  it('renders nothing for missing data', () => {
    const section = show(<Intro {...intro} links={[]} />);
    expect(section.querySelector('ul, a, [class*=breathe]')).toBeNull();
  });
});

describe('the latest projects', () => {
  const titles = (list: typeof projects) =>
    within(show(<LatestProjects projects={list} />))
      .queryAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it("are the chosen ones in the owner's order", () => {
    expect(titles(projects)).toEqual(['Atlas', 'Ledger', 'Songbook for a Choir']);
  });

  it('are the first three if none are chosen', () => {
    const plain = projects.map((project) => ({ ...project, latest: undefined }));
    expect(titles(plain)).toEqual(['Atlas', 'Kitchen Press', 'Ledger']);
  });
});

describe('the latest posts', () => {
  it('are the three newest, with a link to the blog', () => {
    expect(hrefsIn(show(<LatestPosts posts={summaries(5)} />))).toEqual([
      '/blog/post-0',
      '/blog/post-1',
      '/blog/post-2',
      '/blog',
    ]);
  });
});

it('the toolkit has only the CV without tools, and is not rendered without either', () => {
  const cv = { path: '/cv/ada.pdf', name: 'ada.pdf', paper: 'a4' } as const;
  const container = show(<Toolkit groups={[]} cvFiles={[cv]} />);
  expect(headingsIn(container)).toEqual([]);
  expect(hrefsIn(container)).toEqual([cv.path]);
  expect(show(<Toolkit groups={[]} cvFiles={[]} />)).toBeEmptyDOMElement();
});

it('the about teaser has neither image nor link without portrait and story', () => {
  const teaser = show(<AboutTeaser portrait={undefined} paragraphs={['One.']} hasStory={false} />);
  expect(teaser.querySelector('img, a')).toBeNull();
});

describe('the contact card', () => {
  const card = { owner, languages: [], siteUrl: 'https://ada.example/' };

  it('opens mails in a new tab too, and says so', () => {
    show(<ContactCard {...card} links={[mail]} />);
    const link = screen.getByRole('link', { name: `Mail${strings.layout.newTab}` });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('renders nothing for missing data', () => {
    const silent = { ...owner, email: undefined, availability: undefined };
    const empty = show(<ContactCard {...card} owner={silent as never} links={[]} />);
    expect(empty.querySelector('ul, a, button, [class*=breathe]')).toBeNull();
  });

  it('has the URL of the site as a QR code, inside a quiet zone of four modules', () => {
    show(<ContactCard {...card} links={[]} />);
    const code = screen.getByRole('img', { name: strings.contact.qrCode });
    const { data, size } = encode(card.siteUrl, { ecc: 'M', border: 0 });
    expect(code).toHaveAttribute('viewBox', `0 0 ${size + 8} ${size + 8}`);
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    const drawn = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])),
    );
    expect(drawn).toEqual(dark);
  });
});
