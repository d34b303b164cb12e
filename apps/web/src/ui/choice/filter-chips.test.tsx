import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FilterChips } from './filter-chips.tsx';

const chips = [
  { id: 'a', label: 'Apples' },
  { id: 'b', label: 'Bananas' },
] as const;

test('chips are chosen together, kept in their order, and cleared by the first', () => {
  const onChange = vi.fn();
  render(<FilterChips label="Fruit" chips={chips} chosen={['b']} onChange={onChange} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Apples');
  press('Bananas');
  press('All');
  expect(onChange.mock.calls).toEqual([[['a', 'b']], [[]], [[]]]);
});

test('all is not said of a list that something else narrows, and clears that, too', () => {
  const onAll = vi.fn();
  render(
    <FilterChips
      label="Fruit"
      chips={chips}
      chosen={[]}
      onChange={() => {}}
      isAll={false}
      onAll={onAll}
    />,
  );
  const all = screen.getByRole('button', { name: 'All', pressed: false });
  fireEvent.click(all);
  expect(onAll).toHaveBeenCalledOnce();
});

test('it says what is chosen, and that nothing means all', () => {
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const view = render(<FilterChips label="Fruit" chips={chips} chosen={[]} onChange={() => {}} />);
  expect(pressed()).toEqual(['All']);
  view.rerender(<FilterChips label="Fruit" chips={chips} chosen={['a']} onChange={() => {}} />);
  expect(pressed()).toEqual(['Apples']);
});
