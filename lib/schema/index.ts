/*
 * The types of the files in `data/`, each in a file of the same name. The compiler checks their shape; what it cannot
 * know, such as time zones and colours, is checked by the schemas beside this file. The types import no packages, so
 * that the compiler takes little time.
 */
export * from './types/cvs';
export type * from './types/navigation';
export type * from './types/services';
export type * from './types/site';
export * from './types/theme';
export type * from './types/timeline';
export type * from './types/toolkit';
