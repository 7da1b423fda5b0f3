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

/** The settings of services that the compiler cannot judge. */
export const servicesSchema = z.looseObject({
  analytics: z
    .discriminatedUnion('service', [
      z.looseObject({
        service: z.literal('plausible'),
        script: matching(
          'the URL of your script, such as https://plausible.io/js/pa-….js',
          /^https:\/\/[\w.-]+(:\d+)?\/js\/pa-[\w-]+\.js$/,
        ),
      }),
      z.looseObject({
        service: z.literal('umami'),
        websiteId: z.uuid({
          error: 'the website ID, such as b59e9c65-ae32-47f1-8400-119fcf4861c4',
        }),
        host: host('https://stats.example.com').optional(),
      }),
      z.looseObject({
        service: z.literal('goatcounter'),
        host: host('https://your-code.goatcounter.com'),
      }),
      z.looseObject({
        service: z.literal('cloudflare'),
        token: matching('the token, 32 digits and letters from a to f', /^[0-9a-f]{32}$/),
      }),
    ])
    .optional(),
  comments: z
    .looseObject({
      repo: matching('a repository, such as your-handle/your-site', /^[\w.-]+\/[\w.-]+$/),
      repoId: matching('the ID of the repository from giscus.app, such as R_kgDO…', /^[\w=-]+$/),
      category: matching('the name of the category, such as Announcements', /\S/),
      categoryId: matching(
        'the ID of the category from giscus.app, such as DIC_kwDO…',
        /^[\w=-]+$/,
      ),
      language: z
        .enum(giscusLanguages, { error: `a language of giscus: ${giscusLanguages.join(', ')}` })
        .optional(),
      host: host('https://comments.example.com').optional(),
    })
    .optional(),
});
