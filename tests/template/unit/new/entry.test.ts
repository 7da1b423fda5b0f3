import { readFileSync } from 'node:fs';
import { writeEntry } from '@/scripts/new/entry';
import { checkExample } from '../../support/checked-site';
import { projectFolder } from '../../support/content-folder';

const repository = process.cwd();

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation();
});
beforeEach(() => process.chdir(projectFolder({ 'app/projects/page.tsx': '' })));
afterEach(() => process.chdir(repository));

it.each([
  ['post', 'blog'],
  ['project', 'projects'],
  ['page', 'pages'],
] as const)('writes a %s as a draft without errors, once', async (kind, folder) => {
  const title = `A new ${kind}`;
  writeEntry(kind, title, {});
  const file = `content/${folder}/a-new-${kind}.md`;
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^draft: true$/m);
  expect(() => writeEntry(kind, title, {})).toThrow(`${file} already exists`);
  process.chdir(repository);
  const found = await checkExample({ [file]: text });
  expect(found.filter(({ severity }) => severity !== 'placeholder')).toEqual([]);
});

it('writes the year of a project as a text, because Pages CMS saves no number there', () => {
  writeEntry('project', 'A boat', {});
  expect(readFileSync('content/projects/a-boat.md', 'utf8')).toMatch(/^period: "\d{4}"$/m);
});
