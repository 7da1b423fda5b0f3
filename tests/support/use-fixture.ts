/* Lets the modules under test, and the processes that tests start, work on the fixture site. */
process.env.SITE = 'tests/fixtures/site';
process.env.TSX_TSCONFIG_PATH = 'tests/engine/tsconfig.json';

// Next compiles this into its links, from next.config.mjs.
process.env.__NEXT_TRAILING_SLASH = 'true';
