/** Fields of a resource, as Google's JSON spells them: camelCase, 64-bit numbers as text. */
export type Fields = Readonly<Record<string, unknown>>;

type OperationKind =
  | 'assetOperation'
  | 'campaignBudgetOperation'
  | 'campaignOperation'
  | 'campaignCriterionOperation'
  | 'adGroupOperation'
  | 'adGroupCriterionOperation'
  | 'adGroupAdOperation'
  | 'customConversionGoalOperation'
  | 'conversionGoalCampaignConfigOperation';

type Body =
  | { create: Fields }
  | { update: Fields & { resourceName: string }; updateMask: string }
  | { remove: string };

/** One operation of a `googleAds:mutate`: exactly one kind, exactly one of create, update, remove. */
export type Operation = Readonly<Partial<Record<OperationKind, Body>>>;

export const create = (kind: OperationKind, fields: Fields): Operation => ({
  [kind]: { create: fields },
});

/** Sets these fields and leaves all others alone. */
export const update = (kind: OperationKind, resourceName: string, fields: Fields): Operation => ({
  [kind]: {
    update: { resourceName, ...fields },
    updateMask: Object.entries(fields).map(maskOf).join(','),
  },
});

export const remove = (kind: OperationKind, resourceName: string): Operation => ({
  [kind]: { remove: resourceName },
});

/** The keyword that an operation adds, if it adds one. */
export function keywordIn(operation: Operation | undefined): string | undefined {
  const body = operation?.adGroupCriterionOperation;
  const { keyword } = body && 'create' in body ? body.create : {};
  return (keyword as { text: string } | undefined)?.text;
}

/** The mask wants every field of a message by itself: naming only the message is refused. */
function maskOf([field, value]: [string, unknown]): string {
  const inner = messageFields[field];
  if (inner) return inner.map((name) => `${snake(field)}.${name}`).join(',');
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.keys(value)
        .map((name) => `${snake(field)}.${snake(name)}`)
        .join(',')
    : snake(field);
}

/** Empty messages that choose a way of bidding: what they could hold is cleared. */
const messageFields: Partial<Record<string, readonly string[]>> = {
  targetSpend: ['cpc_bid_ceiling_micros'],
  maximizeConversions: ['target_cpa_micros'],
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
