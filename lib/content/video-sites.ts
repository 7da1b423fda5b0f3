/** The video sites whose links become cards, and where their URLs have the id of a video. */
const sites = [
  {
    site: 'YouTube',
    url: /^https?:\/\/(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)([\w-]{11})(?![\w-])/,
  },
  { site: 'YouTube', url: /^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/ },
  { site: 'Vimeo', url: /^https?:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\w)/ },
];

/** A video on another site. */
export interface SiteVideo {
  site: string;
  /** The name of its picture in the repository, without ending: `youtube-jNQXAC9IVRw`. */
  name: string;
}

/**
 * The video that a URL leads to.
 * @returns undefined for other URLs
 */
export function siteVideo(href: string): SiteVideo | undefined {
  for (const { site, url } of sites) {
    const [, id] = url.exec(href) ?? [];
    if (id) return { site, name: `${site.toLowerCase()}-${id}` };
  }
  return undefined;
}
