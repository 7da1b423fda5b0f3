import type { AnalyticsSettings, CommentSettings, Services } from './schema';
import { giscusLanguages } from './schema/services';

/*
 * Third-party services: the scripts that pages load, and the hosts that the policy allows.
 * Pages send no requests to services that are not set.
 */

/** The script of an analytics service. */
export interface AnalyticsScript {
  src: string;
  attributes: Readonly<Record<`data-${string}`, string>>;
}

/**
 * Describes how a service counts views.
 * @returns its script, and the hosts to which the script sends data
 */
export function describeAnalytics(settings: AnalyticsSettings): {
  script: AnalyticsScript;
  sendsTo: string[];
} {
  switch (settings.service) {
    case 'plausible': {
      const { script: src } = settings;
      return { script: { src, attributes: {} }, sendsTo: [new URL(src).origin] };
    }
    case 'umami': {
      const { host = 'https://cloud.umami.is', websiteId } = settings;
      const attributes = {
        'data-website-id': websiteId,
        // Automatic tracking would count each choice of a filter as a view:
        // https://umami.is/docs/tracker-configuration
        'data-auto-track': 'false',
        // Identity stitching would store a visitor ID in the browser.
        'data-identity-stitching': 'false',
      };
      const sendsTo = settings.host ? [host] : [host, 'https://api-gateway.umami.dev'];
      return { script: { src: `${host}/script.js`, attributes }, sendsTo };
    }
    case 'goatcounter': {
      const { host } = settings;
      const isHosted = host.endsWith('.goatcounter.com');
      const src = isHosted ? 'https://gc.zgo.at/count.js' : `${host}/count.js`;
      const attributes = {
        'data-goatcounter': `${host}/count`,
        // By default it counts only the first page: https://www.goatcounter.com/help/spa
        'data-goatcounter-settings': JSON.stringify({ no_onload: true }),
      };
      return { script: { src, attributes }, sendsTo: [host] };
    }
    case 'cloudflare': {
      const src = 'https://static.cloudflareinsights.com/beacon.min.js';
      const attributes = { 'data-cf-beacon': JSON.stringify({ token: settings.token }) };
      return { script: { src, attributes }, sendsTo: ['https://cloudflareinsights.com'] };
    }
  }
}

/** The host of the frame that shows comments. */
export const commentsHost = ({ host }: CommentSettings): string => host ?? 'https://giscus.app';

/** Languages that giscus calls by other names. */
const giscusNames: Readonly<Record<string, string>> = {
  bs: 'hbs',
  el: 'gr',
  hr: 'hbs',
  km: 'kh',
  sr: 'hbs',
  zh: 'zh-Hans',
};

/**
 * The language of giscus for a page.
 * @param language BCP 47 tag of the page
 * @returns English for a language that giscus does not have
 */
export function giscusLanguage(language: string): string {
  const [main = ''] = language.split('-');
  const has = (name: string) => giscusLanguages.some((one) => one === name);
  return [language, giscusNames[main] ?? main].find(has) ?? 'en';
}

/** Hosts that the policy allows besides the site itself, by directive. */
export type PolicySources = Readonly<
  Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>
>;

/** The hosts that the chosen services need. */
export function policySources({ analytics, comments }: Services = {}): PolicySources {
  const counting = analytics && describeAnalytics(analytics);
  return {
    ...(counting && {
      'script-src': [new URL(counting.script.src).origin],
      'connect-src': counting.sendsTo,
    }),
    // If the browser cannot send in the background, GoatCounter requests an image.
    ...(analytics?.service === 'goatcounter' && { 'img-src': [analytics.host] }),
    ...(comments && { 'frame-src': [commentsHost(comments)] }),
  };
}
