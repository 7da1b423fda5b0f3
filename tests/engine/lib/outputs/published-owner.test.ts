/** @jest-environment node */
import { publishedOwner } from '@/lib/outputs/published-owner';
import { setOwner, unsetOwner } from '../../../support/set-owner';

it('tells what the owner has set, profiles with network and username', () => {
  expect(publishedOwner(setOwner, 'https://ada.dev/portfolio/')).toMatchObject({
    name: 'Ada Byron; Lovelace',
    email: 'ada@ada.dev',
    bookingUrl: 'https://calendly.com/ada',
    url: 'https://ada.dev/portfolio/',
    profiles: [
      { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
      {
        network: 'LinkedIn',
        username: 'ada-lovelace',
        url: 'https://www.linkedin.com/in/ada-lovelace/',
      },
      { network: 'X', username: 'ada_l', url: 'https://x.com/ada_l' },
    ],
  });
});

it('keeps placeholders and empty values to itself', () => {
  const { name, givenName, role, location, ...rest } = publishedOwner(
    unsetOwner,
    'https://x.example.com/',
  );
  expect({ name, givenName, role, location }).toMatchObject({
    name: 'John Doe',
    givenName: 'John',
  });
  expect(rest).toEqual({ profiles: [] });
});
