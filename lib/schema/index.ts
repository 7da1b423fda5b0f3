/*
 * What the files of `data/` must hold, one file each. Each message completes "expected …" in an error report.
 * Front matter is in lib/content/schemas.ts, and the résumé in lib/resume/resume.ts.
 */
export * from './navigation';
export * from './site';
export * from './theme';
export * from './timeline';
export * from './toolkit';
