import { writeFileSync } from 'node:fs';
import { siteContent } from '@/app/content';
import { owner } from '@/app/owner';
import { repositoryName } from '@/lib/resume/open-source';
import { isSet } from '@/lib/text';
import { CommandError, readArguments } from '../shared/cli';
import { readGithub } from './read-github';

const usage = `npm run github
Writes data/github.json, which you commit: stars, language, licence and last release of the repositories that projects
link to, and your ten merged pull requests into the public repositories with the most stars. It needs two requests a
project, one for each hundred pull requests, and one for each of up to 20 repositories of others. GitHub allows 60 an
hour; with a GITHUB_TOKEN it allows more, and up to 200 of these repositories are compared.`;

readArguments(usage, {});
const { GITHUB_TOKEN: token, GITHUB_API_URL: api = 'https://api.github.com' } = process.env;
const links = siteContent().projects.flatMap((project) => project.links.map(({ url }) => url));
const repositories = [...new Set(links.filter(isSet).flatMap((url) => repositoryName(url) ?? []))];
const profile = owner.profiles.find(({ network }) => network.toLowerCase() === 'github');
const user = profile && isSet(profile.url) ? profile.url.split('/')[3] : undefined;
if (!user && repositories.length === 0) {
  throw new CommandError(
    'data/resume.json has no profile on GitHub, and no project links to a repository there.',
  );
}
const { data, requests, missing } = await readGithub({ api, token, user, repositories });
writeFileSync('data/github.json', `${JSON.stringify(data, null, 2)}\n`);
for (const name of missing) console.log(`There is no public repository ${name}.`);
console.log(
  `data/github.json: ${Object.keys(data.repositories).length} repositories, ${data.contributions.length} contributions, after ${requests} requests.`,
);
