import {
  required,
  templateFrom,
  templateTextFields,
  templateTextFinding,
  withTagsAgain,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { insertAds, readAds, withTexts } from '../../ads/index.ts';
import { addTemplate, findCustomTemplate } from '../../templates/index.ts';
import { type CampaignRequest, lockExpected } from '../change-campaign.ts';
import { stateOf } from '../state.ts';

/** A custom template that makes campaigns like this one. */
export function saveAsTemplate(
  deps: Deps,
  request: CampaignRequest,
  words: { title: string; purpose: string },
) {
  const { accountId, campaignId } = request;
  return inTransaction(deps, async (tx) => {
    const row = await lockExpected(tx, request);
    const template = templateFrom(stateOf(row), words);
    refuseWhen([
      ...[required(template.title, 'title')].filter((found) => found !== undefined),
      ...templateTextFields.flatMap((field) => templateTextFinding(field, template[field]) ?? []),
    ]);
    const { name: workspaceName } = await tx
      .selectFrom('workspace')
      .select('name')
      .where('account_id', '=', accountId)
      .where('id', '=', row.workspace_id)
      .executeTakeFirstOrThrow();
    const known = { locations: row.locations, workspaceName };
    const templateId = await addTemplate(tx, request, template, {
      savedFrom: row.title || row.hash,
    });
    const ads = (await readAds(tx, accountId, { campaignId })).map((ad) => ({
      ...withTexts(ad, (text) => withTagsAgain(text, known)),
      origin: null,
    }));
    if (ads.length > 0) await insertAds(tx, accountId, { templateId }, ads);
    return findCustomTemplate(tx, { ...request, templateId });
  });
}
