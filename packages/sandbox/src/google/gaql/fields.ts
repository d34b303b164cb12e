import { refuse } from '../errors.ts';
import { camel, type FieldType, fieldsOf } from '../names/describe.ts';
import type { MessageName } from '../names/messages.ts';

/** What can be asked from, and what goes with it in a row. */
export const resources: Record<string, { message: MessageName; with: readonly string[] }> = {
  customer: { message: 'Customer', with: [] },
  customer_client: { message: 'CustomerClient', with: ['customer'] },
  campaign_budget: { message: 'CampaignBudget', with: ['campaign', 'customer'] },
  campaign: { message: 'Campaign', with: ['campaign_budget', 'customer'] },
  campaign_criterion: { message: 'CampaignCriterion', with: ['campaign', 'customer'] },
  campaign_asset: { message: 'CampaignAsset', with: ['campaign', 'asset', 'customer'] },
  campaign_label: { message: 'CampaignLabel', with: ['campaign', 'label', 'customer'] },
  ad_group: { message: 'AdGroup', with: ['campaign', 'customer'] },
  ad_group_criterion: { message: 'AdGroupCriterion', with: ['ad_group', 'campaign', 'customer'] },
  ad_group_ad: { message: 'AdGroupAd', with: ['ad_group', 'campaign', 'customer'] },
  asset: { message: 'Asset', with: ['customer'] },
  label: { message: 'Label', with: ['customer'] },
  conversion_action: { message: 'ConversionAction', with: ['customer'] },
  customer_conversion_goal: { message: 'CustomerConversionGoal', with: ['customer'] },
  custom_conversion_goal: { message: 'CustomConversionGoal', with: ['customer'] },
  conversion_goal_campaign_config: {
    message: 'ConversionGoalCampaignConfig',
    with: ['campaign', 'custom_conversion_goal', 'customer'],
  },
  billing_setup: { message: 'BillingSetup', with: ['customer'] },
  geographic_view: { message: 'GeographicView', with: ['campaign', 'customer'] },
  change_event: { message: 'ChangeEvent', with: ['campaign', 'customer'] },
};

/** Those whose ads have figures. */
const withFigures = ['customer', 'campaign', 'ad_group', 'ad_group_ad', 'geographic_view'];

const metricNames = [
  'impressions',
  'clicks',
  'interactions',
  'ctr',
  'average_cpc',
  'average_cpm',
  'cost_micros',
  'conversions',
  'all_conversions',
] as const;
const segmentNames = ['date', 'hour', 'conversion_action', 'conversion_action_name'] as const;

export interface AskedField {
  /** As it was written: 'ad_group_ad.ad.id'. */
  written: string;
  resource: string;
  /** In the JSON of a row: ['adGroupAd', 'ad', 'id']. */
  path: string[];
  /** Undefined for figures and segments. */
  type: FieldType | undefined;
}

const no = (code: string, written: string): never =>
  refuse(
    `queryError.${code}`,
    `Error in query: unrecognized or forbidden field '${written}'.`,
    [],
    {
      trigger: written,
    },
  );

export function askedField(written: string, from: string): AskedField {
  const [resource = '', ...names] = written.split('.');
  const path = written.split('.').map(camel);
  if (resource === 'metrics' || resource === 'segments') {
    const known: readonly string[] = resource === 'metrics' ? metricNames : segmentNames;
    if (names.length !== 1 || !known.includes(names[0] ?? '')) no('UNRECOGNIZED_FIELD', written);
    if (!withFigures.includes(from)) no('PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE', written);
    return { written, resource, path, type: undefined };
  }
  const known = resources[resource];
  if (!known) return no('UNRECOGNIZED_FIELD', written);
  if (resource !== from && !resources[from]?.with.includes(resource))
    no('PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE', written);
  return { written, resource, path, type: typeOf(known.message, names, written) };
}

function typeOf(message: MessageName, names: readonly string[], written: string): FieldType {
  let at: MessageName | undefined = message;
  let field: FieldType | undefined;
  for (const name of names) {
    field = at && fieldsOf(at).get(camel(name));
    if (!field) no('UNRECOGNIZED_FIELD', written);
    at = field?.message;
  }
  if (!field) return no('UNRECOGNIZED_FIELD', written);
  // A message is asked for by its fields; a list of messages as a whole.
  if (field.message && !field.isList) no('PROHIBITED_FIELD_IN_SELECT_CLAUSE', written);
  return field;
}
