/* The types of everything in `data/`. */
export type { Owner } from './schemas/owner';
export type { SiteSettings } from './schemas/settings';
export type { Navigation, SiteLink } from './schemas/navigation';
export type { Palette, Theme, Typefaces } from './schemas/theme';
export type { Availability, Career, CareerData, Skill } from './schemas/career';
export type { TimelineCard, TimelineYear } from './schemas/timeline';
export type { ToolkitGroup, ToolkitItem } from './schemas/toolkit';
