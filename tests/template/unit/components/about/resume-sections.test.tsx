import { ResumeSections } from '@/components/about/resume-sections';
import { strings } from '@/data/strings';
import { readSections } from '@/lib/cv/sections';
import { readResume } from '@/lib/resume/read-resume';
import { hrefsIn, show } from '../../../support/elements';

const resume = readResume({
  volunteer: [{ organization: 'Lifeboat', position: 'Helmswoman' }],
  projects: [{ name: 'Reading a wreck', type: 'talk', keywords: ['Wrecks'] }],
  languages: [{ language: 'Danish', fluency: 'native' }],
  work: [
    { name: 'Harbour', position: 'Pilot', highlights: ['No ship lost'] },
    { name: 'Harbour', position: 'Deckhand' },
  ],
});

const shown = (pageUrls: Record<string, string> = {}) =>
  show(
    <ResumeSections
      sections={readSections({
        resume,
        strings,
        pageUrls: new Map(Object.entries(pageUrls)),
      })}
    />,
  );

it('shows what the CV shows: entries with their positions, points and keywords, and lists', () => {
  const text = shown().textContent;
  for (const word of [
    'Helmswoman',
    'Pilot',
    'No ship lost',
    'Deckhand',
    'Wrecks',
    'Danish (native)',
  ])
    expect(text).toContain(word);
});

it('links an entry to the page about it, in the same tab', () => {
  const page = shown({ Lifeboat: '/lifeboat/' });
  expect(hrefsIn(page)).toEqual(['/lifeboat']);
  expect(page.querySelector('a')).toHaveTextContent(/^Helmswoman$/);
  expect(page.querySelector('a')).not.toHaveAttribute('target');
});
