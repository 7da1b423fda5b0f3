import type { IconType } from 'react-icons';
import { FaLinkedinIn } from 'react-icons/fa6';
import { LuCalendar, LuMail, LuUserPlus } from 'react-icons/lu';
import { SiGithub } from 'react-icons/si';
import type { Career } from '@/lib/career/types';
import { contactIntro } from '@/data/copy';
import { mailto } from '@/lib/site/footer-links';
import { vcardName } from '@/lib/outputs/vcard';
import { owner } from '@/data/owner';
import { machineFiles } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';
import { Availability } from '../home/availability';
import { buttonStyles } from '../ui/button-styles';
import { DownloadLink } from '../ui/download-link';
import { ExternalLink } from '../ui/external-link';
import { PageHeading } from '../ui/page-heading';
import { ContactFacts } from './contact-facts';
import { SiteQr } from './site-qr';

/** The ways to reach the owner. */
export function ContactCard({ availability }: Pick<Career, 'availability'>) {
  const { profiles } = owner;
  return (
    <div className="contact page-top section-end">
      <Availability availability={availability} />
      <PageHeading>Contact Me</PageHeading>
      <p className="mt-6 max-w-measure text-lead text-muted">{contactIntro}</p>
      <ul className="contact-ways">
        <Way href={mailto} label="Shoot an email" Icon={LuMail} look={buttonStyles.primary} />
        <Way
          href={profiles.calendly}
          label="Book a call"
          Icon={LuCalendar}
          look={buttonStyles.quiet}
        />
        <IconWay href={profiles.linkedin} label="LinkedIn" Icon={FaLinkedinIn} />
        <IconWay href={profiles.github} label="GitHub" Icon={SiGithub} />
        <li className="contact-way">
          <DownloadLink
            href={withBasePath(machineFiles.vcard)}
            fileName={vcardName(owner)}
            type="text/vcard"
            className={`${buttonStyles.quiet} w-full`}
          >
            <LuUserPlus aria-hidden="true" />
            Add to contacts
          </DownloadLink>
        </li>
      </ul>
      <ContactFacts />
      <SiteQr />
    </div>
  );
}

interface WayProps {
  href: string;
  label: string;
  Icon: IconType;
}

const Way = ({ href, label, Icon, look }: WayProps & { look: string }) => (
  <li className="contact-way">
    <ExternalLink href={href} className={`${look} w-full`}>
      <Icon aria-hidden="true" />
      {label}
    </ExternalLink>
  </li>
);

const IconWay = ({ href, label, Icon }: WayProps) => (
  <li>
    <ExternalLink href={href} className={`${buttonStyles.quiet} w-full`}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
    </ExternalLink>
  </li>
);
