import { LuCopy } from 'react-icons/lu';
import { career } from '@/data/career';
import type { Career } from '@/lib/career/types';
import { owner } from '@/data/owner';
import { Fact } from '../ui/fact';
import { CopyText } from './copy-text';

/** What a client wants to know before writing. */
export function ContactFacts() {
  return (
    <dl className="facts">
      <Fact label="Based in">{owner.location}</Fact>
      <Fact label="Time zone">{owner.timeZone.replace('_', ' ')}</Fact>
      <Fact label="E-mail">
        <CopyText text={owner.email} what="e-mail address" icon={<LuCopy aria-hidden="true" />} />
      </Fact>
      <Fact label="Languages">{career.languages.map(spoken).join(', ')}</Fact>
    </dl>
  );
}

/** A language, and that there is only some of it. */
const spoken = ({ name, level }: Career['languages'][number]) =>
  level === 'some' ? `some ${name}` : name;
