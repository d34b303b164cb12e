import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextInput } from './text-input.tsx';

function Counted({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextInput
      label="Headline"
      value={value}
      onChange={setValue}
      max={15}
      warnLength={10}
      warnLengthMessage="Rather long"
    />
  );
}

function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
}

test('counts, warns past the warning length and turns invalid past the limit', () => {
  render(<Counted />);
  expect(screen.getByText('0/15').parentElement?.dataset.level).toBe('calm');

  type('ten chars.');
  expect(screen.getByText('10/15').parentElement?.dataset.level).toBe('calm');
  expect(screen.queryByText('Rather long')).toBeNull();

  type('eleven char');
  expect(screen.getByText('11/15').parentElement?.dataset.level).toBe('near');
  expect(screen.getByText('Rather long')).toBeTruthy();

  type('fifteen charact');
  expect(screen.getByText('15/15').parentElement?.dataset.level).toBe('full');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();

  type('sixteen characte');
  expect(screen.getByText('16/15').parentElement?.dataset.level).toBe('over');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('never cuts what is typed', () => {
  render(<Counted />);
  const long = 'far more than fifteen characters';
  type(long);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(long);
});

test('tints what lies past the warning length', () => {
  const { container } = render(<Counted start="twelve chars" />);
  expect(container.querySelector('mark')?.textContent).toBe('rs');
  type('short');
  expect(container.querySelector('mark')).toBeNull();
});

test('announces thresholds, not every key', () => {
  render(<Counted />);
  const live = () => document.querySelector('[aria-live]')?.textContent;
  type('four');
  expect(live()).toBe('');
  type('eleven char');
  const warned = live();
  expect(warned).not.toBe('');
  type('twelve chars');
  expect(live()).toBe(warned);
  type('fifteen charact');
  expect(live()).toBe('Limit of 15 characters reached');
});

test('an error is tied to the field', () => {
  render(<TextInput label="Name" value="" onChange={() => {}} error="This field is empty" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(
    'This field is empty',
  );
});
