import type { ReactNode } from 'react';
import {
  type RadioFieldProps as AriaProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup';
import { RadioDot } from './radio-dot.tsx';

interface RadioProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  description?: ReactNode;
}

export function Radio({ children, description, ...props }: RadioProps) {
  return (
    <RadioField {...props} className="min-w-0">
      <RadioButton className="group relative flex min-h-6 w-fit max-w-full cursor-pointer items-start gap-2.5 py-0.5 text-base data-disabled:cursor-not-allowed data-disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:items-center">
        <RadioDot />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </RadioButton>
      {description ? (
        <Text slot="description" className="ml-6.5 block text-xs text-text-2">
          {description}
        </Text>
      ) : null}
    </RadioField>
  );
}
