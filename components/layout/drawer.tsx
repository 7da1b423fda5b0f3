'use client';

import * as m from 'framer-motion/m';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { LuMenu, LuX } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { useHydrated } from '../ui/use-hydrated';
import { useModal } from '../ui/use-modal';
import { useApp } from './app-provider';

const ID = 'drawer';

const variants = {
  // Opaque from the first frame.
  open: { y: 0, opacity: 1, transition: { opacity: { duration: 0 } } },
  closed: { y: '-1.5rem', opacity: 0, transitionEnd: { opacity: 1 } },
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
  const open = () => setDrawerOpen(true);
  const close = () => setDrawerOpen(false);
  const isAnimated = useMotionReady();
  const isHydrated = useHydrated();
  const dialog = useModal(isDrawerOpen, { onTakeOver: open, closesItself: isAnimated });
  const toggle = useRef<HTMLButtonElement>(null);
  // In a wide window, the header has the links, and no button for the drawer.
  useOnHidden(toggle, close);

  return (
    <>
      <DrawerButton
        ref={toggle}
        className={toggleClassName}
        aria-label={strings.layout.menu}
        aria-haspopup="dialog"
        aria-expanded={isHydrated ? isDrawerOpen : undefined}
        onPress={isDrawerOpen ? close : open}
      >
        <LuMenu aria-hidden="true" className="size-6" />
      </DrawerButton>
      <DrawerDialog ref={dialog} isOpen={isDrawerOpen} isAnimated={isAnimated} onClose={close}>
        <TitleBar title={title} onClose={close} />
        {children}
      </DrawerDialog>
    </>
  );
}

interface DrawerDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  isAnimated: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that slides in from above, and closes at the end of its animation. */
function DrawerDialog({ ref, isOpen, isAnimated, onClose, children }: DrawerDialogProps) {
  function closeOnClick({ target, currentTarget }: MouseEvent) {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target as Element).closest('a')) onClose();
  }

  return (
    <m.dialog
      ref={ref}
      id={ID}
      aria-label={strings.layout.menu}
      popover="auto"
      // Before hydration, CSS animates the popover.
      className="max-h-full w-full max-w-full overscroll-contain border-b border-line bg-bg text-text [&:popover-open]:animate-drawer-in backdrop:bg-scrim backdrop:transition-opacity backdrop:duration-300 data-closing:backdrop:opacity-0"
      data-closing={isAnimated && !isOpen ? '' : undefined}
      variants={variants}
      animate={isAnimated ? (isOpen ? 'open' : 'closed') : undefined}
      transition={{ duration: 0.3, ease: easeOut }}
      onAnimationComplete={(variant) => {
        if (variant === 'closed') ref.current?.close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={closeOnClick}
    >
      <div className="px-side pb-12">{children}</div>
    </m.dialog>
  );
}

/** The upper edge of the drawer, which looks like the header: the title, and the button that closes the drawer. */
const TitleBar = ({ title, onClose }: { title: ReactNode; onClose: () => void }) => (
  <div className="flex h-header items-center justify-between gap-4">
    <div className="flex min-w-0 items-center gap-3 font-display leading-tight font-bold wrap-anywhere">
      {title}
    </div>
    <DrawerButton
      className="flex-none"
      aria-label={strings.layout.close}
      popoverTargetAction="hide"
      onPress={onClose}
    >
      <LuX aria-hidden="true" className="size-6" />
    </DrawerButton>
  </div>
);

interface DrawerButtonProps extends ComponentProps<'button'> {
  onPress: () => void;
}

/** A button that opens or closes the drawer, before hydration by its `popoverTarget`. */
const DrawerButton = ({ className = '', onPress, ...props }: DrawerButtonProps) => (
  <button
    type="button"
    className={`grid h-12 w-[min(3rem,15vw)] -me-[min((min(3rem,15vw)-1.5rem)/2,var(--side))] place-items-center ${className}`}
    popoverTarget={ID}
    onClick={(event) => {
      event.preventDefault();
      onPress();
    }}
    {...props}
  />
);

/** Calls a function when CSS hides an element. */
function useOnHidden(element: RefObject<HTMLElement | null>, onHidden: () => void) {
  const onResize = useEffectEvent((width: number | undefined) => {
    if (width === 0) onHidden();
  });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => onResize(entry?.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
