const base =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-button px-5 py-2 font-medium wrap-anywhere hyphens-auto transition-colors duration-quick [&_svg]:shrink-0';

/** Class names of buttons, and of links that look like them. */
export const buttonStyles = {
  primary: `${base} border border-transparent bg-button text-on-button hover:bg-button-hover hover:text-on-button-hover print:border-edge print:bg-transparent print:text-text`,
  secondary: `${base} border border-edge text-text hover:border-accent hover:text-accent`,
  ghost:
    'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-button px-3 font-medium hover:bg-raised aria-disabled:opacity-40',
  small:
    'inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-button border border-edge px-2 hover:border-accent hover:text-accent',
} as const;
