import type { IconType } from 'react-icons';
import { SiSolidity } from 'react-icons/si';
import {
  TbBrandDocker,
  TbBrandFigma,
  TbBrandNextjs,
  TbBrandNodejs,
  TbBrandTailwind,
  TbCurrencyEthereum,
  TbDatabase,
} from 'react-icons/tb';
import type { ToolkitItem } from '@/data/toolkit';

const icons: Record<ToolkitItem['icon'], IconType> = {
  nextjs: TbBrandNextjs,
  tailwindcss: TbBrandTailwind,
  solidity: SiSolidity,
  ethereum: TbCurrencyEthereum,
  nodejs: TbBrandNodejs,
  sql: TbDatabase,
  docker: TbBrandDocker,
  figma: TbBrandFigma,
};

/** A tool's mark in white on a rounded tile with the tool's gradient. */
export function ToolkitIcon({ item }: { item: ToolkitItem }) {
  const Icon = icons[item.icon];
  const id = `tile-${item.icon}`;
  return (
    <span className="relative grid size-12 shrink-0 place-items-center">
      <svg viewBox="0 0 48 48" className="absolute inset-0" aria-hidden="true">
        <linearGradient id={id} x2="1" y2="1">
          <stop stopColor={item.gradient[0]} />
          <stop offset="1" stopColor={item.gradient[1]} />
        </linearGradient>
        <rect width="48" height="48" rx="4" fill={`url(#${id})`} />
      </svg>
      <Icon aria-hidden="true" className="relative size-6 text-on-solid" />
    </span>
  );
}
