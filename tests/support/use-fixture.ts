/* Points the modules under test, and the processes that tests start, to the fixture site, at the root of a host. */
process.env.SITE = 'tests/fixtures/site';
process.env.TSX_TSCONFIG_PATH = 'tests/engine/tsconfig.json';
delete process.env.BASE_PATH;
