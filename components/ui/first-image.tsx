'use client';

import { useState, type ComponentProps } from 'react';
import { ResponsiveImage } from './responsive-image';
import { useHydrated } from './use-hydrated';

/**
 * An image above the fold. It is eager in a document, but lazy after a link, because React lets a view transition
 * wait for images up to half a second: https://react.dev/reference/react/ViewTransition
 */
export function FirstImage(props: ComponentProps<typeof ResponsiveImage>) {
  const isHydrated = useHydrated();
  const [loading] = useState<'lazy' | 'eager'>(isHydrated ? 'lazy' : 'eager');
  return <ResponsiveImage {...props} loading={loading} />;
}
