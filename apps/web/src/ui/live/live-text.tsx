import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Live } from './live.ts';

interface LiveTextProps<T> extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  of: Live<T>;
  show: (now: T) => string;
}

/**
 * Words that change with every key. They are written into the page as they come, and nothing is drawn:
 * React knows the element and never what stands in it.
 */
export function LiveText<T>({ of, show, ...attributes }: LiveTextProps<T>) {
  const span = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => writeText(span.current, show(of.snapshot()));
    write();
    return of.subscribe(write);
  });
  return <span {...attributes} ref={span} />;
}

/** Changing the text that is there costs the browser less than another one in its place. */
export function writeText(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  // A translator of pages puts elements of its own there.
  if (node?.nodeType !== Node.TEXT_NODE) element?.replaceChildren(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}
