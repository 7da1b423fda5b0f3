import { FailureNotice } from '@/components/layout/failure-notice';
import { strings } from '@/data/strings';
import { show } from '../../../support/elements';

const broken = new Error('content/blog/a.md:2: Nested mappings are not allowed');

it('a page that fails says so to visitors, and in npm run dev why', () => {
  const words = () => show(<FailureNotice error={broken} />).textContent;
  expect(words()).toContain(strings.failure.title);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(words()).toBe(broken.message);
});
