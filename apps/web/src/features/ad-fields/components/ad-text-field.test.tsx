import '../../../ui/testing/fill-jsdom.ts';
import type { SocialAdType, AdTextField as TextOfAd } from '@posthorn/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { AdTextField } from './ad-text-field.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => toast.clear());

interface Given {
  adType?: SocialAdType;
  field?: TextOfAd;
  start?: string;
  isDisabled?: boolean;
}

function show({
  adType = 'FacebookPostAd',
  field = 'headline',
  start = '',
  isDisabled,
}: Given = {}) {
  const onBlur = vi.fn();
  function Field() {
    const [value, setValue] = useState(start);
    return (
      <AdTextField
        adType={adType}
        field={field}
        label="Text"
        value={value}
        onChange={setValue}
        onBlur={onBlur}
        fieldId="text"
        isDisabled={isDisabled}
        tags={[
          { tag: 'city', label: 'City', text: 'Groningen' },
          { tag: 'company', label: 'Company', text: '', disabledReason: 'It has no name' },
        ]}
      />
    );
  }
  render(
    <UiProvider navigate={() => {}}>
      <Field />
      <button type="button">Elsewhere</button>
    </UiProvider>,
  );
  return { onBlur };
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.message);
function select(from: number, to = from) {
  act(() => box().focus());
  box().setSelectionRange(from, to);
}
async function pickEmoji(search: string) {
  press('Insert an emoji into Text');
  const input = await screen.findByRole('searchbox', { name: 'Search emoji' });
  fireEvent.change(input, { target: { value: search } });
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
}

test.each([
  [
    'message',
    'Type your message. You can start by telling about the advantages of working for your company.',
  ],
  ['headline', "What's your ad headline?"],
  ['linkDescription', 'Write down your link description.'],
] as const)('an empty %s says what to write', (field, hint) => {
  show({ field });
  expect(box().placeholder).toBe(hint);
});

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('a tag stands out from the words around it, and one that is not known is named', () => {
  show({ start: 'Work in %%city%%' });
  expect(marks().filter(Boolean)).toEqual(['%%city%%']);
  fireEvent.change(box(), { target: { value: '%%company%% in %%city%%' } });
  expect(marks().filter(Boolean)).toEqual(['%%company%%', '%%city%%']);
  expect(screen.queryByText(/not a known tag/)).toBeNull();
  fireEvent.change(box(), { target: { value: 'Work in %%stad%%' } });
  expect(marks().filter(Boolean)).toEqual(['%%stad%%']);
  expect(box().parentElement?.querySelector('mark[class*=danger]')?.textContent).toBe('%%stad%%');
  expect(screen.getByText(/^%%stad%% is not a known tag/)).toBeTruthy();
  fireEvent.change(box(), { target: { value: 'Work in %%stad' } });
  expect(marks()).toEqual([]);
});

test('a message has lines, the others are one', () => {
  show({ field: 'message' });
  expect(box().tagName).toBe('TEXTAREA');
});

test.each([
  ['FacebookPostAd', 'message', 105, 350],
  ['FacebookCarouselAd', 'headline', 30, 80],
  ['FacebookCarouselAd', 'linkDescription', 20, 40],
  ['InstagramPostAd', 'message', 74, 2200],
  ['LinkedinPostAd', 'message', 130, 600],
  ['LinkedinPostAd', 'linkDescription', 100, 300],
] as const)('%s %s warns past %d and ends at %d', (adType, field, warn, max) => {
  const warning = `Keep this under ${warn} characters to avoid truncation across most devices`;
  show({ adType, field, start: 'x'.repeat(warn) });
  expect(screen.queryByText(warning)).toBeNull();
  fireEvent.change(box(), { target: { value: 'x'.repeat(warn + 1) } });
  expect(screen.getByText(warning)).toBeTruthy();
  expect(document.querySelector('mark')?.textContent).toBe('x');
  fireEvent.change(box(), { target: { value: 'x'.repeat(max + 1) } });
  expect(box().value).toHaveLength(max + 1);
  expect(screen.getByText(`${max + 1}/${max}`).parentElement?.dataset.level).toBe('over');
});

test('line breaks are warned of, and an emoji counts one', () => {
  show({ field: 'message', start: 'a\nb\nc\n👩🏽‍⚕️' });
  expect(screen.getByText('7/350')).toBeTruthy();
  expect(screen.queryByText(/line breaks/)).toBeNull();
  fireEvent.change(box(), { target: { value: 'a\nb\nc\nd\ne' } });
  expect(
    screen.getByText('Text would be automatically truncated after 3 line breaks'),
  ).toBeTruthy();
});

test('a tag comes at the caret, and the caret behind it', () => {
  show({ start: 'Nurse in  today' });
  select(9);
  press('City');
  expect(box().value).toBe('Nurse in Groningen today');
  expect(document.activeElement).toBe(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([18, 18]);
});

test.each([
  ['Nurse in', 8, 'Nurse in Groningen'],
  ['today', 0, 'Groningen today'],
  ['Nurse, today', 6, 'Nurse, Groningen today'],
  ['(', 1, '(Groningen'],
])('a tag in %j at %d does not stick to the words beside it', (start, at, text) => {
  show({ start });
  select(at);
  press('City');
  expect(box().value).toBe(text);
});

test('a tag takes the place of what is selected', () => {
  show({ start: 'Nurse in Assen today' });
  select(9, 14);
  press('City');
  expect(box().value).toBe('Nurse in Groningen today');
});

test('before anyone was in the field, a tag goes to its end', () => {
  show({ start: 'Nurse in ' });
  press('City');
  expect(box().value).toBe('Nurse in Groningen');
});

test('a tag that does not fit is refused with a word', () => {
  show({ start: 'x'.repeat(72) });
  press('City');
  expect(box().value).toBe('x'.repeat(72));
  expect(toasts()).toEqual(['Amount of characters you are trying to insert is too big']);
});

test('a tag that fits only because something is replaced is taken', () => {
  show({ start: 'x'.repeat(80) });
  select(0, 9);
  press('City');
  expect(box().value).toBe(`Groningen${'x'.repeat(71)}`);
});

test('a tag that can not be had says why, also to the keyboard', async () => {
  show();
  const company = button('Company');
  expect(company.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(company);
  expect((await screen.findByRole('tooltip')).textContent).toBe('It has no name');
  expect(box().value).toBe('');
});

test('an emoji comes at the caret, and so does the focus', async () => {
  show({ start: 'Go up' });
  select(2);
  await pickEmoji('rocket');
  expect(box().value).toBe('Go🚀 up');
  expect(document.activeElement).toBe(box());
  expect(box().selectionStart).toBe(4);
});

test('an emoji that does not fit is left out in silence', async () => {
  show({ start: 'x'.repeat(80) });
  select(80);
  await pickEmoji('rocket');
  expect(box().value).toBe('x'.repeat(80));
  expect(toasts()).toEqual([]);
  expect(document.activeElement).toBe(box());
});

test('going to its tools is not leaving the field', async () => {
  const { onBlur } = show({ start: 'Go' });
  act(() => box().focus());
  act(() => button('City').focus());
  await pickEmoji('rocket');
  expect(onBlur).not.toHaveBeenCalled();
  act(() => button('Elsewhere').focus());
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('disabled, nothing can be put in', () => {
  show({ isDisabled: true });
  expect(box().disabled).toBe(true);
  expect((button('City') as HTMLButtonElement).disabled).toBe(true);
  expect((button(/emoji/) as HTMLButtonElement).disabled).toBe(true);
});
