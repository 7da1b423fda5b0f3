/** @jest-environment node */
import { setFields } from '@/lib/scaffold/set-fields';

const source = `/** Who. */
export const owner = {
  /** Full name. */
  name: 'Ada Roe',
  /** Left out by many. */
  email: 'a@b.test',
  pages: { about: true },
};
`;

/** The object that a text of {@link source} exports. */
const ownerIn = (text: string) =>
  new Function(text.replace('export const owner =', 'return'))() as Record<string, unknown>;

it('setting fields sets values, and keeps comments', () => {
  expect(setFields(source, { 'owner.name': 'Anna', 'owner.pages.about': false })).toBe(
    source.replace("'Ada Roe'", '"Anna"').replace('true', 'false'),
  );
});

it('setting fields removes a field with its comment', () => {
  const text = setFields(source, { 'owner.email': undefined });
  expect(text).not.toMatch(/email|Left out/);
  expect(ownerIn(text).name).toBe('Ada Roe');
});

it('setting fields adds a field that is not there, to an object with or without a last comma', () => {
  const text = setFields(source, { 'owner.role': 'Cook', 'owner.pages.cv': true });
  expect(ownerIn(text).role).toBe('Cook');
  expect(text).toMatch(/about: true,\s*cv: true/);
});

it.each(['🦊 فاطمة', '${x} `y`', '\u2028', '*/ //', '\ud800'])(
  'writes %j so that it is read again',
  (name) => {
    expect(ownerIn(setFields(source, { 'owner.name': name })).name).toBe(name);
  },
);

it('setting fields says which object it does not find', () => {
  expect(() => setFields(source, { 'site.title': 'A' })).toThrow('"site"');
});
