import type { AdType } from '@posthorn/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The address names the type of the ad: it follows the form, also through undo. */
export function useTypeInAddress(
  { shown, inAddress }: { shown: AdType; inAddress: AdType },
  pathOf: (adType: AdType) => string,
): void {
  const router = useRouter();
  useEffect(() => {
    if (shown === inAddress) return;
    const { searchStr } = router.latestLocation;
    const href = pathOf(shown) + searchStr;
    void router.navigate({ href, replace: true, resetScroll: false });
  }, [shown, inAddress, pathOf, router]);
}
