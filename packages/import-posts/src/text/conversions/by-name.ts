import { gemoji } from 'gemoji';
import { pick, readArguments } from '../tags/arguments';
import type { TagConversion } from '../tags/tags';
import { callout, nothing } from './blocks';
import { gist, tweet, vimeo, youtube } from './embeds';
import { image } from './images';

/** <Twemoji emoji="party-popper" />: by its name in Unicode, or the one of GitHub. */
const emoji: TagConversion = ({ args, inner = '' }) => {
  const { named, positional } = readArguments(args);
  const name = pick(named, 'emoji', 'name', 'label', 'symbol') ?? positional[0] ?? inner;
  const bare = (text: string) => text.toLowerCase().replace(/[\W_]+/g, '');
  const found = gemoji.find(({ names, description }) =>
    [description, ...names].some((one) => bare(one) === bare(name)),
  );
  return bare(name) !== '' && found ? found.emoji : name;
};

/** What tags are that only a site itself knows, by words in their names. */
const byWord: readonly (readonly [RegExp, TagConversion])[] = [
  [/youtube/, youtube],
  [/vimeo/, vimeo],
  [/tweet/, tweet],
  [/gist/, gist],
  [/callout|admonition/, callout],
  [/emoji/, emoji],
  [/icon$/, nothing],
  [/image|img$|figure|photo|picture/, image],
  [/^(toc|table-?of-?contents)$/, nothing],
];

/** What a tag without an entry of its own becomes, if its name tells it: `YoutubeEmbed`, `callout-info`. */
export const conversionByName = (name: string): TagConversion | undefined =>
  byWord.find(([word]) => word.test(name))?.[1];
