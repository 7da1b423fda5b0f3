import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The host's response to a request. */
export interface Answer {
  status?: number;
  contentType?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** The text of a post's file. */
export const post = (title: string, body: string) =>
  `---\ntitle: ${title}\ndate: 02-01-2024\npreview: What has changed...\n---\n\n${body}\n`;

/** Mocks the host's responses to requests for a post's Markdown, by method. */
export async function hostAnswers(
  page: Page,
  id: string,
  answers: { HEAD?: Answer; GET?: Answer },
): Promise<void> {
  await page.route(`**/blog/${id}.md`, (route) => {
    const answer = answers[route.request().method() as 'HEAD' | 'GET'];
    if (!answer) return route.continue();
    return route.fulfill({ contentType: 'text/markdown; charset=utf-8', ...answer });
  });
}

/**
 * Holds back requests.
 * @param url pattern of the URLs, as for `page.route`
 * @returns a function that releases held and later requests
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

/**
 * Starts a host in front of a served export. Unlike answers by `page.route`, which turns off the
 * browser's cache, its answers are kept by the browser.
 * @param baseURL of the served export
 * @param answer replaces the response to some paths
 * @returns the base URL of the host, and a function that stops it
 */
export async function startHost(baseURL: string, answer: (pathname: string) => Answer | undefined) {
  const { origin, pathname: base } = new URL(baseURL);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, origin);
    const own = answer(pathname);
    if (own) {
      response.writeHead(own.status ?? 200, { 'content-type': 'text/markdown', ...own.headers });
      response.end(own.body);
      return;
    }
    const { method, headers } = request;
    get(origin + request.url, { method, headers }, (served) => {
      response.writeHead(served.statusCode!, served.headers);
      served.pipe(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
