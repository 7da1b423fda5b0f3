/** @jest-environment node */
import { lineOfField } from '@/lib/content/line-numbers';

const source = `---
title: A
images:
  - src: /a.png
    alt: A
    more:
      - A
  - src: /b.png
tags:
- CSS
- HTML
links: [A, B]
---
- Text
`;

it.each([
  ['title', 2],
  ['images', 3],
  ['images.0.src', 4],
  ['images.1.alt', 8],
  ['images.2', 3],
  ['tags', 9],
  ['tags.1', 11],
  ['links.1', 12],
  ['missing', 1],
])('finds the line of %s', (field, line) => expect(lineOfField(source, field)).toBe(line));
