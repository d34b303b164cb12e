import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { closeLayer, hasLayer } from '../../../lib/routes/page-layer.ts';
import { settlePick, useIsPickAwaited } from '../model/pick-request.ts';
import { useIsPickPage } from '../model/use-pick-page.ts';

const library = deferComponent(() => import('./media-library.tsx'));

/** The library above whatever page its address names. */
export function MediaLibraryLayer() {
  const router = useRouter();
  const isAsked = useRouterState({ select: ({ location }) => hasLayer(location.href) });
  const isAwaited = useIsPickAwaited();
  // Of two layers the one that comes later is on top: first the editor, then the choice for its field.
  const isOpen = useIsPickPage() ? isAsked && isAwaited : isAsked;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (!isOpen) return;
    // However it closes, also with the browser's back: the field that waits for a choice must hear of it.
    return () => settlePick(undefined);
  }, [isOpen]);

  if (!wasOpen) return null;
  return (
    <Suspense>
      <library.Component isOpen={isOpen} onClose={() => closeLayer(router)} />
    </Suspense>
  );
}
