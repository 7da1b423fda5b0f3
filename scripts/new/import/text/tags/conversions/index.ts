/* What tags of template markup become. Modules of generators choose among these. */

export * from './blocks';
export * from './embeds';
export * from './images';
export * from './jsx';
export * from './markdown';
