import { CommandError, readArguments, requireExport, wholeNumber } from '../shared/cli';
import { basePathOf, serveExport } from './serve-export';

const usage = `npm run serve -- [3000] [--dir out] [--port 3000]
Serves an export like a static host, below the path for which it was built. Port 0 stands for any free port.`;

const { values, positionals } = readArguments(usage, {
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
  allowPositionals: true,
});
const port = wholeNumber('--port', positionals[0] ?? values.port, 0, 65_535);
requireExport(values.dir);
const builtFor = basePathOf(values.dir);
const { BASE_PATH = builtFor } = process.env;
if (BASE_PATH !== builtFor) {
  throw new CommandError(
    `${values.dir}/ was built with BASE_PATH="${builtFor}", not "${BASE_PATH}". Build it again, or delete it.`,
  );
}
const { url } = await serveExport(values.dir, port).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new CommandError(`Port ${port} is in use. Use another one: npm run serve -- 3001`);
});
console.log(`${values.dir}/ is served at ${url}`);
