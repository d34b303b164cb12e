import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const buttons = () => screen.queryAllByRole('button').map(({ id }) => id);

it.each([
  '<button hidden></button>',
  '<div hidden><button></button></div>',
  '<div style="display: none"><button></button></div>',
  '<div style="visibility: hidden"><p><button></button></p></div>',
  '<dialog><button></button></dialog>',
  '<div popover><button></button></div>',
  '<template><button></button></template>',
  '<input type="hidden" role="button">',
])('%s is hidden', (html) => {
  show(html);
  expect(buttons()).toEqual([]);
  expect(screen.queryAllByRole('button', { hidden: true }).length).toBe(
    document.querySelectorAll('button, input').length,
  );
});

it('what comes and goes is hidden and shown at once', () => {
  show('<div><button id="one"></button></div><dialog><button id="two"></button></dialog>');
  expect(buttons()).toEqual(['one']);
  document.querySelector('div')?.setAttribute('style', 'display: none');
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(buttons()).toEqual(['two']);
  document.querySelector('div')?.removeAttribute('style');
  expect(buttons()).toEqual(['one', 'two']);
});

it('what is shown in a hidden part stays shown', () => {
  show('<p style="visibility: hidden"><button id="one" style="visibility: visible"></button></p>');
  expect(buttons()).toEqual(['one']);
});

it('blocks stand apart in a name, words of a line do not', () => {
  show('<button><p>One</p><p>Two</p></button><button><b>O</b><b>ne</b></button>');
  expect(screen.getByRole('button', { name: 'One Two' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'One' })).toBeTruthy();
});

it('asks jsdom for all other styles', () => {
  show('<p style="color: red; scroll-padding-bottom: 3px"><b></b></p>');
  const bold = document.querySelector('b');
  if (!bold) throw new Error('not on the page');
  expect(getComputedStyle(bold).color).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(bold).getPropertyValue('font-weight')).toBe('bolder');
});

it('a wait in vain prints the page once', async () => {
  show('<p>There</p>');
  const error = await screen.findByText('Elsewhere', {}, { timeout: 100 }).catch(String);
  expect(String(error).match(/There/g)).toHaveLength(1);
});
