import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import subsetFont from 'subset-font';
import { CommandError } from '../shared/cli';

/**
 * Finds a Chromium that starts on this machine: the one in CHROMIUM_PATH, or else the one of the
 * development dependencies (a headless shell, which halves the time of the tests), Playwright's own,
 * or an installed one.
 * @returns launch options for Playwright
 * @throws CommandError if none starts
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const wanted = process.env.CHROMIUM_PATH;
  const candidates: LaunchOptions[] = wanted
    ? [{ executablePath: wanted }]
    : [
        ...(process.platform === 'linux' && process.arch === 'x64' ? [await bundledBrowser()] : []),
        {},
        { channel: 'chrome' },
        { channel: 'msedge' },
        { executablePath: '/usr/bin/chromium' },
      ];
  const messages: string[] = [];
  for (const options of candidates) {
    try {
      const browser = await chromium.launch(options);
      await browser.newPage();
      await browser.close();
      return options;
    } catch (error) {
      messages.push((error as Error).message.split('\n', 3).join('\n'));
    }
  }
  throw new CommandError(
    `No Chromium starts on this machine:\n\n${messages.join('\n\n')}\n
Set CHROMIUM_PATH to one, install Chrome, or run npx playwright install --with-deps chromium`,
  );
}

/**
 * Unpacks the Chromium of @sparticuz/chromium, once for each version and user. It is built for AWS
 * Lambda and includes libraries and fonts that a minimal Linux lacks.
 */
async function bundledBrowser(): Promise<LaunchOptions> {
  const home = path.resolve('node_modules/@sparticuz/chromium');
  const manifest = readFileSync(path.join(home, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = path.join(tmpdir(), `test-chromium-${version}-${process.getuid?.()}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    // As on phones, macOS and Windows. A headless shell would round the widths of letters to whole pixels:
    // https://peter.sh/experiments/chromium-command-line-switches/#font-render-hinting
    args: ['--font-render-hinting=none'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

async function unpack(folder: string): Promise<void> {
  // The package unpacks into TMPDIR. Use a new folder and rename it when it is complete, so that a
  // parallel run never starts an incomplete browser.
  const partial = mkdtempSync(`${folder}-`);
  const program = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'inherit',
    // On AWS it unpacks the libraries that a minimal Linux lacks, too:
    // https://github.com/Sparticuz/chromium/blob/master/source/helper.ts
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  await addSystemFonts(path.join(partial, 'fonts'));
  // The package's fonts.conf points to folders of AWS Lambda. Without a font, text has no height.
  const folders = [`${folder}/fonts`, '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`);
  writeFileSync(
    path.join(partial, 'fonts.conf'),
    `<fontconfig>${folders.join('')}<cachedir>${folder}/fonts-cache</cachedir>${renaming}</fontconfig>\n`,
  );
  if (!existsSync(folder)) renameSync(partial, folder);
}

/** System fonts that pages show until their own have loaded, and fonts whose letters are as wide. */
const systemFonts = [
  { name: 'Arial', substitute: 'Arimo Regular', file: 'arimo/files/arimo-latin-400-normal' },
  { name: 'Arial Bold', substitute: 'Arimo Bold', file: 'arimo/files/arimo-latin-700-normal' },
  {
    name: 'Courier New',
    substitute: 'Cousine Regular',
    file: 'cousine/files/cousine-latin-400-normal',
  },
];

const letters = String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, at) => at + 0x20));

/** Adds the system fonts of nearly all visitors, which a minimal Linux lacks. This Chromium reads no WOFF2 from disk. */
async function addSystemFonts(folder: string): Promise<void> {
  for (const { name, file } of systemFonts) {
    const woff2 = readFileSync(`node_modules/@fontsource/${file}.woff2`);
    const font = await subsetFont(woff2, letters, { targetFormat: 'truetype' });
    writeFileSync(path.join(folder, `${name}.ttf`), font);
  }
}

/** Gives them their names: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
const renaming = systemFonts
  .map(
    ({ name, substitute }) =>
      `<match target="scan"><test name="fullname"><string>${substitute}</string></test>` +
      `<edit name="fullname" mode="assign"><string>${name}</string></edit></match>`,
  )
  .join('');
