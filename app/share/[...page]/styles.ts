import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { directionOf } from '@/lib/direction';
import { mainTheme } from '@/lib/graphics/pattern';

/** The space for the title in pixels. */
export const room = { width: 464, height: 330, lines: 6 };

export const lineHeight = 1.06;

/** The panel behind a picture, and the largest picture on it, in pixels. */
const panel = { width: 640, height: 630 };
export const largestPicture = { width: 544, height: 500 };

const { display } = theme.fonts;

const colors = theme[mainTheme(theme)];

const rowDirection = directionOf(settings.language) === 'rtl' ? 'row-reverse' : 'row';

/** The styles of the layout, in pixels. */
export const css = `
  .image {
    width: 100%;
    height: 100%;
    display: flex;
    flex-direction: ${rowDirection};
    background-color: ${colors.bg};
    color: ${colors.muted};
    font-family: mono;
    font-size: 26px;
  }
  .texts {
    box-sizing: border-box;
    width: 560px;
    padding: 56px 24px 52px 56px;
    text-wrap: balance;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }
  .title, .name {
    color: ${colors.text};
    font-family: display;
    font-weight: ${display.weights[0]};
  }
  .title {
    display: block;
    width: ${room.width}px;
    line-height: ${lineHeight};
    text-wrap: balance;
    line-clamp: ${room.lines};
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
  }
  .title.ltr {
    letter-spacing: -0.025em;
  }
  .name {
    font-size: 30px;
  }
  .panel {
    position: relative;
    width: ${panel.width}px;
    height: ${panel.height}px;
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .ground {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .pattern {
    width: 500px;
    height: 500px;
  }
  .picture {
    position: relative;
    border-radius: 12px;
    box-shadow: 0 24px 64px rgba(0, 0, 0, 0.4);
  }
`;

/** Lays out a title, to measure whether it fits without breaking words or leaving out lines. */
export const measuringCss = `
  .title { line-clamp: none; overflow-wrap: normal; }
  .longest-word { width: min-content; }
`;
