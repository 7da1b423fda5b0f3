import { delimiter, join } from 'node:path';

const commands = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/**
 * The paths at which Chromium or Chrome usually stands on this system, whether it is there or not.
 *
 * @returns absolute paths, the likeliest first
 */
export function installedPlaces(): string[] {
  const { HOME = '', LOCALAPPDATA = '', PATH = '', PROGRAMFILES = '' } = process.env;
  if (process.platform === 'win32') {
    const roots = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA];
    return combine(roots, windowsPrograms);
  }
  const onPath = combine([...PATH.split(delimiter), '/usr/bin', '/snap/bin'], commands);
  if (process.platform !== 'darwin') return [...new Set(onPath)];
  return combine(['/Applications', join(HOME, 'Applications')], macApplications).concat(onPath);
}

function combine(folders: string[], names: string[]): string[] {
  return names.flatMap((name) =>
    folders.filter((folder) => folder !== '').map((folder) => join(folder, name)),
  );
}
