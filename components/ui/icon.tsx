import { createElement, type ReactNode } from 'react';
import { findIcon, type IconNode } from '@/lib/graphics/icons';

interface IconProps {
  name: string;
  className?: string;
}

/** An icon named in `data/`, as decoration. An unknown name renders nothing; the build reports it. */
export function Icon({ name, className }: IconProps) {
  const icon = findIcon(name);
  if (!icon) return null;
  return (
    <svg
      stroke="currentColor"
      fill="currentColor"
      strokeWidth="0"
      {...icon.attributes}
      aria-hidden="true"
      className={className}
      height="1em"
      width="1em"
    >
      {icon.children.map(toElement)}
    </svg>
  );
}

const toElement = ({ type, props: { children, ...props } }: IconNode, key: number): ReactNode =>
  createElement(type, { ...props, key }, ...[children ?? []].flat().map(toElement));
