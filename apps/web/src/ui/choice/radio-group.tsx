import type { ReactNode } from 'react';
import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { cx } from '../lib/cx.ts';
import { choicesClass, groupRoot } from './group-style.ts';

export interface RadioGroupProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  error?: string;
  className?: string;
  /** How the choices stand; radio cards bring a grid. */
  choicesClassName?: string;
  children: ReactNode;
}

export function RadioGroup({
  label,
  isLabelHidden,
  description,
  error,
  orientation = 'vertical',
  className,
  choicesClassName,
  children,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      orientation={orientation}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(groupRoot, className)}
    >
      <FieldLabel
        label={label}
        isHidden={isLabelHidden}
        isRequired={props.isRequired}
        description={description}
      />
      <div className={choicesClassName ?? choicesClass(orientation)}>{children}</div>
      <FieldMessage error={error} />
    </AriaRadioGroup>
  );
}
