import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveValue, type MaybeLive } from './live.ts';
import { LiveText } from './live-text.tsx';
import { useAsLive, useLive } from './use-live.ts';

let drawn = 0;

function Words({ text }: { text: MaybeLive<string> }) {
  drawn += 1;
  const live = useAsLive(text);
  const isLong = useLive(live, (now) => now.length > 3);
  return (
    <p data-testid="words" data-long={isLong}>
      <LiveText of={live} show={(now) => `${now}!`} />
    </p>
  );
}

const words = () => screen.getByTestId('words');

test('words that are given anew are shown, and what is said about them', () => {
  const { rerender } = render(<Words text="a" />);
  expect(words().textContent).toBe('a!');
  rerender(<Words text="abcd" />);
  expect(words().textContent).toBe('abcd!');
  expect(words().dataset.long).toBe('true');
});

test('words that are followed are written without drawing anything', () => {
  const live = liveValue('a');
  const write = (text: string) => act(() => live.set(text));
  const { rerender } = render(<Words text={live} />);
  drawn = 0;
  const [node] = words().firstElementChild?.childNodes ?? [];
  write('ab');
  expect(words().textContent).toBe('ab!');
  expect(words().firstElementChild?.firstChild).toBe(node);
  expect(drawn).toBe(0);

  // What the words say about themselves is drawn, and does not bring old words back.
  write('abcd');
  expect(drawn).toBe(1);
  expect(words().dataset.long).toBe('true');
  rerender(<Words text={live} />);
  expect(words().textContent).toBe('abcd!');

  // Given otherwise, they are the same words to anyone who reads them.
  rerender(<Words text="b" />);
  expect(words().textContent).toBe('b!');
});

test('words that a translator of pages has wrapped are written all the same', () => {
  const live = liveValue('a');
  render(<Words text={live} />);
  const wrapped = document.createElement('font');
  wrapped.append('een');
  words().firstElementChild?.replaceChildren(wrapped);
  act(() => live.set('b'));
  expect(words().textContent).toBe('b!');
});
