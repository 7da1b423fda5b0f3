/** What a server is configured with. */
export interface ServerSite {
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  base: string;
  /** Folder on the server. The export is in it, or below it in the folder of the base path. */
  root: string;
  /** Port to listen on. */
  port: number;
}

/** What the files contain until the owner changes them. */
export const usualSite = { root: '/var/www/site', port: 80 } as const;
