import { z } from 'zod';
import { markedFields } from '@/lib/content/marked-fields';
import { image, text } from '@/lib/schema/fields';

const recipe = z.strictObject({
  name: text('a name'),
  photo: image('a photo').optional(),
  notes: text('notes').meta({ format: 'markdown' }).default('*None*'),
  steps: z.array(z.strictObject({ photo: image('a photo'), caption: text('a caption') })),
});

const soup = recipe.parse({
  name: 'Soup',
  steps: [
    { photo: '/boil.jpg', caption: 'Boil' },
    { photo: '/eat.jpg', caption: 'Eat' },
  ],
});

it('finds the images of front matter, in lists too', () => {
  expect(markedFields(recipe, soup, 'image')).toEqual({
    'steps[0].photo': '/boil.jpg',
    'steps[1].photo': '/eat.jpg',
  });
});

it('finds the Markdown of front matter', () => {
  expect(markedFields(recipe, soup, 'markdown')).toEqual({ notes: '*None*' });
});
