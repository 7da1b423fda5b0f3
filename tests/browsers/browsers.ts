import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { freePort } from '@/build/free-port';

/** A window of a browser. */
export interface Tab {
  /** Loads a page, until it is parsed. Files that it needs may be missing. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks the middle of an element with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after the other: characters, or names of {@link keys}. */
  press: (...names: string[]) => Promise<void>;
  /** What the browser has written to its console. */
  messages: readonly string[];
  close: () => Promise<void>;
}

/** A browser that runs. It has one tab at a time. */
export interface RunningBrowser {
  open: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}

export interface TabOptions {
  width: number;
  height: number;
  /** Whether the scripts of pages run. */
  script: boolean;
}

/** https://www.w3.org/TR/webdriver/#keyboard-actions */
const keys: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowRight: '\uE014',
};

const firstOf = (...files: (string | undefined)[]) =>
  files.find((file) => file && existsSync(file)) ?? '';

const firefoxPath = firstOf(
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);
const driverPath = firstOf('/usr/bin/WebKitWebDriver');
const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const miniBrowserPath = firstOf(
  ...['webkitgtk-6.0', 'webkit2gtk-4.1'].map((name) => `${libraries}/${name}/MiniBrowser`),
);
const xvfbPath = firstOf('/usr/bin/xvfb-run');

/** Firefox over WebDriver BiDi. */
async function startFirefox(): Promise<RunningBrowser> {
  const launch = (script: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath,
      defaultViewport: null,
      extraPrefsFirefox: { 'javascript.enabled': script, 'ui.prefersReducedMotion': 1 },
    });
  const withScript = await launch(true);
  return {
    open: async ({ width, height, script }) => {
      const browser = script ? withScript : await launch(false);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.evaluateOnNewDocument(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error('Policy:', violatedDirective, blockedURI),
        ),
      );
      const run: Tab['run'] = (act, ...args) =>
        page.evaluate(act as (...all: unknown[]) => never, ...args);
      await page.setViewport({ width, height }).catch((error: Error) => {
        // Firefox 140 does not know the orientation that Puppeteer sends with the size.
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      });
      while ((await run(() => innerWidth)) !== width) await wait(50);
      return {
        open: async (url) => {
          // Firefox complains of what a page was loading when it is left.
          const { length } = messages;
          await page.goto('about:blank');
          messages.length = length;
          await page.goto(url, { waitUntil: 'domcontentloaded' });
        },
        run,
        click: async (selector) => page.mouse.click(...(await placeOf(selector, run))),
        press: async (...names) => {
          for (const name of names) await page.keyboard.press(name as KeyInput);
        },
        messages,
        close: () => (script ? context.close() : browser.close()),
      };
    },
    close: () => withScript.close(),
  };
}

/** Where the middle of an element is when it has come to rest. */
async function placeOf(selector: string, run: Tab['run']): Promise<[x: number, y: number]> {
  const find = () =>
    run((wanted): [number, number] => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    }, selector);
  let place = await find();
  for (;;) {
    // A few frames: what is laid out only near the screen moves it.
    await wait(50);
    const next = await find();
    if (next.join() === place.join()) return place;
    place = next;
  }
}

/** WebKitGTK over WebDriver: https://www.w3.org/TR/webdriver/ */
async function startWebKit(): Promise<RunningBrowser> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // The window's own buttons are wider than a phone.
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(
    path.join(home, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; min-width: 0; padding: 0; }',
  );
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1400x24'];
  const driver = spawn(xvfbPath, [...screen, driverPath, `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A process group of its own, which ends with the display and the browser.
    detached: true,
  });
  let messages: string[] = [];
  driver.stdout.on('data', (chunk: Buffer) =>
    messages.push(...(chunk.toString().match(/^CONSOLE .*/gm) ?? [])),
  );
  const command = async <Value>(method: string, name: string, parameters?: object) => {
    const body = parameters && JSON.stringify(parameters);
    const response = await fetch(`http://127.0.0.1:${port}${name}`, { method, body });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  while (!(await command('GET', '/status').catch(() => undefined))) await wait(50);
  return {
    open: async ({ width, height, script }) => {
      messages = [];
      const args = [
        ...['--automation', '--enable-write-console-messages-to-stdout=true'],
        `--enable-javascript-markup=${script}`,
      ];
      const alwaysMatch = {
        'webkitgtk:browserOptions': { binary: miniBrowserPath, args },
      };
      const capabilities = { alwaysMatch };
      const { sessionId } = await command<{ sessionId: string }>('POST', '/session', {
        capabilities,
      });
      const session = `/session/${sessionId}`;
      const post = <Value = void>(name: string, parameters: object) =>
        command<Value>('POST', `${session}/${name}`, parameters);
      const act = (type: string, actions: object[]) =>
        post('actions', { actions: [{ type, id: type, actions }] });
      const run: Tab['run'] = (script, ...args) =>
        post('execute/async', {
          script: `const [args, done] = arguments; Promise.resolve((${script})(...args)).then(done);`,
          args: [args],
        });
      await post('window/rect', { width, height });
      // The page is less high than the window.
      const bars = height - (await run(() => innerHeight));
      await post('window/rect', { width, height: height + bars });
      return {
        open: (url) => post('url', { url }),
        run,
        click: async (selector) => {
          const [x, y] = await placeOf(selector, run);
          const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
          await act('pointer', [{ type: 'pointerMove', x, y }, ...press]);
        },
        press: (...names) =>
          act(
            'key',
            names.flatMap((name) =>
              ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] ?? name })),
            ),
          ),
        messages,
        close: () => command('DELETE', session),
      };
    },
    close: async () => {
      const closed = once(driver, 'close');
      process.kill(-(driver.pid ?? 0));
      await closed;
      rmSync(home, { recursive: true });
    },
  };
}

/** The browsers beside Chromium, and how to install them. */
export const browsers = {
  Firefox: {
    isInstalled: firefoxPath !== '',
    install: 'apt-get install firefox-esr',
    start: startFirefox,
  },
  WebKit: {
    isInstalled: driverPath !== '' && miniBrowserPath !== '' && xvfbPath !== '',
    install: 'apt-get install webkit2gtk-driver xvfb xauth',
    start: startWebKit,
  },
};
