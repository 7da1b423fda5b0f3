import type { Words } from '@/lib/site/types';

/** The owner's key figures, such as years of experience. Renders nothing if there are none. */
export function Claims({ claims }: Pick<Words['about'], 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <dl className="claims">
      {claims.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-4">
          <dt className="font-mono text-caption text-muted">{label}</dt>
          <dd className="font-display text-numeral font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
