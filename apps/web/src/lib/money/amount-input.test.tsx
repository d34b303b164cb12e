import type { AmountForm } from '@posthorn/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AmountInput } from './amount-input.tsx';

const CENTS = /1\.234,56 has cents, but only whole amounts are possible here/;
const FORMAT = 'Provided amount has invalid format';
const FIVE = 'Type at most 5 digits';
const ZERO = 'An amount can not begin with 0, so this counts as 0';

function Field({ form, error }: { form?: AmountForm; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <AmountInput
      label="Budget"
      currency="EUR"
      form={form}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

async function type(text: string, props: { form?: AmountForm; error?: string } = {}) {
  await renderInApp(<Field {...props} />);
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Budget' });

test.each([
  ['abc', FORMAT],
  ['1e5', FORMAT],
  ['12a', FORMAT],
  ['-5', 'An amount cannot be below zero'],
  ['999991462814629', FIVE],
])('%s stays as typed and is said at once', async (typed, said) => {
  await type(typed);
  expect(screen.getByText(said)).toBeDefined();
  act(() => field().blur());
  expect(field().value).toBe(typed);
});

test('what more typing may mend is said when the field is left', async () => {
  await type('1.234,56');
  expect(screen.queryByText(CENTS)).toBeNull();
  act(() => field().blur());
  expect(field().value).toBe('1.234,56');
  expect(screen.getByText(CENTS)).toBeDefined();
});

test('Enter says it, too', async () => {
  await type('1.234,56');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByText(CENTS)).toBeDefined();
});

test('cents are an amount where they are possible', async () => {
  await type('1.234,56', { form: 'cents' });
  act(() => field().blur());
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('a number that begins with a zero becomes 0, which is said until more is typed', async () => {
  await type('012');
  act(() => field().blur());
  expect(field().value).toBe('0');
  expect(screen.getByText(ZERO)).toBeDefined();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: '12' } });
  expect(screen.queryByText(ZERO)).toBeNull();
});

test('shows what the form says of a readable amount', async () => {
  await type('99999', { error: 'There is no money left' });
  expect(screen.getByText('There is no money left')).toBeDefined();
});

/** Whether the browser may put it in, with this part of the text selected. */
const press = (key: string, [from, to] = [field().value.length, field().value.length]) => {
  field().setSelectionRange(from as number, to as number);
  const code = key.charCodeAt(0);
  return fireEvent.keyPress(field(), { key, charCode: code, which: code });
};

test('a sixth digit is not taken, and the field says so', async () => {
  await type('12345');
  expect(press('6')).toBe(false);
  expect(screen.getByText(FIVE)).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(field(), { target: { value: '1234' } });
  expect(press('6')).toBe(true);
  expect(screen.queryByText(FIVE)).toBeNull();
});

test('an amount with cents takes more digits', async () => {
  await type('12345', { form: 'cents' });
  expect(press('6')).toBe(true);
});

test('a key in the place of what is selected is no sixth digit', async () => {
  await type('12345');
  expect(press('6', [0, 5])).toBe(true);
  expect(press(',')).toBe(true);
});

test('the budget of a campaign takes six digits', async () => {
  await type('10000', { form: 'total' });
  expect(press('0')).toBe(true);
  fireEvent.change(field(), { target: { value: '100000' } });
  expect(press('0')).toBe(false);
});

test.each(['', '12a'])('Escape closes the dialog around it: %j', async (typed) => {
  const onOpenChange = vi.fn();
  await renderInApp(
    <Dialog isOpen onOpenChange={onOpenChange} title="Set the budget">
      <Field />
    </Dialog>,
  );
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
