import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseTheme, followOtherTabs, themeKey, useTheme } from './theme.ts';

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

test('without a choice the system decides', () => {
  expect(renderHook(() => useTheme()).result.current).toBe('system');
});

test('a choice shows at once and is kept', () => {
  const { result } = renderHook(() => useTheme());
  act(() => chooseTheme('dark'));
  expect([result.current, shown(), localStorage.getItem(themeKey)]).toEqual([
    'dark',
    'dark',
    'dark',
  ]);
});

test('a choice in another tab is followed', () => {
  followOtherTabs();
  const { result } = renderHook(() => useTheme());
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'light' }));
  });
  expect([result.current, shown()]).toEqual(['light', 'light']);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'nonsense' }));
  });
  expect(shown()).toBe('system');
});
