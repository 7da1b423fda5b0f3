import type { ToolkitItem } from '@/lib/site/types';
import { Icon } from '../layout/icon';

/** A tool's icon in white on a rounded tile with the tool's gradient. */
export function ToolkitIcon({ item: { icon, gradient } }: { item: ToolkitItem }) {
  const id = `tile-${icon}`;
  return (
    <span className="relative grid size-12 shrink-0 place-items-center">
      <svg viewBox="0 0 48 48" className="absolute inset-0" aria-hidden="true">
        <linearGradient id={id} x2="1" y2="1">
          <stop stopColor={gradient[0]} />
          <stop offset="1" stopColor={gradient[1]} />
        </linearGradient>
        <rect width="48" height="48" rx="4" fill={`url(#${id})`} />
      </svg>
      <Icon name={icon} className="relative size-6 text-on-solid" />
    </span>
  );
}
