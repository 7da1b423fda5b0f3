import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { ownText } from '../ui/own-text';

/** What to write about, and how soon the owner answers. */
export function ContactIntro({ className }: { className: string }) {
  const { answersWithinDays } = settings;
  const { intro, reply } = strings.contact;
  const sentences = [ownText(intro), answersWithinDays ? reply(answersWithinDays) : ''];
  // One text: of several, browsers count each that a late typeface moves to another line as a shift of the layout.
  const text = sentences.filter(Boolean).join(' ');
  return text && <p className={`max-w-measure text-lead text-muted ${className}`}>{text}</p>;
}
