import { themeScript } from './theme';

/** Sets the stored theme before the first paint. */
export const ThemeScript = () => <script>{themeScript}</script>;
