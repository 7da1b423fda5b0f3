import { measure } from 'takumi-js';
import type { Renderer } from 'takumi-js/node';
import { css, lineHeight, measuringCss, room } from './styles';

/** The font sizes to try, in pixels. */
const titleSizes = [96, 84, 78, 70, 62, 54, 48, 43];

/** The largest font size in pixels at which a title fits, or the smallest one if it never fits. */
export async function titleSize(title: string, renderer: Renderer): Promise<number> {
  const sample = (
    <div>
      <div className="title ltr">{title}</div>
      <div className="title ltr longest-word">{title}</div>
    </div>
  );
  for (const size of titleSizes) {
    const { children } = await measure(sample, {
      renderer,
      emoji: 'from-font',
      css: [css, `.title { font-size: ${size}px; }`, measuringCss],
    });
    const [lines, word] = children;
    const height = Math.min(room.height, room.lines * lineHeight * size);
    // Takumi rounds heights to pixels.
    if (lines && lines.height <= height + 1 && word && word.width <= room.width) return size;
  }
  return titleSizes.at(-1) ?? 0;
}
