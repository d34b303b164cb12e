import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { cx } from '../lib/cx.ts';
import { choicesClass, groupRoot } from './group-style.ts';

interface CheckboxGroupProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  error?: string;
  orientation?: 'horizontal' | 'vertical';
  className?: string;
  /** Checkboxes, each with a value. */
  children: ReactNode;
}

export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  error,
  orientation = 'vertical',
  className,
  children,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
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
      <div className={choicesClass(orientation)}>{children}</div>
      <FieldMessage error={error} />
    </AriaCheckboxGroup>
  );
}
