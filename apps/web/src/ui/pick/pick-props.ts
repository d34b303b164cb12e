import type { ReactNode } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import type { Option } from './option.ts';

/** What Select, Combobox and MultiSelect share. */
export interface PickProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** What the list says when nothing is found. */
  emptyText?: ReactNode;
  warning?: string;
  name?: string;
  onBlur?: () => void;
}
