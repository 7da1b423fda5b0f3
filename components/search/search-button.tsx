'use client';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsScripted } from '../ui/use-is-scripted';
import { keepTyping } from './keep-typing';
import type { SearchDialogProps } from './search-dialog';
import { asksForSearch, hasSlashShortcut } from './shortcut';

/** How long the page says that the search could not be loaded, in milliseconds. */
const NOTICE = 10_000;

type State = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Opens the search, which is loaded only then. The button has its place from the start and shows
 * once it works: without script there is nothing that it could do.
 */
export function SearchButton({ children }: { children: ReactNode }) {
  const isScripted = useIsScripted();
  // The visitor's choice is in the browser: until script is there, it is not known.
  const hasSlash = !isScripted || hasSlashShortcut();
  const [state, setState] = useState<State>('closed');
  const [typed, setTyped] = useState('');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  /** Ends the keeping of what is typed before the field is there; nothing while none is awaited. */
  const typing = useRef<() => string>(undefined);

  const takeTyped = useCallback(() => {
    const text = typing.current?.() ?? '';
    typing.current = undefined;
    return text;
  }, []);

  const open = useCallback(() => {
    typing.current ??= keepTyping();
    setState('loading');
    import('./search-dialog').then(
      ({ SearchDialog }) => {
        if (!typing.current) return;
        const text = takeTyped();
        // At once: a key that is pressed in between would be lost.
        flushSync(() => {
          setTyped(text);
          setDialog(() => SearchDialog);
          setState('open');
        });
      },
      (error: unknown) => {
        console.error(error);
        if (!typing.current) return;
        takeTyped();
        setState('failed');
      },
    );
  }, [takeTyped]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    if (state !== 'loading') return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      takeTyped();
      setState('closed');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [state, takeTyped]);

  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => setState('closed'), NOTICE);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <button
        type="button"
        className={`search-button ${isScripted ? '' : 'invisible'}`}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${hasSlash ? '/ ' : ''}Control+K Meta+K`}
        aria-busy={state === 'loading'}
        onClick={open}
      >
        {children}
      </button>
      {state === 'failed' && (
        <p role="alert" className="search-alert">
          The search could not be loaded. Check your connection, then try again.
        </p>
      )}
      {state === 'open' && Dialog && <Dialog typed={typed} onClose={() => setState('closed')} />}
    </>
  );
}
