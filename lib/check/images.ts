import type { AnyEntry } from '../content/load';
import type { Diagnostic, Fault } from '../diagnostic';
import type { ImageFinder } from '../images/find-image';
import type { SiteImage } from '../images/image';
import type { Owner } from '../resume/owner';
import { RESUME_FILE } from '../resume/read-resume';
import type { Theme } from '../schema';

/** Finds images that front matter and `data/` name and that are not there, and a logo that is not square. */
export function checkNamedImages(
  { theme, owner }: { theme: Theme; owner: Owner },
  entries: readonly AnyEntry[],
  findImage: ImageFinder,
): Diagnostic[] {
  const { logo, shareImage } = theme;
  const named = [
    ...entries.flatMap(({ file, images }) =>
      Object.entries(images).map(([field, src]) => ({ file, field, src })),
    ),
    { file: RESUME_FILE, field: 'basics.image', src: owner.portrait?.src },
    { file: 'data/theme.ts', field: 'shareImage', src: shareImage },
    { file: 'data/theme.ts', field: 'logo.src', src: logo?.src },
  ];
  return named.flatMap(({ file, field, src }): Diagnostic[] => {
    if (src === undefined) return [];
    const found = findImage(src);
    const fault = 'fix' in found ? found : field === 'logo.src' ? notSquare(found) : undefined;
    return fault ? [{ severity: 'error', file, field, ...fault }] : [];
  });
}

function notSquare({ width, height }: SiteImage): Fault | undefined {
  if (Math.abs(width - height) <= 1) return undefined;
  return {
    expected: 'a square drawing: icons and share images are square',
    found: `${width} × ${height} pixels`,
    fix: 'give it a square viewBox, with the same third and fourth number',
  };
}
