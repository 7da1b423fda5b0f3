import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { keepTogether } from '@/components/ui/keep-together';
import { StructuredData } from '@/components/ui/structured-data';
import { filesIn } from '@/lib/files/files-in';
import { show } from '../../../support/elements';

it('no text in structured data can close the script element', () => {
  const data = { name: '</script><script>alert(1)</script> & "quotes" <!--' };
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});

it('words with hyphens are kept together, and no text is lost', () => {
  const name = show(<p>{keepTogether('Ana Mutua-Ødegaard of Aix-en-Provence')}</p>);
  const kept = [...name.querySelectorAll('span')].map((word) => word.textContent);
  expect(kept).toEqual(['Mutua-Ødegaard', 'Aix-en-Provence']);
  expect(name).toHaveTextContent('Ana Mutua-Ødegaard of Aix-en-Provence');
});

it('trusted HTML is rendered by one component only', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|DOMParser|srcDoc/;
  const files = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && sink.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['components/ui/trusted-html.tsx']);
});
