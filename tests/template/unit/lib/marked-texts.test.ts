import { z } from 'zod';
import { image, line, sentence, text } from '@/lib/schema/fields';
import { mapMarkedTexts, markedTexts } from '@/lib/schema/marked-texts';

const recipe = z.strictObject({
  name: line('a name'),
  photo: image('a photo').optional(),
  notes: text('notes').meta({ format: 'markdown' }).default('*None*'),
  steps: z
    .array(z.strictObject({ photo: image('a photo'), caption: sentence('a caption') }).nullable())
    .transform((steps) => steps.filter((one) => one !== null)),
});

const soup = recipe.parse({
  name: 'Soup',
  steps: [
    { photo: '/boil.jpg', caption: 'Boil' },
    { photo: '/eat.jpg', caption: 'Eat' },
  ],
});

it('finds the images of data, in lists too', () => {
  expect(markedTexts(recipe, soup, 'image')).toEqual([
    { path: ['steps', 0, 'photo'], text: '/boil.jpg' },
    { path: ['steps', 1, 'photo'], text: '/eat.jpg' },
  ]);
});

it('finds the Markdown of data', () => {
  expect(markedTexts(recipe, soup, 'markdown')).toEqual([{ path: ['notes'], text: '*None*' }]);
});

it('changes sentences, and leaves everything else as it is', () => {
  expect(mapMarkedTexts(recipe, soup, 'sentence', (caption) => `${caption}!`)).toEqual({
    ...soup,
    steps: [
      { photo: '/boil.jpg', caption: 'Boil!' },
      { photo: '/eat.jpg', caption: 'Eat!' },
    ],
  });
});
