import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface Deferred<Props> {
  /** Wants a Suspense above it, for when it has not come yet. */
  Component: ComponentType<Props>;
  /** Begins before it is wanted; by itself it begins when the browser is idle. */
  fetchEarly: () => void;
  /**
   * For a part that a page can do without: one that draws nothing when it cannot be fetched. Taken
   * anew each time the part is wanted, so that one failed attempt is not the last.
   */
  orNothing: () => ComponentType<Props>;
}

/**
 * Like React's lazy(), but what has come already is drawn at once. lazy() always shows the fallback
 * first, and React leaves a fallback on the screen for 300 ms.
 */
export function deferComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const fetchEarly = () => void fetch().catch(() => {});
  whenIdle(fetchEarly);
  const Late = lazy(fetch) as ComponentType<Props>;

  function Component(props: Props) {
    // Decided once: another component in its place would begin anew.
    const [Now] = useState(() => loaded ?? Late);
    return <Now {...props} />;
  }

  const orNothing = () =>
    loaded ?? (lazy(() => fetch().catch(() => ({ default: Nothing }))) as ComponentType<Props>);
  return { Component, fetchEarly, orNothing };
}

const Nothing = () => null;
