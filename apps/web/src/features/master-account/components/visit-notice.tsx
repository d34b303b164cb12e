import { lazy, Suspense } from 'react';
import { useAccount } from '../../accounts/index.ts';

/** Fetched where it is shown and nowhere else: most people never visit an account. */
const VisitBar = lazy(() => import('./visit-bar.tsx'));

export function VisitNotice() {
  const { isVisit } = useAccount();
  if (!isVisit) return null;
  return (
    <Suspense fallback={null}>
      <VisitBar />
    </Suspense>
  );
}
