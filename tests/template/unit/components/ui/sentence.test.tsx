import { Sentence } from '@/components/ui/sentence';
import { show } from '../../../support/elements';

it('keeps short compounds together, and the text as it is', () => {
  const text = 'Moved back to front-end work, with end-to-end tests and a dash - here';
  const container = show(<Sentence>{text}</Sentence>);
  expect(container).toHaveTextContent(text);
  const kept = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['front-end', 'end-to-end']);
});
