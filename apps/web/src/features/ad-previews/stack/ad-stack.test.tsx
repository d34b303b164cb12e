import '../../../ui/testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdStack } from './ad-stack.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({
  id: name,
  content: <p>{name}</p>,
}));

const onTop = () => document.querySelector('[data-depth="0"]')?.textContent;
const moving = () =>
  [...document.querySelectorAll('[data-moving]')].map((card) => card.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('goes round in both directions and says where it is', () => {
  render(<AdStack label="Posts" items={items.slice(0, 3)} />);
  expect(screen.getByText('1 of 3').getAttribute('aria-live')).toBe('polite');
  press('Previous ad');
  expect(onTop()).toBe('Three');
  expect(screen.getByText('3 of 3')).toBeDefined();
  press('Next ad');
  press('Next ad');
  expect(onTop()).toBe('Two');
});

test('the card that leaves or comes back travels for 700 ms', () => {
  render(<AdStack label="Posts" items={items} />);
  press('Next ad');
  expect(moving()).toEqual(['One']);
  act(() => void vi.advanceTimersByTime(699));
  expect(moving()).toEqual(['One']);
  act(() => void vi.advanceTimersByTime(1));
  expect(moving()).toEqual([]);
  press('Previous ad');
  expect(moving()).toEqual(['One']);
});

test('who is quick does not have to wait', () => {
  render(<AdStack label="Posts" items={items} />);
  press('Next ad');
  press('Next ad');
  expect(onTop()).toBe('Three');
  expect(moving()).toEqual(['Two']);
});

test('nothing travels for who wants no motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  render(<AdStack label="Posts" items={items} />);
  press('Next ad');
  expect(onTop()).toBe('Two');
  expect(moving()).toEqual([]);
});

test('arrow keys move it, unless something inside takes them', () => {
  const carousel = { id: 'c', content: <ul onKeyDown={(event) => event.preventDefault()} /> };
  render(<AdStack label="Posts" items={[carousel, ...items]} />);
  fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' });
  expect(screen.getByText('1 of 7')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next ad' }), { key: 'ArrowRight' });
  expect(screen.getByText('2 of 7')).toBeDefined();
});

test('only the card on top can be used, and only those in sight are drawn', () => {
  render(<AdStack label="Posts" items={items} />);
  const cards = [...document.querySelectorAll<HTMLElement>('[data-depth]')];
  expect(cards.map((card) => card.textContent)).toEqual(['One', 'Two', 'Three', 'Six']);
  expect(cards.filter((card) => !card.hasAttribute('inert'))).toHaveLength(1);
});

test('its owner may say which one is on top', () => {
  const onFrontChange = vi.fn();
  render(<AdStack label="Posts" items={items} frontId="Two" onFrontChange={onFrontChange} />);
  expect(onTop()).toBe('Two');
  press('Next ad');
  expect(onFrontChange).toHaveBeenCalledExactlyOnceWith('Three');
});

test('a single ad needs no buttons, and a lost one leaves the first', () => {
  const { rerender } = render(<AdStack label="Posts" items={items.slice(0, 2)} />);
  press('Next ad');
  rerender(<AdStack label="Posts" items={items.slice(0, 1)} />);
  expect(onTop()).toBe('One');
  expect(screen.queryByRole('button')).toBeNull();
});
