import { useState } from 'react';
import type { FieldOf } from './saved-document.ts';

interface Engine<Values> {
  change<F extends FieldOf<Values>>(field: F, value: Values[F]): void;
  commit(field?: FieldOf<Values>): void;
}

/** Which fields a person has been in: an empty one is complained of only then. */
export function useTouchedFields<Values extends object>(
  engine: Engine<Values>,
  /** `all`: every field says from the start what is wrong with it. */
  atFirst: 'all' | 'none' = 'none',
) {
  type Field = FieldOf<Values>;
  const [touched, setTouched] = useState<ReadonlySet<Field> | 'all'>(() =>
    atFirst === 'all' ? 'all' : new Set(),
  );
  const touch = (field: Field) =>
    setTouched((before) =>
      before === 'all' || before.has(field) ? before : new Set(before).add(field),
    );
  return {
    isTouched: (field: Field) => touched === 'all' || touched.has(field),
    touch,
    touchAll: () => setTouched('all'),
    /** A picker: changed and saved at once. */
    pick<F extends Field>(field: F, value: Values[F]) {
      touch(field);
      engine.change(field, value);
      engine.commit(field);
    },
  };
}
