import { renderToString } from 'react-dom/server';
import { StructuredData } from '@/components/ui/structured-data';

it('no text in structured data can close the script element', () => {
  const data = { name: '</script><script>alert(1)</script> & "quotes" <!--' };
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});
