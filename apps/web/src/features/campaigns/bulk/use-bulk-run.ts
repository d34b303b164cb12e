import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { useAccount } from '../../accounts/index.ts';
import type { Campaign } from '../api/get-campaign.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { refreshCampaigns } from '../model/campaign-cache.ts';
import { currentOf } from '../model/keep-current.ts';
import { type Attempt, on, quiet, type Undo } from './bulk-action.ts';

/** How far one campaign has come. */
export interface Outcome {
  state: 'waiting' | 'done' | 'undone' | 'failed';
  /** In the server's own words. */
  reason?: string;
  undo?: Undo | undefined;
}

/** So many at a time: the server takes them one by one anyway, and others work there too. */
const AT_ONCE = 3;

type Work = (campaign: CampaignRow, attempt: Attempt) => Promise<Undo | undefined>;

/** Whether it may have happened all the same: no answer came, or none that says so. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Does the same to several campaigns and tells what came of each. A second press while it runs does nothing. */
export function useBulkRun() {
  const queryClient = useQueryClient();
  const { id: accountId } = useAccount();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isUnderWay = useRef(false);
  /** What was tried without an answer, with the campaign as it was sent. */
  const unanswered = useRef(new Map<string, { campaign: CampaignRow; attempt: Attempt }>());
  /** Of those that were refused because they had changed: as they are now. */
  const current = useRef(new Map<string, Campaign>());
  useWarningBeforeLeaving(isRunning);

  const tell = (id: string, outcome: Outcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome));

  async function all(
    campaigns: readonly CampaignRow[],
    one: (campaign: CampaignRow) => Promise<Outcome>,
  ): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRunning(true);
    for (const { id } of campaigns) tell(id, { state: 'waiting' });
    const left = [...campaigns];
    const worker = async () => {
      for (let next = left.shift(); next; next = left.shift()) tell(next.id, await one(next));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    isUnderWay.current = false;
    setRunning(false);
    refreshCampaigns(queryClient, accountId);
  }

  const run = (campaigns: readonly CampaignRow[], work: Work) =>
    all(campaigns, async (given) => {
      const { id } = given;
      const tried = unanswered.current.get(id) ?? {
        campaign: newer(given, current.current.get(id)),
        attempt: attemptAt(given),
      };
      unanswered.current.delete(id);
      try {
        return { state: 'done', undo: await work(tried.campaign, tried.attempt) };
      } catch (error) {
        if (isUnanswered(error)) unanswered.current.set(id, tried);
        const changed = currentOf(error);
        if (changed) current.current.set(id, changed);
        return { state: 'failed', reason: errorText(error) };
      }
    });

  const takeBack = (campaigns: readonly CampaignRow[]) =>
    all(campaigns, async ({ id }) => {
      const undo = outcomes.get(id)?.undo;
      try {
        await undo?.();
        return { state: 'undone' };
      } catch (error) {
        return { state: 'failed', reason: errorText(error), undo };
      }
    });

  return { outcomes, isRunning, run, takeBack };
}

/** A row that left the list is as new as the refusal that told of it. */
const newer = (row: CampaignRow, current: Campaign | undefined): CampaignRow =>
  current && current.version > row.version ? { ...row, ...rowFacts(current) } : row;

const rowFacts = (campaign: Campaign) => ({
  version: campaign.version,
  status: campaign.status,
  abilities: campaign.abilities,
  startDate: campaign.startDate,
  endDate: campaign.endDate,
  customTotalGrossBudget: campaign.customTotalGrossBudget,
});

function attemptAt(campaign: CampaignRow): Attempt {
  let read: Campaign | undefined;
  return {
    key: newKey(),
    async before() {
      read ??= await call('getCampaign', { params: on(campaign) }, quiet);
      return read;
    },
  };
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
