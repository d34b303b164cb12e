import { isConsentPage } from '../consent/application.ts';
import { answerConsentPage } from '../consent/ask.ts';
import type { Dialect, SandboxAccount, SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { create, mine, onInstagram, readEdge, search } from './account.ts';
import { batch } from './batch.ts';
import { type Call, noteUnknown, readCall } from './call.ts';
import { ofBusiness, ofCatalogue } from './catalogue/catalogue.ts';
import { businessAt, catalogueAt } from './catalogue/kind.ts';
import { answerCataloguePage, CATALOGUE_PATH } from './catalogue/page.ts';
import { catalogueBusy, payerOf } from './catalogue/usage.ts';
import { allowed, giveToken, habits, permissions, tokenReport } from './consent.ts';
import { deliveries } from './delivery.ts';
import { describe } from './describe.ts';
import { fault, noPointsLeft } from './faults.ts';
import { APPLY_PATH, answerApplyPage } from './forms/apply.ts';
import { changeForm, formAt, listForms, newForm, readForm } from './forms/form.ts';
import { leadAt, leadsOfForm } from './forms/leads.ts';
import { linksForPeople } from './forms/links-for-people.ts';
import { subscribe } from './forms/subscription.ts';
import { answerTermsPage, TERMS_PATH } from './forms/terms.ts';
import { answerOf, GraphError, missing } from './graph-error.ts';
import { insights } from './insights.ts';
import { listParams, page } from './listing.ts';
import { params as known } from './names/params.ts';
import { accountView, instagramView, pageView } from './node.ts';
import { change, readBelow, readObject, remove } from './object.ts';
import { backedBy, backPage } from './page-backed.ts';
import { parseFields, project } from './projection.ts';
import { insightsHeader, usageHeaders } from './usage.ts';

/** Facebook and Instagram, as far as ads are concerned. */
export const metaDialect: Dialect = {
  network: 'meta',
  handle,
  linksForPeople,
  isForPeople: (path) =>
    path === TERMS_PATH || [APPLY_PATH, CATALOGUE_PATH].some((start) => path.startsWith(start)),
  fault,
  deliveries,
  describe,
};

/** What a call costs of the points of an ad account. */
const READ = 1;
const WRITE = 3;

async function handle(request: SandboxRequest, world: World): Promise<SandboxAnswer> {
  try {
    if (isConsentPage('meta', request.path)) return answerConsentPage(habits, request, world);
    if (request.path === TERMS_PATH) return answerTermsPage(request, world);
    if (request.path.startsWith(APPLY_PATH)) return answerApplyPage(request, world);
    if (request.path.startsWith(CATALOGUE_PATH)) return answerCataloguePage(request, world);
    const read = await readCall(request, world);
    if (read.path.join('/') === 'oauth/access_token') return { status: 200, body: giveToken(read) };
    const call = allowed(read);
    if (call.path.length === 0 && call.params.batch !== undefined) {
      return await batch(call, (inner) => handle(inner, world));
    }
    return await counted(call, accountOf(call));
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return answerOf(error, request, world);
  }
}

/** Which account pays for a call: the one in its path, or the one its object belongs to. */
function accountOf({ path, world }: Call): string | null {
  const [first = ''] = path;
  const business = businessAt(world, first);
  if (business) return business.id;
  return first.startsWith('act_') ? first.slice(4) : (world.ledger.get(first)?.account ?? null);
}

/** Every call counts; when there were too many, nothing happens. */
async function counted(call: Call, account: string | null): Promise<SandboxAnswer> {
  if (account === null) {
    const body = await route(call);
    return { status: 200, headers: ignoredHeader(call), body };
  }
  const { method, path, world } = call;
  const catalogue = payerOf(world, path[0] ?? '');
  const payer = catalogue ?? account;
  const { percent, regainMs } = world.countCall(payer, method === 'GET' ? READ : WRITE);
  const share = { percent: Math.min(percent, 100), regainMs, tier: world.tiers.meta };
  const headers = {
    ...usageHeaders(account, share),
    ...(path.at(-1) === 'insights' && insightsHeader(share)),
  };
  try {
    if (percent > 100) throw catalogue ? catalogueBusy(path.join('/')) : noPointsLeft;
    const body = await route(call);
    return { status: 200, headers: { ...headers, ...ignoredHeader(call) }, body };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const answer = answerOf(error, call.request, call.world);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }
}

const ignoredHeader = ({ ignored }: Call): Record<string, string> =>
  ignored.length > 0 ? { 'x-sandbox-ignored': ignored.join(',') } : {};

async function route(call: Call): Promise<unknown> {
  const [first = '', edge, ...rest] = call.path;
  if (first === 'me' && edge === 'permissions') return permissions(call);
  if (rest.length > 0) throw missing(call.path.join('/'), call.method);
  const { world } = call;
  if (call.method === 'GET' && first === 'me') return mine(call, edge);
  if (call.method === 'GET' && first === 'search' && edge === undefined) return search(call);
  if (call.method === 'GET' && first === 'debug_token') return tokenReport(call);
  const account = world.accounts().find(({ id }) => first === `act_${id}`);
  if (account) return ofAccount(call, account, edge);
  if (first === '' || first.startsWith('act_')) throw missing(first, call.method);
  const business = businessAt(world, first);
  if (business) return ofBusiness(call, business, edge);
  const catalogue = catalogueAt(world, first);
  if (catalogue) return ofCatalogue(call, catalogue, edge);
  const page = world.pages().find(({ id }) => id === first);
  if (page && call.method === 'GET') return ofPage(call, page, edge);
  if (page && edge === 'page_backed_instagram_accounts') return { id: backPage(world, page) };
  if (page && edge === 'leadgen_forms') return newForm(call, page);
  if (page && edge === 'subscribed_apps') return subscribe(call, page);
  const form = formAt(call, first);
  if (form) return ofForm(call, form, edge);
  return ofObject(call, first, edge);
}

async function ofAccount(call: Call, account: SandboxAccount, edge: string | undefined) {
  const { method, params, world } = call;
  if (method === 'GET' && edge === undefined) {
    return project('account', accountView(account), parseFields(params.fields), world);
  }
  if (edge === undefined || method === 'DELETE') throw missing(`act_${account.id}`, method);
  if (edge === 'insights') return report(call, `act_${account.id}`);
  return method === 'GET' ? readEdge(call, account, edge) : create(call, account, edge);
}

/** Figures at once, or a report that is fetched later. */
function report(call: Call, id: string) {
  const { method, params, world } = call;
  if (method === 'GET') return insights(call, id);
  noteUnknown(call, params, known.insights);
  const { access_token: _, ...kept } = params;
  const account = accountOf(call) ?? '';
  const fields = { of: id, params: JSON.parse(JSON.stringify(kept)) };
  const run = world.ledger.create({ kind: 'run', id: world.newId(), account, fields });
  return { report_run_id: run.id };
}

function ofPage(call: Call, told: ReturnType<World['pages']>[number], edge: string | undefined) {
  const { params, world } = call;
  if (edge === undefined)
    return project('page', pageView(told, call), parseFields(params.fields), world);
  if (edge === 'leadgen_forms') return listForms(call, told);
  noteUnknown(call, params, listParams);
  if (edge === 'page_backed_instagram_accounts') {
    const there = backedBy(world, told.id);
    return page(call, 'instagram', there ? [instagramView(there, told.name)] : []);
  }
  if (edge !== 'instagram_accounts') throw missing(`${told.id}/${edge}`, call.method);
  const own = onInstagram(world).filter(({ id }) => id === told.instagramUserId);
  return page(call, 'instagram', own);
}

function ofForm(call: Call, form: LedgerObject, edge: string | undefined) {
  if (edge === undefined)
    return call.method === 'GET' ? readForm(call, form) : changeForm(call, form);
  if (call.method !== 'GET' || edge !== 'leads') throw missing(`${form.id}/${edge}`, call.method);
  noteUnknown(call, call.params, listParams);
  return leadsOfForm(call, form);
}

const kinds = ['campaign', 'adset', 'ad', 'adcreative', 'video', 'image', 'run'];

async function ofObject(call: Call, id: string, edge: string | undefined) {
  const { method, world } = call;
  const object = world.ledger.get(id);
  const lead = edge === undefined && method === 'GET' && !object ? leadAt(call, id) : undefined;
  if (lead) return project('lead', lead, parseFields(call.params.fields), world);
  if (!object || !kinds.includes(object.kind)) throw missing(id, method);
  if (edge === 'insights' && method === 'POST') return report(call, id);
  if (edge !== undefined) {
    if (method !== 'GET') throw missing(`${id}/${edge}`, method);
    return readBelow(call, object, edge);
  }
  if (method === 'GET') return readObject(call, object);
  if (method === 'POST') return change(call, object);
  remove(object, world);
  return { success: true };
}
