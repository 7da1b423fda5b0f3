import { navigation } from '@/data/navigation';
import resumeFile from '@/data/resume.json' with { type: 'json' };
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';
import { readSite } from '@/lib/check/owner-data';

/** Everything in `data/`. */
export const site = readSite({
  resumeFile,
  settings,
  navigation,
  timeline,
  toolkit,
  theme,
  strings,
});
