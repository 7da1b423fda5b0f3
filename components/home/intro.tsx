import { LuArrowDown, LuMail } from 'react-icons/lu';
import { SiGithub, SiX } from 'react-icons/si';
import type { Career } from '@/lib/career/types';
import { intro } from '@/data/copy';
import type { Glyph } from '@/lib/glyph/glyph';
import { mailto } from '@/lib/site/footer-links';
import { owner } from '@/data/owner';
import { BlockGlyph } from '../ui/block-glyph';
import { buttonStyles } from '../ui/button-styles';
import { ExternalLink } from '../ui/external-link';
import { Availability } from './availability';

interface IntroProps extends Pick<Career, 'availability'> {
  glyph: Glyph;
}

/** The first screen: who this is, what he builds, that he is available and how to reach him. */
export function Intro({ glyph, availability }: IntroProps) {
  const links = [
    { label: 'Contact', href: mailto, Icon: LuMail, look: buttonStyles.primary },
    { label: 'GitHub', href: owner.profiles.github, Icon: SiGithub, look: buttonStyles.quiet },
    { label: 'Twitter', href: owner.profiles.twitter, Icon: SiX, look: buttonStyles.quiet },
  ];
  return (
    <section id="home" aria-labelledby="greeting" className="intro">
      <BlockGlyph glyph={glyph} className="intro-glyph" />
      <div className="intro-text">
        <Availability availability={availability} />
        <h1
          id="greeting"
          className="animate-slide-in font-display text-hero font-heavy tracking-tight"
        >
          Nice to meet you !
        </h1>
        <div className="mt-5 max-w-measure sm:mt-8">
          <p className="intro-line text-lead font-medium">{intro.role}</p>
          <p className="intro-line mt-3 text-muted">{intro.support}</p>
        </div>
        <ul className="intro-links">
          {links.map(({ label, href, Icon, look }) => (
            <li key={label}>
              <ExternalLink href={href} className={look}>
                <Icon aria-hidden="true" />
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <a href="#latest-projects" className="way-on">
          <LuArrowDown aria-hidden="true" />
          See what he builds
        </a>
      </div>
    </section>
  );
}
