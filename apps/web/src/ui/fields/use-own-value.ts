import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Live } from '../live/live.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets a control keep its own text and corrects it only where it says something else than it should.
 * Given a value at every key, React would write it into the document each time, which costs more than
 * all the rest of the field.
 */
export function useOwnValue(
  control: RefObject<Control | null>,
  text: Live<string>,
  onChange: (value: string) => void,
) {
  const [first] = useState(text.snapshot);
  const correct = () => {
    const wanted = text.snapshot();
    if (control.current && control.current.value !== wanted) control.current.value = wanted;
  };
  useLayoutEffect(() => {
    correct();
    return text.subscribe(correct);
  });
  return {
    defaultValue: first,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      // A parent that does not take a change draws nothing anew; by then the others have.
      queueMicrotask(correct);
    },
  };
}
