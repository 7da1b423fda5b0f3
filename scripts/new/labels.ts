import { readFileSync } from 'node:fs';
import { de } from '@/lib/labels/de';
import { en, type Labels } from '@/lib/labels/en';
import { es } from '@/lib/labels/es';
import { fr } from '@/lib/labels/fr';
import { it } from '@/lib/labels/it';
import { nl } from '@/lib/labels/nl';
import { ptBR } from '@/lib/labels/pt-BR';
import { removableSections, type RemovableSection } from '@/lib/site-sections';
import { fillTemplate } from './entry-texts';

/* The labels of a new site or language. */

/** The labels that ship, by the name of their file in lib/labels/. */
const packs: Readonly<Record<string, Labels>> = { de, en, es, fr, it, nl, 'pt-BR': ptBR };

/** Labels of links in `templates/navigation.ts.txt` that no page has. */
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
 * The name of the labels that ship in a language: `fr` for `fr-CA`.
 * @param language BCP 47 tag
 * @returns undefined if there are none
 */
export function packName(language: string): string | undefined {
  const [base = ''] = language.split('-');
  return [language, base, base === 'pt' ? 'pt-BR' : ''].find((name) => Object.hasOwn(packs, name));
}

/** The labels that ship in a language, if there are any. */
export const packOf = (language: string): Labels | undefined => packs[packName(language) ?? ''];

/**
 * Translates labels in a file of navigation: those of pages, and of the links of a new site. Others stay.
 * @param from BCP 47 tag of the labels
 * @param to BCP 47 tag
 */
export function translateLinks(navigation: string, from: string, to: string): string {
  const labels = labelsOfLinks(from).map((label) => label.toLowerCase());
  const translated = labelsOfLinks(to);
  return navigation.replace(/(?<=(?:label|title): )(['"])(.*?)\1/g, (written, _, label: string) => {
    const found = translated[labels.indexOf(label.toLowerCase())];
    return found === undefined ? written : JSON.stringify(found);
  });
}

function labelsOfLinks(language: string): string[] {
  const name = packName(language);
  const pack = packs[name ?? ''];
  if (!name || !pack) return [];
  const { home, projects, blog, about, contact, layout } = pack;
  const pages = [home, projects, blog, about, contact].map((page) => page.name);
  const others = [contact.heading, contact.email, layout.downloadCv, blog.pages];
  return [...pages, ...others, ...(linkLabels[name] ?? [])];
}

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
  const text = fillTemplate('strings.ts.txt', {
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
    end: isTranslation ? '' : '\nexport type Strings = typeof strings;\n',
  });
  return removableSections
    .filter((section) => !sections.includes(section))
    .reduce(
      (rest, section) => rest.replace(new RegExp(`^  ${section}: \\{[^]*?^  \\},\n`, 'm'), ''),
      text,
    );
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
