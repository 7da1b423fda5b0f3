/**
 * Markup of other programs, which pages would show as it is typed. Patterns are global. Without limits, a line of many
 * brackets would take minutes.
 */
export const foreignMarkup = {
  /** $x_1$, $f(x)$. Dollars around prices are no formula. */
  dollarFormula:
    /(?<![\w$\\])\$(?=\S)((?:[a-z]'?|[a-z]{1,12}\([\w ,]{1,20}\)|[^$\n]{0,300}[\\_^{=<>+][^$\n]{0,300})(?<=[^\s\\]))\$(?![\w$])/gi,

  /** ==marked== */
  mark: /(?<![=\w])==(?=[^\s=])([^=\n]{0,300}?[^\s=])==(?![=\w])/g,

  /** :smile:, but not 10:30:45 */
  emoji: /(?<![\w:]):([a-z0-9_+-]{1,30}):(?![\w:])/g,

  /** {/* a comment of MDX *\/} */
  jsxComment: /\{\/\*(?<args>(?:(?!\{\/\*)[^])*?)\*\/\}/g,

  /** ![[photo.png|300]], ![[a note]] */
  noteEmbed: /(?<!\\)!\[\[(?<args>[^[\]\n]{1,300})\]\]/g,

  /** [[a note#heading|words]] */
  noteLink: /(?<![\\!])\[\[(?<args>[^[\]\n]{1,300})\]\]/g,

  /** ^block-id of Obsidian, at the end of a line */
  blockId: /[ \t]\^(?<args>[\w-]{1,100})(?=[ \t]*$)/gm,

  /** %[https://host.example/page], of Hashnode */
  embeddedPage: /(?<!\\)%\[(?<args>[^\]\n]{1,300})\]/g,

  /** [^1], which has no footnote if it is left */
  footnoteMention: /(?<!\\)\[\^([^\]\n]{1,300})\](?!:)/g,

  /** *[API]: an abbreviation */
  abbreviation: /^\*\[([^\]\n]{1,300})\]:[ \t]*(.*)$\n?/gm,
} as const;
