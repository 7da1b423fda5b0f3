import type { NoteKind } from '../notes';

/** Where a URL leads on this site. */
export interface Target {
  url?: string | undefined;
  /** For the report. */
  note?: { kind: NoteKind; text: string } | undefined;
  /** A URL to link to instead of an image or video that cannot be shown. */
  link?: string | undefined;
}

/** Says where the URLs of a text lead. */
export interface UrlResolver {
  imageOf: (url: string) => Target;
  videoOf: (url: string) => Target;
  linkOf: (url: string) => Target;
}

/** Adds a note to the report, and returns its mark, which belongs into the text. */
export type AddNote = (kind: NoteKind, text: string) => string;

/** What the steps of a conversion know of the site. */
export interface TextContext {
  links: UrlResolver;
  note: AddNote;
}

/** Adds the note of a target, if it has one, with the URL as it was written. */
export const noteOf = ({ note: found }: Target, url: string, note: AddNote): string =>
  found ? note(found.kind, `${found.text}: ${url}`) : '';
