import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

function marks(text: string, mark: string) {
  const { container } = render(<MarkedText text={text} mark={mark} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
}

test('every place is marked as it is written', () => {
  expect(marks('Nurse for nurses in NURSERY', 'nurse')).toEqual(['Nurse', 'nurse', 'NURSE']);
  expect(marks('aaa', 'aa')).toEqual(['aa']);
});

test('what is not literally there is not marked', () => {
  expect(marks('Crèche leader', 'creche')).toEqual([]);
  expect(marks('Nurse', '')).toEqual([]);
  expect(marks('', 'nurse')).toEqual([]);
  expect(marks('İstanbul nurse', 'nurse')).toEqual([]);
  expect(marks('C++ (m/v/x)', '(m/')).toEqual(['(m/']);
});
