import type { ReactNode } from 'react';

/** One thing to choose in a Select, Combobox or MultiSelect. */
export interface Option {
  id: string;
  label: string;
  description?: string;
  /** Another name by which it is found, and which means it as well. */
  otherName?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}
