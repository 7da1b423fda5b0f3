import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../../site/support/test';

test('no sheet of a printed page is blank', async ({ page }) => {
  for (const path of ['./', 'about/', 'projects/', 'maskott/']) {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      const { text } = await extractText(pdf);
      expect(text, `${path} on ${format}`).not.toContain('');
    }
  }
});
