import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Textarea } from './textarea.tsx';

const limits = {
  label: 'Message',
  onChange: () => {},
  warnLength: 10,
  warnLengthMessage: 'Too long',
  warnLineBreaks: 2,
  warnLineBreaksMessage: 'Too many lines',
};

test('tints what lies past the warning length', () => {
  const { container } = render(<Textarea {...limits} value="twelve chars" />);
  expect(container.querySelector('mark')?.textContent).toBe('rs');
  expect(screen.getByText('Too long')).toBeTruthy();
});

test('tints what lies past the line breaks', () => {
  const { container } = render(<Textarea {...limits} value={'a\nb\nc\nd'} />);
  expect(container.querySelector('mark')?.textContent).toBe('\nd');
  expect(screen.getByText('Too many lines')).toBeTruthy();
});

test('leaves a safe text alone', () => {
  const { container } = render(<Textarea {...limits} value={'a\nb\nc'} />);
  expect(container.querySelector('mark')).toBeNull();
  expect(screen.queryByText(/Too/)).toBeNull();
});

test('text that is written from right to left stands so, and so does its tint', () => {
  const { container } = render(<Textarea {...limits} value="مرحبا بكم في فريقنا" />);
  expect(screen.getByRole('textbox').getAttribute('dir')).toBe('auto');
  expect(container.querySelector('mark')?.parentElement?.getAttribute('dir')).toBe('auto');
});
