import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenDates } from './unbroken-dates.tsx';

test('a text stays the same, and each date in it stays on one line', () => {
  const text = '#K7QM2 · 01-12-2026 – 20-12-2026';
  const { container } = render(<UnbrokenDates text={text} />);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(['01-12-2026', '20-12-2026']);
});
