import { readFileSync } from 'node:fs';
import { en } from '@/lib/labels/en';
import type { Navigation } from '@/lib/schema';
import type { RemovableSection } from '@/lib/site-sections';
import { TO_WRITE } from '@/lib/text';
import { packName, packOf } from '../shared/label-packs';
import { fillTemplate } from './entry-texts';

/* The labels of a new site or language. */

/** Labels of links of a new site that no page has: to write an e-mail, to book a call, to add to contacts, career. */
const linkLabels: Readonly<Record<string, readonly string[]>> = {
  de: ['E-Mail schreiben', 'Gespräch buchen', 'Zu Kontakten hinzufügen', 'Werdegang'],
  en: ['Send an e-mail', 'Book a call', 'Add to contacts', 'Career'],
  es: ['Enviar un correo', 'Reservar una llamada', 'Añadir a contactos', 'Trayectoria'],
  fr: ['Envoyer un e-mail', 'Réserver un appel', 'Ajouter aux contacts', 'Parcours'],
  it: ['Invia un’e-mail', 'Prenota una chiamata', 'Aggiungi ai contatti', 'Carriera'],
  nl: ['E-mail sturen', 'Gesprek plannen', 'Toevoegen aan contacten', 'Loopbaan'],
  'pt-BR': ['Enviar um e-mail', 'Agendar uma chamada', 'Adicionar aos contatos', 'Carreira'],
};

/**
 * The labels of the links of a new site.
 * @param language BCP 47 tag; English if no labels ship in it
 */
export function linkLabelsIn(language: string) {
  const { home, projects, blog, about, contact, layout } = packOf(language) ?? en;
  const [writeEmail = '', bookCall = '', addToContacts = '', career = ''] =
    linkLabels[packName(language) ?? 'en'] ?? [];
  return {
    home: home.name,
    projects: projects.name,
    about: about.name,
    blog: blog.name,
    contact: contact.name,
    contactPage: contact.heading,
    email: contact.email,
    downloadCv: layout.downloadCv,
    pages: blog.pages,
    writeEmail,
    bookCall,
    addToContacts,
    career,
  };
}

/**
 * The text of `navigation.ts` for a translation: the labels of pages, and of links that a new site has, are translated.
 * @param from BCP 47 tag of the labels
 * @param to BCP 47 tag
 */
export function translateLinks(navigation: Navigation, from: string, to: string): string {
  const known = Object.values(linkLabelsIn(from)).map((label) => label.toLowerCase());
  const translated = Object.values(linkLabelsIn(to));
  const links = JSON.stringify(navigation, (name, value: unknown) =>
    typeof value === 'string' && ['label', 'title'].includes(name)
      ? (translated[known.indexOf(value.toLowerCase())] ?? value)
      : value,
  );
  return `import type { Navigation } from '@/lib/schema';

/** The links of data/navigation.ts, with labels in this language. */
export const navigation: Navigation = ${links};
`;
}

/** What the owner writes about a section, in `strings.ts`. */
const sentences: Readonly<Partial<Record<RemovableSection, string>>> = {
  about: 'about: { paragraphs: ({ summary }) => summary?.split(/\\n+/) ?? [] },',
  blog: `blog: {
    /** What you write about, in one or two sentences. */
    intro: '${TO_WRITE}',
  },`,
  contact: `contact: {
    /** What people should write to you about. */
    intro: '${TO_WRITE}',
  },`,
};

/**
 * The text of `strings.ts` over the labels of a language: those that ship, or else those of `labels.ts` beside it.
 * @param isTranslation whether data/strings.ts says which strings there are
 * @param sections the sections that the site has
 */
export function stringsFile(
  language: string,
  isTranslation: boolean,
  sections: readonly RemovableSection[],
): string {
  const name = packName(language);
  const variable = name?.replace('-', '') ?? 'labels';
  return fillTemplate('strings.ts.txt', {
    imports: [
      `import { ${name ? '' : 'completeLabels, '}defineStrings } from '@/lib/labels/define-strings';`,
      name
        ? `import { ${variable} } from '@/lib/labels/${name}';`
        : "import { en } from '@/lib/labels/en';",
      isTranslation && "import type { Strings } from '@main-data/strings';",
      !name && "import { labels } from './labels';",
      isTranslation && '\nexport type { Strings };',
    ]
      .filter(Boolean)
      .join('\n'),
    source: name ? `lib/labels/${name}.ts` : 'labels.ts',
    type: isTranslation ? ': Strings' : '',
    labels: name ? variable : 'completeLabels(en, labels)',
    sections: sections.flatMap((section) => sentences[section] ?? []).join('\n'),
    end: isTranslation ? '' : '\nexport type Strings = typeof strings;\n',
  });
}

/** The step of reading the labels that ship in a language; undefined for English, which needs none. */
export function readLabels(language: string, strings: string): string | undefined {
  const name = packName(language);
  if (!name || name === 'en') return undefined;
  return `read lib/labels/${name}.ts, which native speakers have not yet read, and write better labels into ${strings}`;
}

/**
 * The text of `labels.ts` for a language that does not ship: every label of the English pack as a comment, and the
 * formats that `Intl` knows.
 */
export function labelsToFill(language: string): string {
  const source = readFileSync('lib/labels/en.ts', 'utf8');
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = pluralCategories.map((name) => `${name}: '# …'`).join(', ');
  const [, body = ''] = /^export const en = \{\n([^]*?)^\};/m.exec(source) ?? [];
  const lines = body
    .replaceAll(/: (?:Owner|string|number|boolean|readonly string\[\])(?=[,)])/g, '')
    .replaceAll(/\b(?:joined|plural)\(/g, 'formats.$&')
    .replace('...dates', '...formats.dates')
    .replace(/(?<=^ *)(comma|joined),/gm, '$1: formats.$1,')
    .split('\n')
    // What Intl knows stays, and lines of objects, of comments and between sections.
    .map((line) =>
      /^ *(?:.*: formats\.\w+,|\.{3}.*|\w+: \{|\},|\/\*\*.*|)$/.test(line)
        ? line
        : line.replace(/\S/, '// $&'),
    );
  return `import type { SomeLabels } from '@/lib/labels/define-strings';
import { formatsIn } from '@/lib/labels/formats';

const formats = formatsIn('${language}');

/**
 * The labels in your language. Uncomment a line to translate it. What is missing here is English; npm run check lists
 * it. Numbers of things: formats.plural(count, { ${forms} })
 */
export const labels: SomeLabels = {
${lines.join('\n')}};
`;
}
