import '../../../ui/testing/fill-jsdom.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchPreview } from './search-preview.tsx';

const look = { device: 'phone', theme: 'light' } as const;
const show = (headlines: string[], descriptions: string[] = [], targetUrl = '') =>
  render(
    <SearchPreview
      copy={{ headlines, descriptions }}
      targetUrl={targetUrl}
      query="nurse"
      look={look}
    />,
  );
const figure = () => screen.getByRole('figure').textContent;

test('the first three headlines and two descriptions are shown', () => {
  show(
    ['A', 'B', 'C', 'D'],
    ['x.', 'y.', 'z.'],
    'https://www.martini.example/jobs/a-very-long-step',
  );
  expect(figure()).toContain('A | B | C');
  expect(figure()).toContain('x. y.');
  expect(figure()).not.toContain('z.');
  expect(figure()).toContain('martini.example › jobs › a-very-long-ste');
});

test('a tag is called by its name, also for those who hear the ad', () => {
  show(['Work in %%city%%', 'B', 'C'], ['In %%city%%.', 'y.']);
  expect(figure()).not.toContain('%%');
  expect(figure()).toContain('Work in [City] | B | C. In [City].. y.');
});

test('other combinations are a press away, and say which they are', () => {
  show(['A', 'B', 'C', 'D'], ['x.', 'y.']);
  expect(screen.getByText(/^Headlines 1, 2, 3 and descriptions 1, 2/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Previous combination' }));
  expect(figure()).toContain('D | A | B');
  expect(screen.getByText('4 of 4')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next combination' }));
  expect(figure()).toContain('A | B | C');
});

test('before anything is written, it says what will be where', () => {
  show(['', ' ', ''], ['', '']);
  expect(figure()).toContain('Your headline');
  expect(figure()).toContain('Your target url');
  expect(screen.queryByRole('button')).toBeNull();
});
