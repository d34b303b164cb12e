import { type CampaignAction, fullName, say } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { carryOut } from '../carry-out.ts';
import { type CampaignRequest, changeCampaign, type Facts } from '../change-campaign.ts';

/** What colleagues hear of. */
const news = { pause: 'paused', stop: 'stopped' } as const satisfies Partial<
  Record<CampaignAction, string>
>;

/** Pauses, resumes or stops, as the table of actions says, here and on the networks. */
export function changeStatus(
  deps: Deps,
  request: CampaignRequest,
  action: 'pause' | 'resume' | 'stop',
) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    const after = await carryOut(assertAllowed(action, campaign), request, campaign, facts);
    if (action in news) {
      await tellColleagues(request, facts, news[action as keyof typeof news], campaign.title);
    }
    return after;
  });
}

/** The status changes once, however often it is asked for, and so this is told once. */
async function tellColleagues(
  { accountId, campaignId, personId: by }: CampaignRequest,
  { tx, workspaceId }: Facts,
  kind: (typeof news)[keyof typeof news],
  title: string,
): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select(['first_name', 'last_name'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  const words = { name: fullName(person), title: title || say('campaign.untitled') };
  const message = say(`news.${kind}`, words);
  await notify(tx, { kind, by, accountId, workspaceId, campaignId, message });
}
