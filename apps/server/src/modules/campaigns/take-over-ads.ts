import type { Tx } from '@posthorn/db';
import { filledIn, type RecordedCampaign, takenOver } from '@posthorn/domain';
import { recordChange } from '../../platform/record.ts';
import { copyAds, listTypes, type NewAd } from '../ads/index.ts';
import type { CampaignState } from './state.ts';

interface Taking {
  accountId: string;
  personId: string;
  requestId: string;
  campaignId: string;
  workspaceId: string;
  templateId: string;
}

/** Gives a campaign the ads of its template, in its own words, as far as the rules let it. */
export async function takeOverAds(tx: Tx, request: Taking, state: CampaignState): Promise<void> {
  const { accountId, personId, requestId, campaignId, workspaceId, templateId } = request;
  const present = await listTypes(tx, accountId, { campaignId });
  const { name } = await tx
    .selectFrom('workspace')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const known = { locations: state.locations, workspaceName: name };
  const taken = await copyAds(tx, accountId, {
    from: { templateId },
    to: { campaignId },
    choose: (ads) =>
      takenOver({ ...state, present }, ads).map((ad) =>
        inWordsOf(ad, (text) => filledIn(text, known)),
      ),
  });
  if (taken === 0) return;
  await recordChange(tx, {
    accountId,
    personId,
    requestId,
    workspaceId,
    kind: 'campaign',
    entityId: campaignId,
    campaignId,
    action: 'changed',
    after: { adsTaken: taken } satisfies RecordedCampaign,
    tells: { workspaceId },
  });
}

/** The same ad with each of its texts said anew. */
function inWordsOf(ad: NewAd, said: (text: string) => string): NewAd {
  const { words, banner, search } = ad;
  return {
    ...ad,
    ...(words && {
      words: {
        ...words,
        message: said(words.message),
        headline: said(words.headline),
        link_description: said(words.link_description),
      },
    }),
    ...(banner && {
      banner: {
        ...banner,
        type: said(banner.type),
        subtitle: said(banner.subtitle),
        title: said(banner.title),
        tags: banner.tags.map(said),
        call_to_action: said(banner.call_to_action),
      },
    }),
    ...(search && {
      search: {
        headlines: search.headlines.map(said),
        descriptions: search.descriptions.map(said),
      },
    }),
  };
}
