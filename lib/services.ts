import { z } from 'zod';
import { checked, matching } from './schema/fields';

/*
 * Third-party services: the owner's settings, the scripts that pages load, and the hosts that the policy allows.
 * Pages send no requests to services that are not set.
 */

const hostLike = (example: string) =>
  checked(
    `a host, such as ${example}, without a path`,
    (url) => /^https:\/\/[\w.-]+(:\d+)?$/.test(url),
    (url) => `https://${url.replace(/^(https?:)?\/*/, '').replace(/\/.*$/, '')}`,
  );

/** Explains a wrong value, with a hint for a pasted `<script>`, which services offer. */
const oneOf = (services: string) => (issue: { input?: unknown }) => {
  const isSnippet = typeof issue.input === 'string' && /<script/i.test(issue.input);
  const keys = isSnippet ? 'the keys from the <script>, which the site adds itself' : 'its keys';
  return `{ service: …, … } with ${services}, and ${keys}: see docs/services.md`;
};

const plausible = z.strictObject({
  service: z.literal('plausible'),
  /** From the snippet under Site Installation. A self-hosted instance serves it from its own host. */
  script: matching(
    'the URL of your script, such as https://plausible.io/js/pa-….js',
    /^https:\/\/[\w.-]+(:\d+)?\/js\/pa-[\w-]+\.js$/,
  ),
});

const umami = z.strictObject({
  service: z.literal('umami'),
  websiteId: z.uuid({ error: 'the website ID, such as b59e9c65-ae32-47f1-8400-119fcf4861c4' }),
  /** Host of a self-hosted instance. */
  host: hostLike('https://stats.example.com').optional(),
});

const goatcounter = z.strictObject({
  service: z.literal('goatcounter'),
  /** The host of the dashboard, hosted or self-hosted. */
  host: hostLike('https://your-code.goatcounter.com'),
});

const cloudflare = z.strictObject({
  service: z.literal('cloudflare'),
  token: matching('the token, 32 digits and letters from a to f', /^[0-9a-f]{32}$/),
});

const analytics = z.discriminatedUnion('service', [plausible, umami, goatcounter, cloudflare], {
  error: oneOf("'plausible', 'umami', 'goatcounter' or 'cloudflare'"),
});

/** The languages of giscus 1: https://github.com/giscus/giscus/tree/main/locales */
export const giscusLanguages = [
  'ar',
  'be',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'en',
  'eo',
  'es',
  'eu',
  'fa',
  'fr',
  'gr',
  'gsw',
  'hbs',
  'he',
  'hu',
  'id',
  'it',
  'ja',
  'kh',
  'ko',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'th',
  'tr',
  'uk',
  'uz',
  'vi',
  'zh-CN',
  'zh-Hans',
  'zh-Hant',
  'zh-HK',
  'zh-TW',
] as const;

const giscus = z.strictObject({
  service: z.literal('giscus'),
  /** The public repository whose discussions hold the comments. */
  repo: matching('a repository, such as your-handle/your-site', /^[\w.-]+\/[\w.-]+$/),
  repoId: matching('the ID of the repository from giscus.app, such as R_kgDO…', /^[\w=-]+$/),
  category: matching('the name of the category, such as Announcements', /\S/),
  categoryId: matching('the ID of the category from giscus.app, such as DIC_kwDO…', /^[\w=-]+$/),
  /** When comments load: once a reader presses a button (default), or scrolls to them. */
  load: z.enum(['button', 'scroll'], { error: "'button' or 'scroll'" }).optional(),
  /** Language of the frame with the comments; English by default. */
  language: z
    .enum(giscusLanguages, { error: `a language of giscus: ${giscusLanguages.join(', ')}` })
    .optional(),
  /** Host of a self-hosted instance. */
  host: hostLike('https://comments.example.com').optional(),
});

const comments = z.discriminatedUnion('service', [giscus], { error: oneOf("'giscus'") });

/** The schema of `services` in `data/site.ts`. */
export const servicesSchema = z.strictObject({
  analytics: analytics.optional(),
  comments: comments.optional(),
});

export type Services = z.infer<typeof servicesSchema>;
export type AnalyticsSettings = NonNullable<Services['analytics']>;
export type CommentSettings = NonNullable<Services['comments']>;

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
