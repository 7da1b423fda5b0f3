/**
 * Keeps what is typed while there is no field for it yet.
 * @returns a function that ends it and returns the text
 */
export function keepTyping(): () => string {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    // Other keys than those of characters have names: https://www.w3.org/TR/uievents-key/
    if ([...key].length === 1) text += key;
    else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    return text;
  };
}
