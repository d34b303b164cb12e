import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/on-demand/when-idle.ts';
import { toastQueue } from '../../ui/overlays/toast-queue.ts';

const load = () => import('../../ui/overlays/toast-region.tsx');
whenIdle(() => void load().catch(() => {}));

/** Fetches the region of toasts when the first one is raised: no first screen begins with a toast. */
export function LateToastRegion() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region) return;
    const look = () => {
      if (toastQueue.visibleToasts.length === 0) return;
      // Without a connection the next toast tries again; toasts wait in the queue until then.
      load().then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => {},
      );
    };
    look();
    return toastQueue.subscribe(look);
  }, [Region]);
  return Region ? <Region /> : null;
}
