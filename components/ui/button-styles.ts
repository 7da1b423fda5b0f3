const base =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-small px-5 py-2 font-medium wrap-anywhere hyphens-auto transition-colors duration-quick [&_svg]:shrink-0';

/** Class names of links that look like buttons. */
export const buttonStyles = {
  primary: `${base} border border-transparent bg-text text-bg hover:bg-accent hover:text-accent-contrast`,
  quiet: `${base} border border-edge text-text hover:border-accent hover:text-accent`,
} as const;
