import { lineInYaml } from '@/lib/content/errors/yaml-line';
import { readFrontMatter } from '@/lib/content/front-matter';

const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\nText\n`);

it('splits a file into fields and Markdown', () => {
  const { data, body } = read('title: A\ndate: 2023-12-01\nlatest: 2');
  expect(data).toEqual({ title: 'A', date: '2023-12-01', latest: 2 });
  expect(body).toBe('Text\n');
});

it('keeps versions as they are written', () => {
  const { data } = read('tags: [3.10, 007, 2024]\ntitle: 1e3');
  expect(data).toEqual({ tags: ['3.10', '007', 2024], title: '1e3' });
});

it('does not take long to read braces within braces', () => {
  expect(read(`title: ${'{'.repeat(400)}`).data).toEqual({});
});

it('reads files of other systems', () => {
  const { data, body } = readFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n');
  expect(data).toEqual({ title: 'A' });
  expect(body).toBe('Text\n');
});

it('does not run code', () => {
  const source = '---js\nglobalThis.hasRun = true\n---\nText\n';
  const { data } = readFrontMatter(source);
  expect(globalThis).not.toHaveProperty('hasRun');
  expect(data).toEqual({});
});

it('knows the lines of fields and of what is in them', () => {
  const { yaml } = read('title: A\nimages:\n  - src: a\n    alt: b\n  - src: c');
  const line = (...path: PropertyKey[]) => yaml && lineInYaml(yaml.document, yaml.lines, path);
  expect(line('title')).toBe(2);
  expect(line('images', 0, 'alt')).toBe(5);
  expect(line('images', 1)).toBe(6);
  expect(line('images')).toBe(3);
  expect(line('images', 1, 'missing')).toBe(6);
  expect(line('missing')).toBe(1);
});
