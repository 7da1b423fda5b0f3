import { z } from 'zod';
import { checked, matching } from './fields';

const host = (example: string) =>
  checked(`a host, such as ${example}, without a path`, (url) =>
    /^https:\/\/[\w.-]+(:\d+)?$/.test(url),
  );

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

const analytics = z.discriminatedUnion(
  'service',
  [
    z.strictObject({
      service: z.literal('plausible'),
      /** From the snippet under Site Installation. A self-hosted instance serves it from its own host. */
      script: matching(
        'the URL of your script, such as https://plausible.io/js/pa-….js',
        /^https:\/\/[\w.-]+(:\d+)?\/js\/pa-[\w-]+\.js$/,
      ),
    }),
    z.strictObject({
      service: z.literal('umami'),
      websiteId: z.uuid({
        error: 'the website ID, such as b59e9c65-ae32-47f1-8400-119fcf4861c4',
      }),
      /** Host of a self-hosted instance. */
      host: host('https://stats.example.com').optional(),
    }),
    z.strictObject({
      service: z.literal('goatcounter'),
      /** The host of the dashboard, hosted or self-hosted. */
      host: host('https://your-code.goatcounter.com'),
    }),
    z.strictObject({
      service: z.literal('cloudflare'),
      token: matching('the token, 32 digits and letters from a to f', /^[0-9a-f]{32}$/),
    }),
  ],
  { error: 'plausible, umami, goatcounter or cloudflare' },
);

const comments = z.strictObject({
  service: z.literal('giscus'),
  /** The public repository whose discussions hold the comments: `your-handle/your-site`. */
  repo: matching('a repository, such as your-handle/your-site', /^[\w.-]+\/[\w.-]+$/),
  repoId: matching('the ID of the repository from giscus.app, such as R_kgDO…', /^[\w=-]+$/),
  category: matching('the name of the category, such as Announcements', /\S/),
  categoryId: matching('the ID of the category from giscus.app, such as DIC_kwDO…', /^[\w=-]+$/),
  /** When comments load: once a reader presses a button (default), or scrolls to them. */
  load: z.enum(['button', 'scroll']).optional(),
  /** Language of the frame with the comments; by default that of the site. */
  language: z
    .enum(giscusLanguages, { error: `a language of giscus: ${giscusLanguages.join(', ')}` })
    .optional(),
  /** Host of a self-hosted instance. */
  host: host('https://comments.example.com').optional(),
});

/** Third-party analytics and comments, in `data/site.ts`. */
export const servicesSchema = z.strictObject({
  analytics: analytics.optional(),
  comments: comments.optional(),
});

export type AnalyticsSettings = z.input<typeof analytics>;
export type CommentSettings = z.input<typeof comments>;
export type Services = z.input<typeof servicesSchema>;
