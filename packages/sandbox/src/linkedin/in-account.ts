import type { SandboxAccount, SandboxAnswer, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Call, checkParameters, listIn, recordIn, textIn } from './call.ts';
import { campaigns } from './campaigns.ts';
import { type Body, isRecord, readAt } from './check.ts';
import { creatives } from './creatives.ts';
import { groups } from './groups.ts';
import { accountOf, bodyOf, existing, keep, kinds } from './kinds.ts';
import { pageByToken } from './paging.ts';
import { patched } from './patch.ts';
import { createPost, made } from './posts.ts';
import { answerTo, missing, notFound, Problem, refuse } from './problem.ts';
import type { Resource } from './resource.ts';

const resources: Readonly<Record<string, Resource>> = {
  adCampaignGroups: groups,
  adCampaigns: campaigns,
  creatives,
};

/** What stands below an ad account: groups, campaigns and creatives. */
export async function answerInAccount(
  world: World,
  call: Call,
  isPartial: boolean,
): Promise<SandboxAnswer> {
  const [, accountId = '', name = '', id = ''] = call.steps;
  const account = accountOf(world, accountId);
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource) throw notFound();
  const object = () => existing(world, resource.kind, id, account.id);
  switch (call.method) {
    case 'GET':
      return { status: 200, body: resource.show(world, object()) };
    case 'BATCH_GET':
      return getAll(world, call, resource, account);
    case 'FINDER':
      return find(world, call, resource, account);
    case 'CREATE':
      return made(await resource.create(world, account, call.body));
    case 'BATCH_CREATE':
      return createAll(world, call, resource, account, isPartial);
    case 'PARTIAL_UPDATE':
      return change(world, call, resource, account, object());
    case 'DELETE':
      resource.checkDelete(world, object());
      world.ledger.remove(id);
      return { status: 204 };
    case 'ACTION':
      return createInline(world, call, resource, account);
    default:
      throw refuse('ILLEGAL_ARGUMENT', `${name} do not know ${call.method}`);
  }
}

async function change(
  world: World,
  { body }: Call,
  resource: Resource,
  account: SandboxAccount,
  object: LedgerObject,
): Promise<SandboxAnswer> {
  const before = bodyOf(object);
  const after = patched(before, body.patch);
  await resource.change(world, account, object, after);
  keep(world, object.id, before, after);
  return { status: 204 };
}

function getAll(
  world: World,
  call: Call,
  resource: Resource,
  account: SandboxAccount,
): SandboxAnswer {
  checkParameters(call, ['ids', 'fields']);
  const results: Record<string, Body> = {};
  const errors: Record<string, unknown> = {};
  for (const id of listIn(call.query.ids)) {
    const object = world.ledger.get(id);
    const isIt = object?.kind === kinds[resource.kind] && object.account === account.id;
    if (isIt && object.removedAt === null) results[id] = resource.show(world, object);
    else errors[id] = { status: 404, message: 'Not Found' };
  }
  return { status: 200, body: { results, errors, statuses: {} } };
}

/** Groups and campaigns are searched by one expression, creatives by one list for each field. */
function find(
  world: World,
  call: Call,
  resource: Resource,
  account: SandboxAccount,
): SandboxAnswer {
  const { query } = call;
  const isCriteria = resource.kind === 'creative';
  const { fields, largestPage } = resource.search;
  const wanted = isCriteria ? query : recordIn(query.search);
  const paging = ['q', 'pageSize', 'pageToken', 'sortOrder', 'fields'];
  checkParameters(
    call,
    isCriteria ? [...paging, ...Object.keys(fields), 'isTestAccount'] : [...paging, 'search'],
  );
  if (query.q !== (isCriteria ? 'criteria' : 'search')) {
    throw refuse('ILLEGAL_ARGUMENT', `There is no finder ${query.q}`);
  }
  const unknown = isCriteria ? undefined : Object.keys(wanted).find((key) => !(key in fields));
  if (unknown) throw refuse('ILLEGAL_ARGUMENT', `${unknown} can not be searched by`, 'search');
  const valuesOf = (key: string) =>
    isCriteria ? listIn(wanted[key]) : listIn(recordIn(wanted[key]).values);
  for (const [key, field] of Object.entries(fields))
    checkValues(resource, key, field, valuesOf(key));
  const found = world.ledger
    .list({ kind: kinds[resource.kind], account: account.id })
    .map((object) => resource.show(world, object) as Body & { id: string | number })
    .filter((shown) =>
      Object.entries(fields).every(([key, field]) => {
        const values = valuesOf(key);
        return values.length === 0 || values.includes(String(readAt(shown, field)));
      }),
    );
  const isDescending = textIn(query.sortOrder) === 'DESCENDING';
  return pageByToken(call, isDescending ? found.reverse() : found, largestPage);
}

/** What is searched for must be something that can be. */
function checkValues(
  { shape }: Resource,
  key: string,
  field: string,
  values: readonly string[],
): void {
  const known = shape.fields[field];
  const strange = Array.isArray(known) ? values.find((value) => !known.includes(value)) : undefined;
  if (strange === undefined) return;
  throw refuse('INVALID_VALUE_FOR_FIELD', `${key} can't be set to ${strange}`, key, strange);
}

/** Each for itself: one that is refused does not keep the others from being made. */
async function createAll(
  world: World,
  call: Call,
  resource: Resource,
  account: SandboxAccount,
  isPartial: boolean,
): Promise<SandboxAnswer> {
  const wanted = call.body.elements;
  if (!Array.isArray(wanted)) throw missing('elements');
  const elements: unknown[] = [];
  for (const [index, one] of wanted.entries()) {
    try {
      if (isPartial && index === wanted.length - 1) {
        throw refuse('INVALID_VALUE_FOR_FIELD', 'This one is refused', 'elements');
      }
      if (!isRecord(one)) throw missing('elements');
      elements.push({ status: 201, id: await resource.create(world, account, one) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { status, body } = answerTo(error, call.steps.join('/'));
      elements.push({ status, error: body });
    }
  }
  return { status: 200, body: { elements } };
}

/** A post and its creative in one call. */
async function createInline(
  world: World,
  { body, query }: Call,
  resource: Resource,
  account: SandboxAccount,
): Promise<SandboxAnswer> {
  if (resource.kind !== 'creative' || query.action !== 'createInline') throw notFound();
  const { creative } = body;
  const post = readAt(body, 'creative.inlineContent.post');
  if (!isRecord(creative) || !isRecord(post)) throw missing('creative.inlineContent.post');
  const { inlineContent: _, ...rest } = creative;
  const reference = createPost(world, post);
  const id = await resource.create(world, account, { ...rest, content: { reference } });
  return { status: 200, headers: { 'x-restli-id': id }, body: { value: { creative: id } } };
}
