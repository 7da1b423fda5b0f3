import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CvSource } from '@/app/cv';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { ownerOf } from '@/lib/resume/owner';
import { readResume } from '@/lib/resume/read-resume';
import type { SiteSettings } from '@/lib/schema';

const folder = path.join(process.cwd(), 'tests/template/fixtures/resumes');

/** The names of the invented résumés. */
export const resumeNames = readdirSync(folder).map((file) => path.basename(file, '.json'));

/** The JSON of an invented résumé. */
export const resumeFile = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/**
 * The sources of a CV.
 * @param written the JSON of a résumé
 */
export function cvSource(written: unknown, given: Partial<SiteSettings> = {}): CvSource {
  const resume = readResume(written);
  const own: SiteSettings = { ...settings, availability: undefined, ...given };
  const owner = ownerOf(resume, own, '2026-01-31');
  return {
    resume,
    owner,
    settings: own,
    strings,
    theme,
    siteUrl: owner.url,
    pageUrls: new Map(),
  };
}
