import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../lib/ui-provider.tsx';
import { EmojiPicker } from './emoji-picker.tsx';

beforeEach(() => localStorage.clear());

async function open() {
  const onPick = vi.fn();
  const { unmount } = render(
    <UiProvider navigate={() => {}}>
      <EmojiPicker onPick={onPick} />
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: 'Insert an emoji' });
  act(() => button.focus());
  fireEvent.click(button);
  await screen.findByRole('grid');
  await waitFor(() => expect(document.activeElement).toBe(search()));
  return { onPick, unmount };
}

const search = () => screen.getByRole('searchbox', { name: 'Search emoji' });
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });

test('it opens with the search ready, and arrow keys walk through the signs', async () => {
  await open();
  await press('ArrowDown');
  expect(focused()).toBe('grinning face');
  await press('ArrowRight');
  expect(focused()).toBe('grinning face with big eyes');
  await press('End');
  expect(focused()).toBe('face with tears of joy');
  await press('Home');
  expect(focused()).toBe('grinning face');
  await press('ArrowUp');
  expect(document.activeElement).toBe(search());
});

test('a letter in the grid goes on with the search', async () => {
  await open();
  await press('ArrowDown');
  await press('r');
  expect(document.activeElement).toBe(search());
});

test('the first one found is taken with Enter, and remembered', async () => {
  const { onPick, unmount } = await open();
  fireEvent.change(search(), { target: { value: 'rocket' } });
  await press('Enter');
  expect(onPick).toHaveBeenCalledWith('🚀');
  expect(screen.queryByRole('grid')).toBeNull();
  unmount();
  await open();
  expect(screen.getByRole('grid', { name: 'Recently used' }).textContent).toBe('🚀');
});

test('a skin tone lasts', async () => {
  const { onPick } = await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Dark skin tone' }));
  fireEvent.change(search(), { target: { value: 'thumbs up' } });
  await press('Enter');
  expect(onPick).toHaveBeenCalledWith('👍🏿');
  fireEvent.click(screen.getByRole('button', { name: 'Insert an emoji' }));
  await screen.findByRole('grid');
  const tone = screen.getByRole<HTMLInputElement>('radio', { name: 'Dark skin tone' });
  expect(tone.checked).toBe(true);
});

test('kinds lead to their signs; what is not found is said', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Food and drink' }));
  expect(screen.getByRole('button', { name: 'grapes' })).toBeTruthy();
  fireEvent.change(search(), { target: { value: 'xyzzy' } });
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
});

test('Escape closes it, and the focus is back on the button', async () => {
  const { onPick } = await open();
  await press('Escape');
  await waitFor(() => expect(focused()).toBe('Insert an emoji'));
  expect(screen.queryByRole('grid')).toBeNull();
  expect(onPick).not.toHaveBeenCalled();
});
