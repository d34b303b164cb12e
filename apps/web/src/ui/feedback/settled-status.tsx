import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';

const rest = 600;

/** For a screen reader: a text that changes with every move is read out when it has come to rest. */
export function SettledStatus({ text }: { text: string }) {
  const first = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    // What it began with is no news.
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status">
      <VisuallyHidden>{settled}</VisuallyHidden>
    </span>
  );
}
