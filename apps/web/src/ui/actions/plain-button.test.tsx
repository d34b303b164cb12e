import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlainButton } from './plain-button.tsx';

const button = () => screen.getByRole('button');

test('acts when it is pressed, and sends no form unless it is told to', () => {
  const onClick = vi.fn();
  render(<PlainButton onClick={onClick}>Save</PlainButton>);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button().getAttribute('type')).toBe('button');
});

test('while loading it does not act, sends nothing and says that it is busy', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PlainButton type="submit" isLoading onClick={onClick}>
        Send
      </PlainButton>
    </form>,
  );
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Busy')).toBeTruthy();
});
