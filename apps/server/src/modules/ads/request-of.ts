import { adsOfResource } from '@posthorn/contract';
import { kindOfOwner, type TemplateOwner } from '@posthorn/contract/template-owners';
import { type AdType, type SocialAdType, socialAdTypes } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/refusal.ts';
import type { AdRequest } from './ad-request.ts';
import type { AdOwner } from './commands/create-ads.ts';
import type { OneAdRequest } from './open-ad.ts';

interface Caller {
  account: { id: string };
  person: { id: string };
  request: FastifyRequest;
  deps: Pick<Deps, 'now'>;
}

/** Which ads an address speaks of, and whose. */
type Ads<Type extends AdType> = Pick<AdRequest<Type>, 'adType' | 'of'>;

export function adsOf(resource: string): Ads<AdType> {
  const ads = adsOfResource(resource);
  if (!ads) throw notFound();
  return ads;
}

export function socialAdsOf(resource: string): Ads<SocialAdType> {
  const { adType, of } = adsOf(resource);
  const social = socialAdTypes.find((type) => type === adType);
  if (!social) throw notFound();
  return { adType: social, of };
}

export const requestOf = <Type extends AdType>(
  { account, person, request, deps }: Caller,
  ads: Ads<Type>,
): AdRequest<Type> => ({
  accountId: account.id,
  personId: person.id,
  requestId: request.id,
  now: deps.now(),
  ...ads,
});

export const oneAdOf = <Type extends AdType>(
  context: Caller & { params: { adId: string }; expectedVersion: number | undefined },
  ads: Ads<Type>,
): OneAdRequest<Type> => ({
  ...requestOf(context, ads),
  adId: context.params.adId,
  expectedVersion: context.expectedVersion,
});

type OwnerParams = { campaignId: string } | { owner: TemplateOwner; templateId: string };

export const ownerOf = (params: OwnerParams): AdOwner =>
  'campaignId' in params
    ? { campaignId: params.campaignId }
    : { templateId: params.templateId, kind: kindOfOwner(params.owner) };
