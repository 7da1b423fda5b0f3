import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { directionOf } from '@/lib/direction';
import { mainTheme } from '@/lib/graphics/pattern';

/** The space for the title in pixels, alone and beside a picture. */
export const rooms = {
  alone: { width: 612, height: 348, lines: 5 },
  narrow: { width: 464, height: 330, lines: 6 },
};

export type Room = (typeof rooms)[keyof typeof rooms];

export const lineHeight = 1.06;

/** The panel behind a picture, and the largest picture on it, in pixels. */
const panel = { width: 640, height: 630 };
export const largestPicture = { width: 544, height: 500 };

const { display } = theme.fonts;

const colors = theme[mainTheme(theme)];

const rowDirection = directionOf(settings.language) === 'rtl' ? 'row-reverse' : 'row';

/** The styles of both layouts, in pixels. */
export const css = `
  .image {
    width: 100%;
    height: 100%;
    padding: 0 64px;
    display: flex;
    flex-direction: column;
    background-color: ${colors.bg};
    color: ${colors.muted};
    font-family: mono;
    font-size: 26px;
  }
  .row, .main {
    box-sizing: border-box;
    display: flex;
    flex-direction: ${rowDirection};
    justify-content: space-between;
    align-items: baseline;
  }
  .row {
    height: 111px;
    gap: 48px;
    padding-top: 46px;
  }
  .row > * {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .end {
    flex-shrink: 0;
    max-width: 60%;
  }
  .main {
    height: 408px;
    align-items: center;
    border: solid ${colors.line};
    border-width: 2px 0;
  }
  .main + .row {
    padding-top: 34px;
  }
  .title, .name {
    color: ${colors.text};
    font-family: display;
    font-weight: ${display.weights[0]};
  }
  .title {
    display: block;
    width: ${rooms.alone.width}px;
    line-height: ${lineHeight};
    text-wrap: balance;
    line-clamp: ${rooms.alone.lines};
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
  }
  .title.ltr {
    letter-spacing: -0.025em;
  }
  .name {
    font-size: 30px;
  }
  .split {
    width: 100%;
    height: 100%;
    display: flex;
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
  .split .title {
    width: ${rooms.narrow.width}px;
    line-clamp: ${rooms.narrow.lines};
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
