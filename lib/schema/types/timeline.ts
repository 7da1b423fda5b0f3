/** A year of `data/timeline.ts`, the career year by year, oldest first. */
export interface TimelineYear {
  year: string;
  cards: readonly TimelineCard[];
}

export interface TimelineCard {
  title: string;
  /** HTML. */
  description: string;
  /** Added to the description while the owner is open to work. */
  whileOpen?: string | undefined;
  /** `./slug` for a page of this site, or an https:// URL. A card that links to a project shows its period. */
  link?: string | undefined;
  /** By default the label in data/strings.ts. */
  linkLabel?: string | undefined;
}
