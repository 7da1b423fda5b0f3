import { isFields } from '@/lib/is-fields';
import type { SourceFolder } from './folder';

/** The folders whose files are published at the root of a site, in most programs. */
const ROOTS = ['', 'public/', 'static/', 'source/', 'src/'];

/**
 * The URL of a site whose configuration does not tell it: its domain in the file that GitHub Pages reads, or the
 * homepage in package.json.
 * @returns undefined if neither names one
 */
export function siteUrlIn({ readText }: SourceFolder): string | undefined {
  const [domain] = ROOTS.map((root) => readText(`${root}CNAME`)?.trim()).filter(Boolean);
  if (domain && URL.canParse(`https://${domain}`)) return `https://${domain}`;
  const homepage = homepageIn(readText('package.json') ?? '{}');
  const isRepository = /^https:\/\/(github|gitlab|codeberg)\.(com|org)\//.test(homepage);
  return isRepository ? undefined : homepage;
}

function homepageIn(source: string): string {
  try {
    const data: unknown = JSON.parse(source);
    return isFields(data) ? String(data.homepage ?? '') : '';
  } catch {
    return '';
  }
}
