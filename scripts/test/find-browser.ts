import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
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
        ...(process.platform === 'linux' && process.arch === 'x64' ? [bundledBrowser()] : []),
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
function bundledBrowser(): LaunchOptions {
  const home = path.resolve('node_modules/@sparticuz/chromium');
  const manifest = readFileSync(path.join(home, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = path.join(tmpdir(), `chromium-${version}-${process.getuid?.()}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

function unpack(folder: string): void {
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
  // The package's fonts.conf points to folders of AWS Lambda. Without a font, text has no height.
  const folders = [`${folder}/fonts`, '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`);
  writeFileSync(
    path.join(partial, 'fonts.conf'),
    `<fontconfig>${folders.join('')}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  if (!existsSync(folder)) renameSync(partial, folder);
}
