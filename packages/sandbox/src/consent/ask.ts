import { networkRights } from '@posthorn/domain';
import { keepPage } from '../accounts.ts';
import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import type { SandboxNetwork } from '../network.ts';
import { sandboxApplication } from './application.ts';
import { grant } from './consents.ts';
import { managedAccounts, managedPages } from './manager.ts';
import { pageAnswer, refusalPage } from './page.ts';
import type { Wish } from './wish.ts';

/** How the answers of a network's consent page differ from those of the others. */
export interface ConsentHabits {
  network: SandboxNetwork;
  usesPkce: boolean;
  /** What stands in the address of a person who pressed Cancel. */
  cancelled: Readonly<Record<string, string>>;
  /** What stands behind the address of one who pressed Allow. */
  ending?: string;
}

/** The network's page: shows what is asked, and sends people back with a code or without one. */
export function answerConsentPage(
  habits: ConsentHabits,
  request: SandboxRequest,
  world: World,
): SandboxAnswer {
  const form = request.method === 'POST' ? formOf(request) : request.query;
  const wish = wishIn(habits, form, world);
  if (typeof wish === 'string') return refusalPage(habits.network, wish);
  const choices = choicesIn(habits.network, world);
  if (request.method !== 'POST') {
    return pageAnswer({ network: habits.network, wish, choices, form, action: request.rawPath });
  }
  return form.get('answer') === 'allow'
    ? allow(habits, wish, form, world)
    : back(wish, { ...habits.cancelled });
}

const formOf = ({ body }: SandboxRequest) => new URLSearchParams(body.toString('utf8'));

/** Who may not even ask is told so here: an address that was not agreed on gets no answer. */
function wishIn({ network, usesPkce }: ConsentHabits, form: URLSearchParams, world: World) {
  const text = (name: string) => form.get(name) ?? '';
  const redirectUrl = text('redirect_uri');
  if (text('client_id') !== sandboxApplication.clientId) return 'unknownApplication';
  if (!world.mayReturnTo(redirectUrl)) return 'unknownAddress';
  if (text('response_type') !== 'code') return 'noCodeWanted';
  if (text('state') === '') return 'noState';
  const rights = text('scope').split(/[\s,]+/);
  const known: readonly string[] = networkRights[network];
  if (!rights.every((right) => known.includes(right))) return 'unknownRight';
  const challenge = form.get('code_challenge');
  if (challenge !== null && (!usesPkce || text('code_challenge_method') !== 'S256')) {
    return 'unknownChallenge';
  }
  return { state: text('state'), redirectUrl, rights, challenge } satisfies Wish;
}

/** What a person can choose from: the business manager's own, and what customers have here already. */
function choicesIn(network: SandboxNetwork, world: World) {
  const others = <T extends { id: string }>(all: readonly T[], managed: readonly T[]) =>
    all.filter(({ id }) => !managed.some((one) => one.id === id));
  return {
    accounts: managedAccounts(network),
    pages: managedPages(network),
    otherAccounts: others(world.accounts(), managedAccounts(network)),
    otherPages: others(world.pages(), managedPages(network)),
  };
}

function allow(
  { network, ending = '' }: ConsentHabits,
  { redirectUrl, rights, challenge, state }: Wish,
  form: URLSearchParams,
  world: World,
): SandboxAnswer {
  const choices = choicesIn(network, world);
  const chosen = (name: string, all: readonly { id: string }[]) =>
    all.map(({ id }) => id).filter((id) => form.getAll(name).includes(id));
  const accounts = chosen('account', [...choices.accounts, ...choices.otherAccounts]);
  const pages = chosen('page', [...choices.pages, ...choices.otherPages]);
  for (const account of choices.accounts) {
    if (accounts.includes(account.id)) world.openAccount(account);
  }
  for (const page of choices.pages) {
    if (pages.includes(page.id)) keepPage(world.ledger, page);
  }
  const allowed = rights.filter((right) => form.getAll('right').includes(right));
  const code = grant(world, { rights: allowed, accounts, pages, redirectUrl, challenge });
  return back({ redirectUrl, state }, { code }, ending);
}

function back(
  { redirectUrl, state }: Pick<Wish, 'redirectUrl' | 'state'>,
  answer: Record<string, string>,
  ending = '',
): SandboxAnswer {
  const address = new URL(redirectUrl);
  for (const [name, value] of Object.entries({ ...answer, state })) {
    address.searchParams.set(name, value);
  }
  const location = `${address}${ending}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' } };
}
