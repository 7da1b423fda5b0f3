import { Fragment } from 'react';
import { LuCopy } from 'react-icons/lu';
import type { Career } from '@/lib/site/types';
import { words } from '@/lib/site';
import type { Owner } from '@/lib/site/types';
import { Fact } from '../ui/fact';
import { CopyText } from './copy-text';

interface ContactFactsProps extends Pick<Career, 'languages'> {
  owner: Pick<Owner, 'location' | 'timeZone' | 'email'>;
}

/** Location, time zone, email and languages of the owner. */
export function ContactFacts({ owner, languages }: ContactFactsProps) {
  const { contact } = words;
  return (
    <dl className="facts">
      <Fact label={contact.basedIn}>{owner.location}</Fact>
      <Fact label={contact.timeZone}>
        {owner.timeZone
          .replaceAll('_', ' ')
          .split(/(?<=\/)/)
          .map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
      </Fact>
      {owner.email && (
        <Fact label={contact.email}>
          <CopyText text={owner.email} icon={<LuCopy aria-hidden="true" />} />
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact label={contact.languages}>
          {languages.map(({ name, short = name }) => short).join(', ')}
        </Fact>
      )}
    </dl>
  );
}
