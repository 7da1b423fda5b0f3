import { isMap, isNode, isScalar, type Document, type LineCounter } from 'yaml';

/**
 * The line of a value in YAML or JSON.
 * @param path names and indexes, such as `['work', 0, 'url']`
 * @returns for a missing value, the line of the list or object that lacks it, or 1
 */
export function lineInYaml(
  document: Document,
  counter: LineCounter,
  path: readonly PropertyKey[],
): number {
  for (let depth = path.length; depth > 0; depth--) {
    const name = path[depth - 1];
    const parent = depth > 1 ? document.getIn(path.slice(0, depth - 1), true) : document.contents;
    // The value of a field can begin on the line below its name.
    const pair =
      isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
    const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}
