import { AboutIntro } from '@/components/about/about-intro';
import { Story } from '@/components/about/story';
import { readTimeline } from '@/lib/content/read-timeline';
import { cvFiles } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { sitePortrait } from '@/lib/site/content';
import { headingsIn, hrefsIn, show } from '../../../support/elements';

const { career, timeline, words } = site;
const { claims, paragraphs } = words.about;

it('the intro shows the portrait if there is one', () => {
  const intro = show(<AboutIntro portrait={sitePortrait()} paragraphs={paragraphs} />);
  expect(headingsIn(intro)).toEqual(['About her']);
  expect(intro).toHaveTextContent('A Bookbinder works with paper');
  expect(intro.querySelector('img')).toHaveAttribute(
    'alt',
    'Drawing of a woman behind a sewing frame',
  );
  const without = show(<AboutIntro portrait={undefined} paragraphs={paragraphs} />);
  expect(without.querySelector('img')).toBeNull();
});

describe('the story', () => {
  const years = readTimeline(timeline, career, words);

  it('has its years, cards, figures and the CV', () => {
    const story = show(<Story years={years} claims={claims} cvFiles={cvFiles(site)} />);
    expect(headingsIn(story)).toEqual([
      ...['Year by year', '2012', 'Guild school', '2019', 'A workshop', 'A cat'],
      ...['2023', 'The atlas'],
    ]);
    expect(story).toHaveTextContent('charts in one atlas40');
    expect(hrefsIn(story)).toEqual([
      ...['https://guild.test/', '/workshop/', '/atlas/'],
      ...['/cv/ines-luczak-cv.pdf', '/cv/ines-luczak-cv-letter.pdf'],
    ]);
  });

  it('renders nothing for missing data', () => {
    const bare = show(<Story years={years.slice(0, 1)} claims={[]} cvFiles={[]} />);
    expect(bare.querySelector('dl, [download]')).toBeNull();
    expect(show(<Story years={[]} claims={claims} cvFiles={[]} />).querySelector('ol')).toBeNull();
    expect(show(<Story years={[]} claims={[]} cvFiles={[]} />)).toBeEmptyDOMElement();
  });
});
