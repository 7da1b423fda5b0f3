import { settings } from '@/data/site';
import { written } from '@/lib/text';
import { typeset } from '@/lib/typography/typeset';

/** A sentence of `data/strings.ts` as pages show it: typeset like other texts, and empty while it has to be written. */
export const ownText = (text = ''): string => typeset(written(text), settings.language);
