import { exportedPages } from '../support/exported-pages';
import { hostsIn } from '../support/html';
import { expect, serviceHosts, test } from '../support/test';

const policyIn = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)/.exec(html)?.[1] ?? '';

test('each page has one strict policy, which differs only in its hashes', ({ out }) => {
  const policies = exportedPages(out).map(({ path, html }) => {
    const policy = policyIn(html);
    expect.soft(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect.soft(policy, path).not.toMatch(/unsafe|\*/);
    expect.soft(hostsIn(policy), path).toEqual(serviceHosts);
    return policy.replace(/'sha256-[^']+'/g, '').replace(/ +/g, ' ');
  });
  expect(new Set(policies).size).toBe(1);
});

test('no page has inline styles or handlers, which the policy would block', ({ out }) => {
  for (const { path, html } of exportedPages(out)) {
    const tags = html.replace(/<script[^]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
    const inline = tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag));
    expect.soft(inline, path).toEqual([]);
  }
});

test('every page has a title and a description', ({ out }) => {
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    for (const { path, html } of exportedPages(out)) expect.soft(html, path).toMatch(pattern);
  }
});

test('search engines may list every page', ({ out }) => {
  for (const { path, html, isNotFound } of exportedPages(out)) {
    if (!isNotFound) expect.soft(html, path).not.toMatch(/<meta[^>]+noindex/);
  }
});
