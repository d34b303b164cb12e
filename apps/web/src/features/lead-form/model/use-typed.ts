import { useState } from 'react';
import { useLeadForm } from './lead-form.tsx';
import { type Field, sameValue, type Values } from './values.ts';

/**
 * What is typed into a field. The server answers with a tidied text, which must not move under the cursor;
 * what a colleague has made of it since must be seen, or the next key would overwrite it.
 */
export function useTyped<F extends Field>(field: F) {
  const { values, unsaved, engine, change, touch } = useLeadForm();
  const [typed, setTyped] = useState<Values[F]>();
  // A name that was taken away is answered with the title; it must not come back under the cursor.
  const isNameless = field === 'name' && typed === '';
  const isMine =
    typed !== undefined &&
    (isNameless || unsaved.includes(field) || sameValue(field, typed, values[field]));
  return {
    value: isMine ? typed : values[field],
    onChange(next: Values[F]) {
      setTyped(() => next);
      change(field, next);
    },
    /** The field was left: it says what is wrong, and is saved. */
    onLeave() {
      setTyped(undefined);
      touch(field);
      engine.commit(field);
    },
  };
}
