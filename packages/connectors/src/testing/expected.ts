import type { Network } from '@posthorn/domain';
import type { ExpectedTree } from '@posthorn/sandbox';
import { revisionNamed } from '../google/map/revision.ts';
import { postsOf } from '../linkedin/mapping/format.ts';
import { creativePart } from '../linkedin/mapping/requests.ts';
import { adPart } from '../meta/part.ts';
import { markerOf, type Plan, type PlannedAd, partNamed } from '../plan.ts';
import { eyes } from './eyes.ts';

/** Whether a name on the network is that of one of our ads, as any version of the plan has it. */
type IsNamed = (name: string) => boolean;

const names: Record<Network, (plans: readonly Plan[], adId: string) => IsNamed> = {
  meta:
    ([plan], adId) =>
    (name) =>
      plan !== undefined && partNamed(plan, name) === adPart(adId),
  google:
    ([plan], adId) =>
    (name) =>
      plan !== undefined && revisionNamed(plan, name)?.adId === adId,
  linkedin(plans, adId) {
    const parts = plans.flatMap((plan) =>
      postsOf(plan).flatMap((ad) => (ad.id === adId ? creativePart(plan, ad) : [])),
    );
    return (name) => plans.some((plan) => parts.includes(partNamed(plan, name) ?? ''));
  },
};

const piecesOf = (ad: PlannedAd): number => ('pictures' in ad ? ad.pictures.length : 1);

/** What the oracle of the sandbox is to look for: every version of a plan that was ever wanted. */
export const expectedTrees = (network: Network, plans: readonly Plan[]): ExpectedTree[] =>
  plans.flatMap((plan) =>
    eyes[network].budgetsOf(plan).map((budget) => ({ ...treeOf(network, plans, plan), budget })),
  );

const treeOf = (network: Network, plans: readonly Plan[], plan: Plan) => ({
  marker: markerOf(plan),
  ads: plan.ads.map((ad) => ({
    id: ad.id,
    isNamed: names[network](plans, ad.id),
    pieces: piecesOf(ad),
  })),
  places: new Set(plan.places.map((place) => JSON.stringify(place))).size,
});
