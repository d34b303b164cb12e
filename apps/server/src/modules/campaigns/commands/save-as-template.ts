import type { Tx } from '@posthorn/db';
import {
  adTextMax,
  type Finding,
  type InsertableTag,
  required,
  tagsWithoutRoom,
  templateFrom,
  templateTextFields,
  templateTextFinding,
  withFormTexts,
  withTagsAgain,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { insertAds, readAds, withTexts } from '../../ads/index.ts';
import { readLeadForm, writeLeadForm } from '../../lead-forms/index.ts';
import { addTemplate, findCustomTemplate } from '../../templates/index.ts';
import { type CampaignRequest, lockExpected } from '../change-campaign.ts';
import { findAccountFacts } from '../repository.ts';
import { stateOf } from '../state.ts';
import { findNames } from '../template/names.ts';

/** A custom template that makes campaigns like this one, and what of the campaign it could not take. */
export function saveAsTemplate(
  deps: Deps,
  request: CampaignRequest,
  words: { title: string; purpose: string },
) {
  const { accountId } = request;
  return inTransaction(deps, async (tx) => {
    const row = await lockExpected(tx, request);
    const { currency } = await findAccountFacts(tx, accountId);
    const { company, pageNames } = await findNames(tx, accountId);
    const connectedPages = new Set(pageNames.keys());
    const saved = templateFrom(stateOf(row), words, { currency, connectedPages });
    const { template } = saved;
    refuseWhen([
      ...[required(template.title, 'title')].filter((found) => found !== undefined),
      ...templateTextFields.flatMap((field) => templateTextFinding(field, template[field]) ?? []),
    ]);
    const templateId = await addTemplate(tx, request, template, {
      savedFrom: row.title || row.hash,
    });
    const names = { locations: row.locations, company };
    const findings = await saveAds(tx, request, templateId, names);
    await saveForm(tx, request, templateId, names);
    return {
      ...(await findCustomTemplate(tx, { ...request, templateId })),
      notCarriedOver: [...saved.notCarriedOver, ...findings],
    };
  });
}

/** Copies the ads with tags for names, and says for which tags a text had no room. */
async function saveAds(
  tx: Tx,
  { accountId, campaignId }: CampaignRequest,
  templateId: string,
  names: Parameters<typeof withTagsAgain>[1],
): Promise<Finding[]> {
  const ads = (await readAds(tx, accountId, { campaignId })).map((ad) => {
    const withoutRoom: InsertableTag[] = [];
    const tagged = withTexts(ad, (text, field) => {
      const result = withTagsAgain(text, names, adTextMax(ad.type, field));
      withoutRoom.push(...result.withoutRoom);
      return result.text;
    });
    return { ad: { ...tagged, origin: null }, withoutRoom };
  });
  if (ads.length > 0) {
    const copies = ads.map(({ ad }) => ad);
    await insertAds(tx, accountId, { templateId }, copies);
  }
  return tagsWithoutRoom(ads.map(({ withoutRoom }) => withoutRoom));
}

/** Copies the form with tags for names, where there is room for them. */
async function saveForm(
  tx: Tx,
  { accountId, campaignId }: CampaignRequest,
  templateId: string,
  names: Parameters<typeof withTagsAgain>[1],
): Promise<void> {
  const form = await readLeadForm(tx, accountId, { campaignId });
  if (!form) return;
  const tagged = withFormTexts(form, (text, max) => withTagsAgain(text, names, max).text);
  await writeLeadForm(tx, accountId, { templateId }, tagged, null);
}
