import { type FieldRule, firstFinding, sayFinding } from '@posthorn/domain';
import { useState } from 'react';

/** A text with rules: only the first broken one speaks, and only once the field was touched. */
export function useDemoField(initial: string, rules: FieldRule[]) {
  const [value, setValue] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  const found = isDirty ? firstFinding(value, rules) : undefined;
  return {
    value,
    onChange: (next: string) => {
      setValue(next);
      setDirty(true);
    },
    error: found && sayFinding(found),
  };
}
