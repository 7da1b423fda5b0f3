import { drawDiagram } from '@/lib/markdown/diagram';
import { dangersIn, fragment } from '../../../support/html';
import { renderForBuild, renderMarkdown } from '../../../support/markdown';

const page = (code: string, meta = '') =>
  fragment(renderForBuild(`\`\`\`mermaid ${meta}\n${code}\n\`\`\``));

it.each([
  ['a flowchart', 'graph TD\n  A[Start]-->B{Sure?}\n  B -->|Yes| C(Done)', ['Sure?', 'Yes']],
  ['a sequence', 'sequenceDiagram\n  Alice->>Bob: Hello\n  Bob-->>Alice: Hi', ['Alice', 'Hello']],
  ['states', 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy: go', ['Idle', 'Busy', 'go']],
  ['classes', 'classDiagram\n  class A {\n    +mint() void\n  }\n  A <|-- Coin', ['mint', 'Coin']],
  ['entities', 'erDiagram\n  A ||--o{ B : places\n  A {\n    string id PK\n  }', ['places', 'id']],
])('a diagram of %s is a drawing in colours of the themes, without script', (_, code, words) => {
  const root = page(code);
  const svg = root.querySelector('figure.diagram svg[viewBox]');
  for (const word of words) expect(svg).toHaveTextContent(word);
  expect(root.querySelector('style, [style], a, script, [data-id], pre')).toBeNull();
  expect(dangersIn(root)).toEqual([]);
  const colours = [...root.querySelectorAll('[fill], [stroke]')].flatMap((shape) => [
    shape.getAttribute('fill') ?? 'none',
    shape.getAttribute('stroke') ?? 'none',
  ]);
  for (const colour of colours) expect(colour).toMatch(/^(none|transparent|var\(--[\w-]+\))$/);
});

it('a diagram has a name for screen readers', () => {
  const image = page('graph LR\n  A[Write] --> B[Build]').querySelector('svg');
  expect(image).toHaveAttribute('role', 'img');
  expect(image).toHaveAccessibleName('Diagram: Write, Build');
  const named = page('graph LR\n  A --> B', 'title="How it works"');
  expect(named.querySelector('svg')).toHaveAccessibleName('How it works');
  expect(named.querySelector('figcaption')).toHaveTextContent('How it works');
});

it('a diagram has no words but its own', () => {
  const svg = page('erDiagram\n  A ||--|| B : has').querySelector('svg');
  expect(svg?.textContent?.match(/\w+/g)).toEqual(['A', 'B', 'has']);
});

it('a diagram has arrow heads of its own', () => {
  const root = page('graph LR\n  A --> B\n```\n\n```mermaid\ngraph LR\n  A --> C');
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const edge of root.querySelectorAll('[marker-end]')) {
    expect(ids).toContain(/#([^)]+)/.exec(edge.getAttribute('marker-end') ?? '')?.[1]);
  }
});

it.each([
  ['graph TD;\n  A-->B;\n  B-->C;', 2],
  ['graph\n  A --> B', 1],
  ['graph LR\n  A[a --> b] -- c --> B\n  A & B <--> C', 3],
  ['sequenceDiagram\n  loop a -> b\n  A->>B: c --> d\n  end\n  Note over A,B: e -> f', 1],
])('a diagram has every arrow: %j', (code, count) => {
  expect(drawDiagram(code)).toMatchObject({ ok: true });
  const arrows = page(code).querySelectorAll('svg :is(polyline, line, path)[marker-end]');
  expect(arrows).toHaveLength(count);
});

it('a diagram stays code in the browser, and where it has an error', () => {
  expect(
    fragment(renderMarkdown('```mermaid\ngraph LR\n  A --> B\n```')).querySelector('svg'),
  ).toBeNull();
  expect(page('pie\n  "A": 1').querySelector('pre')).toHaveTextContent('pie');
});

it.each([
  ['another kind', 'gantt\n  title A', 1, 'it is no flowchart'],
  ['nothing', '', 1, 'it is no flowchart'],
  [
    'an open bracket',
    'graph TD\n  A["a)"] --> C\n  A --> B{Sure\n  B -->|Yes| C(Wide)',
    3,
    'not closed',
  ],
  ['colours', 'graph TD\n  A --> B\n  style A fill:#f00', 3, 'pages draw diagrams in their own'],
  ['a loop that is not closed', 'sequenceDiagram\n  loop Daily\n  A->>B: Hi', 2, 'not closed'],
  ['a direction that is none', 'graph XX\n  A --> B', 1, 'graph XX'],
  ['a name in other letters', 'graph TD\n  A -->|ano| Čtečka', 2, 'such as a["Čtečka"]'],
  ['what is no arrow', 'sequenceDiagram\n  Alice ~> Bob: Hi', 2, 'is not drawn'],
  ['another arrow between the same two', 'graph LR\n  A --> B\n  A -> B', 3, 'arrow'],
])('a diagram says what is wrong, and where: %s', (_, code, line, error) => {
  expect(drawDiagram(code)).toEqual({ ok: false, line, error: expect.stringContaining(error) });
});
