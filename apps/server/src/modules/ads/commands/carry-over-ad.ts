import type { Tx } from '@posthorn/db';
import {
  type AdMedia,
  type AdType,
  adMediaFromLibrary,
  byKind,
  type CarriedAd,
  type CarriedMedia,
  carriedAd,
  cityOf,
  finding,
  isCut,
  isWritten,
  isWrittenType,
  tooManyAdsFinding,
  type WrittenAd,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { cropImage, findMedia, presentMedia } from '../../media/index.ts';
import type { Ad } from '../ad-request.ts';
import type { NewAd, Placed } from '../content.ts';
import { findCompany } from '../find-company.ts';
import { presentAds } from '../presenter.ts';
import { recordAd } from '../record-ad.ts';
import { refreshCampaign } from '../refresh-campaign.ts';
import * as repository from '../repository.ts';
import { insertAds } from '../store-ads.ts';
import { openOwner } from './create-ads.ts';

interface CarryRequest {
  accountId: string;
  personId: string;
  requestId: string;
  now: Date;
  campaignId: string;
  adId: string;
  adVersion: number;
  adTypes: readonly AdType[];
  logoId: string | null;
}

/**
 * Ads of other kinds from one: all of them or none. A kind that came meanwhile is left alone, so that two
 * people who press at once do not make everything twice.
 */
export async function carryOverAd(deps: Deps, request: CarryRequest): Promise<Ad[]> {
  const { db } = deps.connection;
  const planned = await db.transaction().execute((tx) => plan(tx, request));
  const cuts = await cutPictures(deps, request.accountId, planned.carried);
  return inTransaction(deps, async (tx) => {
    const { campaign, carried, present } = await plan(tx, request);
    const [first] = carried;
    if (!campaign || !first) return [];
    const tooMany = tooManyAdsFinding(present.length + carried.length - 1);
    if (tooMany) refuse(tooMany, 'conflict');
    for (const { ad } of carried) {
      await recordAd(tx, requestFor(request, ad.adType), campaign, {
        after: { adAdded: ad.adType },
      });
    }
    const { accountId, campaignId } = request;
    const ads = carried.map((one) => newAd(one, cuts));
    const ids = await insertAds(tx, accountId, { campaignId }, ads);
    await refreshCampaign(tx, requestFor(request, first.ad.adType), campaign, ids);
    return presentAds(tx, accountId, await repository.findAds(tx, accountId, ids));
  });
}

const requestFor = (request: CarryRequest, adType: AdType) => ({
  ...request,
  adType,
  of: 'campaign' as const,
});

/** What would be made, with the campaign locked; refused where one of them could not be. */
async function plan(tx: Tx, request: CarryRequest) {
  const { accountId, campaignId } = request;
  const locked = await repository.lockCampaign(tx, accountId, campaignId);
  if (!locked) throw notFound();
  const present = await repository.listTypes(tx, accountId, { campaignId });
  const wanted = [...new Set(request.adTypes)].filter((adType) => !present.includes(adType));
  const source = await findSource(tx, request);
  const facts = {
    campaignType: locked.type,
    language: locked.language,
    title: locked.title,
    company: await findCompany(tx, accountId),
    cities: locked.locations.map(({ name }) => cityOf(name)),
    logo: await findLogo(tx, request),
  };
  const carried: CarriedAd[] = [];
  for (const adType of wanted) {
    await openOwner(tx, requestFor(request, adType), { campaignId });
    if (!isWrittenType(adType)) refuse(finding('field.unknown', 'adTypes'));
    const one = carriedAd(source, adType, facts);
    refuseWhen([...one.missing]);
    carried.push(one);
  }
  return { campaign: carried.length > 0 ? locked : undefined, carried, present };
}

async function findSource(
  tx: Tx,
  { accountId, campaignId, adId, adVersion }: CarryRequest,
): Promise<WrittenAd> {
  const rows = await repository.findAds(tx, accountId, [adId]);
  const [ad] = await presentAds(
    tx,
    accountId,
    rows.filter((row) => row.campaign_id === campaignId),
  );
  if (!ad) throw notFound();
  if (ad.version !== adVersion) throw new Refusal('stale', 'request.stale', { current: ad });
  if (!isWritten(ad)) refuse(finding('field.unknown', 'adId'));
  return ad;
}

async function findLogo(tx: Tx, { accountId, logoId }: CarryRequest): Promise<AdMedia | null> {
  if (logoId === null) return null;
  const logo = await findMedia(tx, accountId, logoId, ['logo']);
  if (!logo) refuse(finding('field.unknown', 'logoId'));
  return adMediaFromLibrary(presentMedia(logo), 'GoogleDisplayGeneratedAd');
}

const keyOf = ({ media, cut }: CarriedMedia): string =>
  `${media.masterId} ${JSON.stringify(cut ?? null)}`;

/** Cutting takes long, so it is done before anything is locked; what no ad shows in the end is swept. */
async function cutPictures(
  { once: _, ...deps }: Deps,
  accountId: string,
  carried: readonly CarriedAd[],
): Promise<ReadonlyMap<string, string>> {
  const cuts = new Map<string, string>();
  for (const item of carried.flatMap(({ media }) => media)) {
    const key = keyOf(item);
    if (!item.cut || cuts.has(key)) continue;
    const { id } = await cropImage(deps, {
      accountId,
      mediaId: item.media.masterId,
      crop: item.cut,
    });
    cuts.set(key, id);
  }
  return cuts;
}

function newAd({ ad, media }: CarriedAd, cuts: ReadonlyMap<string, string>): NewAd {
  const { adType: type } = ad;
  const placed = media.map(
    (item): Placed => ({
      mediaId: item.media.masterId,
      croppedId: cuts.get(keyOf(item)) ?? (isCut(item.media) ? item.media.id : null),
    }),
  );
  return byKind<WrittenAd, NewAd>(ad, {
    social: ({ message, headline, linkDescription, callToAction, displayUrl }) => ({
      type,
      words: {
        message,
        headline,
        link_description: linkDescription,
        call_to_action: callToAction,
        display_url: displayUrl || null,
      },
      placed,
    }),
    drawnBanner: ({ adType: _, logo, callToAction, primaryColor, tags, ...words }) => ({
      type,
      banner: {
        ...words,
        tags: [...tags],
        call_to_action: callToAction,
        primary_color: primaryColor,
      },
      placed: logo ? [{ mediaId: logo.id, croppedId: null }] : [],
    }),
    search: ({ headlines, descriptions }) => ({
      type,
      search: { headlines: [...headlines], descriptions: [...descriptions] },
      placed: [],
    }),
  });
}
