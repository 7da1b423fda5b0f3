/**
 * Takes out the attributes that React's server renderer puts on elements of a view transition
 * (`vt-name`, `vt-share` and the like). They are no HTML, and only tell React's streaming what to
 * animate, which a static page has none of.
 * @param html a whole page
 */
export const withoutTransitionMarks = (html: string) =>
  html.replace(/<svg\b[^>]*>/g, (tag) => tag.replace(/ vt-[a-z]+="[^"]*"/g, ''));
