import { useEffect, useState } from 'react';
import { productNow, turnListeners } from './clock.ts';

const MINUTE_MS = 60_000;

/** The time in the product, by the minute and whenever its clock was turned. */
export function useProductNow(): number {
  const [now, setNow] = useState(productNow);
  useEffect(() => {
    const look = () => setNow(productNow());
    const timer = setInterval(look, MINUTE_MS);
    turnListeners.add(look);
    return () => {
      clearInterval(timer);
      turnListeners.delete(look);
    };
  }, []);
  return now;
}
