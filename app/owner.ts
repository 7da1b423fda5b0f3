import resumeFile from '@/data/resume.json' with { type: 'json' };
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { buildDay } from '@/lib/dates';
import { originOf, ownerOf } from '@/lib/resume/owner';
import { readResume } from '@/lib/resume/read-resume';
import { resumeSchema } from '@/lib/resume/resume';
import { mapMarkedTexts } from '@/lib/schema/marked-texts';
import { typeset } from '@/lib/typography/typeset';
import { withBasePath, withSiteBasePath } from '@/lib/urls';
import mainResumeFile from '@main-data/resume.json' with { type: 'json' };
import { settings as mainSettings } from '@main-data/site';

const typesetResume = (file: unknown, language: string) =>
  mapMarkedTexts(resumeSchema, readResume(file), 'sentence', (text) => typeset(text, language));

/** The owner's career. Browsers must not get it, because it has private facts, such as a phone number. */
export const resume = typesetResume(resumeFile, settings.language);

/** The same in the main language. */
export const mainResume = typesetResume(mainResumeFile, mainSettings.language);

/** The facts about the owner that pages show. All languages have the URL of the main one. */
export const owner = {
  ...ownerOf(resume, settings, buildDay(settings.timeZone), strings.comma),
  url: originOf(mainResume),
};

/** The absolute URL of a path below the base path. */
export const absoluteUrl = (path: string): string => `${owner.url}${withBasePath(path)}`;

/** The absolute URL of a path that does not belong to a language, such as that of the portrait. */
export const absoluteSiteUrl = (path: string): string => `${owner.url}${withSiteBasePath(path)}`;
