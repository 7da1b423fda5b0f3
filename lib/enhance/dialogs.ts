/*
 * What the browser does not do by itself with the drawer and other dialogs. Part of the late script, and
 * imported by components/layout/app-provider.tsx for `npm run dev`.
 */

/** Without script, these buttons open their dialog as a popover. Here they open it as a modal one. */
addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[popovertarget]');
  const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (button?.matches('[popovertargetaction=hide]')) dialog.close();
  else dialog.showModal();
});

/** A drawer that was opened before this script came. */
const early = document.querySelector<HTMLDialogElement>('#drawer');
if ('popover' in HTMLElement.prototype && early?.matches(':popover-open')) {
  early.hidePopover();
  early.showModal();
}

/** A link in the drawer may lead to a place on the same page. Safari does not know `closedby`. */
addEventListener('click', ({ target }) => {
  const drawer = (target as Element).closest<HTMLDialogElement>('#drawer');
  const isBackdrop = drawer === target && !('closedBy' in HTMLDialogElement.prototype);
  if (isBackdrop || (target as Element).closest('a')) drawer?.close();
});

/** A wide window has the links of the drawer in its header, and no button for it. */
const closeInWideWindow = () => {
  const button = document.querySelector('[popovertarget=drawer]');
  if (button?.getClientRects().length !== 0) return;
  document.querySelector<HTMLDialogElement>('#drawer')?.close();
};
closeInWideWindow();
addEventListener('resize', closeInWideWindow);
