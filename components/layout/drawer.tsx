'use client';

import * as m from 'framer-motion/m';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { strings } from '@/data/strings';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { CloseIcon, MenuIcon } from '../ui/line-icons';
import { useHydrated } from '../ui/use-hydrated';
import { useModal } from '../ui/use-modal';
import { useApp } from './app-provider';

const ID = 'drawer';

const variants = {
  open: { y: 0, opacity: 1 },
  closed: { y: '-1.5rem', opacity: 0 },
};

interface DrawerProps {
  toggleClassName?: string;
  /** The logo and the name of the site. */
  title: ReactNode;
  children: ReactNode;
}

/**
 * The navigation on narrow screens: a button, and the drawer that it opens. The button sets `isDrawerOpen` of
 * {@link useApp}, and {@link useModal} then shows the dialog. Before hydration, the button opens it as a popover.
 */
export function Drawer({ toggleClassName = '', title, children }: DrawerProps) {
  const { isDrawerOpen, setDrawerOpen } = useApp();
  const toggle = useRef<HTMLButtonElement>(null);
  const isAnimated = useMotionReady();
  const isHydrated = useHydrated();
  const dialog = useModal(isDrawerOpen, {
    onTakeOver: () => setDrawerOpen(true),
    closesItself: isAnimated,
  });

  // In a wide window, the header has the links, and no button for the drawer.
  useEffect(() => {
    if (!toggle.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) setDrawerOpen(false);
    });
    observer.observe(toggle.current);
    return () => observer.disconnect();
  }, [setDrawerOpen]);

  function closeOnClick({ target, currentTarget }: MouseEvent) {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target as Element).closest('a')) setDrawerOpen(false);
  }

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`grid h-12 w-[min(3rem,15vw)] place-items-center ${toggleClassName}`}
        aria-label={strings.layout.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isHydrated ? isDrawerOpen : undefined}
        popoverTarget={ID}
        onClick={(event) => {
          event.preventDefault();
          setDrawerOpen(!isDrawerOpen);
        }}
      >
        <MenuIcon className="size-6" />
      </button>
      <m.dialog
        ref={dialog}
        id={ID}
        aria-label={strings.layout.menu}
        popover="auto"
        // Before hydration, CSS animates the popover.
        className="max-h-full w-full max-w-full overscroll-contain border-b border-line bg-bg text-text [&:popover-open]:animate-drawer-in backdrop:bg-scrim backdrop:transition-opacity backdrop:duration-300 data-closing:backdrop:opacity-0"
        data-closing={isAnimated && !isDrawerOpen ? '' : undefined}
        variants={variants}
        animate={isAnimated ? (isDrawerOpen ? 'open' : 'closed') : undefined}
        transition={{ duration: 0.3, ease: easeOut }}
        onAnimationComplete={(variant) => {
          if (variant === 'closed') dialog.current?.close();
        }}
        onCancel={(event) => {
          event.preventDefault();
          setDrawerOpen(false);
        }}
        onClose={() => setDrawerOpen(false)}
        onClick={closeOnClick}
      >
        <div className="px-side pb-12">
          <div className="flex h-header items-center justify-between gap-4">
            <div className="flex min-w-0 items-center gap-3 font-display leading-tight font-bold wrap-anywhere">
              {title}
            </div>
            <button
              type="button"
              className="grid h-12 w-[min(3rem,15vw)] flex-none place-items-center"
              aria-label={strings.layout.closeMenu}
              popoverTarget={ID}
              popoverTargetAction="hide"
              onClick={(event) => {
                event.preventDefault();
                setDrawerOpen(false);
              }}
            >
              <CloseIcon className="size-6" />
            </button>
          </div>
          {children}
        </div>
      </m.dialog>
    </>
  );
}
