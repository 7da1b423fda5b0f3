import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const basePath = process.env.BASE_PATH ?? '';

if (basePath && !/^(\/[\w.~-]+)+$/.test(basePath)) {
  console.error(
    `BASE_PATH: expected a path such as /portfolio, without closing slash; found "${basePath}".`,
  );
  process.exit(1);
}

/** @returns {import('next').NextConfig} */
export default function config(/** @type {string} */ phase) {
  return {
    ...(phase === PHASE_DEVELOPMENT_SERVER ? writing : exporting),
    trailingSlash: true,
    pageExtensions: [
      ...['tsx', 'ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.ts'] : [])],
      ...parts.flatMap((part) => [`${part}.tsx`, `${part}.ts`]),
    ],
    generateBuildId: () => process.env.BUILD_ID ?? null,
    basePath,
    env: { NEXT_PUBLIC_BASE_PATH: basePath },
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    experimental: {
      // Next leaves one core idle, which on two is half of them.
      cpus: availableParallelism(),
      // Measures each page compressed, which takes a third of the time of a build.
      prefetchInlining: false,
      // Kept between builds of other sites or base paths, it mixes up what PostCSS and loaders read.
      turbopackFileSystemCacheForBuild: false,
      // Nobody is served the code that renders the pages; its maps take a tenth of the memory.
      turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
    },
    // `npm test` checks the types of the whole project, tests and scripts included.
    typescript: {
      ignoreBuildErrors: true,
      // Next adds its folders to this file: see scripts/run.mjs.
      ...(site && { tsconfigPath: '.cache/tsconfig.site.json' }),
    },
  };
}

/** The parts of the site that there are: see lib/site/pages.ts. */
const parts = (process.env.SITE_PAGES ?? 'about,contact,blog,projects,slug').split(',');

/** A loader of build/next/. */
const loader = (/** @type {string} */ name) => [
  fileURLToPath(new URL(`build/next/${name}`, import.meta.url)),
];

/** Where `data/` lies: see lib/site/directory.ts. */
const site = path.relative('', process.env.SITE || '.');
const resolveAlias = { '@site/*': `./${path.posix.join(site, 'data')}/*` };

/** Parts of Next that an export has no use for. */
const exporting = {
  output: 'export',
  // With an export, Next writes it there: https://nextjs.org/docs/app/guides/static-exports
  ...(site && { distDir: path.posix.join(site, 'out') }),
  enablePrerenderSourceMaps: false,
  turbopack: {
    resolveAlias,
    rules: {
      '**/client/components/builtin/global-error.js': { loaders: loader('without-error-page.mjs') },
    },
  },
};

/** The build writes posts' markdown and pictures; routes stand in for them while writing. */
const writing = {
  turbopack: { resolveAlias },
  rewrites: async () => [
    { source: '/blog/:file(.*\\.md)', destination: '/markdown/:file' },
    {
      source: '/blog/:id/:picture(.*\\.(?:avif|gif|jpe?g|png|svg|webp))',
      destination: '/pictures/:id/:picture',
    },
  ],
};
