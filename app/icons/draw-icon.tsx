import { ImageResponse } from 'takumi-js/response';
import { theme } from '@/data/theme';
import { logoSvg } from '@/lib/graphics/logo';
import { mainTheme } from '@/lib/graphics/pattern';
import type { Icon } from '@/lib/seo/icons';
import { siteLogo } from '../record';

const background = theme[mainTheme(theme)].bg;

/** Draws the logo as an icon. */
export function drawIcon({ size, margin = 0 }: Icon, format: 'png' | 'ico'): ImageResponse {
  const side = Math.round(size * (1 - 2 * margin));
  const icon = (
    <div className="icon">
      <img src={logoSvg(siteLogo(), theme)} alt="" width={side} height={side} />
    </div>
  );
  const css = `.icon {
    width: 100%; height: 100%; display: flex; align-items: center; justify-content: center;
    ${margin > 0 ? `background-color: ${background};` : ''}
  }`;
  const options = { width: size, height: size, css, emoji: 'from-font' } as const;
  // Both branches are the same: TypeScript chooses the type of the options by the literal format.
  return format === 'ico'
    ? new ImageResponse(icon, { ...options, format })
    : new ImageResponse(icon, { ...options, format });
}
