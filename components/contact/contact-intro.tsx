import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { ownText } from '../ui/own-text';

/** What to write about, and how soon the owner answers. */
export function ContactIntro({ className }: { className: string }) {
  const { answersWithinDays } = settings;
  const { intro, reply } = strings.contact;
  const sentences = [ownText(intro), answersWithinDays ? reply(answersWithinDays) : ''];
  // One text node: where a late typeface moves the start of another to the next line, browsers count a layout shift.
  const text = sentences.filter(Boolean).join(' ');
  return text && <p className={`max-w-measure text-lead text-muted ${className}`}>{text}</p>;
}
