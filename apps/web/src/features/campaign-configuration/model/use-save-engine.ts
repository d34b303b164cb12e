import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AccountFacts, accountFactsQuery } from '../../accounts/index.ts';
import { campaignKey } from '../../campaigns/index.ts';
import { sendStep } from '../api/send-step.ts';
import { holdEngine, openEngine } from './open-engine.ts';
import type { SaveEngine, Snapshot } from './save-engine.ts';
import { createUnsavedStore } from './unsaved-store.ts';
import type { Campaign } from './values.ts';

interface Facts {
  personId: string;
  account: AccountFacts;
}

/** The engine of this campaign and what it shows now. One component for each campaign: give it a key. */
export function useSaveEngine(
  campaign: Campaign,
  { personId, account }: Facts,
): { engine: SaveEngine; snapshot: Snapshot } {
  const queryClient = useQueryClient();
  const owner = { personId, accountId: account.id, campaignId: campaign.id };
  const name = Object.values(owner).join(' ');
  const [engine] = useState(() =>
    openEngine(name, () => {
      const queryKey = campaignKey(account.id, campaign.id);
      const factsKey = accountFactsQuery(account.id).queryKey;
      return {
        campaign,
        store: createUnsavedStore(owner),
        send: (step, version) => sendStep(campaign.id, step, version),
        onSaved: async (saved) => {
          // An answer that is still on its way was given before this one.
          await queryClient.cancelQueries({ queryKey, exact: true });
          queryClient.setQueryData<Campaign>(queryKey, (known) =>
            known && known.version > saved.version ? known : saved,
          );
        },
        onRefused: () => void queryClient.invalidateQueries({ queryKey }),
        today: () => queryClient.getQueryData(factsKey)?.today ?? account.today,
      };
    }),
  );
  const snapshot = useSyncExternalStore(engine.subscribe, engine.snapshot);

  useEffect(() => holdEngine(name, engine), [name, engine]);
  useEffect(() => engine.receive(campaign), [engine, campaign]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && engine.commit();
    engine.commit();
    window.addEventListener('online', engine.retry);
    window.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', engine.retry);
      window.removeEventListener('visibilitychange', leave);
    };
  }, [engine]);

  return { engine, snapshot };
}
