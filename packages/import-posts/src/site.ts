/* All that the import knows of the site. No other module of this package imports from it. */

export { loadSiteContent, optionsIn } from '@/app/content';
export { cvSource } from '@/app/cv';
export { checkContent } from '@/scripts/check/check-site';
export { CommandError, paint, readArguments } from '@/scripts/shared/cli';
export { reservedSlugs } from '@/lib/content/reserved';
export { markdown, markdownProcessor } from '@/lib/markdown/dialect';
export { takenIds } from '@/lib/markdown/heading-anchors';
export { sanitizeSchema } from '@/lib/markdown/sanitize-schema';
export { noProgress, showProgress, type Progress } from '@/scripts/shared/progress';
export { fileSlug, groupSlug, latinSlug } from '@/lib/slugs';
export { CONTROL, escapeHtml, LONGEST_TEXT, TO_WRITE } from '@/lib/text';
export {
  blogRoutes,
  decode,
  internalPath,
  isAbsolute,
  linkSchemes,
  routes,
  tagPath,
} from '@/lib/urls';
export { linkTargetsOf } from '@/scripts/check/link-targets';
export { checkText } from '@/scripts/check/texts/check-text';
export { loadData } from '@/scripts/shared/load-data';
