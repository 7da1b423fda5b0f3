/** @jest-environment node */
import { slimFlight } from '@/build/export/slim-flight';

it('leaves out what is not set', () => {
  expect(
    slimFlight('0:["$","a",null,{"href":"/","id":"$undefined"}]\n1:{"a":"$undefined"}\n'),
  ).toBe('0:["$","a",null,{"href":"/"}]\n1:{}\n');
});

it('keeps what is set, in rows of every kind', () => {
  const flight =
    '1:"$Sreact.fragment"\n2:I[38024,["$1"],"Header"]\n:HL["/a.css","style"]\n3:X\n3:C\n' +
    '4:Ta,é\n"$a":"}5:["$",{"html":"$4","list":["$undefined",null,0,""]}]\n';
  expect(slimFlight(flight)).toBe(flight);
});

it('leaves out what sites are told on which a page is shared, and nothing else of the head', () => {
  const meta = (name: string) => `["$","meta","0",{"property":"${name}","content":"a"}]`;
  const description = '["$","meta","1",{"name":"description","content":"a"}]';
  expect(slimFlight(`0:[${meta('og:title')},${meta('article:tag')},${description}]\n`)).toBe(
    `0:[null,null,${description}]\n`,
  );
});

it('leaves out the text of JSON-LD, wherever it stands', () => {
  const script = (children: string) =>
    `["$","script",null,{"type":"application/ld+json","children":"${children}"}]`;
  const flight = `1:T2,{}2:T2,{}3:${script('$1')}\n4:${script('[1]')}\n`;
  expect(slimFlight(flight)).toBe(`2:T2,{}3:${script('{}')}\n4:${script('{}')}\n`);
});

it('refuses what it does not know', () => {
  expect(() => slimFlight('0:{}\nno row\n')).toThrow('no row at byte 5');
  expect(() => slimFlight('0:{}')).toThrow('break off in row 0');
});
