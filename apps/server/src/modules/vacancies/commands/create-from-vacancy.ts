import type { OperationInput } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import {
  addLocationFindings,
  adTypeSpecs,
  byKind,
  type Currency,
  chosenChannelsFindings,
  detailsFindings,
  finding,
  isVacancyType,
  minimumTimesOf,
  profilesFindings,
  type Role,
  scheduleFindings,
  tidied,
  totalFindings,
  withChosenChannels,
  withProfile,
  withRadius,
  withTotal,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import {
  addAds,
  type CheckContent,
  checkBannerAd,
  checkSearchAd,
  checkSocialAd,
} from '../../ads/index.ts';
import { type CampaignState, changeCampaignIn, startCampaign } from '../../campaigns/index.ts';
import { knownPlace, knownProfile } from '../../reference/index.ts';
import { type AddPicture, fetchChosenPicture } from '../picture-for-library.ts';

type Sent = OperationInput<'createFromVacancy'>['body'];
type SentAd = Sent['ads'][number];

interface Request {
  accountId: string;
  role: Role;
  personId: string;
  requestId: string;
  workspaceId: string;
}

/** A campaign with all that was proposed for a vacancy: all of it is made, or nothing. */
export async function createFromVacancy(deps: Deps, request: Request, sent: Sent) {
  if (!isVacancyType(sent.type)) refuse(finding('field.unknown', 'type'));
  const { accountId, personId, requestId } = request;
  // What is wrong without its pictures is refused before one is fetched and stored.
  if (takesFromPage(sent)) await tryOut(deps, request, sent);
  // Another host is asked before anything is locked.
  const image = await fetchChosenPicture(deps, request, 'image', sent.image);
  const logo = await fetchChosenPicture(deps, request, 'logo', sent.logo);
  return inTransaction(deps, async (tx) => {
    const campaign = await configuredCampaign(tx, deps, request, sent);
    const { id: campaignId } = campaign;
    const pictures = { image: await image(tx), logo: await logo(tx) };
    for (const ad of sent.ads) {
      if (!sent.channels.includes(adTypeSpecs[ad.adType].channel)) continue;
      const { adType } = ad;
      const of = {
        accountId,
        personId,
        requestId,
        now: deps.now(),
        adType,
        of: 'campaign' as const,
      };
      const check = checkOf(accountId, ad, pictures);
      await addAds(tx, of, { campaignId }, async (campaignType) => [
        await aboutAd(adType, () => check(tx, { campaignType, before: undefined })),
      ]);
    }
    return campaign;
  });
}

/** Whether a picture is fetched from the page. */
export const takesFromPage = ({ image, logo }: Sent): boolean =>
  image?.from === 'page' || logo?.from === 'page';

async function configuredCampaign(tx: Tx, deps: Deps, request: Request, sent: Sent) {
  const started = await startCampaign(tx, deps.now(), {
    ...request,
    type: sent.type,
    packageId: undefined,
    templateId: undefined,
    vacancyPage: sent.url,
  });
  const change = { ...request, campaignId: started.id, expectedVersion: undefined };
  return changeCampaignIn(tx, deps, change, (blank, { today, currency }) =>
    configured(tx, blank, sent, { today, currency }),
  );
}

class TriedOut extends Error {}

/** Makes the campaign without its ads, and takes it back. */
async function tryOut(deps: Deps, request: Request, sent: Sent): Promise<void> {
  const tried = deps.connection.db.transaction().execute(async (tx) => {
    await configuredCampaign(tx, deps, request, sent);
    throw new TriedOut();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof TriedOut)) throw error;
  });
}

/** The same rules, one after the other, as when a person fills in the fields. */
async function configured(
  tx: Tx,
  blank: CampaignState,
  sent: Sent,
  { today, currency }: { today: string; currency: Currency },
): Promise<CampaignState> {
  const { title, targetUrl, referenceNumber, language } = sent;
  const details = tidied({ title, targetUrl, referenceNumber, language, poNumber: '' });
  refuseWhen(detailsFindings(details));
  let campaign: CampaignState = { ...blank, ...details };
  for (const id of sent.profileIds) campaign = withProfile(campaign, await knownProfile(tx, id));
  refuseWhen(profilesFindings(campaign.profiles));
  for (const { id, radiusKm } of sent.locations) {
    const { location: place } = await knownPlace(tx, id);
    const location = withRadius(place, radiusKm);
    refuseWhen(addLocationFindings(campaign.locations, location));
    campaign = { ...campaign, locations: [...campaign.locations, location] };
  }
  const { startDate, endDate } = sent;
  if ((startDate === null) !== (endDate === null)) refuse(finding('field.required', 'schedule'));
  if (startDate !== null && endDate !== null) {
    refuseWhen(scheduleFindings({ startDate, endDate }, today));
    campaign = { ...campaign, startDate, endDate };
  }
  refuseWhen(chosenChannelsFindings(campaign.type, sent.channels));
  campaign = withChosenChannels(campaign, sent.channels, currency);
  // Its ads are made after it, and all of one picture.
  campaign = { ...campaign, minimumTimes: minimumTimesOf(campaign, sent.ads) };
  refuseWhen(totalFindings(campaign, sent.total, currency));
  return withTotal(campaign, sent.total, currency);
}

type Pictures = Record<'image' | 'logo', Awaited<ReturnType<AddPicture>>>;

/** What an ad of each kind is asked, as when it is written in its editor. */
const checkOf = (accountId: string, sent: SentAd, { image, logo }: Pictures): CheckContent =>
  byKind<SentAd, CheckContent>(sent, {
    social: ({ adType, linkDescription: link_description, callToAction, ...words }) =>
      checkSocialAd(accountId, adType, {
        ...{ ...words, link_description, call_to_action: callToAction },
        media: image ? [{ id: image.id }] : [],
      }),
    drawnBanner: ({ type, subtitle: intro, title, tags, callToAction: call_to_action }) =>
      checkBannerAd(accountId, 'campaign', {
        ...{ type, intro, title, tags, call_to_action, background_color: null },
        logo_url: logo?.url ?? null,
      }),
    search: ({ headlines, descriptions }) => checkSearchAd({ headlines, descriptions }),
  });

/** What is wrong with an ad is told of that ad. */
async function aboutAd<T>(adType: SentAd['adType'], work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const findings = error.findings.map((one) => ({ ...one, path: `${adType}.${one.path}` }));
    const [first] = findings;
    throw new Refusal(error.code, error.messageCode, { findings, params: first?.params });
  }
}
