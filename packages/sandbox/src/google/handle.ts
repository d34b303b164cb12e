import { isConsentPage } from '../consent/application.ts';
import { answerConsentPage } from '../consent/ask.ts';
import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { hasTrouble } from '../trouble.ts';
import { enter, habits, introspect, revoke } from './consent.ts';
import { Customer } from './customer.ts';
import { failureAnswer, Malformed, newRequestId, plainAnswer, Refused } from './errors.ts';
import { fault } from './faults.ts';
import { search } from './gaql/search.ts';
import { kindOfCollection } from './kinds.ts';
import { answerMutate } from './mutate/answer.ts';
import { isObject, type JsonObject } from './names/check.ts';
import { camel } from './names/describe.ts';
import { suggest } from './suggest.ts';
import { giveToken } from './token.ts';

const FIRST_VERSION = 23;
const LAST_VERSION = 26;
const ROWS_PER_PAGE = 10_000;

/** Google Ads by its REST interface. */
export async function handle(request: SandboxRequest, whole: World): Promise<SandboxAnswer> {
  if (isConsentPage('google', request.path)) return answerConsentPage(habits, request, whole);
  if (request.path === '/token') return giveToken(request, whole);
  if (request.path === '/revoke') return revoke(whole, request);
  if (request.path === '/tokeninfo') return introspect(whole, request);
  const [, version = '', path = ''] = /^\/(v\d+)\/(.+)$/.exec(request.path) ?? [];
  const number = Number(version.slice(1));
  if (version === '') return plainAnswer(404);
  if (number < FIRST_VERSION || number > LAST_VERSION) return fault('sunsetVersion', request);
  const entered = enter(request, whole, version);
  if ('refused' in entered) return entered.refused;
  try {
    const body = await carryOut(request, entered.world, version, path);
    return body && { status: 200, headers: { 'request-id': newRequestId() }, body };
  } catch (error) {
    if (error instanceof Malformed) return plainAnswer(400, error.message);
    if (error instanceof NotThere) return plainAnswer(404);
    if (error instanceof NoAccess) return fault('permission', request);
    if (error instanceof AccountTrouble)
      return failureAnswer(version, 403, [
        { code: error.message, message: "The customer account can't be used." },
      ]);
    if (error instanceof TooBusy) return fault('dailyQuota', request);
    if (error instanceof Refused) return failureAnswer(version, 400, error.errors);
    throw error;
  }
}

/** Operations are counted for all customers of an application together. */
const APPLICATION = 'application';

/** Each thing that is changed is an operation, and so is a query; its further pages are none. */
function costOf(verb: string, { mutateOperations, operations, pageToken }: JsonObject): number {
  if (verb !== 'mutate') return pageToken === undefined ? 1 : 0;
  const changes = mutateOperations ?? operations;
  return Array.isArray(changes) ? changes.length : 1;
}

class NotThere extends Error {}
class NoAccess extends Error {}
class AccountTrouble extends Error {}
class TooBusy extends Error {}

async function carryOut(request: SandboxRequest, world: World, version: string, path: string) {
  if (request.method === 'GET' && path === 'customers:listAccessibleCustomers')
    return { resourceNames: world.accounts().map(({ id }) => `customers/${id}`) };
  if (request.method !== 'POST') throw new NotThere();
  if (path === 'geoTargetConstants:suggest') return suggest(world, bodyOf(request));
  const [, id = '', service = '', verb = ''] = /^customers\/(\d+)\/(\w+):(\w+)$/.exec(path) ?? [];
  const account = world.accounts().find((one) => one.id === id);
  if (id === '') throw new NotThere();
  if (!account) throw new NoAccess();
  const customer = new Customer(world, account);
  if (hasTrouble(account, 'closed'))
    throw new AccountTrouble('authorizationError.CUSTOMER_NOT_ENABLED');
  if (verb === 'mutate' && hasTrouble(account, 'suspended'))
    throw new AccountTrouble('authorizationError.ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT');
  const body = bodyOf(request);
  if (world.countCall(APPLICATION, costOf(verb, body)).percent > 100) throw new TooBusy();
  if (service === 'googleAds' && verb === 'search') return answerSearch(customer, body);
  if (service === 'googleAds' && verb === 'searchStream') return answerStream(customer, body);
  const kind = kindOfCollection(service);
  if (verb !== 'mutate' || (service !== 'googleAds' && !kind)) throw new NotThere();
  return answerMutate(customer, body, { version, kind, isPartial: request.isPartial });
}

/** JSON with names in camel case, at the top; what is below is read where it is known. */
function bodyOf({ body }: SandboxRequest): JsonObject {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new Malformed('Invalid JSON payload received. Unexpected end or token.');
  }
  if (!isObject(parsed)) throw new Malformed('Invalid JSON payload received. Expected an object.');
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [camel(name), value]));
}

function onlyThese(body: JsonObject, known: readonly string[]): void {
  for (const name of Object.keys(body))
    if (!known.includes(name))
      throw new Malformed(
        `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`,
      );
}

function answerSearch(customer: Customer, body: JsonObject) {
  onlyThese(body, [
    'customerId',
    'query',
    'pageToken',
    'pageSize',
    'validateOnly',
    'searchSettings',
  ]);
  if (body.pageSize !== undefined)
    throw new Refused([
      {
        code: 'requestError.PAGE_SIZE_NOT_SUPPORTED',
        message: 'Setting the page size is not supported.',
        path: ['page_size'],
      },
    ]);
  const from = Number(body.pageToken ?? 0);
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Refused([
      { code: 'requestError.INVALID_PAGE_TOKEN', message: 'The page token is not valid.' },
    ]);
  const { results, fieldMask } = search(customer, String(body.query ?? ''));
  const to = from + ROWS_PER_PAGE;
  return {
    ...(results.length > 0 && { results: results.slice(from, to) }),
    ...(to < results.length && { nextPageToken: String(to) }),
    fieldMask,
  };
}

/** A stream is a list of pieces; nothing found is an empty list. */
function answerStream(customer: Customer, body: JsonObject) {
  onlyThese(body, ['customerId', 'query', 'summaryRowSetting']);
  const { results, fieldMask } = search(customer, String(body.query ?? ''));
  const requestId = newRequestId();
  return results.length === 0 ? [] : [{ results, fieldMask, requestId }];
}
