import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { logoOf, type Logo } from '@/lib/graphics/logo';
import { patternColors } from '@/lib/graphics/pattern';
import { trackRecordOf, type TrackRecordEntry } from '@/lib/resume/track-record';
import { listedProjects } from './languages';
import { owner, resume } from './owner';

/** The record of the career on the home page. */
export const siteRecord = (): TrackRecordEntry[] =>
  trackRecordOf({
    ...resume,
    projects: listedProjects(),
    leaveOut: settings.notInRecord,
    patternColors: patternColors(theme),
  });

/** The logo of the site, which shows the record unless the owner chose another one. */
export const siteLogo = (): Logo => logoOf({ owner, theme, record: siteRecord() });
