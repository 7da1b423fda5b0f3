import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files/files-in';

test('a second build, in another time zone and language, gives the same bytes', () => {
  test.setTimeout(600_000);
  const again = 'out-again';
  const env = {
    ...process.env,
    CONTENT_DIR: 'tests/fixtures/content',
    TRANSLATIONS_DIR: 'tests/fixtures/translations',
    OUT_DIR: again,
    TZ: 'Pacific/Auckland',
    LANG: 'fr_FR.UTF-8',
  };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const names = filesIn('out-fixtures');
  expect(filesIn(again)).toEqual(names);
  const bytes = (folder: string, name: string) => readFileSync(path.join(folder, name));
  const changed = names.filter((name) => !bytes('out-fixtures', name).equals(bytes(again, name)));
  expect(changed).toEqual([]);
  rmSync(again, { recursive: true });
});
