import { LuMonitor, LuMoon, LuSun } from 'react-icons/lu';

/** Drawn on the server and handed to the switch, so that no icon set reaches the browser. */
export const themeIcons = {
  system: <LuMonitor aria-hidden="true" />,
  light: <LuSun aria-hidden="true" />,
  dark: <LuMoon aria-hidden="true" />,
};
