import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/build/bench/free-port';
import { runScript } from '@/scripts/test/run-script';
import { lookNames, looks, type LookName, type RunningHost } from './looks';
import type { HostServer } from './servers';

/** What came of a look: all well, what is wrong, or why it was left out. */
export type Finding = { kind: 'well' } | { kind: 'wrong'; problems: string[] } | LeftOut;

interface LeftOut {
  kind: 'left out';
  reason: string;
}

export type Findings = Partial<Record<LookName, Finding>>;

/**
 * Starts a server with a copy of the export, looks at it, and ends it.
 * @param server which one
 * @param command path of its command
 * @param base what addresses begin with, such as `/portfolio`, or nothing
 * @param work an empty folder
 * @returns what came of each look
 * @throws Error when it does not start; the message has what it said
 */
export async function tryServer(
  server: HostServer,
  command: string,
  base: string,
  work: string,
): Promise<Findings> {
  const root = join(work, 'site');
  const dir = join(root, base);
  mkdirSync(dir, { recursive: true });
  cpSync('out', dir, { recursive: true });
  // Only exports with photographs have one.
  writeFileSync(join(dir, 'type.avif'), 'AVIF');
  // Hosts look for it at the root, whatever the base path.
  if (base !== '') cpSync(join(dir, '_headers'), join(root, '_headers'));

  const port = await freePort();
  const host = { origin: `http://127.0.0.1:${port}`, base, dir };
  const child = spawn(command, server.start({ base, root, port }, work, command), {
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      XDG_CONFIG_HOME: work,
      XDG_DATA_HOME: work,
    },
    cwd: work,
    // A group of its own, which ends with all that the server has started.
    detached: true,
  });
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part: Buffer) => said.push(part.toString()));
  }
  try {
    await answers(host, child, said);
    return await lookAt(server, host);
  } finally {
    await end(child);
  }
}

async function lookAt(server: HostServer, host: RunningHost): Promise<Findings> {
  const findings: Findings = {};
  for (const name of Object.keys(lookNames) as LookName[]) {
    const reason = server.cannot?.[name];
    if (reason !== undefined) {
      findings[name] = { kind: 'left out', reason };
      continue;
    }
    const problems = name === 'browser' ? await inBrowser(host) : await looks[name](host);
    findings[name] = problems.length === 0 ? { kind: 'well' } : { kind: 'wrong', problems };
  }
  return findings;
}

/** The browser tests of what depends on the host most: an article, and a missing page. */
async function inBrowser({ origin, base }: RunningHost): Promise<string[]> {
  const code = await runScript({
    name: 'test:browser',
    args: ['article-on-host', 'not-found', 'post-put-on-host-later'],
    env: { TEST_ORIGIN: origin, BASE_PATH: base },
  });
  return code === 0 ? [] : ['a browser test fails; see above'];
}

async function answers({ origin, base }: RunningHost, child: ChildProcess, said: string[]) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    try {
      await fetch(`${origin}${base}/`);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`It does not answer. ${said.join('').trim()}`);
}

/** Ends a server and waits until it has let go of its files. */
async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null) return;
  const closed = once(child, 'close');
  process.kill(-child.pid);
  await closed;
}
