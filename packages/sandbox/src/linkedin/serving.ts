import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { Review } from '../review.ts';
import { bodyOf } from './kinds.ts';
import { plainText } from './little-text.ts';
import { centsIn, scheduleOf } from './rules.ts';

/** Why something is not served, worked out whenever a person asks. */

export function groupServing(world: World, group: LedgerObject): string[] {
  const holds = [
    ...(group.fields.status === 'ACTIVE' ? [] : ['STOPPED']),
    ...dateHolds(world, group, 'CAMPAIGN_GROUP'),
  ];
  return holds.length > 0 ? holds : ['RUNNABLE'];
}

export function campaignServing(world: World, campaign: LedgerObject): string[] {
  const holds = campaignHolds(world, campaign, 'STOPPED');
  return holds.length > 0 ? holds : ['RUNNABLE'];
}

function campaignHolds(world: World, campaign: LedgerObject, stopped: string): string[] {
  const group = world.ledger.get(campaign.parent ?? '');
  const total = centsIn(campaign.fields.totalBudget);
  return [
    ...(campaign.fields.status === 'ACTIVE' ? [] : [stopped]),
    ...dateHolds(world, campaign, 'CAMPAIGN'),
    ...(total > 0 && world.spentOf(campaign.id) >= total ? ['CAMPAIGN_TOTAL_BUDGET_HOLD'] : []),
    ...(group?.fields.status === 'ACTIVE' ? [] : ['CAMPAIGN_GROUP_STATUS_HOLD']),
    ...(group ? dateHolds(world, group, 'CAMPAIGN_GROUP') : []),
  ];
}

function dateHolds(world: World, object: LedgerObject, prefix: string): string[] {
  const { start, end } = scheduleOf(bodyOf(object));
  const now = world.now();
  if (now < start) return [`${prefix}_START_DATE_HOLD`];
  return end !== undefined && now >= end ? [`${prefix}_END_DATE_HOLD`] : [];
}

/** A creative is looked at once it is no draft any more. */
export function reviewOf(world: World, creative: LedgerObject): Review | undefined {
  const handedIn = world.ledger
    .history(creative.id)
    .find(({ field, after }) => field === 'intendedStatus' && after !== 'DRAFT');
  if (!handedIn) return undefined;
  const post = world.ledger.get(String(referenceOf(creative)));
  return world.review({
    submittedAt: handedIn.at,
    texts: post ? textsOf(post) : [],
    objects: post ? [creative, post] : [creative],
  });
}

export const referenceOf = ({ fields }: LedgerObject): unknown =>
  (fields.content as { reference?: unknown } | undefined)?.reference;

function textsOf({ fields }: LedgerObject): string[] {
  const content = fields.content as Record<string, Record<string, unknown>> | undefined;
  const parts = Object.values(content ?? {}).flatMap(({ title, description, altText }) => [
    title,
    description,
    altText,
  ]);
  return [plainText(String(fields.commentary)), ...parts.map((part) => String(part ?? ''))];
}

const reviewWords: Record<Review['state'], string> = {
  pending: 'PENDING',
  approved: 'APPROVED',
  limited: 'APPROVED',
  rejected: 'REJECTED',
};

/** The parts of a creative that LinkedIn tells and no one sets. */
export function creativeServing(world: World, creative: LedgerObject) {
  const campaign = world.ledger.get(creative.parent ?? '');
  const review = reviewOf(world, creative);
  const holds = [
    ...(creative.fields.intendedStatus === 'ACTIVE' ? [] : ['STOPPED']),
    ...(review ? reviewHolds[review.state] : []),
    ...(campaign ? campaignHolds(world, campaign, 'CAMPAIGN_STOPPED') : []),
  ];
  return {
    isServing: holds.length === 0,
    ...(holds.length > 0 && { servingHoldReasons: holds }),
    ...(review && {
      review: {
        status: reviewWords[review.state],
        ...(review.state === 'rejected' && { rejectionReasons: ['EXAGGERATED_CLAIMS'] }),
      },
    }),
  };
}

const reviewHolds: Record<Review['state'], string[]> = {
  pending: ['UNDER_REVIEW'],
  approved: [],
  limited: ['REFERRED_CONTENT_QUALITY_HOLD'],
  rejected: ['REJECTED'],
};
