import type { HostSite } from './host-site';

/** The parameters of a server configuration. */
export interface ServerSite extends HostSite {
  /** Document root on the server. With a base path, the export is in that folder below it. */
  root: string;
  /** Port to listen on. */
  port: number;
}

/** The default document root and port. */
export const defaultSite = { root: '/var/www/site', port: 80 } as const;
