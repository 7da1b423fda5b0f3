import bidiFactory from 'bidi-js';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import type { Measure } from './fit-title';
import type { ShareFont } from './fonts';
import { isJoiner, lettersOf } from './text';

const bidi = bidiFactory();

/** The outline of one glyph, in em, from the start of its line. */
export interface PlacedGlyph {
  /** SVG path data in the units of the font, its y axis up. */
  path: string;
  x: number;
  y: number;
  unitsPerEm: number;
}

/** Sets lines of text in one family. */
export interface Typeface {
  measure: Measure;
  /**
   * Sets a line.
   * @param rightToLeft the direction of the text that the line belongs to
   */
  setLine: (line: string, rightToLeft: boolean) => { glyphs: PlacedGlyph[]; width: number };
}

interface FontFace {
  covered: ReadonlySet<number>;
  font: Font;
  unitsPerEm: number;
  /** Outlines that were asked for, by the number of the glyph. */
  outlines: Map<number, string>;
}

/** Text in one font and one direction. */
interface Run {
  face: FontFace;
  /** Embedding level: odd from right to left. */
  level: number;
  text: string;
}

/**
 * Makes a typeface that shapes text with HarfBuzz: kerning, joined letters, emoji of several parts.
 * Letters that the family lacks come from the other fonts; directions may be mixed (UAX #9).
 * @param fonts in the order in which they are asked for a letter
 * @param family the family that is asked first
 * @param tracking space between letters in em, for text from left to right
 */
export function typeface(fonts: readonly ShareFont[], family: string, tracking = 0): Typeface {
  const faces = [...fonts]
    .sort((a, b) => Number(b.family === family) - Number(a.family === family))
    .map(({ data, covered }): FontFace => {
      const face = new Face(new Blob(data));
      return { covered, font: new Font(face), unitsPerEm: face.upem, outlines: new Map() };
    });

  function setLine(line: string, rightToLeft: boolean) {
    const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr');
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    for (const { face, level, text } of inVisualOrder(runsOf(line, levels, faces))) {
      const { unitsPerEm } = face;
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(
        text,
        face,
        level,
      )) {
        const path = outlineOf(face, codepoint);
        if (path) {
          glyphs.push({ path, x: x + xOffset / unitsPerEm, y: yOffset / unitsPerEm, unitsPerEm });
        }
        x += xAdvance / unitsPerEm + (level % 2 === 0 && xAdvance > 0 ? tracking : 0);
      }
    }
    return { glyphs, width: x };
  }

  const known = new Map<string, number>();
  return {
    setLine,
    measure(text) {
      const width = known.get(text) ?? setLine(text, false).width;
      known.set(text, width);
      return width;
    },
  };
}

function runsOf(line: string, levels: Uint8Array, faces: readonly FontFace[]): Run[] {
  const runs: Run[] = [];
  let index = 0;
  for (const letter of lettersOf(line)) {
    const level = levels[index] ?? 0;
    const face = faces.find(({ covered }) => covers(covered, letter)) ?? faces[0];
    index += letter.length;
    const last = runs.at(-1);
    if (last?.face === face && last?.level === level) last.text += letter;
    else if (face) runs.push({ face, level, text: letter });
  }
  return runs;
}

const covers = (covered: ReadonlySet<number>, letter: string) =>
  Array.from(letter).every((char) => isJoiner(char) || covered.has(char.codePointAt(0) ?? 0));

/** Rule L2: from the highest level down to 1, what is at least that high is turned round. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned = [run, ...turned];
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

function outlineOf({ font, outlines }: FontFace, glyph: number): string {
  const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
  outlines.set(glyph, outline);
  return outline;
}

function shapeRun(text: string, { font }: FontFace, level: number) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
