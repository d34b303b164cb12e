import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

const button = () => screen.getByRole('button');

test('a press acts', () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Save</Button>);
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledOnce();
});

test('with a reason it does not act, keeps its focus and says why', async () => {
  const onPress = vi.fn();
  const view = render(<Button onPress={onPress}>Save</Button>);
  const before = button();
  act(() => before.focus());
  view.rerender(
    <Button onPress={onPress} disabledReason="Fill in a name first">
      Save
    </Button>,
  );
  expect(button()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(before);
  expect(onPress).not.toHaveBeenCalled();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Fill in a name first');
});

test('with a reason it sends no form', () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Not yet">
        Send
      </Button>
    </form>,
  );
  fireEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while loading it does not act and says that it is busy', () => {
  const onPress = vi.fn();
  render(
    <Button onPress={onPress} isLoading>
      Save
    </Button>,
  );
  fireEvent.click(button());
  expect(onPress).not.toHaveBeenCalled();
  expect(button().textContent).toContain('Busy');
});

test('with a reason a press can lead to what is in the way', () => {
  const onBlockedPress = vi.fn();
  render(
    <Button disabledReason="Fill in a name first" onBlockedPress={onBlockedPress}>
      Save
    </Button>,
  );
  fireEvent.click(button());
  expect(onBlockedPress).toHaveBeenCalledOnce();
});
