/*
 * The schemas of the files in `data/`. Each message completes "expected …" in a diagnostic. The schemas of front
 * matter are in lib/content/schemas.ts, that of the résumé in lib/resume/resume.ts.
 */
export * from './cvs';
export * from './navigation';
export * from './site';
export * from './theme';
export * from './timeline';
export * from './toolkit';
