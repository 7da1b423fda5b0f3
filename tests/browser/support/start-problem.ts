import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundBrowser } from './find-browser';

/**
 * Finds out whether a browser starts, by printing an empty page with it: a file may be there and
 * yet lack a system library or a usable sandbox, or be a stub that only says how to install the
 * real one (Ubuntu's chromium-browser).
 *
 * @param browser path, added environment and whether the sandbox is left out
 * @returns why it does not start, or nothing when it does
 */
export function startProblem(browser: FoundBrowser): string | undefined {
  if (!existsSync(browser.path)) return 'There is no such file.';
  const profile = mkdtempSync(join(tmpdir(), 'portfolio-profile-'));
  const flags = ['--headless', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  const sandbox = browser.noSandbox ? ['--no-sandbox'] : [];
  const run = spawnSync(browser.path, [...flags, ...sandbox, '--dump-dom', 'about:blank'], {
    encoding: 'utf8',
    env: { ...process.env, ...browser.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  if (run.stdout?.includes('<html>')) return undefined;
  return run.error?.message ?? (run.stderr.trim() || 'It does not print an empty page.');
}
