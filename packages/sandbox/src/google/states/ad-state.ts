import type { LedgerObject } from '../../ledger/object.ts';
import type { Review } from '../../review.ts';
import type { Customer } from '../customer.ts';
import { LIMITED_TOPIC, REJECTED_TOPIC } from '../mutate/policy.ts';
import { isObject, type JsonObject } from '../names/check.ts';

/** How the review of an ad stands: it reads what people read, the files included. */
export function reviewOf({ world, find }: Reader, object: LedgerObject): Review {
  const assets = namesIn(object.fields.ad).flatMap((name) => find(name) ?? []);
  return world.review({
    submittedAt: object.createdAt,
    texts: [
      ...textsIn(object.fields.ad),
      ...assets.flatMap(({ fields }) => textsIn(fields.sandboxBundle)),
    ],
    objects: [object, ...assets],
  });
}

export interface Reader {
  world: Pick<Customer['world'], 'review'>;
  find(resourceName: string): LedgerObject | undefined;
}

export const readerOf = (customer: Customer): Reader => ({
  world: customer.world,
  find: (name) => customer.world.ledger.get(name),
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
};

const namesIn = (value: unknown): string[] =>
  textsIn(value).filter((text) => /^customers\/\d+\/assets\/\d+$/.test(text));

export function adViewOf(customer: Customer, object: LedgerObject): JsonObject {
  const { state } = reviewOf(readerOf(customer), object);
  return { policySummary: summaries[state], primaryStatus: primaryStatusOf(object, state) };
}

const summaries: Record<Review['state'], JsonObject> = {
  pending: {
    reviewStatus: 'REVIEW_IN_PROGRESS',
    approvalStatus: 'UNKNOWN',
    policyTopicEntries: [],
  },
  approved: { reviewStatus: 'REVIEWED', approvalStatus: 'APPROVED', policyTopicEntries: [] },
  limited: {
    reviewStatus: 'REVIEWED',
    approvalStatus: 'APPROVED_LIMITED',
    policyTopicEntries: [{ topic: LIMITED_TOPIC, type: 'LIMITED' }],
  },
  rejected: {
    reviewStatus: 'REVIEWED',
    approvalStatus: 'DISAPPROVED',
    policyTopicEntries: [{ topic: REJECTED_TOPIC, type: 'PROHIBITED' }],
  },
};

function primaryStatusOf(object: LedgerObject, state: Review['state']): string {
  if (object.removedAt !== null) return 'REMOVED';
  if (object.fields.status === 'PAUSED') return 'PAUSED';
  const byReview = { pending: 'PENDING', approved: 'ELIGIBLE', limited: 'LIMITED' } as const;
  return state === 'rejected' ? 'NOT_ELIGIBLE' : byReview[state];
}
