import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files/files-in';

const first = 'out-fixtures';
const again = 'out-again';

// Not in npm test, because a third build takes half a minute of both cores; the workflow runs it.
const slow = { tag: '@slow' };

test('a second build, in another time zone and language, gives the same bytes', slow, () => {
  test.setTimeout(600_000);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: 'tests/template/fixtures/content',
    TRANSLATIONS_DIR: 'tests/template/fixtures/translations',
    OUT_DIR: again,
    TZ: 'Pacific/Auckland',
    LANG: 'fr_FR.UTF-8',
  };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build/index.ts'],
    {
      env,
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(filesIn(again)).toEqual(filesIn(first));
  const bytes = (folder: string, name: string) => readFileSync(path.join(folder, name));
  const changed = filesIn(again).filter((name) => !bytes(first, name).equals(bytes(again, name)));
  expect(changed).toEqual([]);
  rmSync(again, { recursive: true });
});
