import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readGithub } from '@/scripts/github/read-github';

/* A server answers as GitHub does: https://docs.github.com/en/rest */

const server = createServer((request, response) => answer(request, response));
let answer: RequestListener;
let api: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const repositories: Record<string, object> = {
  '/repos/ada/engine': {
    stargazers_count: 12,
    language: 'Rust',
    license: { spdx_id: 'MIT' },
  },
  '/repos/ada/engine/releases/latest': { tag_name: 'v1.2', published_at: '2026-05-04T10:00:00Z' },
  '/repos/ada/notes': { stargazers_count: 0, language: null, license: { spdx_id: 'NOASSERTION' } },
  '/repos/big/one': { stargazers_count: 9000 },
  '/repos/small/one': { stargazers_count: 3 },
};

/** A merged pull request. */
const pull = (repository: string, number: number, day: string) => ({
  title: `Fix ${number}`,
  html_url: `https://github.com/${repository}/pull/${number}`,
  repository_url: `${api}/repos/${repository}`,
  pull_request: { merged_at: `${day}T10:00:00Z` },
});

it('reads repositories and the ten merged pull requests of most weight, page by page', async () => {
  const pages = [
    Array.from({ length: 9 }, (_, index) => pull('small/one', index, `2026-01-1${index}`)),
    [pull('big/one', 20, '2020-02-03'), pull('small/one', 10, '2019-01-01')],
  ];
  const asked: string[] = [];
  answer = ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, api);
    asked.push(pathname);
    if (pathname === '/search/issues') {
      const page = Number(searchParams.get('page') ?? 1);
      expect(searchParams.get('q')).toBe('type:pr is:merged is:public author:ada -user:ada');
      const next = `<${api}${url}&page=2>; rel="next", <${api}${url}&page=2>; rel="last"`;
      if (page === 1) response.setHeader('link', next);
      response.end(JSON.stringify({ items: pages[page - 1] }));
    } else {
      const found = repositories[pathname];
      response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}));
    }
  };
  const wanted = ['ada/notes', 'ada/gone', 'ada/engine'];
  const { data, missing, requests } = await readGithub({ api, user: 'ada', repositories: wanted });
  expect(data.repositories).toEqual({
    'ada/engine': {
      stars: 12,
      language: 'Rust',
      license: 'MIT',
      release: { name: 'v1.2', date: '2026-05-04' },
    },
    'ada/notes': { stars: 0 },
  });
  expect(missing).toEqual(['ada/gone']);
  expect(data.contributions).toHaveLength(10);
  expect(data.contributions.slice(0, 2)).toEqual([
    {
      title: 'Fix 20',
      url: 'https://github.com/big/one/pull/20',
      repository: 'big/one',
      stars: 9000,
      date: '2020-02-03',
    },
    expect.objectContaining({ title: 'Fix 8', repository: 'small/one', date: '2026-01-18' }),
  ]);
  expect(requests).toBe(asked.length);
});

it('compares more repositories of others with a token', async () => {
  const pulls = Array.from({ length: 30 }, (_, index) =>
    pull(`org/lib${index}`, index, '2026-01-11'),
  );
  answer = ({ url = '' }, response) => {
    const stars = Number(url.split('lib')[1]);
    response.end(JSON.stringify({ items: pulls, stargazers_count: stars }));
  };
  const wanted = { api, user: 'ada', repositories: [] };
  const without = await readGithub(wanted);
  expect(without.data.contributions[0]?.repository).toBe('org/lib19');
  const { data } = await readGithub({ ...wanted, token: 'secret' });
  expect(data.contributions[0]?.repository).toBe('org/lib29');
});

const read = () => readGithub({ api, repositories: ['ada/engine'] });

it('says when GitHub allows requests again', async () => {
  const reset = new Date(2026, 4, 4, 14, 5).getTime() / 1000;
  answer = (_, response) =>
    response.writeHead(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }).end('{}');
  await expect(read()).rejects.toThrow(
    'GitHub allows no more requests until 14:05. With a GITHUB_TOKEN it allows more.',
  );
});

it('says that GitHub fails, or cannot be reached', async () => {
  answer = (_, response) => response.writeHead(502).end();
  await expect(read()).rejects.toThrow(`GitHub answered 502 to ${api}/repos/ada/engine`);
  answer = (_, response) => response.end('<h1>Log in to the network</h1>');
  await expect(read()).rejects.toThrow(`This is no answer of GitHub: ${api}/repos/ada/engine`);
  const unreachable = readGithub({ api: 'http://127.0.0.1:1', repositories: ['ada/engine'] });
  await expect(unreachable).rejects.toThrow('GitHub cannot be reached: ');
});
