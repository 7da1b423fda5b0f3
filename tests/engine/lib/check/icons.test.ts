/** @jest-environment node */
import { checkIcons, warnOfProfiles } from '@/lib/check/icons';
import { findUnfinished } from '@/lib/check/unfinished';
import { writtenSite } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';

const { owner, words, career, settings } = writtenSite;

it('warns of links to profiles that the owner does not have', () => {
  expect(warnOfProfiles(writtenSite)).toEqual([]);
  const [profile] = owner.profiles;
  const renamed = { ...owner, profiles: [{ ...profile!, label: 'Another name' }] };
  expect(warnOfProfiles({ ...writtenSite, owner: renamed })).toEqual([
    {
      file: 'data/navigation.ts',
      words: expect.stringMatching(new RegExp(`^profile:${profile!.label}: .* Another name$`)),
    },
  ]);
});

it.each([
  ['SiGithubb', 'SiGithub'],
  ['LuMial', 'LuMail,'],
  ['SiFoundry', 'any icon'],
  ['siSolidity', 'SiSolidity'],
  ['SIReact', 'SiReact'],
])('proposes for the unknown icon %s: %s', (icon, fix) => {
  expect(checkIcons('data/owner.ts', [{ label: 'A', icon }])).toMatchObject([
    { file: 'data/owner.ts', fix: expect.stringContaining(fix) },
  ]);
});

it('does not ask for words of pages that the site does not have', () => {
  const TO_WRITE = 'To write: it';
  const unwritten = {
    ...writtenSite,
    words: { ...words, contact: { ...words.contact, intro: TO_WRITE } },
    career: { ...career, summary: TO_WRITE },
  };
  const fields = (pages: typeof settings.pages) =>
    findUnfinished({ ...unwritten, settings: { ...settings, pages } }, loadSiteContent()).map(
      ({ field }) => field,
    );
  expect(fields({ about: true, contact: true, cv: true })).toEqual(['contact.intro', 'summary']);
  // llms.txt and the structured data have the summary without a CV, too.
  expect(fields({ about: true, contact: false, cv: false })).toEqual(['summary']);
});
