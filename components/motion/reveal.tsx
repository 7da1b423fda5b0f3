'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
}

const loadFade = () => import('./fade-in');

/**
 * Fades its content in once, when it first scrolls into view. The content is in the page and
 * visible from the start: it is hidden only after script has seen that it lies below the fold, and
 * shown without motion when the code for motion cannot be had.
 */
export function Reveal({ children, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  const [Fade, setFade] = useState<Awaited<ReturnType<typeof loadFade>>['FadeIn']>();

  useEffect(() => {
    const element = ref.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || element.getBoundingClientRect().top <= window.innerHeight) return;
    setHidden(true);

    const show = () =>
      loadFade().then(
        ({ FadeIn }) => setFade(() => FadeIn),
        () => setHidden(false),
      );
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void show();
    });
    observer.observe(element);
    // The first scroll says that it will be needed.
    const prepare = () => loadFade().catch(() => undefined);
    window.addEventListener('scroll', prepare, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', prepare);
    };
  }, []);

  if (Fade) return <Fade className={className}>{children}</Fade>;
  return (
    <div ref={ref} className={className} style={isHidden ? { opacity: 0 } : undefined}>
      {children}
    </div>
  );
}
