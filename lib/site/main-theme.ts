import type { Theme } from '../schema';

/** The theme of what has one look, such as share images and icons: the only one, or the dark one. */
export const mainTheme = ({ only = 'dark' }: Pick<Theme, 'only'>): 'dark' | 'light' => only;
