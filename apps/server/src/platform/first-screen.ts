import {
  ACCOUNT_COOKIE,
  type OperationAnswer,
  type OperationId,
  WORKSPACE_COOKIE,
} from '@posthorn/contract';
import {
  ALL_WORKSPACES,
  CAMPAIGNS_PER_PAGE,
  can,
  chooseAccount,
  chooseWorkspace,
  ERRORED_PER_PAGE,
  HOME_PATH,
  seesWholeAccount,
} from '@posthorn/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AddressInput, operationAddress } from './api/operation-address.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { sessionToken } from './session/cookies.ts';
import { isAskedHere } from './this-machine.ts';

/** A longer answer would delay the page more than asking for it does. */
const LONGEST_ANSWER = 50_000;

/** What the page brings along, so that its first screen needs no call. */
export interface FirstScreen {
  isSignedIn: boolean;
  /** What time it is in the product, in milliseconds. */
  now: number;
  /** Answers of the API, by their addresses as the page would ask for them. */
  answers: Record<string, unknown>;
}

type Gathered = Omit<FirstScreen, 'now'>;

type Ask = <Id extends OperationId>(
  id: Id,
  input?: AddressInput,
) => Promise<OperationAnswer<Id> | undefined>;

const overviewPaths = new Set(['/', HOME_PATH]);

export const isOverview = ({ url }: { url: string }): boolean =>
  overviewPaths.has(url.split('?')[0] ?? '');

/**
 * Asks the API for what the first screen of this address shows, as the caller of the page: with
 * their cookies, through the same checks and handlers. Undefined when it cannot tell who that is, or
 * not in time.
 */
export async function gatherFirstScreen(
  app: Pick<FastifyInstance, 'inject'>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  request: FastifyRequest,
): Promise<FirstScreen | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), config.FIRST_SCREEN_WITHIN_MS);
  });
  try {
    const gathered = await Promise.race([gather(app, config, request), late]);
    return gathered && { ...gathered, now: now().getTime() };
  } catch {
    // What went wrong is logged with the call it belongs to; the page asks again and says so.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function gather(
  app: Pick<FastifyInstance, 'inject'>,
  config: Config,
  request: FastifyRequest,
): Promise<Gathered | undefined> {
  const answers: FirstScreen['answers'] = {};
  const statuses = new Map<OperationId, number>();
  const ask: Ask = async (id, input) => {
    const url = operationAddress(id, input);
    const { host = '', cookie = '' } = request.headers;
    const headers = { host, cookie, accept: 'application/json' };
    const answer = await app.inject({ url, headers, remoteAddress: request.ip });
    statuses.set(id, answer.statusCode);
    if (answer.statusCode !== 200) return undefined;
    const body = JSON.parse(answer.body);
    if (answer.body.length <= LONGEST_ANSWER) answers[url] = body;
    return body;
  };
  // The call of the server itself would be one of this machine, also when the page goes to another.
  const isHere = isAskedHere(request, config);
  if (sessionToken(request, config) === undefined) return signedOut(ask, answers, isHere);
  const [me, memberships] = await Promise.all([
    ask('getMe'),
    ask('listMemberships'),
    ask('getAppConfig'),
  ]);
  if (statuses.get('getMe') === 401) return signedOut(ask, answers, isHere);
  if (!me || !memberships) return undefined;
  await askAboutAccount(ask, request, me, memberships);
  return { isSignedIn: true, answers };
}

async function signedOut(
  ask: Ask,
  answers: Gathered['answers'],
  isHere: boolean,
): Promise<Gathered> {
  const config = await ask('getAppConfig');
  if (config?.signIn === 'local' && isHere) await ask('listLocalPeople');
  return { isSignedIn: false, answers };
}

async function askAboutAccount(
  ask: Ask,
  request: FastifyRequest,
  me: OperationAnswer<'getMe'>,
  memberships: OperationAnswer<'listMemberships'>,
): Promise<void> {
  const accounts = memberships.map(({ account_id: id, name, role }) => ({ id, name, role }));
  const account = chooseAccount(accounts, {
    id: request.cookies[ACCOUNT_COOKIE] ?? null,
    name: null,
  });
  if (!account) return;
  const params = { accountId: account.id };
  const [workspaces] = await Promise.all([
    seesWholeAccount(account.role)
      ? ask('listWorkspaces', { params })
      : ask('listMemberWorkspaces', { params: { ...params, userId: me.id } }),
    ask('listEnabledFeatures', { params }),
    ask('listNotifications', { params }),
    can(account.role, 'campaign.resolveError') &&
      ask('listErroredCampaigns', {
        params,
        query: { page: '1', perpage: String(ERRORED_PER_PAGE) },
      }),
  ]);
  if (!isOverview(request)) return;
  const remembered = request.cookies[WORKSPACE_COOKIE] ?? null;
  const workspace = chooseWorkspace(workspaces ?? [], remembered, account.role);
  if (!workspace) return;
  const { slug } = workspace;
  const inWorkspace = { ...params, slug };
  await Promise.all([
    ask('listCampaigns', {
      params: inWorkspace,
      query: { page: '1', perpage: String(CAMPAIGNS_PER_PAGE) },
    }),
    ask('getFigures', { params: inWorkspace }),
    // Which day it is there: campaigns that have not begun say so.
    ask('getAccount', { params }),
    slug !== ALL_WORKSPACES.slug && ask('listWorkspaceMembers', { params: inWorkspace }),
  ]);
}
