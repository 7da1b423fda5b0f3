import { Title } from '@/components/ui/title';
import { show } from '../../../support/elements';

it.each([
  ['Three ways to write JavaScript', 'Three ways to write JavaScript'],
  ['`auto-fit` or `auto-fill`', '<code>auto-fit</code> or <code>auto-fill</code>'],
  ['On Array.prototype.reduceRight', 'On Array.<wbr>prototype.<wbr>reduce<wbr>Right'],
  ['`renderToPipeableStream`', '<code>render<wbr>To<wbr>Pipeable<wbr>Stream</code>'],
])('the title %s has code, and breaks in long names', (title, html) => {
  const { innerHTML } = show(<Title>{title}</Title>);
  expect(innerHTML.replaceAll(/<code[^>]*>/g, '<code>')).toBe(html);
});
