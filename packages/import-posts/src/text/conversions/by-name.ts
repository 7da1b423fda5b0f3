import { gemoji } from 'gemoji';
import { pick, readArguments } from '../tags/arguments';
import type { TagConversion } from '../tags/tags';
import { callout, code, details, footnote, innerText, link, nothing, raw, tab } from './blocks';
import { codepen, film, gist, tweet, vimeo, youtube } from './embeds';
import { image } from './images';

/** <Twemoji emoji="party-popper" />: by its name in Unicode, or the one of GitHub. */
const emoji: TagConversion = ({ args, inner = '' }) => {
  const { named, positional } = readArguments(args);
  const name = pick(named, 'emoji', 'name', 'label', 'symbol') ?? positional[0] ?? inner;
  const bare = (text: string) => text.toLowerCase().replace(/[\W_]+/g, '');
  const found = gemoji.find(({ names, description }) =>
    [description, ...names].some((one) => bare(one) === bare(name)),
  );
  return found?.emoji ?? name;
};

/** Tags that mean the same in all programs and themes. */
const common: readonly (readonly [RegExp, TagConversion])[] = [
  [
    /^(admonition|alert|aside|callout|caution|danger|hint|important|info|note|notice|tip|warning)$/,
    callout,
  ],
  [/^code-?(block)?$/, code],
  [/^codepen$/, codepen],
  [/^(collapsible|details?|expand|folding|hidetoggle)$/, details],
  [/^(figure|image|img)$/, image],
  [/^(foot-?note|ref)$/, footnote],
  [/^(fragment|(sub)?tabs)$/, innerText],
  [/^gist$/, gist],
  [/^link$/, link],
  [/^raw$/, raw],
  [/^tab-?(item)?$/, tab],
  [/^(toc-?(inline)?|table-?of-?contents)$/, nothing],
  [/^(tweet|twitter)$/, tweet],
  [/^vimeo$/, vimeo],
  [/^youtube$/, youtube],
];

/** What tags are that only a site itself knows, by words in their names. */
const byWord: typeof common = [
  [/youtube/, youtube],
  [/vimeo/, vimeo],
  [/^video$/, film],
  [/tweet/, tweet],
  [/gist/, gist],
  [/callout|admonition/, callout],
  [/emoji/, emoji],
  [/icon$/, nothing],
  [/image|img$|figure|photo|picture/, image],
];

/** What a tag without an entry of its own becomes, if its name tells it: `YoutubeEmbed`, `callout-info`. */
export const conversionByName = (name: string, words = byWord): TagConversion | undefined =>
  [...common, ...words].find(([word]) => word.test(name))?.[1];

/** Whether a tag means the same in all programs and themes. */
export const isCommon = (name: string): boolean => conversionByName(name, []) !== undefined;
