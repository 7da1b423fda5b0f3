import { screen, within } from '@testing-library/react';
import { Intro } from '@/components/home/intro';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { AboutTeaser } from '@/components/home/about-teaser';
import { glyphOf } from '@/lib/glyph/glyph';
import { site } from '@/lib/site';
import { siteContent, siteCvFiles, sitePortrait } from '@/lib/site/content';
import { resolveLinks } from '@/lib/site/links';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { allPages } from '../../../support/source';

const { owner, navigation, toolkit, words } = site;
const { projects } = siteContent();

describe('the intro', () => {
  const intro = {
    ...{ glyph: glyphOf('a'), words: words.home, hasProjects: true },
    links: resolveLinks(navigation.home, owner, allPages),
  };

  it('says who this is, and leads to the owner and to the projects', () => {
    const container = show(<Intro {...intro} />);
    expect(headingsIn(container)).toEqual(['Books, sewn by hand']);
    expect(container).toHaveTextContent('I am Inés, a Bookbinder from Buenos Aires.');
    expect(hrefsIn(container)).toEqual([
      ...['mailto:post@ines-luczak.test', 'https://craft.test/@ines', '#latest-projects'],
    ]);
  });

  it('says what the owner is open to, while she is', () => {
    const availability = { openTo: 'one atlas', from: '2025-06', goodUntil: '2025-12-31' };
    show(<Intro {...intro} availability={availability} />);
    expect(screen.getByText('Taking orders')).toBeVisible();
    expect(screen.getByText('one atlas (starting VI 2025)')).toBeVisible();
  });

  it('has nothing in the place of what there is not', () => {
    const container = show(<Intro {...intro} links={[]} hasProjects={false} />);
    expect(container.querySelector('ul, a, .availability')).toBeNull();
  });
});

describe('the latest projects', () => {
  const titles = (...[list]: Parameters<typeof LatestProjects>) =>
    within(show(<LatestProjects {...list} />))
      .queryAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it('are those that the owner chose, in her order', () => {
    const [atlas, press] = projects.map((project, index) => ({ ...project, latest: 2 - index }));
    expect(titles({ projects })).toEqual(['Atlas', 'Ledger', 'Songbook for a Choir']);
    expect(atlas && press && titles({ projects: [atlas, press] })).toEqual([
      ...['Kitchen Press', 'Atlas'],
    ]);
  });

  it('are the first three where she chose none', () => {
    const plain = projects.filter(({ latest }) => latest === undefined);
    const many = ['a', 'b', 'c', 'd'].flatMap((slug) =>
      plain.map((project) => ({ ...project, slug, title: slug })),
    );
    expect(titles({ projects: many })).toEqual(['a', 'b', 'c']);
  });

  it('are not there without a project', () => {
    expect(show(<LatestProjects projects={[]} />)).toBeEmptyDOMElement();
  });
});

describe('the toolkit', () => {
  it('has every group with its tools, and the CV', () => {
    const container = show(<Toolkit groups={toolkit} cvFiles={siteCvFiles()} />);
    expect(container.querySelector('dt')).toHaveTextContent('Bench');
    expect(container.querySelector('dd')).toHaveTextContent('C#');
    expect(hrefsIn(container)).toEqual([
      ...['/cv/ines-luczak-cv.pdf', '/cv/ines-luczak-cv-letter.pdf'],
    ]);
  });

  it('leaves the CV alone where there are no tools, and nothing where there is none', () => {
    const container = show(<Toolkit groups={[]} cvFiles={siteCvFiles()} />);
    expect(headingsIn(container)).toEqual([]);
    expect(container.querySelector('dl')).toBeNull();
    expect(hrefsIn(container)).toHaveLength(2);
    expect(show(<Toolkit groups={[]} cvFiles={[]} />)).toBeEmptyDOMElement();
  });
});

describe('who the owner is', () => {
  it('has the portrait, the text and the way to the story', () => {
    const paragraphs = ['One.', 'Two.'];
    const container = show(
      <AboutTeaser portrait={sitePortrait()} paragraphs={paragraphs} hasStory />,
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', '/images/portrait.svg');
    expect(container).toHaveTextContent('One.Two.Her story');
    expect(hrefsIn(container)).toEqual(['/about/']);
  });

  it('has neither portrait nor link where there is none', () => {
    const container = show(
      <AboutTeaser portrait={undefined} paragraphs={['One.']} hasStory={false} />,
    );
    expect(container.querySelector('img, a')).toBeNull();
  });
});
