import { careerSchema } from './career';
import { navigationSchema } from './navigation';
import { ownerSchema } from './owner';
import { settingsSchema } from './settings';
import { themeSchema } from './theme';
import { timelineSchema } from './timeline';
import { toolkitSchema } from './toolkit';

/** What each file of `data/` must hold, by the name that it exports. */
export const siteSchemas = {
  owner: ownerSchema,
  settings: settingsSchema,
  navigation: navigationSchema,
  career: careerSchema,
  timeline: timelineSchema,
  toolkit: toolkitSchema,
  theme: themeSchema,
};
