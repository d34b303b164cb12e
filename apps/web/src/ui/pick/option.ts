import type { ReactNode } from 'react';

/** One thing to choose in a Select, Combobox or MultiSelect. */
export interface Option {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}
