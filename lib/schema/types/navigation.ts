/** A link of `data/navigation.ts`. */
export interface SiteLink {
  label: string;
  /** A path, a URL, or one of: email, booking, cv, vcard, profile:NETWORK. */
  href: string;
  /** By default, a link to a profile has the profile's icon. */
  icon?: string | undefined;
  iconOnly?: boolean | undefined;
  /** Set for a page that is missing on purpose. The link opens the not-found page. */
  missing?: boolean | undefined;
}

/** The value of `data/navigation.ts`. */
export interface Navigation {
  header: readonly SiteLink[];
  drawer: readonly SiteLink[];
  home: readonly SiteLink[];
  contact: readonly SiteLink[];
  footer: readonly { title: string; links: readonly SiteLink[] }[];
}
