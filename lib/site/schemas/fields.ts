import { z } from 'zod';

/* Fields that several schemas share. Each message completes "expected …" in the report of an error. */

/** A text that is not empty. */
export const text = (expected: string) =>
  z.string({ error: expected }).trim().min(1, { error: expected });

/** A URL that begins with https://. */
export const httpsUrl = (expected: string) =>
  text(expected).refine((value) => URL.canParse(value) && value.startsWith('https://'), {
    error: expected,
  });

/** A day as YYYY-MM-DD. */
export const isoDay = (expected: string) =>
  text(expected).refine(
    (value) => {
      const day = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
    },
    { error: expected },
  );
