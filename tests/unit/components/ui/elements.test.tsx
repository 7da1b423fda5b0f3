import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { StructuredData } from '@/components/ui/structured-data';
import { filesIn } from '@/lib/files/files-in';

it('no text in structured data can close the script element', () => {
  const data = { name: '</script><script>alert(1)</script> & "quotes" <!--' };
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});

it('trusted HTML is rendered by one component only', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|DOMParser|srcDoc/;
  const files = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && sink.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['components/ui/trusted-html.tsx']);
});
