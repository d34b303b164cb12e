import { type ComparedField, changesSomething, type Finding, finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';
import { applyPlan } from '../template/apply-plan.ts';
import { openUpdate } from '../template/open-update.ts';
import { refuseOther } from '../template/refuse-other.ts';

/** What a person saw before they wanted it. */
interface Shown {
  templateId: string;
  revision: number | undefined;
}

/** Brings a campaign up to date with its template, and says what was kept. */
export async function updateFromTemplate(
  deps: Deps,
  request: CampaignRequest,
  /** It may have got another template in the meantime, or the template other contents. */
  shown: Partial<Shown> = {},
) {
  let kept: ComparedField[] = [];
  let isChanged = false;
  const campaign = await changeCampaign(
    deps,
    request,
    async (before, facts) => {
      assertAllowed('changeTemplate', before);
      if (shown.templateId && before.templateId !== shown.templateId) {
        refuse(finding('template.notFromTemplate'), 'conflict');
      }
      const held = { isHeld: true };
      const update = await openUpdate(facts.tx, facts, request.campaignId, before, held);
      refuseOther(update.planFacts, shown.revision);
      kept = update.plan.kept;
      isChanged = changesSomething(before, update.plan);
      return applyPlan(request, before, facts, { ...update, formerUse: update.use });
    },
    { templateUpdated: true },
  );
  return { campaign, kept, isChanged };
}

interface Outcome {
  campaignId: string;
  outcome: 'updated' | 'upToDate' | 'refused';
  findings: Finding[];
  kept: ComparedField[];
}

type Caller = Omit<CampaignRequest, 'campaignId' | 'expectedVersion'>;

/** Several campaigns, each by itself: what is in the way of one does not keep the others. */
export async function updateCampaigns(
  deps: Deps,
  caller: Caller,
  { campaignIds, ...shown }: Shown & { campaignIds: readonly string[] },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const campaignId of new Set(campaignIds)) {
    outcomes.push(
      await updateOne(deps, { ...caller, campaignId, expectedVersion: undefined }, shown),
    );
  }
  return outcomes;
}

async function updateOne(deps: Deps, request: CampaignRequest, shown: Shown): Promise<Outcome> {
  const { campaignId } = request;
  try {
    const { kept, isChanged } = await updateFromTemplate(deps, request, shown);
    return { campaignId, outcome: isChanged ? 'updated' : 'upToDate', findings: [], kept };
  } catch (error) {
    // Only what the rules say about this campaign; when the database is away, it is away for all.
    if (!(error instanceof Refusal)) throw error;
    // It was deleted while the others were brought up to date.
    const isGone = error.code === 'not_found';
    const findings = isGone ? [finding('template.campaignGone')] : error.findings;
    if (findings.length === 0) throw error;
    return { campaignId, outcome: 'refused', findings, kept: [] };
  }
}
