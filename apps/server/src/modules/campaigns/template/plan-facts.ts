import type { Db, Tx } from '@posthorn/db';
import {
  type Currency,
  planTemplateChange,
  planTemplateUpdate,
  type Surroundings,
  type Template,
  type TemplatePlan,
  tagsIn,
} from '@posthorn/domain';
import { isUntouched, readAds, type StoredAd, textsOf } from '../../ads/index.ts';
import { isFormUntouched, readLeadForm, type StoredLeadForm } from '../../lead-forms/index.ts';
import type { CampaignState } from '../state.ts';
import { findNames, type Names } from './names.ts';
import type { TemplateUse } from './use-store.ts';

/** A campaign and a template, with all that decides what the one makes of the other. */
export interface PlanFacts extends Names {
  template: Template;
  revision: number;
  /** Ads of the campaign. */
  present: StoredAd[];
  /** Ads of the template. */
  offered: StoredAd[];
  /** The forms of the campaign and of the template. */
  forms: { present: StoredLeadForm | null; offered: StoredLeadForm | null };
  surroundings: Surroundings;
}

interface Place {
  accountId: string;
  /** Undefined for a campaign that is still to be made. */
  campaignId: string | undefined;
  today: string;
  currency: Currency;
}

export async function readPlanFacts(
  db: Db | Tx,
  { accountId, campaignId, today, currency }: Place,
  { template, revision }: { template: Template; revision: number },
): Promise<PlanFacts> {
  const { company, pageNames } = await findNames(db, accountId);
  return {
    template,
    revision,
    present: campaignId ? await readAds(db, accountId, { campaignId }) : [],
    offered: await readAds(db, accountId, { templateId: template.id }),
    forms: {
      present: (campaignId && (await readLeadForm(db, accountId, { campaignId }))) || null,
      offered: (await readLeadForm(db, accountId, { templateId: template.id })) ?? null,
    },
    company,
    pageNames,
    surroundings: { connectedPages: new Set(pageNames.keys()), today, currency },
  };
}

export type Plan = TemplatePlan<CampaignState>;

const inputOf = (
  { template, present, offered, forms, surroundings }: PlanFacts,
  campaign: CampaignState,
) => ({
  campaign,
  template,
  surroundings,
  forms: {
    present: forms.present && {
      origin: forms.present.origin,
      isUntouched: isFormUntouched(forms.present),
    },
    offered: forms.offered,
  },
  present: present.map((ad) => ({
    id: ad.id,
    type: ad.type,
    origin: ad.origin,
    isUntouched: isUntouched(ad),
  })),
  offered: offered.map((ad) => ({
    id: ad.id,
    type: ad.type,
    version: ad.version,
    tags: tagsIn(textsOf(ad)),
  })),
});

export const planChange = (planFacts: PlanFacts, campaign: CampaignState): Plan =>
  planTemplateChange(inputOf(planFacts, campaign));

export const planUpdate = (planFacts: PlanFacts, campaign: CampaignState, use: TemplateUse): Plan =>
  planTemplateUpdate({ ...inputOf(planFacts, campaign), ...use });
