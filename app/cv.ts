import { cvs } from '@/data/cvs';
import { settings } from '@/data/site';
import { strings, type Strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { careerOf } from '@/lib/content/career';
import type { Career, SectionName } from '@/lib/cv/sections';
import { currentLanguage, isTranslated } from '@/lib/languages/languages';
import { withOpenSource } from '@/lib/resume/open-source';
import type { Owner } from '@/lib/resume/owner';
import { publishedResume } from '@/lib/resume/published-resume';
import { resumeSchema, type Resume } from '@/lib/resume/resume';
import type { CvVariant, SiteSettings, Theme } from '@/lib/schema';
import { mapMarkedTexts } from '@/lib/schema/marked-texts';
import { typeset } from '@/lib/typography/typeset';
import { siteContent } from './content';
import { github } from './github';
import { absoluteSiteUrl, absoluteUrl, owner, resume } from './owner';

/** Everything that a CV is made from. */
export interface CvSource extends Career {
  owner: Owner;
  settings: SiteSettings;
  strings: Strings;
  theme: Theme;
  /** URL of the site with the base path, without trailing slash. */
  siteUrl: string;
  /** The sections to show, in order; by default all. */
  sections?: readonly SectionName[] | undefined;
  /** How many pages the CV has at most; by default as few as its text needs. */
  pages?: number | undefined;
}

/** Everything that the CV is made from: the build, the check and `npm run cv` make the same one. */
export const cvSource = (content = siteContent()): CvSource => ({
  ...careerOf(withOpenSource(resume, github().contributions, strings), content, absoluteUrl),
  owner,
  settings,
  strings,
  theme,
  siteUrl: absoluteUrl(''),
});

/** The variants of the CV in the current language. */
export const cvVariants = (): readonly CvVariant[] =>
  currentLanguage === undefined || isTranslated('cvs.ts')
    ? cvs.map((variant) => ({ ...variant, basics: typesetBasics(variant.basics) }))
    : [];

const typesetBasics = (basics: CvVariant['basics']) =>
  mapMarkedTexts(resumeSchema, { basics }, 'sentence', (text) => typeset(text, settings.language))
    .basics;

/** The text of a résumé that the site publishes, without private facts. */
export function resumeJson(shown: Resume, path: string): string {
  const published = publishedResume(shown, settings.publish, {
    url: absoluteUrl(path),
    language: currentLanguage,
    imageUrl: absoluteSiteUrl,
  });
  return `${JSON.stringify(published, null, 2)}\n`;
}
