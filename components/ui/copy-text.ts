/**
 * Copies a text. If the browser does not allow it, the text is selected instead.
 * @param text what to copy
 * @param element what shows the text
 */
export async function copyText(text: string, element: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}
