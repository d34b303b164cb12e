import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { templatesKey } from '../../accounts/index.ts';
import { campaignsKey } from '../../campaigns/index.ts';
import { type Ad, adsKey } from '../api/list-ads.ts';
import type { AdOwner } from './ad-owner.ts';

/** Puts what was just saved where every page looks for the ads. */
export function useKeepAds(owner: AdOwner) {
  const queryClient = useQueryClient();
  return useCallback(
    async (saved: readonly Ad[]): Promise<void> => {
      const queryKey = adsKey(owner);
      // An answer that is still on its way was given before this one.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Ad[]>(queryKey, (ads) => ads && saved.reduce(withAd, ads));
      const { kind, accountId } = owner;
      const lists = kind === 'campaign' ? campaignsKey(accountId) : templatesKey(accountId);
      void queryClient.invalidateQueries({ queryKey: lists });
    },
    [queryClient, owner],
  );
}

function withAd(ads: Ad[], ad: Ad): Ad[] {
  const isThere = ads.some(({ id }) => id === ad.id);
  return isThere ? ads.map((one) => (one.id === ad.id ? ad : one)) : [...ads, ad];
}
