import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets a control keep its own text and corrects it only where it says something else than it should.
 * Given a value at every key, React would write it into the document each time, which costs more than
 * all the rest of the field.
 */
export function useOwnValue(
  control: RefObject<Control | null>,
  value: string,
  onChange: (value: string) => void,
) {
  const [first] = useState(value);
  const wanted = useRef(value);
  const correct = () => {
    if (control.current && control.current.value !== wanted.current)
      control.current.value = wanted.current;
  };
  useLayoutEffect(() => {
    wanted.current = value;
    correct();
  });
  return {
    defaultValue: first,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      // Whoever does not take a change draws nothing anew; by then everybody else has.
      queueMicrotask(correct);
    },
  };
}
