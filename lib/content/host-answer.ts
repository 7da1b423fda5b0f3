/**
 * What the host has for a post: no file, or a file with another text than the page was built from.
 * Undefined where the page stays as it is: the text is the same, or cannot be shown.
 */
export type HostAnswer = 'missing' | { source: string } | undefined;

declare global {
  interface Window {
    /**
     * Asks the host for the Markdown of a post, once for each URL. Failures go to the console.
     * build/export/browser/live-post.ts sets it; under `npm run dev` there is none.
     * @param url of the Markdown
     * @param builtFrom fingerprint of the text that the page was built from, if there is such a page
     */
    askHost?: (url: string, builtFrom?: string) => Promise<HostAnswer>;
  }
}
