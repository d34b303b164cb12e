import type { AdType } from '@posthorn/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type AdOwner, createAdHref } from '../../ads/index.ts';

/** The address names the type of the ad: it follows the form, also through undo. */
export function useTypeInAddress(
  { shown, inAddress }: { shown: AdType; inAddress: AdType },
  owner: AdOwner,
): void {
  const router = useRouter();
  useEffect(() => {
    if (shown === inAddress) return;
    void router.navigate({
      ...createAdHref(owner, shown),
      search: true,
      replace: true,
      resetScroll: false,
    });
  }, [shown, inAddress, owner, router]);
}
