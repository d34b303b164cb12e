import type { MediaPurpose } from '@posthorn/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type RefObject, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LibraryMedia } from '../api/list-media.ts';
import type { GridHandle } from '../model/use-grid-place.ts';
import { useSelection } from '../model/use-selection.ts';
import { aMedia } from '../testing/a-media.ts';
import { MediaGrid } from './media-grid.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom lays nothing out: a window of five tiles beside each other and three rows.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(690);
});

const purposes = {
  browsing: { for: 'browsing' },
  ad: { for: 'ad', adType: 'FacebookCarouselAd' },
} satisfies Record<string, MediaPurpose>;

interface Shown {
  items: LibraryMedia[];
  purpose?: MediaPurpose;
  onOpen?: (id: string) => void;
}

let handle: RefObject<GridHandle | null>;

function Grid({ items, purpose = purposes.browsing, onOpen = () => {} }: Shown) {
  const { selected, selecting } = useSelection(items, purpose);
  const [reached, setReached] = useState('');
  handle = useRef<GridHandle>(null);
  return (
    <>
      <output>{[...selected].sort().join(' ')}</output>
      <MediaGrid
        shown={items}
        purpose={purpose}
        selected={selected}
        selecting={selecting}
        openId={reached}
        onOpen={onOpen}
        onReach={setReached}
        isUnderUploads={false}
        handle={handle}
      />
    </>
  );
}

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => aMedia(`m${n}`, { title: `Item ${n}` }));
const tile = (n: number) => screen.getByRole('row', { name: `Item ${n}, Image` });
const selected = () => screen.getByRole('status').textContent;
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });
const at = () => document.activeElement?.getAttribute('data-key');

test('only what is near is drawn, and says where in the whole it stands', () => {
  render(<Grid items={many(2_000)} />);
  const grid = screen.getByRole('grid', { name: 'Media' });
  expect(grid.getAttribute('aria-rowcount')).toBe('2000');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(tile(7).getAttribute('aria-rowindex')).toBe('8');
});

test('keys lead in two dimensions, and also to tiles that are far away', () => {
  render(<Grid items={many(2_000)} />);
  act(() => tile(0).focus());
  press('ArrowDown');
  press('ArrowRight');
  expect(at()).toBe('m6');
  press('PageDown');
  expect(at()).toBe('m21');
  press('End');
  expect(at()).toBe('m1999');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
  press('Home');
  expect(at()).toBe('m0');
});

test('letters lead to the next title that begins with them', () => {
  const titles = ['Ward', 'Café', 'Canteen', 'Kitchen'];
  render(<Grid items={titles.map((title) => aMedia(title, { title }))} />);
  act(() => screen.getByRole('row', { name: /Ward/ }).focus());
  for (const key of 'can') press(key);
  expect(at()).toBe('Canteen');
});

test('clicks and Space toggle, with Shift they stretch, Ctrl+A takes all', () => {
  render(<Grid items={many(8)} />);
  fireEvent.click(tile(1));
  fireEvent.click(tile(4), { shiftKey: true });
  expect(selected()).toBe('m1 m2 m3 m4');
  fireEvent.click(tile(2), { ctrlKey: true });
  expect(selected()).toBe('m1 m3 m4');
  act(() => tile(6).focus());
  press(' ');
  press('ArrowRight', { shiftKey: true });
  expect(selected()).toBe('m1 m3 m4 m6 m7');
  expect(tile(7).getAttribute('aria-selected')).toBe('true');
  press('a', { ctrlKey: true });
  expect(selected()).toBe('m0 m1 m2 m3 m4 m5 m6 m7');
});

test('Enter, a double click and its button open an item', () => {
  const onOpen = vi.fn();
  render(<Grid items={many(3)} onOpen={onOpen} />);
  act(() => tile(0).focus());
  press('Enter');
  fireEvent.doubleClick(tile(1));
  fireEvent.click(screen.getByRole('button', { name: 'Details of Item 2' }));
  expect(onOpen.mock.calls).toEqual([['m0'], ['m1'], ['m2']]);
  expect(selected()).toBe('');
});

test('what does not fit says why and is not selected', () => {
  const items = [...many(2), aMedia('small', { title: 'Small', width: 100, height: 100 })];
  render(<Grid items={items} purpose={purposes.ad} />);
  const small = screen.getByRole('row', { name: /Small, Image\. This ad type requires/ });
  expect(small.hasAttribute('aria-selected')).toBe(false);
  fireEvent.click(small);
  act(() => small.focus());
  press('a', { ctrlKey: true });
  expect(selected()).toBe('m0 m1');
});

test('where an item goes, the focus goes to the one that takes its place', () => {
  const items = many(5);
  const { rerender } = render(<Grid items={items} />);
  act(() => tile(2).focus());
  rerender(<Grid items={items.filter(({ id }) => id !== 'm2')} />);
  expect(at()).toBe('m3');
});

test('others lead to an item that has no tile yet', () => {
  render(<Grid items={many(2_000)} />);
  act(() => handle.current?.focus('m1500'));
  expect(at()).toBe('m1500');
  expect(screen.getByRole('grid').scrollTop).toBeGreaterThan(60_000);
});
