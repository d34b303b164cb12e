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
import type { CampaignState } from '../state.ts';
import type { TemplateUse } from './use-store.ts';

/** A campaign and a template, with all that decides what the one makes of the other. */
export interface Meeting {
  template: Template;
  revision: number;
  /** Ads of the campaign. */
  present: StoredAd[];
  /** Ads of the template. */
  offered: StoredAd[];
  workspaceName: string;
  pageNames: ReadonlyMap<string, string>;
  surroundings: Surroundings;
}

interface Place {
  accountId: string;
  workspaceId: string;
  /** Undefined for a campaign that is still to be made. */
  campaignId: string | undefined;
  today: string;
  currency: Currency;
}

export async function meet(
  db: Db | Tx,
  { accountId, workspaceId, campaignId, today, currency }: Place,
  { template, revision }: { template: Template; revision: number },
): Promise<Meeting> {
  const { name: workspaceName } = await db
    .selectFrom('workspace')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const pages = await db
    .selectFrom('social_page')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  const pageNames = new Map(pages.map(({ id, name }) => [id, name]));
  return {
    template,
    revision,
    present: campaignId ? await readAds(db, accountId, { campaignId }) : [],
    offered: await readAds(db, accountId, { templateId: template.id }),
    workspaceName,
    pageNames,
    surroundings: { connectedPages: new Set(pageNames.keys()), today, currency },
  };
}

export type Plan = TemplatePlan<CampaignState>;

const inputOf = (
  { template, present, offered, surroundings }: Meeting,
  campaign: CampaignState,
) => ({
  campaign,
  template,
  surroundings,
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

export const planChange = (meeting: Meeting, campaign: CampaignState): Plan =>
  planTemplateChange(inputOf(meeting, campaign));

export const planUpdate = (meeting: Meeting, campaign: CampaignState, use: TemplateUse): Plan =>
  planTemplateUpdate({ ...inputOf(meeting, campaign), ...use });
