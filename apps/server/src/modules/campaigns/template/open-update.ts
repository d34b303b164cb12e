import type { Db, Tx } from '@posthorn/db';
import { type Currency, finding } from '@posthorn/domain';
import { refuse } from '../../../platform/refusal.ts';
import { findTemplate } from '../../templates/index.ts';
import type { CampaignState } from '../state.ts';
import { planUpdate, readPlanFacts } from './plan-facts.ts';
import { findUse } from './use-store.ts';

interface Place {
  accountId: string;
  today: string;
  currency: Currency;
}

/** What a campaign's own template has for it by now. */
export async function openUpdate(
  db: Db | Tx,
  place: Place,
  campaignId: string,
  campaign: CampaignState,
  options: { isHeld: boolean } = { isHeld: false },
) {
  const { accountId } = place;
  const { templateId } = campaign;
  const found = templateId && (await findTemplate(db, accountId, templateId, options));
  if (!found) return refuse(finding('template.notFromTemplate'), 'conflict');
  const use = await findUse(db, { accountId, campaignId });
  if (!use) return refuse(finding('template.originUnknown'), 'conflict');
  const planFacts = await readPlanFacts(db, { ...place, campaignId }, found);
  return { planFacts, use, plan: planUpdate(planFacts, campaign, use) };
}
