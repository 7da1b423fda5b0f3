import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FoundBrowser } from './find-browser';

const packageName = '@sparticuz/chromium';

/** Whether the Chromium among the development dependencies is built for this machine. */
export function bundledPlatform(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/**
 * Unpacks the Chromium that came with the development dependencies, once per version and user.
 *
 * It is made for AWS Lambda, where it brings the NSS libraries and the font set-up that the system
 * lacks. A bare Debian lacks the same ones, so it gets them too: as LD_LIBRARY_PATH and
 * FONTCONFIG_FILE of the browser's process alone.
 *
 * @returns the browser below the system's temporary folder
 * @throws Error when the folder cannot be written
 */
export async function bundledBrowser(): Promise<FoundBrowser> {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  const folder = join(
    tmpdir(),
    `portfolio-chromium-${version(packageFolder)}-${process.getuid?.()}`,
  );
  if (!existsSync(folder)) await unpack(join(packageFolder, 'bin'), folder);
  return {
    path: join(folder, 'chromium'),
    source: `bundled with ${packageName}`,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      HOME: process.env.HOME ?? folder,
    },
    noSandbox: true,
  };
}

async function unpack(archives: string, folder: string): Promise<void> {
  console.log(`Unpacking Chromium to ${folder} (once) …`);
  const unfinished = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into os.tmpdir() and takes a half-written file there for a finished one;
  // a folder of its own that gets its name when it is complete keeps parallel runs apart.
  process.env.TMPDIR = unfinished;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(archives, 'al2023.tar.br'));
    writeFileSync(join(unfinished, 'fonts.conf'), fontsConf(folder));
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** The package's own file names Lambda's folders; without a font, text has no height at all. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

function version(packageFolder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}
