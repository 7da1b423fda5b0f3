import { career } from '@/data/career';
import { owner } from '@/data/owner';
import { Fact } from '../ui/fact';

/** What a client wants to know before writing. */
export function ContactFacts() {
  return (
    <dl className="facts">
      <Fact label="E-mail">{owner.email}</Fact>
      <Fact label="Based in">{owner.location}</Fact>
      <Fact label="Time zone">{owner.timeZone.replace('_', ' ')}</Fact>
      <Fact label="Languages">{career.languages.map(({ name }) => name).join(', ')}</Fact>
    </dl>
  );
}
