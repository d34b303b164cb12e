import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../accounts/index.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { refreshCampaigns } from '../model/campaign-cache.ts';
import type { Undo } from './bulk-action.ts';

/** How far one campaign has come. */
export interface Outcome {
  state: 'waiting' | 'done' | 'failed';
  /** In the server's own words. */
  reason?: string;
  undo?: Undo | undefined;
}

/** So many at a time: the server takes them one by one anyway, and others work there too. */
const AT_ONCE = 3;

type Work = (campaign: CampaignRow) => Promise<Undo | undefined>;

/** Does the same to several campaigns and tells what came of each. A second press while it runs does nothing. */
export function useBulkRun() {
  const queryClient = useQueryClient();
  const { id: accountId } = useAccount();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isUnderWay = useRef(false);
  useWarningBeforeLeaving(isRunning);

  const tell = (id: string, outcome: Outcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome));

  async function run(campaigns: readonly CampaignRow[], work: Work): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRunning(true);
    for (const { id } of campaigns) tell(id, { state: 'waiting' });
    const left = [...campaigns];
    const worker = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        try {
          tell(next.id, { state: 'done', undo: await work(next) });
        } catch (error) {
          tell(next.id, { state: 'failed', reason: errorText(error) });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    isUnderWay.current = false;
    setRunning(false);
    refreshCampaigns(queryClient, accountId);
  }

  return { outcomes, isRunning, run };
}

/** What has not begun would silently not happen. */
function useWarningBeforeLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);
}
