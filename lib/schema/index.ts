/*
 * The types of the files in `data/`, from the schemas in the files of the same names. Types alone: the files of `data/`
 * are also in what visitors download, which must not have zod.
 */
export type { CvPaper, CvVariant } from './cvs';
export type { Navigation, SiteLink } from './navigation';
export type { AnalyticsSettings, CommentSettings, Services } from './services';
export type { SiteSettings } from './site';
export type { Palette, Theme, Typefaces } from './theme';
export type { TimelineCard, TimelineYear } from './timeline';
export type { ToolkitGroup } from './toolkit';
