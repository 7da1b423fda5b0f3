/** The video sites whose links become cards, and where their URLs have the id of a video. */
const sites = [
  {
    site: 'YouTube',
    url: /^https?:\/\/(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)([\w-]{11})(?![\w-])/,
  },
  { site: 'YouTube', url: /^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/ },
  { site: 'Vimeo', url: /^https?:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\w)/ },
];

/**
 * The video that a URL leads to.
 * @returns its site, and the name of its picture in the repository, without ending: `youtube-jNQXAC9IVRw`;
 *   undefined for other URLs
 */
export function siteVideo(href: string) {
  for (const { site, url } of sites) {
    const [, id] = url.exec(href) ?? [];
    if (id) return { site, name: `${site.toLowerCase()}-${id}` };
  }
  return undefined;
}
