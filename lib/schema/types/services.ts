/** Third-party analytics and comments, in `data/site.ts`. */
export interface Services {
  analytics?: AnalyticsSettings | undefined;
  comments?: CommentSettings | undefined;
}

export type AnalyticsSettings =
  | {
      service: 'plausible';
      /** From the snippet under Site Installation. A self-hosted instance serves it from its own host. */
      script: string;
    }
  | {
      service: 'umami';
      websiteId: string;
      /** Host of a self-hosted instance. */
      host?: string | undefined;
    }
  | {
      service: 'goatcounter';
      /** The host of the dashboard, hosted or self-hosted. */
      host: string;
    }
  | { service: 'cloudflare'; token: string };

export interface CommentSettings {
  service: 'giscus';
  /** The public repository whose discussions hold the comments: `your-handle/your-site`. */
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  /** When comments load: once a reader presses a button (default), or scrolls to them. */
  load?: 'button' | 'scroll' | undefined;
  /** Language of the frame with the comments; by default that of the site. */
  language?: string | undefined;
  /** Host of a self-hosted instance. */
  host?: string | undefined;
}
