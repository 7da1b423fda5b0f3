import { createRequire } from 'node:module';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Budget } from './budgets';

/** The version that measures. */
export const { version: lighthouseVersion } = createRequire(import.meta.url)(
  'lighthouse/package.json',
) as { version: string };

export type Preset = 'mobile' | 'desktop';

/** What one run of Lighthouse found: see {@link Budget}, and the bytes that went over the line. */
export interface Measure extends Budget {
  /** How fast the machine was: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
  machine: number;
  requests: number;
  /** Bytes by kind, headers included. */
  bytes: Record<Kind | 'total', number>;
}

export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

/**
 * Loads a page once in Lighthouse.
 * @param url address of the page
 * @param port on which the browser takes commands
 * @param preset `mobile` is Lighthouse's default: a slow phone on simulated slow 4G
 * @throws Error when the page could not be measured
 */
export async function measurePage(url: string, port: number, preset: Preset): Promise<Measure> {
  const flags = { port, logLevel: 'error' as const, maxWaitForLoad: 45_000 };
  const result = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories, environment } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const details = audits['network-requests']?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const bytes = Object.fromEntries(
    [...kinds, 'total'].map((kind) => [kind, 0]),
  ) as Measure['bytes'];
  for (const { resourceType, transferSize } of details.items) {
    bytes[kindOf[resourceType] ?? 'other'] += transferSize;
    bytes.total += transferSize;
  }
  return {
    machine: environment.benchmarkIndex,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    // A thousandth is the least that Lighthouse shows.
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    requests: details.items.length,
    bytes,
  };
}
