import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from '@/build/cli/command-error';
import { bundledBrowser, bundledPlatform } from './bundled-browser';
import { installedPlaces } from './installed-places';
import { startProblem } from './start-problem';

/** A Chromium that starts on this machine, and what it needs to start. */
export interface FoundBrowser {
  path: string;
  /** Where it comes from, in words for the console. */
  source: string;
  /** Variables to add to the environment of its process. */
  env: Record<string, string>;
  /** Whether the sandbox has to be left out. */
  noSandbox: boolean;
}

const advice = `No Chromium was found that starts on this machine. Any one of these mends it:
  - CHROMIUM_PATH=/path/to/chrome npm run test:browser
  - npx playwright install --with-deps chromium
  - install Chromium or Google Chrome with the system's package manager`;

/**
 * Looks for a Chromium: the one in CHROMIUM_PATH, the one that came with the development
 * dependencies, which is unpacked on first use, Playwright's own, and last one that is installed.
 * The one that comes along is a headless shell, in which the tests take less than half the time.
 *
 * @returns the first one that starts
 * @throws CommandError when CHROMIUM_PATH does not start, or when there is none; the message says what to do
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    const browser = onMachine(wanted, 'from CHROMIUM_PATH');
    const problem = await startProblem(browser);
    if (!problem) return browser;
    throw new CommandError(`${browser.path} (${browser.source}): ${problem}\n${advice}`);
  }

  const candidates = [
    ...(bundledPlatform() ? [await bundledBrowser()] : []),
    onMachine(chromium.executablePath(), "Playwright's own"),
    ...installedPlaces().map((path) => onMachine(path, 'installed')),
  ];
  for (const candidate of candidates) {
    if (!existsSync(candidate.path)) continue;
    const problem = await startProblem(candidate);
    if (!problem) return candidate;
    console.warn(`Browser passed over: ${candidate.path} does not start. ${problem}`);
  }
  throw new CommandError(advice);
}

function onMachine(path: string, source: string): FoundBrowser {
  // Chromium refuses to start its sandbox as root: https://crbug.com/638180
  return { path, source, env: {}, noSandbox: process.getuid?.() === 0 };
}
