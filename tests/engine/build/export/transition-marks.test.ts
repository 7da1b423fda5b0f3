/** @jest-environment node */
import { withoutTransitionMarks } from '@/build/export/transition-marks';

it('takes the marks of view transitions from elements, and leaves text as it is', () => {
  const html =
    '<svg viewBox="0 0 4 4" vt-name="glyph-a" vt-update="none" vt-share="auto"></svg><p>a vt-name="b"</p>';
  expect(withoutTransitionMarks(html)).toBe('<svg viewBox="0 0 4 4"></svg><p>a vt-name="b"</p>');
});
