import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { FoundBrowser } from './find-browser';
import { launchOptions } from './launch-options';

/**
 * Finds out whether a browser starts, by opening a page in it: a file may be there and yet lack a
 * system library or a usable sandbox, or be a stub that only says how to install the real one
 * (Ubuntu's chromium-browser).
 *
 * @param browser path, added environment and whether the sandbox is left out
 * @returns why it does not start, or nothing when it does
 */
export async function startProblem(browser: FoundBrowser): Promise<string | undefined> {
  if (!existsSync(browser.path)) return 'There is no such file.';
  try {
    const running = await chromium.launch({ ...launchOptions(browser), timeout: 30_000 });
    await running.newPage();
    await running.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
