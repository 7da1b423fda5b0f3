import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LocalTime } from '@/components/contact/local-time';
import { strings } from '@/data/strings';

const { time } = strings.contact;

const clockIn = (language: string) => (
  <LocalTime city="Tokyo" timeZone="Asia/Tokyo" language={language}>
    Tokyo, Japan
  </LocalTime>
);

it('the HTML names the city, and the browser tells the time there', () => {
  jest.useFakeTimers({ now: new Date('2025-06-01T08:41:59Z') });
  const clock = clockIn('en');
  document.body.innerHTML = renderToString(clock);
  expect(document.body).toHaveTextContent(/^Tokyo, Japan$/);

  act(() => void hydrateRoot(document.body, clock));
  expect(screen.getByText(time('5:41 PM', 'Tokyo'))).toBeVisible();
  // It keeps its room.
  expect(screen.getByText('Tokyo, Japan')).toHaveClass('invisible');

  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText(time('5:42 PM', 'Tokyo'))).toBeVisible();
});

it.each([
  ['de', '17:41'],
  ['fr', '17:41'],
  ['en-GB', '17:41'],
  ['en', '5:41 PM'],
])('counts the hours as the language of the page does: %s', (language, expected) => {
  jest.useFakeTimers({ now: new Date('2025-06-01T08:41:59Z') });
  render(clockIn(language));
  expect(screen.getByText(time(expected, 'Tokyo'))).toBeVisible();
});
