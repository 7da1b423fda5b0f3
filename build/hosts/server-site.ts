/** Where a server finds the site. */
export interface ServerSite {
  /** What addresses begin with, such as `/portfolio`, or nothing. */
  base: string;
  /** Folder on the server; the export lies in it, or below it in the folder of the base path. */
  root: string;
  /** Port to listen on. */
  port: number;
}

/** What the files say until somebody changes them. */
export const usualSite = { root: '/var/www/site', port: 80 } as const;
