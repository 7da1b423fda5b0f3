import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import type { SourceFolder } from './folder';
import { attempt, isFields } from './values';

/* Configurations of other sites, which are read as data or as text, and never run. */

/**
 * Reads a file of settings in TOML or YAML. YAML can be read as far as it has no errors, and JSON is YAML.
 * @returns an empty object if it does not exist, or cannot be read
 */
export function readSettings({ readText }: SourceFolder, file: string): Record<string, unknown> {
  const text = readText(file) ?? '';
  const settings = attempt((): unknown =>
    file.endsWith('.toml') ? parseToml(text) : parseDocument(text, { logLevel: 'error' }).toJS(),
  );
  return isFields(settings) ? settings : {};
}

/**
 * Reads a setting of a configuration in JavaScript, such as `url: 'https://example.org'`, as text.
 * @returns the first text with this name; undefined if its value is no plain text
 */
export const settingIn = (config: string, name: string): string | undefined =>
  new RegExp(String.raw`^[^/\n]*?\b${name}["']?\s*:\s*(["'\x60])([^"'\x60\n$]*)\1`, 'm').exec(
    config,
  )?.[2];

/** The first address of a site that code or data have, under a name that programs use: siteUrl: 'https://example.org' */
export const addressIn = (config: string): string | undefined =>
  /(?<![\w.])(?:site|website|domain|baseUrl|(?:site_?)?url)["']?\s*[:=]\s*["'`]?(https?:[^"'`\s,]+)/i.exec(
    config,
  )?.[1];

/**
 * The URL of a site whose configuration does not tell it: its domain in the file that GitHub Pages reads, or the
 * homepage in package.json.
 * @returns undefined if neither names one
 */
export function siteUrlIn(folder: SourceFolder): string | undefined {
  const file = folder.files.find((one) => /^(?:[\w-]+\/)?CNAME$/.test(one));
  const domain = folder.readText(file ?? '')?.trim();
  if (domain && URL.canParse(`https://${domain}`)) return `https://${domain}`;
  const { homepage = '' } = readSettings(folder, 'package.json');
  const isRepository = /^https:\/\/(github|gitlab|codeberg)\.(com|org)\//.test(String(homepage));
  return isRepository ? undefined : String(homepage);
}

/**
 * The keys of configurations in code that change URLs, and are not read, as `file: key`.
 * @param config the names of the configurations
 */
export const unreadKeys = (
  { files, readText }: SourceFolder,
  config: RegExp,
  keys: readonly string[],
): string[] =>
  files
    .filter((file) => config.test(file))
    .flatMap((file) =>
      keys
        .filter((key) =>
          new RegExp(String.raw`^(?:(?!//|\*).)*?\b${key}["']?\s*[:(]`, 'm').test(
            readText(file) ?? '',
          ),
        )
        .map((key) => `${file}: ${key}`),
    );

/** The files in which hosts find redirects of older URLs. */
export const redirectFiles = ({ files, readText }: SourceFolder): string[] =>
  files
    .filter(
      (file) =>
        /^(?:\w+\/)?_redirects$/.test(file) ||
        (/^(?:vercel\.json|netlify\.toml)$/.test(file) &&
          /\bredirects\b/.test(readText(file) ?? '')),
    )
    .map((file) => `${file}: redirects`);

/** Programs that write a service worker, as package.json names them. */
const OFFLINE =
  /"(gatsby-plugin-offline|hexo-offline|hexo-service-worker|@serwist\/\w+|(?:@[\w-]+\/)?(?:next-pwa|pwa|vite-plugin-pwa)|workbox-[\w-]+)"\s*:/;

/** The service worker of a site: its file, or the program that writes it. */
export const serviceWorkerIn = ({ files, readText }: SourceFolder): string | undefined =>
  files.find((file) => /^(?:\w+\/)?(?:sw|service-?worker)\.js$/i.test(file)) ??
  OFFLINE.exec(readText('package.json') ?? '')?.[1];
