/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { latePartsOf } from '@/build/export/late-script';
import { Gallery } from '@/components/projects/gallery';
import { siteContent } from '@/lib/site/content';

it('a page with a gallery and nothing else to open gets the viewer', () => {
  const images = siteContent().projects.flatMap((project) => project.images);
  const partsWith = (shown: typeof images) =>
    latePartsOf(renderToStaticMarkup(<Gallery images={shown} />));
  expect(partsWith(images)).toEqual(['lib/enhance/viewer.ts']);
  expect(partsWith([])).toEqual([]);
});
