import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { tidyTyping } from './tidy-typing.ts';

tidyTyping();

function Fields() {
  const [text, setText] = useState('');
  const [line, setLine] = useState('');
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Line" value={line} onChange={({ target }) => setLine(target.value)} />
      <output>{JSON.stringify([text, line])}</output>
    </>
  );
}

const heard = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('breaks of other programs become line breaks, or spaces where there is one line', () => {
  render(<Fields />);
  fireEvent.input(screen.getByLabelText('Text'), {
    target: { value: 'one\vtwo\u2028three\u0007' },
  });
  fireEvent.input(screen.getByLabelText('Line'), { target: { value: 'one\vtwo\u2029three' } });
  expect(heard()).toEqual(['one\ntwo\nthree', 'one two three']);
});

test('the caret stays behind what was pasted', () => {
  render(<Fields />);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
  text.setRangeText('one\u0007\vtwo', 0, 0, 'end');
  text.setRangeText(' and more', 8, 8, 'preserve');
  text.setSelectionRange(8, 8);
  fireEvent.input(text);
  expect(text.value).toBe('one\ntwo and more');
  expect(text.selectionStart).toBe(7);
});
