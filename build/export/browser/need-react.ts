/*
 * Part of the late script. It fetches React (start-react.ts) when something needs it: a button that React
 * answers, or the event `needs-react` on the document. A visit that only reads, or uses what lib/enhance/
 * does, never does.
 */

{
  const { early } = document.currentScript as HTMLScriptElement;
  /** The buttons that the browser, lib/enhance/ and early-search.ts answer. */
  const answered =
    '[popovertarget], [data-copy], .viewer *, dialog.search-dialog *, .search-button';
  /** Buttons that were clicked and React has to answer. */
  const clicked: HTMLElement[] = [];
  /** What to do at the next need. */
  const again: (() => unknown)[] = [() => addScript()];

  const addScript = () => {
    const [src, integrity] = kind.react;
    const start: Start = { flight: early.page.flight, again };
    const script = Object.assign(document.createElement('script'), { integrity, start });
    script.src = early.policy?.createScriptURL(src) ?? src;
    script.onerror = () => again.push(addScript);
    document.head.append(script);
  };
  const start = () => {
    for (const act of again.splice(0)) act();
  };

  const buttonOf = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button');
    return button?.matches(answered) ? null : button;
  };
  const hydrated = new AbortController();
  const options = { capture: true, signal: hydrated.signal };
  for (const name of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(name, (event) => buttonOf(event) && start(), options);
  }
  addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (!button) return;
      clicked.push(button);
      start();
    },
    options,
  );
  document.addEventListener('needs-react', start);
  addEventListener('hydrated', () => {
    hydrated.abort();
    for (const button of clicked) button.click();
  });
}
