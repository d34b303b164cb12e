import '../../../ui/testing/fill-jsdom.ts';
import type { Language } from '@posthorn/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { AdTextField } from '../../ad-fields/index.ts';
import { WordingGuard } from './wording-guard.tsx';

beforeEach(() => localStorage.clear());

interface FieldProps {
  start: string;
  label?: string;
}

function Field({ start, label = 'Message' }: FieldProps) {
  const [value, setValue] = useState(start);
  return (
    <AdTextField
      adType="FacebookPostAd"
      field="message"
      label={label}
      value={value}
      onChange={setValue}
      onBlur={() => {}}
      fieldId={label}
      tags={[]}
    />
  );
}

function show(start: string, { language = 'en' as Language | null, of = 'ad' } = {}) {
  return render(
    <UiProvider navigate={() => {}}>
      <WordingGuard language={language} of={of}>
        <Field start={start} />
      </WordingGuard>
    </UiProvider>,
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const notes = () => screen.findByRole('list', { name: 'Wording of Message' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const marks = () =>
  [...document.querySelectorAll('mark')].map(({ textContent }) => textContent).filter(Boolean);

test('a word is marked, with its reason, its source and what could stand there', async () => {
  show('We seek a rockstar for %%city%%');
  const list = await notes();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list.textContent).toContain(
    '“rockstar” reads as male-coded; fewer women answer such ads.',
  );
  expect(list.textContent).toContain('Source: Posthorn’s own list');
  expect(marks()).toEqual(['rockstar', '%%city%%']);
  const said = screen.getByText(/^Wording of Message: “rockstar”/);
  expect(said.getAttribute('aria-live')).toBe('polite');
  expect(box().getAttribute('aria-invalid')).toBeNull();
});

test('a press puts the proposal there, and the keys back into the field', async () => {
  show('We seek a rockstar today');
  await notes();
  press('Replace “rockstar” with “specialist”');
  await waitFor(() => expect(box().value).toBe('We seek a specialist today'));
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/^Wording of Message/)).toBeNull();
});

test('what was typed before it meanwhile does not move the replacement', async () => {
  show('Ninja wanted');
  await notes();
  type('Now: Ninja wanted, Ninja!');
  expect((await notes()).textContent).toContain('“Ninja”, 2 times, reads');
  press('Replace “Ninja” with “Specialist”');
  expect(box().value).toBe('Now: Specialist wanted, Ninja!');
});

test.each([
  ['Ninja wanted: be a ninja', 'Ninja', 'Specialist', 'Specialist wanted: be a ninja'],
  ['Be a ninja. Ninja wanted', 'ninja', 'specialist', 'Be a specialist. Ninja wanted'],
])(
  'of a word in two cases, the first is replaced in its own: %s',
  async (text, word, by, after) => {
    show(text);
    expect((await notes()).textContent).toContain(`“${word}”, 2 times, reads`);
    press(`Replace “${word}” with “${by}”`);
    expect(box().value).toBe(after);
  },
);

test('when the first one is gone, the next is shown in its own case', async () => {
  show('Ninja wanted: be a ninja');
  await notes();
  type('Wanted: be a ninja, Ninja');
  expect((await notes()).textContent).toContain('“ninja”, 2 times, reads');
  press('Replace “ninja” with “specialist”');
  expect(box().value).toBe('Wanted: be a specialist, Ninja');
});

test('what is left as it is stays so, also the next time, but in this text only', async () => {
  const { unmount } = show('A young team of ninjas');
  await notes();
  press('Leave “young” as it is');
  expect(document.activeElement).toBe(box());
  await waitFor(() => expect(marks()).toEqual(['ninjas']));
  unmount();
  const again = show('A young team of ninjas');
  expect((await notes()).textContent).not.toContain('young');
  again.unmount();
  show('A young team of ninjas', { of: 'another ad' });
  expect((await notes()).textContent).toContain('young');
});

test('of many notes three are shown until the others are asked for', async () => {
  show('Young ninja guru warrior, aggressive salesmen');
  expect(within(await notes()).getAllByRole('listitem')).toHaveLength(4);
  press('Show 3 more');
  expect(within(await notes()).getAllByRole('listitem')).toHaveLength(6);
});

test('a long sentence is called by its beginning, and not underlined', async () => {
  show(`At our hospital you will work with ${'a '.repeat(25)}b.`);
  expect((await notes()).textContent).toContain('“At our hospital you will work …” is a long');
  expect(marks()).toEqual([]);
});

test('each language has its own words', async () => {
  show('Een jong team zoekt een secretaresse', { language: 'nl' });
  await notes();
  expect(marks()).toEqual(['jong', 'secretaresse']);
});

test('without a language, or outside a guard, nothing is said', async () => {
  render(
    <UiProvider navigate={() => {}}>
      <Field start="A young rockstar" label="Outside" />
      <WordingGuard language={null} of="ad">
        <Field start="A young rockstar" label="Without" />
      </WordingGuard>
      <WordingGuard language="en" of="ad">
        <Field start="A young rockstar" />
      </WordingGuard>
    </UiProvider>,
  );
  // Once the third has been read, the others would have been as well.
  await notes();
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test('broken memory of what was left is no memory', async () => {
  localStorage.setItem('posthorn.wording.left', '{"a":1}');
  show('A young team');
  await notes();
  press('Leave “young” as it is');
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});

test('a text that is clearly in another language is read in that one', async () => {
  show('Een jong team zoekt jou voor het werk met de patiënten van ons ziekenhuis', {
    language: 'en',
  });
  const list = await notes();
  expect(list.textContent).toContain('“jong');
});
