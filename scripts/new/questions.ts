import { createInterface } from 'node:readline';
import { z } from 'zod';
import { ownerSchema } from '@/lib/site/schemas/owner';
import { isHttpsUrl } from '@/lib/site/schemas/fields';
import { settingsSchema } from '@/lib/site/schemas/settings';
import type { Owner } from '@/lib/site/types';
import {
  completeOwner,
  ENGLISH,
  givenNameOf,
  paperOf,
  splitSiteUrl,
  type KnownOwner,
  type OwnerAnswers,
} from '@/lib/scaffold/answers';
import { profileOf } from '@/lib/scaffold/profile-icon';
import { timeZoneOf } from '@/lib/scaffold/resume-owner';
import { CommandError } from '@/build/cli';

/** Asks the person at the terminal, or reads the answers from what is piped in, line by line. */
export function startInterview() {
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output, terminal: input.isTTY && output.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    /**
     * Asks until the answer is valid.
     * @param question without the colon
     * @param suggestion what an empty answer stands for
     * @param schema what an answer must be; its message completes "expected …"
     */
    async ask<Schema extends z.ZodType>(
      question: string,
      suggestion: string,
      schema: Schema,
    ): Promise<z.output<Schema>> {
      for (;;) {
        terminal.setPrompt(`${question}${suggestion && ` [${suggestion}]`}: `);
        terminal.prompt();
        const { done, value } = await lines.next();
        if (done) throw new CommandError(`\nNo answer to "${question}": nothing was changed.`);
        const checked = schema.safeParse(value.trim() || suggestion);
        if (checked.success) return checked.data;
        console.log(`  Expected ${checked.error.issues[0]?.message}. Try again.`);
      }
    },
    close: () => terminal.close(),
  };
}

type Interview = ReturnType<typeof startInterview>;

const { shape } = ownerSchema;

/** A field that may be left out: with an empty answer, or with a hyphen in place of a suggestion. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(['', '-']).transform(() => undefined), schema], {
    error: ({ errors }) => `${errors?.at(-1)?.[0]?.message}, or - to leave it out`,
  });

/** People leave out https://, as browsers let them, and write @name@host for https://host/@name. */
const withProtocol = (url: string) =>
  url
    .replace(/^(@[\w.-]+)@([\w.-]+\.\w+)$/, 'https://$2/$1')
    .replace(/^[\w.-]+\.\w+(?=\/|$)/, 'https://$&');

const siteUrlSchema = z
  .string()
  .transform(withProtocol)
  .refine(isHttpsUrl, { error: 'a URL that begins with https://' })
  .transform((url) => new URL(url));

const bookingUrl = z.string().transform(withProtocol).pipe(shape.bookingUrl.unwrap());

const PROFILES =
  'URLs, with names where you like: https://github.com/you, My blog https://you.example/';

const profiles = z.string().transform((text, { issues }): Owner['profiles'] => {
  // A comma, also of Chinese and Japanese, or a space behind a URL.
  const parts =
    text === '-' ? [] : text.split(/[,，、]|(?<=\S\.\S*\/[^\s、]*)\s/).map((part) => part.trim());
  const found = parts.filter(Boolean).map((part) => {
    const [url = '', ...label] = part.split(/\s+/).reverse();
    return profileOf(withProtocol(url), label.reverse().join(' ') || undefined);
  });
  const wrong = found.find(({ url }) => !isHttpsUrl(url));
  if (wrong) {
    const message = `a URL that begins with https:// in place of "${wrong.url}", or - for none`;
    issues.push({ code: 'custom', message, input: text });
  }
  return found;
});

/** "Letter" is as good as "letter". */
const cvPaper = z.string().toLowerCase().pipe(settingsSchema.shape.cvPaper.unwrap());

const PAGES = settingsSchema.shape.pages.keyof().options;

const pages = z
  .string()
  .transform((text) => (text === '-' ? [] : text.split(/[\s,]+/)))
  .pipe(z.array(z.enum(PAGES, { error: `some of ${PAGES.join(', ')}, or -` })))
  .transform((names) => Object.fromEntries(PAGES.map((page) => [page, names.includes(page)])))
  .pipe(settingsSchema.shape.pages);

const { language: languageSchema } = settingsSchema.shape;

/** @throws CommandError if the language of `--language` would not do as an answer */
export function checkLanguage(language: string): void {
  const { error } = languageSchema.safeParse(language);
  if (!error) return;
  throw new CommandError(`--language: expected ${error.issues[0]?.message}, found "${language}".`);
}

/** Asks for the language of the site, which comes first, because names of countries depend on it. */
export const askForLanguage = ({ ask }: Interview): Promise<string> =>
  ask('Language of the site, such as en or pt-PT', ENGLISH, languageSchema);

/**
 * Asks for all else that a site needs to know about its owner.
 * @param known what a résumé says, to be confirmed
 * @param language of the site (BCP 47)
 * @param systemZone IANA name of the time zone that the computer is in
 */
export async function askForOwner(
  { ask }: Interview,
  known: KnownOwner,
  language: string,
  systemZone: string,
): Promise<OwnerAnswers> {
  const name = await ask('Your name', known.name ?? '', shape.name);
  const suggested = completeOwner({ ...known, name }, systemZone);
  const written = suggested.profiles.map(({ label, url }) => `${label} ${url}`).join(', ');
  const givenName = await ask('Given name, as texts call you', givenNameOf(name), shape.givenName);
  const role = await ask('Role or job title', known.role ?? '', shape.role);
  const location = await ask('Place: a city or a country', known.location ?? '', shape.location);
  const { timeZone: zone } =
    location === known.location ? suggested : timeZoneOf([location], language, systemZone);
  const timeZone = await ask('Time zone', zone, shape.timeZone);
  const { siteUrl, basePath } = splitSiteUrl(
    await ask('URL of the site, with a path if it has one', suggested.siteUrl, siteUrlSchema),
  );
  const owner: Owner = {
    name,
    givenName,
    role,
    location,
    timeZone,
    siteUrl,
    email: await ask('E-mail address', known.email ?? '', optional(shape.email)),
    bookingUrl: await ask('Page to book a call', '', optional(bookingUrl)),
    profiles: await ask(`Profiles: ${PROFILES}`, written, profiles),
  };
  const wanted = await ask('Pages that you want', PAGES.join(' '), pages);
  const paper = paperOf(owner.timeZone);
  return {
    owner,
    pages: wanted,
    basePath,
    cvPaper: wanted.cv ? await ask('Paper of the CV: a4 or letter', paper, cvPaper) : paper,
  };
}
