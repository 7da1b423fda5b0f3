import { strings } from '@/data/strings';
import { firstHash, hashBlock, shownDigits } from '@/lib/resume/chain';

/** A card of the story, as it is on the page now. */
export interface PageBlock {
  card: HTMLElement;
  caption: HTMLElement;
  title: string;
  /** The year, and the texts of the card. */
  texts: readonly string[];
  /** The first digits of the hash from the build. */
  shown: string;
}

export interface VerifiedBlock extends PageBlock {
  /** The hash of the texts as they are now, in 64 hexadecimal digits. */
  hash: string;
  isValid: boolean;
}

const textElements = (card: HTMLElement) => card.querySelectorAll<HTMLElement>('[data-block-text]');

const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

/** Reads the blocks of the page, in their order. */
export const readBlocks = (): PageBlock[] =>
  [...document.querySelectorAll('[data-block]')].flatMap((digits) => {
    const card = digits.closest('article');
    const caption = digits.parentElement;
    if (!card || !caption) return [];
    const year = card.closest('li:has(h3)')?.querySelector('h3');
    const texts = [year, ...textElements(card)].map(textOf);
    const title = textOf(card.querySelector('h4'));
    return { card, caption, title, texts, shown: textOf(digits) };
  });

/** Hashes the blocks one after the other, and compares each hash with that of the build. */
export async function verifyBlocks(blocks: readonly PageBlock[]): Promise<VerifiedBlock[]> {
  const verified: VerifiedBlock[] = [];
  let previous = firstHash;
  for (const block of blocks) {
    const hash = await hashBlock(previous, block.texts);
    verified.push({ ...block, hash, isValid: hash.slice(0, shownDigits) === block.shown });
    previous = hash;
  }
  return verified;
}

/**
 * Whether the browser has translated the page. Some browsers mark that; in others, the heading of the story has changed.
 * @param language the language in which the page was built
 */
export function isTranslated(language: string): boolean {
  const { lang } = document.documentElement;
  const story = document.querySelector('section:has([data-block])');
  return (
    lang !== language ||
    textOf(story?.querySelector('h2')) !== strings.about.story ||
    // Google Translate in Chrome, and Microsoft Translator in Edge.
    story?.querySelector('font, [_msttexthash]') !== null
  );
}

/**
 * Lets the visitor change the texts of blocks, and selects the first word.
 * @param onChange called after each change
 * @param onEscape called when the visitor presses Escape in a text
 * @returns a function that puts the texts back
 */
export function editTexts(
  blocks: readonly PageBlock[],
  onChange: () => void,
  onEscape: () => void,
): () => void {
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  };

  const elements = blocks.flatMap(({ card, title }) =>
    [...textElements(card)].map((element) => {
      const nodes = [...element.childNodes];
      element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
      element.setAttribute('contenteditable', 'plaintext-only');
      // Firefox before 136 does not know it.
      if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
      // A heading stays one, and has its own name.
      if (!(element instanceof HTMLHeadingElement)) {
        element.setAttribute('role', 'textbox');
        element.setAttribute('aria-label', strings.about.chain.text(title));
      }
      element.spellcheck = false;
      element.addEventListener('input', onChange);
      element.addEventListener('keydown', escape);
      return { element, nodes };
    }),
  );
  const description = [...(blocks[0] ? textElements(blocks[0].card) : [])].at(-1);
  if (description) selectFirstWord(description);

  return () => {
    for (const { element, nodes } of elements) {
      element.removeEventListener('input', onChange);
      element.removeEventListener('keydown', escape);
      element.replaceChildren(...nodes);
      for (const name of ['contenteditable', 'role', 'aria-label', 'spellcheck']) {
        element.removeAttribute(name);
      }
    }
  };
}

function selectFirstWord(element: HTMLElement) {
  element.focus();
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const [word = ''] = /^\s*\S+/.exec(text?.nodeValue ?? '') ?? [];
  if (text) getSelection()?.setBaseAndExtent(text, 0, text, word.length);
}
