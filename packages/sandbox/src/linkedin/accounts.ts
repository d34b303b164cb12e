import type { SandboxAccount, SandboxAnswer, SandboxPage, World } from '../dialect.ts';
import { hasTrouble } from '../trouble.ts';
import { type Call, checkParameters, listIn, recordIn } from './call.ts';
import { accountOf } from './kinds.ts';
import { pageByCount, pageByToken } from './paging.ts';
import { notFound, refuse } from './problem.ts';

const ME = 'urn:li:person:sandbox';

/** adAccounts, adAccountUsers, organizations and who may speak for them. */
export function answerAccounts(world: World, call: Call): SandboxAnswer {
  const [resource, id = ''] = call.steps;
  const asking = `${resource} ${call.method}`;
  if (asking === 'adAccounts GET') return { status: 200, body: showAccount(accountOf(world, id)) };
  if (asking === 'adAccounts FINDER') return findAccounts(world, call);
  if (asking === 'adAccountUsers FINDER') return findUsers(world, call);
  if (asking === 'organizationAcls FINDER') return findAcls(world, call);
  if (asking === 'organizations GET') {
    const page = world.pages().find((one) => one.id === id);
    if (!page) throw notFound();
    return { status: 200, body: showPage(page) };
  }
  if (asking === 'organizations BATCH_GET') {
    const ids = listIn(call.query.ids);
    const pages = world.pages().filter((page) => ids.includes(page.id));
    const results = Object.fromEntries(pages.map((page) => [page.id, showPage(page)]));
    return { status: 200, body: { results, errors: {}, statuses: {} } };
  }
  throw refuse('ILLEGAL_ARGUMENT', `${resource} do not know ${call.method}`);
}

const showAccount = ({ id, name, currency }: SandboxAccount) => ({
  id: Number(id),
  name,
  currency,
  status: hasTrouble({ name }, 'closed') ? 'CANCELED' : 'ACTIVE',
  type: 'BUSINESS',
  test: false,
  servingStatuses: [hasTrouble({ name }, 'unsettled') ? 'BILLING_HOLD' : 'RUNNABLE'],
});

const showPage = ({ id, name }: SandboxPage) => ({
  id: Number(id),
  localizedName: name,
  vanityName: name.toLowerCase().replace(/\W+/g, '-'),
});

function findAccounts(world: World, call: Call): SandboxAnswer {
  checkParameters(call, ['q', 'search', 'pageSize', 'pageToken', 'sortOrder', 'fields']);
  if (call.query.q !== 'search') throw refuse('ILLEGAL_ARGUMENT', 'There is no such finder');
  const statuses = listIn(recordIn(recordIn(call.query.search).status).values);
  const found = world.accounts().map(showAccount);
  const isWanted = ({ status }: { status: string }) =>
    statuses.length === 0 || statuses.includes(status);
  return pageByToken(call, found.filter(isWanted), 1_000);
}

function findUsers(world: World, call: Call): SandboxAnswer {
  checkParameters(call, ['q', 'start', 'count']);
  if (call.query.q !== 'authenticatedUser') throw refuse('ILLEGAL_ARGUMENT', 'No such finder');
  const found = world.accounts().map(({ id }) => ({
    account: `urn:li:sponsoredAccount:${id}`,
    role: 'CAMPAIGN_MANAGER',
    user: ME,
  }));
  return pageByCount(call, found);
}

function findAcls(world: World, call: Call): SandboxAnswer {
  checkParameters(call, ['q', 'role', 'state', 'start', 'count']);
  if (call.query.q !== 'roleAssignee') throw refuse('ILLEGAL_ARGUMENT', 'No such finder');
  const { role = 'ADMINISTRATOR' } = call.query;
  const found = world.pages().map(({ id }) => ({
    organization: `urn:li:organization:${id}`,
    role: 'ADMINISTRATOR',
    roleAssignee: ME,
    state: 'APPROVED',
  }));
  return pageByCount(call, role === 'ADMINISTRATOR' ? found : []);
}
