import { de } from '@/lib/labels/de';
import { en, type Labels } from '@/lib/labels/en';
import { es } from '@/lib/labels/es';
import { fr } from '@/lib/labels/fr';
import { it } from '@/lib/labels/it';
import { nl } from '@/lib/labels/nl';
import { ptBR } from '@/lib/labels/pt-BR';

/** The labels that ship, by the name of their file in lib/labels/. */
const packs: Readonly<Record<string, Labels>> = { de, en, es, fr, it, nl, 'pt-BR': ptBR };

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
