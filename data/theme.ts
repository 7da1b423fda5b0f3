import type { Theme } from '@/lib/schema';
// Tailwind reads this file too, and knows no aliases.
import * as looks from '../lib/looks';

/** The look of the site, including share images, the CV and icons: docs/brand.md */
export const theme: Theme = {
  /** ledger, press, signal or studio. */
  ...looks.ledger,
  /**
   * What differs from it, such as `radius: 'round'` or `dark: { ...looks.ledger.dark, accent: '#a5a9ff' }`.
   *
   * The logo is made of the record. A pattern instead: `{ seed: 'any text', colors: ['#4a45d6', '#12a594'] }`.
   * A file: `{ src: '/images/logo.svg' }`.
   */
  logo: {},
};
