import { existsSync, readFileSync } from 'node:fs';
import { settings } from '@/data/site';
import { ContentError } from '@/lib/diagnostic';
import { githubSchema, type Github } from '@/lib/schema/github';

const FILE = 'data/github.json';

/**
 * What `npm run github` has found, without what the owner leaves out.
 * @throws ContentError if the file was damaged
 */
export function github(): Github {
  const { repositories, contributions } = readFile();
  const isShown = (...names: string[]) =>
    !names.some((name) => settings.notInOpenSource?.includes(name));
  return {
    repositories: Object.fromEntries(
      Object.entries(repositories).filter(([name]) => isShown(name)),
    ),
    contributions: contributions.filter(({ repository, url }) => isShown(repository, url)),
  };
}

function readFile(): Github {
  if (!existsSync(FILE)) return { repositories: {}, contributions: [] };
  try {
    return githubSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    const message = 'is not as npm run github writes it';
    throw new ContentError([{ severity: 'error', file: FILE, message, fix: 'npm run github' }]);
  }
}
