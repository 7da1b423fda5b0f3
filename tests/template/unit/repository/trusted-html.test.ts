import { readFileSync } from 'node:fs';
import { filesIn } from '@/lib/files/files-in';

it('only one component renders trusted HTML', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|DOMParser|srcDoc/;
  const files = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && sink.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['components/ui/trusted-html.tsx']);
});
