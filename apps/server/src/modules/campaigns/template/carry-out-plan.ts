import type { Tx } from '@posthorn/db';
import {
  filledIn,
  filledLeadForm,
  type RecordedCampaign,
  type Templatable,
  takesForm,
} from '@posthorn/domain';
import { recordChange } from '../../../platform/record.ts';
import {
  deleteAds,
  insertAds,
  type NewAd,
  renewAd,
  type StoredAd,
  withTexts,
} from '../../ads/index.ts';
import { type StoredLeadForm, writeLeadForm } from '../../lead-forms/index.ts';
import type { Plan, PlanFacts } from './plan-facts.ts';
import { keepUse, type TemplateUse } from './use-store.ts';

interface Request {
  accountId: string;
  personId: string;
  requestId: string;
  campaignId: string;
  workspaceId: string;
}

/** What a plan did to the ads and to the form, as far as it can be undone. */
export interface Done {
  ads: StoredAd[];
  came: string[];
  /** The form that was there before another one came; null where there was none. */
  form?: StoredLeadForm | null;
}

/**
 * Does to the ads and the form of a campaign what a plan says, and keeps what the template gave. The name of the company
 * is filled in; places may still change, so the tags for them stay, and are filled in wherever ads are read.
 */
export async function carryOutPlan(
  tx: Tx,
  request: Request,
  planFacts: PlanFacts,
  plan: Plan,
  formerUse: TemplateUse | undefined,
): Promise<Done> {
  const { accountId, campaignId } = request;
  const { present, offered, company } = planFacts;
  const owner = { campaignId };
  const offeredById = new Map(offered.map((ad) => [ad.id, ad]));
  const copyOf = (templateAdId: string) => {
    const ad = offeredById.get(templateAdId);
    if (!ad) throw new Error(`The template has no ad ${templateAdId}`);
    return copyFor(ad, company);
  };
  const { leaving, updating, coming } = plan.ads;
  const touched = new Set([...leaving, ...updating.map(({ id }) => id)]);
  const before = present.filter(({ id }) => touched.has(id));
  await deleteAds(tx, accountId, owner, leaving);
  for (const { id, templateAdId } of updating) {
    const ad = before.find((one) => one.id === id);
    const { content, origin } = copyOf(templateAdId);
    if (ad) await renewAd(tx, accountId, ad, content, origin);
  }
  const news = coming.map((id): NewAd => {
    const { content, origin } = copyOf(id);
    return { ...content, origin: { ...origin, givenVersion: 1 } };
  });
  const came = news.length > 0 ? await insertAds(tx, accountId, owner, news) : [];
  const stayed = present.flatMap(({ id, origin }) =>
    origin && !leaving.includes(id) ? [origin.templateAdId] : [],
  );
  await keepUse(tx, request, {
    fromTemplate: templatablePart(plan.fromTemplate),
    takenAds: [...new Set([...(formerUse?.takenAds ?? []), ...stayed, ...coming])],
    notCarriedOver: plan.notCarriedOver,
  });
  const isOtherForm = await bringForm(tx, request, planFacts, plan);
  await record(tx, request, plan);
  return { ads: before, came, ...(isOtherForm && { form: planFacts.forms.present }) };
}

/** Answers whether the campaign has got the form of the template. */
async function bringForm(
  tx: Tx,
  { accountId, campaignId }: Request,
  { forms: { offered }, company }: PlanFacts,
  { form }: Plan,
): Promise<boolean> {
  if (!takesForm(form) || !offered) return false;
  const copy = filledLeadForm(offered, { company });
  const origin = { templateFormId: offered.id, templateFormVersion: offered.version };
  await writeLeadForm(tx, accountId, { campaignId }, copy, origin);
  return true;
}

/** An ad of a template as a campaign gets it. */
function copyFor(ad: StoredAd, company: string) {
  const { id, version, createdAt: _, origin: __, ...content } = ad;
  return {
    content: withTexts(content, (text) => filledIn(text, { company })),
    origin: { templateAdId: id, templateAdVersion: version },
  };
}

/** What a template has a say in, without what else is known of the campaign. */
const templatablePart = (campaign: Templatable): Templatable => ({
  type: campaign.type,
  title: campaign.title,
  targetUrl: campaign.targetUrl,
  poNumber: campaign.poNumber,
  referenceNumber: campaign.referenceNumber,
  language: campaign.language,
  keywords: campaign.keywords,
  packageId: campaign.packageId,
  profiles: campaign.profiles,
  functionGroup: campaign.functionGroup,
  goal: campaign.goal,
  locations: campaign.locations,
  channelsOff: campaign.channelsOff,
  customTotalGrossBudget: campaign.customTotalGrossBudget,
  channelBudget: campaign.channelBudget,
  startDate: campaign.startDate,
  endDate: campaign.endDate,
  runtime: campaign.runtime,
  facebookPageId: campaign.facebookPageId,
  instagramPageId: campaign.instagramPageId,
  linkedinPageId: campaign.linkedinPageId,
});

async function record(
  tx: Tx,
  { accountId, personId, requestId, campaignId, workspaceId }: Request,
  { ads: { coming, leaving, updating }, form }: Plan,
): Promise<void> {
  const after: RecordedCampaign = {
    ...(leaving.length > 0 && { adsLeft: leaving.length }),
    ...(updating.length > 0 && { adsRenewed: updating.length }),
    ...(coming.length > 0 && { adsTaken: coming.length }),
    ...(takesForm(form) && { formTaken: true }),
  };
  if (Object.keys(after).length === 0) return;
  await recordChange(tx, {
    accountId,
    personId,
    requestId,
    workspaceId,
    kind: 'campaign',
    entityId: campaignId,
    campaignId,
    action: 'changed',
    after,
    tells: { workspaceId },
  });
}
