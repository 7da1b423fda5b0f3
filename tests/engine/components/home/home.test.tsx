import { screen, within } from '@testing-library/react';
import { LatestPosts } from '@/components/home/latest-posts';
import { Intro } from '@/components/home/intro';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { AboutTeaser } from '@/components/home/about-teaser';
import { packedPatternOf } from '@/lib/pattern/pattern';
import { cvFiles } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { resolveLinks } from '@/lib/site/links';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { allPages } from '../../../support/source';

const { navigation, words } = site;
const { projects, posts } = siteContent();

describe('the intro', () => {
  const intro = {
    ...{ logo: { pattern: packedPatternOf('a') }, words: words.home },
    wayOn: { href: '#latest-projects', label: words.home.seeWork },
    links: resolveLinks(navigation.home, site, allPages),
  };

  it('introduces the owner and links to contact and projects', () => {
    const container = show(<Intro {...intro} />);
    expect(headingsIn(container)).toEqual(['Books, sewn by hand']);
    expect(container).toHaveTextContent('I am Inés, a Bookbinder from Buenos Aires.');
    expect(hrefsIn(container)).toEqual([
      ...['mailto:post@ines-luczak.test', 'https://craft.test/@ines', '#latest-projects'],
    ]);
    const mail = container.querySelector('[href^=mailto]');
    expect(mail).not.toHaveAttribute('target');
    expect(mail).not.toHaveTextContent(words.layout.newTab.trim());
    // https://microformats.org/wiki/rel-me
    const profiles = container.querySelectorAll('[rel~=me][rel~=noopener]');
    expect([...profiles].map((link) => link.getAttribute('href'))).toEqual([
      'https://craft.test/@ines',
    ]);
  });

  it('shows the availability while it is set', () => {
    const availability = { openTo: 'one atlas', from: '2025-06', goodUntil: '2025-12-31' };
    show(<Intro {...intro} availability={availability} />);
    expect(screen.getByText('Taking orders')).toBeVisible();
    expect(screen.getByText('one atlas (starting VI 2025)')).toBeVisible();
  });

  it('renders nothing for missing data', () => {
    const container = show(<Intro {...intro} links={[]} wayOn={undefined} />);
    expect(container.querySelector('ul, a, [class*=breathe]')).toBeNull();
  });
});

describe('the latest projects', () => {
  const titles = (...[list]: Parameters<typeof LatestProjects>) =>
    within(show(<LatestProjects {...list} />))
      .queryAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it("are the chosen ones in the owner's order", () => {
    const [atlas, press] = projects.map((project, index) => ({ ...project, latest: 2 - index }));
    expect(titles({ projects })).toEqual(['Atlas', 'Ledger', 'Songbook for a Choir']);
    expect(atlas && press && titles({ projects: [atlas, press] })).toEqual([
      ...['Kitchen Press', 'Atlas'],
    ]);
  });

  it('are the first three if none are chosen', () => {
    const plain = projects.filter(({ latest }) => latest === undefined);
    const many = ['a', 'b', 'c', 'd'].flatMap((slug) =>
      plain.map((project) => ({ ...project, slug, title: slug })),
    );
    expect(titles({ projects: many })).toEqual(['a', 'b', 'c']);
  });

  it('are not rendered without projects', () => {
    expect(show(<LatestProjects projects={[]} />)).toBeEmptyDOMElement();
  });
});

describe('the latest posts', () => {
  const summaries = posts.map(({ summary }) => summary);

  it('are the three newest, with a link to the blog', () => {
    const newest = summaries.slice(0, 3).map(({ id }) => `/blog/${id}/`);
    expect(hrefsIn(show(<LatestPosts posts={summaries} />))).toEqual([...newest, '/blog/']);
  });

  it('are not rendered without posts', () => {
    expect(show(<LatestPosts posts={[]} />)).toBeEmptyDOMElement();
  });
});

it('the toolkit renders only the CV without tools, and nothing without a CV', () => {
  const container = show(<Toolkit groups={[]} cvFiles={cvFiles(site)} />);
  expect(headingsIn(container)).toEqual([]);
  expect(container.querySelector('dl')).toBeNull();
  expect(hrefsIn(container)).toHaveLength(2);
  expect(show(<Toolkit groups={[]} cvFiles={[]} />)).toBeEmptyDOMElement();
});

it('the about teaser has no portrait and no link if there is none', () => {
  const container = show(
    <AboutTeaser portrait={undefined} paragraphs={['One.']} hasStory={false} />,
  );
  expect(container.querySelector('img, a')).toBeNull();
});
