/** A word with hyphens that is short enough for a line on a phone: `front-end`, `auto-fit`, `--save`. */
export const COMPOUND = /(?<!\S)((?=\S{3,24}(?!\S))\S*-[\p{L}\p{N}]\S*)/gu;
