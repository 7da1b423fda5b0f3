import type { Element, Root } from 'hast';
import { rehype } from 'rehype';
import { parseMarkdown } from '@/lib/markdown/markdown';
import { visitElements, visitNodes } from '@/lib/markdown/visit';

const html = rehype().data('settings', { fragment: true });
const treeOf = (text: string): Root => html.parse(text);
const textOf = (tree: Root) => html.stringify(tree);

describe('a walk over elements', () => {
  it('meets each one, those around it first', () => {
    const names: string[] = [];
    visitElements(treeOf('<p>a<b><i>b</i></b><u>c</u></p><hr>'), ({ tagName }) => {
      names.push(tagName);
    });
    expect(names).toEqual(['p', 'b', 'i', 'u', 'hr']);
  });

  it('leaves out what an element holds where it is told the next place', () => {
    const names: string[] = [];
    visitElements(treeOf('<p><b>a</b></p><hr>'), ({ tagName }, index) => {
      names.push(tagName);
      return tagName === 'p' ? index + 1 : undefined;
    });
    expect(names).toEqual(['p', 'hr']);
  });

  it('lets elements give way to what they hold', () => {
    const tree = treeOf('<p><span><span>a</span><b>b</b></span></p>');
    visitElements(tree, ({ tagName, children }, index, parent) => {
      if (tagName !== 'span') return undefined;
      parent.children.splice(index, 1, ...children);
      return index;
    });
    expect(textOf(tree)).toBe('<p>a<b>b</b></p>');
  });

  it('goes on with what the element held when another has taken its place', () => {
    const tree = treeOf('<table><tbody><tr><td><b>a</b></td></tr></tbody></table>');
    visitElements(tree, (node, index, parent) => {
      const around: Element = { type: 'element', tagName: 'div', properties: {}, children: [node] };
      if (node.tagName === 'table') parent.children[index] = around;
      if (node.tagName === 'b') node.tagName = 'i';
    });
    expect(textOf(tree)).toMatch(/^<div><table>.*<i>a<\/i>.*<\/table><\/div>$/);
  });
});

describe('a walk over markdown', () => {
  it('meets each node in the order of the text, and says where it stands', () => {
    const met: string[] = [];
    visitNodes(parseMarkdown('a *b*\n\n- c'), ({ type }, index, parent) => {
      met.push(`${parent.type} ${index}: ${type}`);
    });
    expect(met).toEqual([
      'root 0: paragraph',
      'paragraph 0: text',
      'paragraph 1: emphasis',
      'emphasis 0: text',
      'root 1: list',
      'list 0: listItem',
      'listItem 0: paragraph',
      'paragraph 0: text',
    ]);
  });
});
