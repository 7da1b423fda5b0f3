import { renderToString } from 'react-dom/server';
import { StructuredData } from '@/components/ui/structured-data';

it('is JSON-LD that no text in it can end', () => {
  const data = { name: '</script><script>alert(1)</script> & "quotes" <!--' };
  const html = renderToString(<StructuredData data={data} />);
  const [, content = ''] =
    /^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(html) ?? [];
  expect(content).not.toContain('<');
  expect(JSON.parse(content)).toEqual(data);
});
