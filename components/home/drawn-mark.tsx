import * as m from 'framer-motion/m';
import { readPattern } from '@/lib/graphics/pattern';
import { easeOut } from '../motion/motion-provider';

/** How long a tile grows, and how much later it begins than its neighbours before it, in seconds. */
const GROWTH = 0.3;
const STAGGER = 0.05;

interface DrawnMarkProps {
  pattern: string;
  label: string;
}

/** The tiles of a pattern. New ones grow, from the first corner to the last. */
export function DrawnMark({ pattern, label }: DrawnMarkProps) {
  const { colors, tiles } = readPattern(pattern);
  return (
    <svg
      viewBox="0 0 4 4"
      role="img"
      aria-label={label}
      className="aspect-square w-full max-sm:mx-auto max-sm:max-w-[min(100%,34svh)] sm:sticky sm:top-8"
    >
      {tiles.map(({ x, y, path, ink }) => (
        <m.path
          key={`${x}${y}${path}${colors[ink]}`}
          d={path}
          fill={colors[ink]}
          // Closes the seams between tiles.
          stroke={colors[ink]}
          strokeWidth={0.01}
          initial={{ scale: 0 }}
          animate={{ scale: 1 }}
          transition={{ delay: (x + y) * STAGGER, duration: GROWTH, ease: easeOut }}
        />
      ))}
    </svg>
  );
}
