import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';

interface RetriedImageProps {
  src: string;
  alt: string;
  /** How often it is asked for again after the first time failed. */
  retries: number;
  /** Milliseconds between a failure and the next try. */
  delay: number;
  /** Stands in its place until it has come. */
  loading?: ReactNode;
  /** Stands there for good when it does not. */
  failed: ReactNode;
  className?: string;
}

/** An image that may not be there yet, or not at the first try. */
export function RetriedImage(props: RetriedImageProps) {
  return <Tries key={props.src} {...props} />;
}

function Tries({ src, alt, retries, delay, loading, failed, className }: RetriedImageProps) {
  const [tries, setTries] = useState(0);
  // Where nothing stands for it, nothing changes when it comes: a page may show hundreds.
  const [isHere, setHere] = useState(loading === undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (tries > retries) return failed;
  const tryAgain = () => {
    if (tries === retries) return setTries(tries + 1);
    timer.current = setTimeout(() => setTries(tries + 1), delay);
  };
  return (
    <>
      {isHere ? null : loading}
      <img
        // Another element, because the same one does not ask again.
        key={tries}
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        onLoad={({ currentTarget }) => {
          // For styles that wait for it; a page that shows hundreds is not drawn again for that.
          currentTarget.dataset.loaded = '';
          setHere(true);
        }}
        onError={tryAgain}
        className={cx(className, !isHere && 'invisible')}
      />
    </>
  );
}
