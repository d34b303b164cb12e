import type { AmountForm } from '@posthorn/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AmountInput } from './amount-input.tsx';

const CENTS = /1\.234,56 has cents, but only whole amounts are possible here/;
const DIGITS = /type digits only, such as 1250/;
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
  ['1e5', DIGITS],
  ['12a', DIGITS],
  ['-5', /it can not be below zero/],
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

test('what the form says of a readable amount is shown: a sixth digit', async () => {
  await type('100000', { error: 'Must be between 1 and 99999' });
  expect(screen.getByText('Must be between 1 and 99999')).toBeDefined();
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
