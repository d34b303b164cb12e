import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../lib/cx.ts';

interface RetriedImageProps {
  src: string;
  alt: string;
  /** How often it is asked for again after the first time failed. */
  retries: number;
  /** Milliseconds between a failure and the next try. */
  delay: number;
  /** Stands in its place until it has come, and for good when it does not. */
  placeholder: (state: 'loading' | 'failed') => ReactNode;
  className?: string;
}

/** An image that may not be there yet, or not at the first try. */
export function RetriedImage({ src, ...rest }: RetriedImageProps) {
  // Another address is another image, with tries of its own.
  return <Tries key={src} src={src} {...rest} />;
}

function Tries({ src, alt, retries, delay, placeholder, className }: RetriedImageProps) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'waiting' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      setState('loading');
    }, delay);
    return () => clearTimeout(timer);
  }, [state, delay]);

  const isComing = state === 'loading' || state === 'loaded';
  return (
    <>
      {state === 'loaded' ? null : placeholder(state === 'failed' ? 'failed' : 'loading')}
      {isComing ? (
        <img
          key={tries}
          src={src}
          alt={alt}
          draggable={false}
          decoding="async"
          onLoad={() => setState('loaded')}
          onError={() => setState(tries < retries ? 'waiting' : 'failed')}
          className={cx(className, state === 'loading' && 'opacity-0')}
        />
      ) : null}
    </>
  );
}
