import { isDeepStrictEqual } from 'node:util';
import type { SandboxAccount, World } from '../dialect.ts';
import { AUDIENCE_MIN, audienceOf, languagesIn, reordered } from './audience.ts';
import { type Body, checkBody, readAt } from './check.ts';
import { checkGroupBudget } from './groups.ts';
import { bodyOf, existing, kinds, stampsOf, urnId, versionOf } from './kinds.ts';
import { missing, refuse } from './problem.ts';
import type { Resource } from './resource.ts';
import {
  centsIn,
  checkAccount,
  checkCurrency,
  checkDeletable,
  checkLifetimeBudget,
  checkName,
  checkSchedule,
  checkTransition,
  checkWithin,
  DAILY_MIN,
  scheduleOf,
} from './rules.ts';
import { campaignServing } from './serving.ts';
import { campaignShape } from './shapes.ts';
import { TRACKING } from './tracking.ts';

/** What each objective can be optimised for, beside what is bid by hand. */
const configurations: Readonly<Record<string, readonly string[]>> = {
  BRAND_AWARENESS: ['MAX_IMPRESSION', 'MAX_REACH', 'CAP_COST_AND_MAXIMIZE_IMPRESSIONS'],
  WEBSITE_VISIT: ['MAX_CLICK', 'MAX_IMPRESSION', 'CAP_COST_AND_MAXIMIZE_CLICKS'],
  WEBSITE_CONVERSION: ['MAX_CONVERSION', 'MAX_CLICK', 'MAX_IMPRESSION', 'ENHANCED_CONVERSION'],
  LEAD_GENERATION: ['MAX_LEAD', 'CAP_COST_AND_MAXIMIZE_LEADS'],
  VIDEO_VIEW: ['MAX_VIDEO_VIEW', 'CAP_COST_AND_MAXIMIZE_VIDEO_VIEWS'],
  ENGAGEMENT: ['MAX_CLICK', 'MAX_IMPRESSION'],
};

/** Fixed once a campaign is more than a draft. */
const frozen = ['type', 'format', 'campaignGroup', 'costType'] as const;

/** Where a campaign keeps in the ledger what it counts. */
export const CONVERSIONS = 'sandboxConversions';

const locales =
  'ar_AE cs_CZ da_DK de_DE en_US es_ES fr_FR id_ID it_IT ja_JP ko_KR ms_MY nl_NL no_NO pl_PL pt_BR ro_RO ru_RU sv_SE th_TH tl_PH tr_TR zh_CN zh_TW'.split(
    ' ',
  );

/** adCampaigns: a budget, a schedule and an audience for ads of one format. */
export const campaigns: Resource = {
  kind: 'campaign',
  shape: campaignShape,
  search: {
    largestPage: 1_000,
    fields: {
      id: 'id',
      name: 'name',
      status: 'status',
      type: 'type',
      campaignGroup: 'campaignGroup',
      associatedEntity: 'associatedEntity',
      test: 'test',
    },
  },

  async create(world, account, body) {
    await check(world, account, body);
    const { name, ...fields } = body;
    const id = world.newId();
    const parent = urnId(body.campaignGroup);
    const kept = { kind: kinds.campaign, id, account: account.id, parent, name: String(name) };
    world.ledger.create({ ...kept, fields });
    return id;
  },

  async change(world, account, object, after) {
    const before = bodyOf(object);
    const { [CONVERSIONS]: conversions, [TRACKING]: _, ...sent } = after;
    checkTransition('status', before.status, after.status);
    await check(world, account, sent, { before, id: object.id });
    checkFrozen(before, after);
    const isActivated = after.status === 'ACTIVE' && before.status !== 'ACTIVE';
    const counts = Array.isArray(conversions) && conversions.length > 0;
    if (isActivated && after.objectiveType === 'WEBSITE_CONVERSION' && !counts) {
      throw refuse(
        'CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION',
        'Campaign being optimized for conversion should have at least one valid conversion associated with it',
      );
    }
  },

  checkDelete: (_, { fields }) => checkDeletable(fields.status),

  show(world, campaign) {
    const { [CONVERSIONS]: _, [TRACKING]: __, ...body } = bodyOf(campaign);
    return {
      ...body,
      // LinkedIn keeps sets, and tells them in an order of its own.
      targetingCriteria: reordered(body.targetingCriteria ?? {}),
      id: Number(campaign.id),
      test: false,
      servingStatuses: campaignServing(world, campaign),
      ...stampsOf(campaign),
      ...versionOf(world, campaign),
    };
  },
};

async function check(
  world: World,
  account: SandboxAccount,
  body: Body,
  known?: { before: Body; id: string },
): Promise<void> {
  checkBody(body, campaignShape);
  checkAccount(body, account);
  checkName(body);
  checkCurrency(body, account, world);
  checkBudgetFields(body, world);
  checkEntity(world, body);
  checkLocale(body, world);
  checkConfiguration(body);
  checkSchedule(world, body, known?.before);
  const isNew = (...fields: string[]) =>
    fields.some((field) => !isDeepStrictEqual(known?.before[field], body[field]));
  const group = groupOf(world, account, body);
  if (isNew('runSchedule')) checkWithin(scheduleOf(body), scheduleOf(bodyOf(group)));
  if (isNew('runSchedule', 'totalBudget')) {
    checkLifetimeBudget(body);
    checkGroupBudget(world, group, body, known?.id);
  }
  if (group.fields.status === 'DRAFT' && body.status !== 'DRAFT') {
    throw refuse(
      'ONLY_DRAFT_CAMPAIGNS_ALLOWED_IN_DRAFT_CAMPAIGN_GROUPS',
      'Only draft campaigns are allowed in draft campaign groups',
      'status',
    );
  }
  if (!isNew('targetingCriteria')) return;
  const audience = await audienceOf(world, readAt(body, 'targetingCriteria.include'));
  if (audience < AUDIENCE_MIN) {
    const message = `The calculated audience size is too small for the given targeting. A minimum audience size of ${AUDIENCE_MIN} is needed`;
    throw refuse('AUDIENCE_SIZE_TOO_SMALL', message, 'targetingCriteria', audience);
  }
}

function groupOf(world: World, account: SandboxAccount, body: Body) {
  try {
    return existing(world, 'group', urnId(body.campaignGroup), account.id);
  } catch {
    const message = `campaignGroup value ${body.campaignGroup} doesn't exist`;
    throw refuse('FIELD_VALUE_DOES_NOT_EXIST', message, 'campaignGroup', body.campaignGroup);
  }
}

function checkBudgetFields(body: Body, world: World): void {
  if (body.totalBudget === undefined && body.dailyBudget === undefined)
    throw missing('totalBudget');
  if (body.pacingStrategy === 'LIFETIME') {
    if (body.totalBudget === undefined) throw missing('totalBudget');
    if (scheduleOf(body).end === undefined) throw missing('runSchedule.end');
  }
  if (body.type === 'SPONSORED_UPDATES' && body.associatedEntity === undefined) {
    throw missing('associatedEntity');
  }
  const daily = body.dailyBudget;
  const isTooLow = daily !== undefined && centsIn(daily) < DAILY_MIN;
  if (isTooLow && world.refuses('linkedinDailyFloor')) {
    const amount = readAt(body, 'dailyBudget.amount');
    const message = `dailyBudget value ${amount} can't be lower than ${DAILY_MIN / 100}`;
    throw refuse('FIELD_VALUE_TOO_LOW', message, 'dailyBudget', amount);
  }
  const isByHand = (body.optimizationTargetType ?? 'NONE') === 'NONE';
  const isFree = isByHand && body.unitCost !== undefined && centsIn(body.unitCost) === 0;
  if (isFree && world.refuses('linkedinZeroBid')) {
    const message = "unitCost value 0 can't be lower than the lowest bid";
    throw refuse('FIELD_VALUE_TOO_LOW', message, 'unitCost');
  }
}

/** The page that is advertised for is one of those that the ad account may speak for. */
function checkEntity(world: World, { associatedEntity: entity }: Body): void {
  if (entity === undefined || !world.refuses('linkedinForeignPage')) return;
  if (world.pages().some(({ id }) => entity === `urn:li:organization:${id}`)) return;
  const message = `associatedEntity value ${entity} doesn't exist`;
  throw refuse('FIELD_VALUE_DOES_NOT_EXIST', message, 'associatedEntity', entity);
}

/** Languages that LinkedIn has, and one for the ad and the people who see it. */
function checkLocale(body: Body, world: World): void {
  const locale = `${readAt(body, 'locale.language')}_${readAt(body, 'locale.country')}`;
  if (!locales.includes(locale) && world.refuses('linkedinUnknownLocale')) {
    const message = `locale value ${locale} isn't supported`;
    throw refuse('INVALID_VALUE_FOR_FIELD', message, 'locale');
  }
  const other = languagesIn(readAt(body, 'targetingCriteria.include')).find(
    (urn) => urn !== `urn:li:locale:${locale}`,
  );
  if (other !== undefined && world.refuses('linkedinOtherLocale')) {
    const message = `Value ${other} of interfaceLocales expected to match value ${locale} of locale`;
    throw refuse('MISMATCH_FIELDS', message, 'targetingCriteria', other);
  }
}

function checkConfiguration(body: Body): void {
  const { objectiveType, optimizationTargetType: target = 'NONE', costType, format, type } = body;
  const targets = configurations[String(objectiveType)];
  const isByHand = target === 'NONE' || String(target).startsWith('TARGET_COST');
  const fits =
    (isByHand || (targets?.includes(String(target)) && costType === 'CPM')) &&
    (type !== 'SPONSORED_UPDATES' ||
      !['TEXT_AD', 'SPOTLIGHT', 'FOLLOW_COMPANY'].includes(String(format)));
  if (objectiveType === undefined || fits) return;
  const message = `ObjectiveType ${objectiveType}, CampaignFormat ${format}, CampaignType ${type}, OptimizationTargetType ${target}, CostType ${costType}, OffsiteDeliveryEnabled ${body.offsiteDeliveryEnabled}, audienceExpansionEnabled ${body.audienceExpansionEnabled ?? false} is not a valid CampaignConfiguration`;
  throw refuse('INVALID_CAMPAIGN_CONFIGURATION', message);
}

function checkFrozen(before: Body, after: Body): void {
  if (before.objectiveType !== after.objectiveType) {
    throw refuse(
      'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
      "Campaign objective type can't be updated once set",
      'objectiveType',
    );
  }
  const field = frozen.find((name) => before[name] !== after[name]);
  if (field !== undefined && before.status !== 'DRAFT') {
    const message = `${field} can't be updated unless in draft state`;
    throw refuse('FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS', message, field);
  }
  if (before.pacingStrategy !== after.pacingStrategy) {
    throw refuse('FIELD_NOT_ALLOWED', 'pacingStrategy is not allowed to be set', 'pacingStrategy');
  }
}
