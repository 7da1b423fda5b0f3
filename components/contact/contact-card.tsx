import { FaLinkedinIn } from 'react-icons/fa6';
import { LuCalendar, LuMail } from 'react-icons/lu';
import { SiGithub } from 'react-icons/si';
import { contactIntro } from '@/data/copy';
import { mailto } from '@/data/navigation';
import { owner } from '@/data/owner';
import { buttonStyles } from '../ui/button-styles';
import { ExternalLink } from '../ui/external-link';
import { PageHeading } from '../ui/page-heading';

/** The ways to reach the owner. */
export function ContactCard() {
  const { profiles } = owner;
  return (
    <div className="page-top section-end">
      <PageHeading>Contact Me</PageHeading>
      <p className="mt-6 max-w-measure text-lead text-muted">{contactIntro}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <ExternalLink href={mailto} className={buttonStyles.primary}>
          <LuMail aria-hidden="true" />
          Shoot an email
        </ExternalLink>
        <ExternalLink href={profiles.calendly} className={buttonStyles.quiet}>
          <LuCalendar aria-hidden="true" />
          Book a call
        </ExternalLink>
        <ExternalLink href={profiles.linkedin} aria-label="LinkedIn (opens in a new tab)" className={buttonStyles.quiet}>
          <FaLinkedinIn aria-hidden="true" />
        </ExternalLink>
        <ExternalLink href={profiles.github} aria-label="GitHub (opens in a new tab)" className={buttonStyles.quiet}>
          <SiGithub aria-hidden="true" />
        </ExternalLink>
      </div>
    </div>
  );
}
