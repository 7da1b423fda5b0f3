/*
 * Markup of other programs, which pages would show as it is typed. The import converts it, and the check finds what is
 * left. Patterns are global. Without limits, a line of many brackets would take minutes.
 */

/** $x_1$, $f(x)$. Dollars around prices are no formula. */
export const DOLLAR_FORMULA =
  /(?<![\w$\\])\$(?=\S)((?:[a-z]'?|[a-z]{1,12}\([\w ,]{1,20}\)|[^$\n]{0,300}[\\_^{=<>+][^$\n]{0,300})(?<=[^\s\\]))\$(?![\w$])/gi;

/** ==marked== */
export const MARK = /(?<![=\w])==(?=[^\s=])([^=\n]{0,300}?[^\s=])==(?![=\w])/g;

/** :smile:, but not 10:30:45 */
export const EMOJI = /(?<![\w:]):([a-z0-9_+-]{1,30}):(?![\w:])/g;

/** {/* a comment of MDX *\/} */
export const JSX_COMMENT = /\{\/\*(?<args>(?:(?!\{\/\*)[^])*?)\*\/\}/g;

/** ![[photo.png|300]], ![[a note]] */
export const NOTE_EMBED = /(?<!\\)!\[\[(?<args>[^[\]\n]{1,300})\]\]/g;

/** [[a note#heading|words]] */
export const NOTE_LINK = /(?<![\\!])\[\[(?<args>[^[\]\n]{1,300})\]\]/g;

/** ^block-id of Obsidian, at the end of a line */
export const BLOCK_ID = /[ \t]\^(?<args>[\w-]{1,100})(?=[ \t]*$)/gm;

/** %[https://host.example/page], of Hashnode */
export const EMBEDDED_PAGE = /(?<!\\)%\[(?<args>[^\]\n]{1,300})\]/g;

/** [^1], which has no footnote if it is left */
export const FOOTNOTE_MENTION = /(?<!\\)\[\^([^\]\n]{1,300})\](?!:)/g;

/** *[API]: an abbreviation */
export const ABBREVIATION = /^\*\[([^\]\n]{1,300})\]:[ \t]*(.*)$\n?/gm;
