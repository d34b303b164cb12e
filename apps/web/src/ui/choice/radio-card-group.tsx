import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

interface RadioCardGroupProps extends Omit<RadioGroupProps, 'choicesClassName'> {
  /** Cards beside each other where there is room for them. */
  columns?: 2 | 3 | 4;
}

const grids = {
  2: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
  3: 'grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3',
  4: 'grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-4',
};

export function RadioCardGroup({ columns = 3, ...props }: RadioCardGroupProps) {
  return <RadioGroup {...props} choicesClassName={grids[columns]} />;
}
