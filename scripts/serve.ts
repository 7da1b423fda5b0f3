import { outDirectory } from '@/lib/site/directory';
import { expectExport, wholeNumber } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';
import { startServer } from '@/build/serve/start-server';

const { values } = readArguments({
  call: 'npm run serve --',
  does: 'Serves the export as a static host would.',
  options: {
    dir: { type: 'string', default: outDirectory, says: 'folder of the export' },
    port: {
      type: 'string',
      default: process.env.PORT ?? '3000',
      says: 'port to listen on; 0 takes any that is free',
    },
    // The build reads the same variable, so that both agree when it is set once.
    base: {
      type: 'string',
      default: process.env.BASE_PATH ?? '',
      says: 'path that the site stands below, such as /portfolio',
    },
    'strict-port': { type: 'boolean', says: 'fail when the port is in use; take no other' },
  },
});
const { dir, base } = values;
const wanted = wholeNumber('--port', values.port, 0, 65_535);
expectExport(dir);

const { url, port } = await startServer({
  dir,
  port: wanted,
  base,
  strictPort: values['strict-port'],
});
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is in use; ${port} is free.`);
console.log(`${dir}/ is served at ${url}`);
