/** The curve of all animations, as `ease-out` in tailwind.config.ts. */
export const easeOut = [0.22, 1, 0.36, 1] as const;
