import '../../../ui/testing/fill-jsdom.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PreviewFrame } from './preview-frame.tsx';

beforeEach(() => localStorage.clear());

const choice = (name: string) => screen.getByRole('radio', { name });
const open = () => render(<PreviewFrame isTall>A post</PreviewFrame>);

test('a tall preview is fitted into its pane until a person wants it as large as people meet it', () => {
  const { unmount } = open();
  expect(choice('Fit').getAttribute('aria-checked')).toBe('true');
  fireEvent.click(choice('100%'));
  expect(choice('100%').getAttribute('aria-checked')).toBe('true');
  unmount();
  open();
  expect(choice('100%').getAttribute('aria-checked')).toBe('true');
});

test('one that always fits has nothing to choose', () => {
  render(<PreviewFrame>A result</PreviewFrame>);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
