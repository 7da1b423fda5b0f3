import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './serve/start-server';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    // The build reads the same variable, so that both agree when it is set once.
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
    'strict-port': { type: 'boolean', default: false },
  },
});
const { dir, base } = values;
const wanted = Number(values.port);

if (!existsSync(join(dir, 'index.html'))) {
  console.error(`There is no site in ${dir}/. Build it first: npm run build`);
  process.exit(1);
}
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`--port must be a whole number from 0 to 65535, found: ${values.port}`);
  process.exit(1);
}

const { url, port } = await startServer({
  dir,
  port: wanted,
  base,
  strictPort: values['strict-port'],
});
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is in use; ${port} is free.`);
console.log(`${dir}/ is served at ${url}`);
