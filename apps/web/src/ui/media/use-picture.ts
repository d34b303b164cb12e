import { useEffect, useState } from 'react';
import type { Picture } from './crop-geometry.ts';

interface Retry {
  times: number;
  /** Milliseconds before each. */
  pause: number;
}

type Outcome = { state: 'ready'; picture: Picture } | { state: 'failed' };

const never: Retry = { times: 0, pause: 0 };

/** Loads a picture before it is shown: its size, or that it can not be had. */
export function usePicture(src: string | null, { times, pause }: Retry = never) {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): another round loads anew
  useEffect(() => {
    setOutcome(null);
    if (!src) return;
    let left = times;
    let timer: ReturnType<typeof setTimeout>;
    let image: HTMLImageElement;
    const load = () => {
      image = new Image();
      image.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        setOutcome({ state: 'ready', picture: { src, width, height } });
      };
      image.onerror = () => {
        if (left === 0) return setOutcome({ state: 'failed' });
        left -= 1;
        timer = setTimeout(load, pause);
      };
      image.src = src;
    };
    load();
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [src, times, pause, round]);

  return {
    state: outcome?.state ?? ('loading' as const),
    picture: outcome?.state === 'ready' ? outcome.picture : null,
    tryAgain: () => setRound(round + 1),
  };
}
