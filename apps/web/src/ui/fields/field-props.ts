import type { ReactNode } from 'react';
import type { FieldSize } from './field-style.ts';

/** What every field takes, whatever is filled in. */
export interface FieldProps {
  label: string;
  /** The label stays for a screen reader; the eye gets it from the surroundings. */
  isLabelHidden?: boolean;
  /** Help that is needed before filling in; it stays when an error appears. */
  description?: ReactNode;
  /** The sentence to show. A field with one is invalid. */
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Why it cannot be changed now. The field stays reachable, so that the reason can be read. */
  disabledReason?: string;
  size?: FieldSize;
  className?: string;
}
