import { ContactCard } from '@/components/contact/contact-card';
import { site } from '@/lib/site';
import { resolveLinks } from '@/lib/site/links';
import { show } from '../../../support/elements';
import { allPages } from '../../../support/source';

const { owner, career, navigation } = site;

describe('the card', () => {
  const card = { owner, career, siteUrl: 'https://ines-luczak.test/' };
  const links = resolveLinks(navigation.contact, site, allPages);

  it('shows the facts', () => {
    const container = show(<ContactCard {...card} links={links} />);
    expect(container.querySelector('dl')).toHaveTextContent(
      'Workshop inBuenos AiresClockArgentina Standard Time',
    );
    expect(container.querySelector('dl')).toHaveTextContent('SpeaksSpanish, Polish');
  });

  it('opens mails too in a new tab, and says so', () => {
    const container = show(<ContactCard {...card} links={links} />);
    const mail = container.querySelector('[href^=mailto]');
    expect(mail).toHaveAttribute('target', '_blank');
    expect(mail).toHaveTextContent('Write (in a new tab)');
  });

  it('renders nothing for missing data', () => {
    const silent = { ...owner, email: undefined };
    const mute = { ...career, languages: [] };
    const container = show(<ContactCard {...card} owner={silent} career={mute} links={[]} />);
    expect(container.querySelector('ul, a, button, [class*=breathe]')).toBeNull();
    expect(container.querySelectorAll('dt')).toHaveLength(2);
  });
});
