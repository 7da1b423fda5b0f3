import { LuArrowDown, LuMail } from 'react-icons/lu';
import { SiGithub, SiX } from 'react-icons/si';
import { intro } from '@/data/copy';
import { mailto } from '@/data/navigation';
import { owner } from '@/data/owner';
import { buttonStyles } from '../ui/button-styles';
import { ExternalLink } from '../ui/external-link';

/** The first screen: who this is, what he builds, that he is available and how to reach him. */
export function Intro() {
  const { profiles, availability } = owner;
  return (
    <section id="home" aria-labelledby="greeting" className="intro">
      {availability.open && (
        <p className="mb-6 flex items-center gap-3 font-mono text-caption text-positive">
          <span aria-hidden="true" className="size-2 animate-breathe rounded-full bg-positive" />
          {availability.label}
        </p>
      )}
      <h1 id="greeting" className="animate-slide-down font-display text-page font-heavy tracking-tight">
        Nice to meet you !
      </h1>
      <p className="mt-6 max-w-measure animate-slide-down text-lead font-medium delay-1">{intro.role}</p>
      <p className="mt-3 max-w-measure animate-slide-down text-muted delay-2">{intro.support}</p>
      <ul className="mt-8 flex flex-wrap gap-3">
        <li>
          <ExternalLink href={mailto} className={buttonStyles.primary}>
            <LuMail aria-hidden="true" />
            Contact
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={profiles.github} className={buttonStyles.quiet}>
            <SiGithub aria-hidden="true" />
            GitHub
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={profiles.twitter} className={buttonStyles.quiet}>
            <SiX aria-hidden="true" />
            Twitter
          </ExternalLink>
        </li>
      </ul>
      <a href="#latest-projects" className="way-on">
        <LuArrowDown aria-hidden="true" />
        See what he builds
      </a>
    </section>
  );
}
