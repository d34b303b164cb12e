import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Body, checkBody } from './check.ts';
import { isLiving } from './groups.ts';
import { bodyOf, existing, kinds, urnId } from './kinds.ts';
import { refuse } from './problem.ts';
import type { Resource } from './resource.ts';
import { checkDeletable, checkName, checkTransition } from './rules.ts';
import { creativeServing, referenceOf, reviewOf } from './serving.ts';
import { creativeShape } from './shapes.ts';

const CREATIVES_PER_CAMPAIGN = 100;
const ACTIVE_PER_CAMPAIGN = 15;

/** Which posts a campaign of each format can show. */
const mediaOfFormat: Readonly<Record<string, readonly unknown[]>> = {
  STANDARD_UPDATE: ['image', 'article'],
  SINGLE_VIDEO: ['video'],
};

/** creatives: a post, shown by a campaign. */
export const creatives: Resource = {
  kind: 'creative',
  shape: creativeShape,
  search: {
    largestPage: 100,
    fields: {
      campaigns: 'campaign',
      creatives: 'id',
      contentReferences: 'content.reference',
      intendedStatuses: 'intendedStatus',
      leadgenCreativeCallToActionDestinations: 'leadgenCallToAction.destination',
    },
  },

  async create(world, account, sent) {
    const body: Body = { intendedStatus: 'ACTIVE', ...sent };
    checkBody(body, creativeShape);
    if (body.name !== undefined) checkName(body);
    const campaign = campaignOf(world, account, body);
    if (!['ACTIVE', 'DRAFT'].includes(String(body.intendedStatus))) {
      const message = `intendedStatus can't be set to ${body.intendedStatus} before a review`;
      throw refuse('INVALID_VALUE_FOR_FIELD', message, 'intendedStatus', body.intendedStatus);
    }
    checkPost(world, account, campaign, body);
    checkRoom(world, campaign, body);
    const { name = '', ...fields } = body;
    const id = `urn:li:sponsoredCreative:${world.newId()}`;
    const kept = { kind: kinds.creative, id, account: account.id, parent: campaign.id };
    world.ledger.create({ ...kept, name: String(name), fields });
    return id;
  },

  async change(world, account, object, after) {
    checkBody(after, creativeShape);
    if (after.name !== undefined) checkName(after);
    const before = bodyOf(object);
    checkTransition('intendedStatus', before.intendedStatus, after.intendedStatus);
    const isSame = (field: string) =>
      JSON.stringify(before[field]) === JSON.stringify(after[field]);
    const fixed = ['campaign', 'content'].find((field) => !isSame(field));
    if (fixed) throw refuse('FIELD_NOT_ALLOWED', `${fixed} can't be updated`, fixed);
    if (before.intendedStatus !== 'DRAFT' && !isSame('leadgenCallToAction')) {
      const message = "leadgenCallToAction can't be updated unless in draft state";
      throw refuse('FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS', message, 'leadgenCallToAction');
    }
    if (after.intendedStatus === before.intendedStatus) return;
    if (after.intendedStatus === 'PAUSED' && reviewOf(world, object)?.state === 'pending') {
      throw refuse('STATUS_CHANGE_NOT_ALLOWED', 'A creative under review can not be paused');
    }
    if (after.intendedStatus === 'ACTIVE') {
      const campaign = campaignOf(world, account, after);
      checkPost(world, account, campaign, after);
      checkRoom(world, campaign, after, object.id);
    }
  },

  checkDelete: (_, { fields }) => checkDeletable(fields.intendedStatus),

  show: (world, creative) => ({
    ...bodyOf(creative),
    id: creative.id,
    account: `urn:li:sponsoredAccount:${creative.account}`,
    isTest: false,
    createdAt: creative.createdAt,
    createdBy: 'urn:li:person:sandbox',
    lastModifiedAt: creative.changedAt,
    lastModifiedBy: 'urn:li:person:sandbox',
    ...creativeServing(world, creative),
  }),
};

function campaignOf(world: World, account: SandboxAccount, body: Body): LedgerObject {
  try {
    return existing(world, 'campaign', urnId(body.campaign), account.id);
  } catch {
    const message = `campaign value ${body.campaign} doesn't exist`;
    throw refuse('FIELD_VALUE_DOES_NOT_EXIST', message, 'campaign', body.campaign);
  }
}

/** The post must be there, speak for the same page, and be what the campaign shows. */
function checkPost(
  world: World,
  account: SandboxAccount,
  campaign: LedgerObject,
  body: Body,
): void {
  const reference = String(referenceOf({ fields: body } as unknown as LedgerObject));
  const post = world.ledger.get(reference);
  const field = 'content.reference';
  if (post?.kind !== kinds.post || post.removedAt !== null) {
    const message = `${field} value ${reference} doesn't exist`;
    throw refuse('FIELD_VALUE_DOES_NOT_EXIST', message, field, reference);
  }
  const isForeign = post.account !== null && post.account !== account.id;
  if (isForeign || post.fields.author !== campaign.fields.associatedEntity) {
    const message = `Value ${post.fields.author} of author expected to match value ${campaign.fields.associatedEntity} of associatedEntity`;
    throw refuse('MISMATCH_FIELDS', message, field, reference);
  }
  const shown = mediaOfFormat[String(campaign.fields.format)];
  if (shown && !shown.includes(post.fields.media)) {
    const message = `A campaign of format ${campaign.fields.format} can't show ${post.fields.media}`;
    throw refuse('INVALID_VALUE_FOR_FIELD', message, field, reference);
  }
  const needsPage = campaign.fields.objectiveType === 'WEBSITE_VISIT';
  if (needsPage && post.fields.contentLandingPage === undefined) {
    throw refuse('CONDITIONAL_MISSING_FIELD', 'contentLandingPage is required', field);
  }
}

function checkRoom(world: World, campaign: LedgerObject, body: Body, id?: string): void {
  const others = world.ledger
    .list({ kind: kinds.creative, parent: campaign.id })
    .filter((creative) => creative.id !== id && isLiving(creative));
  const active = others.filter(({ fields }) => fields.intendedStatus === 'ACTIVE').length;
  const isFull =
    others.length >= CREATIVES_PER_CAMPAIGN ||
    (body.intendedStatus === 'ACTIVE' && active >= ACTIVE_PER_CAMPAIGN);
  if (isFull)
    throw refuse('FIELD_VALUE_TOO_HIGH', 'The campaign has too many creatives', 'campaign');
}
