import { z } from 'zod';
import type { Contribution, Github, Repository } from '@/lib/schema/github';
import { CommandError } from '../shared/cli';

/** What is asked of GitHub. */
interface Wanted {
  /** The URL of its REST API. */
  api: string;
  /** Allows more requests than 60 an hour. */
  token?: string | undefined;
  /** The name of the owner, whose merged pull requests are searched. */
  user?: string | undefined;
  /** Names of repositories, such as `ada/engine`. */
  repositories: readonly string[];
}

const repositoryAnswer = z.object({
  stargazers_count: z.number(),
  language: z.string().nullish(),
  license: z.object({ spdx_id: z.string() }).nullish(),
});

const releaseAnswer = z.object({ tag_name: z.string(), published_at: z.string() });

const pullRequest = z.object({
  title: z.string(),
  html_url: z.string(),
  repository_url: z.string(),
  pull_request: z.object({ merged_at: z.string() }),
});

const searchAnswer = z.object({ items: z.array(pullRequest) });

/** How many contributions are kept. */
const CONTRIBUTIONS = 10;

/** How many repositories of others are asked for their stars, those with the most pull requests first. */
const OTHERS = 20;
const OTHERS_WITH_TOKEN = 200;

/**
 * Asks GitHub for repositories, and for merged pull requests into public repositories of others.
 * @returns the data, the number of requests, and the repositories that are not there
 * @throws CommandError if GitHub cannot be reached, allows no more requests, or fails
 */
export async function readGithub({ api, token, user, repositories }: Wanted) {
  let requests = 0;
  const missing: string[] = [];
  const get = (url: string) => {
    requests += 1;
    return request(url, token);
  };
  const read = async <Answer>(path: string, schema: z.ZodType<Answer>) => {
    const response = await get(api + path);
    return response && answerOf(response, schema);
  };

  const found: Record<string, Repository> = {};
  for (const name of [...repositories].sort()) {
    const answer = await read(`/repos/${name}`, repositoryAnswer);
    if (answer)
      found[name] = toRepository(
        answer,
        await read(`/repos/${name}/releases/latest`, releaseAnswer),
      );
    else missing.push(name);
  }

  const pulls: z.output<typeof pullRequest>[] = [];
  const query = `type:pr is:merged is:public author:${user} -user:${user}`;
  let next = user && `${api}/search/issues?per_page=100&q=${encodeURIComponent(query)}`;
  while (next) {
    const response = await get(next);
    if (!response) break;
    pulls.push(...(await answerOf(response, searchAnswer)).items);
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }

  const counts = new Map<string, number>();
  for (const { repository_url: url } of pulls) counts.set(url, (counts.get(url) ?? 0) + 1);
  const contributions: Contribution[] = [];
  const others = [...counts].sort(([, a], [, b]) => b - a).map(([url]) => url);
  for (const url of others.slice(0, token ? OTHERS_WITH_TOKEN : OTHERS)) {
    const name = url.split('/').slice(-2).join('/');
    const answer = await read(`/repos/${name}`, repositoryAnswer);
    const ofRepository = pulls.filter(({ repository_url: other }) => other === url);
    contributions.push(
      ...ofRepository.map(({ title, html_url, pull_request }) => ({
        title,
        url: html_url,
        repository: name,
        stars: answer?.stargazers_count ?? 0,
        date: toDay(pull_request.merged_at),
      })),
    );
  }
  const byWeight = (a: Contribution, b: Contribution) =>
    b.stars - a.stars || b.date.localeCompare(a.date) || a.url.localeCompare(b.url);
  const data: Github = {
    repositories: found,
    contributions: contributions.sort(byWeight).slice(0, CONTRIBUTIONS),
  };
  return { data, requests, missing };
}

function toRepository(
  { stargazers_count: stars, language, license }: z.output<typeof repositoryAnswer>,
  release: z.output<typeof releaseAnswer> | undefined,
): Repository {
  return {
    stars,
    ...(language && { language }),
    // A license that GitHub does not recognise.
    ...(license && license.spdx_id !== 'NOASSERTION' && { license: license.spdx_id }),
    ...(release && { release: { name: release.tag_name, date: toDay(release.published_at) } }),
  };
}

const toDay = (time: string) => time.slice(0, 'YYYY-MM-DD'.length);

/** @returns undefined if there is no such resource */
async function request(url: string, token: string | undefined): Promise<Response | undefined> {
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { headers }).catch((error: Error) => {
    throw new CommandError(
      `GitHub cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (response.ok) return response;
  if (response.status === 404) return undefined;
  const time = timeOfNextRequest(response);
  if (!time) throw new CommandError(`GitHub answered ${response.status} to ${url}`);
  const more = token ? '' : '. With a GITHUB_TOKEN it allows more';
  throw new CommandError(`GitHub allows no more requests until ${time}${more}.`);
}

/** Reads an answer, in place of which a network may send a page of its own. */
async function answerOf<Answer>(response: Response, schema: z.ZodType<Answer>): Promise<Answer> {
  const json: unknown = await response.json().catch(() => undefined);
  const { success, data } = schema.safeParse(json);
  if (!success) throw new CommandError(`This is no answer of GitHub: ${response.url}`);
  return data;
}

/**
 * When the next request is allowed, as hours and minutes; undefined if requests are not the problem.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function timeOfNextRequest({ status, headers }: Response): string | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const wait = headers.get('retry-after');
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  if (!wait && !isUsedUp) return undefined;
  const time = wait
    ? Date.now() + Number(wait) * 1000
    : Number(headers.get('x-ratelimit-reset')) * 1000;
  return new Intl.DateTimeFormat('sv', { timeStyle: 'short' }).format(time);
}
