import { owner } from '@/data/owner';
import { withBasePath } from '@/data/base-path';

/** The owner's photograph, or the drawing that stands in for it. */
export function Portrait() {
  const { src, alt } = owner.portrait;
  return (
    <img
      src={withBasePath(src)}
      alt={alt}
      width={800}
      height={1000}
      loading="lazy"
      className="aspect-[4/5] w-full rounded-large object-cover"
    />
  );
}
