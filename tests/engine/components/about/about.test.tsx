import { Story } from '@/components/about/story';
import { readTimeline } from '@/lib/content/read-timeline';
import { site } from '@/lib/site';
import { show } from '../../../support/elements';

const { career, timeline, words } = site;

it('the story renders nothing for missing data', () => {
  const years = readTimeline(timeline, career, words);
  const { claims } = words.about;
  const bare = show(<Story years={years.slice(0, 1)} claims={[]} cvFiles={[]} />);
  expect(bare.querySelector('dl, [download]')).toBeNull();
  expect(show(<Story years={[]} claims={claims} cvFiles={[]} />).querySelector('ol')).toBeNull();
  expect(show(<Story years={[]} claims={[]} cvFiles={[]} />)).toBeEmptyDOMElement();
});
