import type { SandboxAnswer, World } from '../dialect.ts';
import type { Call } from './call.ts';
import { type Body, isRecord } from './check.ts';
import { existing, urnId } from './kinds.ts';
import { notFound, refuse } from './problem.ts';
import { NotRestli, parseValue } from './restli.ts';

/** Where a campaign keeps them in the ledger; no answer about a campaign shows them. */
export const TRACKING = 'trackingParameters';

/** What LinkedIn fills in by itself. */
const dynamicValues = [
  'ACCOUNT_ID',
  'ACCOUNT_NAME',
  'CAMPAIGN_GROUP_ID',
  'CAMPAIGN_GROUP_NAME',
  'CAMPAIGN_ID',
  'CAMPAIGN_NAME',
  'CREATIVE_ID',
];

/** What is appended to the landing pages of a campaign. */
export function answerTracking(world: World, { method, steps, body }: Call): SandboxAnswer {
  const campaign = existing(world, 'campaign', urnId(campaignIn(steps[1] ?? '')));
  switch (method) {
    case 'GET': {
      const kept = campaign.fields[TRACKING];
      if (kept === undefined) throw notFound();
      return { status: 200, body: kept };
    }
    case 'UPDATE': {
      const [custom, dynamic] = [
        valuesIn(body, 'customValueParameters'),
        valuesIn(body, 'dynamicValueParameters'),
      ];
      const unknown = Object.values(dynamic).find((value) => !dynamicValues.includes(value));
      if (unknown !== undefined) {
        throw refuse('INVALID_VALUE_FOR_FIELD', `${unknown} is no value LinkedIn fills in`);
      }
      const twice = Object.keys(custom).find((name) => name in dynamic);
      if (twice !== undefined) throw refuse('INVALID_VALUE_FOR_FIELD', `${twice} is there twice`);
      world.ledger.change(campaign.id, {
        [TRACKING]: { customValueParameters: custom, dynamicValueParameters: dynamic },
      });
      return { status: 204 };
    }
    default:
      throw refuse('ILLEGAL_ARGUMENT', `adTrackingParameters do not know ${method}`);
  }
}

function campaignIn(key: string): string {
  try {
    const entity = read(read(parseValue(key)).adEntity);
    if (typeof entity.sponsoredCampaign === 'string') return entity.sponsoredCampaign;
  } catch (error) {
    if (!(error instanceof NotRestli)) throw error;
  }
  throw refuse('ILLEGAL_ARGUMENT', 'The key is (adEntity:(sponsoredCampaign:urn))');
}

const read = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function valuesIn(body: Body, field: string): Record<string, string> {
  const values = body[field] ?? {};
  const isMap =
    isRecord(values) && Object.values(values).every((value) => typeof value === 'string');
  if (!isMap) {
    throw refuse('INVALID_VALUE_FOR_FIELD', `${field} is a map of texts`, field);
  }
  return values as Record<string, string>;
}
