/* What tags of template markup become. Modules of generators choose among these. */

export * from './blocks';
export * from './by-name';
export * from './embeds';
export * from './images';
