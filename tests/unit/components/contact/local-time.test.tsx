import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LocalTime } from '@/components/contact/local-time';
import { strings } from '@/data/strings';

const { time } = strings.contact;

const clock = (
  <LocalTime city="Tokyo" timeZone="Asia/Tokyo" language="en">
    Tokyo, Japan
  </LocalTime>
);

it('the HTML names the city, and the browser tells the time there', () => {
  jest.useFakeTimers({ now: new Date('2025-06-01T08:41:59Z') });
  document.body.innerHTML = renderToString(clock);
  expect(document.body).toHaveTextContent(/^Tokyo, Japan$/);

  act(() => void hydrateRoot(document.body, clock));
  expect(screen.getByText(time('5:41 PM', 'Tokyo'))).toBeVisible();
  // It keeps its room.
  expect(screen.getByText('Tokyo, Japan')).toHaveClass('invisible');

  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText(time('5:42 PM', 'Tokyo'))).toBeVisible();
});
