import { kebab } from '../outputs/cv-file';

/** Signs that tell names apart: C, C# and C++ are three languages. */
const SIGNS: Record<string, string> = { '#': ' sharp ', '+': ' plus ', '&': ' and ' };

/**
 * The part of an address that stands for a tag or a series: `Node.js` becomes `node-js`, `C#`
 * becomes `c-sharp`.
 * @param name as an author writes it
 * @returns lower-case words joined by hyphens; empty where the name has no letter from a to z and no
 *   digit
 */
export const tagSlug = (name: string): string =>
  kebab(name.replace(/[#+&]/g, (sign) => SIGNS[sign] ?? sign))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
