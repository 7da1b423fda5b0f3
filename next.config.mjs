import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const siteBasePath = process.env.BASE_PATH ?? '';
const language = process.env.SITE_LANGUAGE;
const basePath = language ? `${siteBasePath}/${language}` : siteBasePath;

// In the path of the project, Tailwind's resolver takes these characters for a fragment or query:
// https://github.com/webpack/enhanced-resolve (see "Escaping")
if (/[#?]/.test(process.cwd())) {
  console.error(`Move this folder to a path without "#" and "?": ${process.cwd()}`);
  process.exit(1);
}

/** @returns {import('next').NextConfig} */
export default function config(/** @type {string} */ phase) {
  return {
    ...(phase === PHASE_DEVELOPMENT_SERVER ? development : exporting),
    trailingSlash: true,
    // Otherwise a lock file in a folder above makes that folder the root, and changes the names of chunks.
    turbopack: { root: import.meta.dirname },
    outputFileTracingRoot: import.meta.dirname,
    serverExternalPackages: [
      // Loads native code.
      'takumi-js',
      // These are large. Bundled, they take a third of the time to compile, and memory once for each route.
      'feedsmith',
      'fontkit',
      'gray-matter',
      'minisearch',
      'rehype',
      'rehype-katex',
      'rehype-raw',
      'rehype-sanitize',
      'remark',
      'remark-gfm',
      'remark-html',
      'remark-math',
      'shiki',
      'yaml',
      'zod',
    ],
    pageExtensions:
      phase === PHASE_DEVELOPMENT_SERVER ? ['tsx', 'ts', 'dev.tsx', 'dev.ts'] : ['tsx', 'ts'],
    generateBuildId: () => process.env.BUILD_ID ?? null,
    basePath,
    env: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_BASE_PATH: siteBasePath,
    },
    typescript: {
      // The build checks the types beside other steps: scripts/build/language.ts
      ignoreBuildErrors: true,
      // In another language, @/data/ is another folder: scripts/shared/overlay.ts
      ...(language && { tsconfigPath: process.env.TSX_TSCONFIG_PATH }),
    },
    // Each page is rendered once, so that keeping it in memory helps nothing.
    cacheMaxMemorySize: 0,
    experimental: {
      // Otherwise a page that is opened after a change can run modules of before it, and a new route is 404:
      // https://github.com/vercel/next.js/issues/96705
      turbopackServerFastRefresh: false,
      // By default Next leaves one core idle, which is half of a machine with two.
      cpus: availableParallelism(),
      // Pages that render concurrently write their data in an order that depends on the machine's load, so two
      // builds of the same sources could differ.
      staticGenerationMaxConcurrency: 1,
      // Inlining compresses each page to measure it: with 700 pages, 6 to 20 % of a build's processor time.
      prefetchInlining: false,
      // Saves 3 of 16 seconds of compiling; nobody downloads the code that renders the pages.
      serverMinification: false,
      // With the cache, PostCSS and loaders can return results for another site or base path.
      turbopackFileSystemCacheForBuild: false,
    },
  };
}

/** Settings of the static export. */
const exporting = {
  output: 'export',
  // With `output: 'export'` this is the output directory: https://nextjs.org/docs/app/guides/static-exports
  distDir: process.env.OUT_DIR || 'out',
  // All languages share the chunks in /_next/.
  ...(language && { assetPrefix: siteBasePath || '/' }),
};

/** The files that the build would copy: images, videos and captions. */
const media = '(?!share/|icons/).+\\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm|vtt)';

/** The server of the main language, while `npm run dev` runs one for each. */
const [mainOrigin] = (process.env.DEV_ORIGINS ?? '').split(' ');

/** Files of the main language, which the server of another language asks the main one for. */
const sharedFiles = ['favicon\\.ico', 'toolkit\\.svg', 'icons/.+', media].map((file) => ({
  source: `${siteBasePath}/:path(${file})`,
  destination: `${mainOrigin}${siteBasePath}/:path`,
  basePath: false,
}));

/** Settings of `npm run dev`. Rewrites serve the Markdown and images that the build would copy. */
const development = {
  distDir: language ? `.next-${language}` : '.next',
  // Next prints a URL without the base path.
  redirects: async () =>
    basePath
      ? [{ source: '/', destination: `${basePath}/`, basePath: false, permanent: false }]
      : [],
  rewrites: async () => [
    { source: '/blog/:file(.*\\.md)', destination: '/markdown/:file' },
    ...(language ? sharedFiles : []),
    { source: `/:path(${media})`, destination: '/media/:path' },
  ],
};
