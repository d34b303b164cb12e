import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ColourInput } from './colour-input.tsx';

let picked = '';

function show(start = '#05377E') {
  function Field() {
    const [value, setValue] = useState(start);
    picked = value;
    return (
      <ColourInput
        label="Colour"
        value={value}
        onChange={setValue}
        swatches={['#05377E', '#F4C300']}
      />
    );
  }
  render(<Field />);
}

const number = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => {
  act(() => number().focus());
  fireEvent.change(number(), { target: { value } });
  act(() => number().blur());
};

test('the number is typed, with or without its sign', () => {
  show();
  expect(number().value).toBe('#05377E');
  type('f4c300');
  expect(picked).toBe('#F4C300');
  type('#abc');
  expect(picked).toBe('#AABBCC');
});

test('what is no colour leaves the one before', () => {
  show();
  type('zz');
  expect(picked).toBe('#05377E');
  type('');
  expect(picked).toBe('#05377E');
  expect(number().value).toBe('#05377E');
});

test('it is picked from good ones, or step by step with the keys', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Colour, pick' }));
  fireEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement);
  expect(picked).toBe('#F4C300');
  const hue = screen.getByRole('slider', { name: /Hue/ });
  act(() => hue.focus());
  fireEvent.keyDown(hue, { key: 'ArrowRight' });
  expect(picked).not.toBe('#F4C300');
});

test('grey keeps its hue, for the person who goes on from there', async () => {
  show('#F4C300');
  fireEvent.click(screen.getByRole('button', { name: 'Colour, pick' }));
  const before = (await screen.findByRole<HTMLInputElement>('slider', { name: /Hue/ })).value;
  const area = screen.getAllByRole('slider').find((each) => each !== hue()) as HTMLElement;
  function hue() {
    return screen.getByRole<HTMLInputElement>('slider', { name: /Hue/ });
  }
  act(() => area.focus());
  for (let n = 0; n < 12; n += 1) fireEvent.keyDown(area, { key: 'Home' });
  expect(picked).toMatch(/^#(..)\1\1$/);
  expect(hue().value).toBe(before);
});
