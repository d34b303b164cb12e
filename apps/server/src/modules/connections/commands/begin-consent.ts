import { createHash } from 'node:crypto';
import { finding, listed, type Network, networkNames } from '@posthorn/domain';
import type { Config } from '../../../platform/config.ts';
import type { Deps } from '../../../platform/deps.ts';
import { missingSettings } from '../../../platform/networks/applications.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  consentEnd,
  consentPurpose,
  forgetOldConsents,
  randomText,
  stateHash,
} from '../consents.ts';

interface Request {
  accountId: string;
  network: Network;
  person: { id: string; sessionHash: Buffer };
}

/** Where every network sends people back to; each application has to know this address. */
export const callbackUrl = (config: Config): string =>
  new URL('/api/connections/callback', config.PUBLIC_URL).href;

/** Remembers who is on the way to a network's consent page, and answers its address. */
export async function beginConsent(
  deps: Deps,
  { accountId, network, person }: Request,
): Promise<{ url: string }> {
  const { config, networks, secrets } = deps;
  const { db } = deps.connection;
  const client = networks.consentOn(network);
  if (!client) {
    const settings = listed(missingSettings(config, network));
    const params = { network: networkNames[network], settings };
    refuse(finding('connection.notConfigured', '', params), 'conflict');
  }
  const state = randomText();
  const verifier = client.usesPkce ? randomText() : null;
  const owner = { account_id: accountId, network, state_hash: stateHash(state) };
  await forgetOldConsents(db, deps.now());
  await db
    .insertInto('consent')
    .values({
      ...owner,
      person_id: person.id,
      session_hash: person.sessionHash,
      is_sandbox: networks.isSandbox,
      sealed_verifier:
        verifier === null ? null : secrets.seal(consentPurpose(owner, 'verifier'), verifier),
      ends_at: consentEnd(deps.now()),
    })
    .execute();
  const codeChallenge = verifier && createHash('sha256').update(verifier).digest('base64url');
  return {
    url: client.consentUrl({ state, redirectUrl: callbackUrl(config), codeChallenge }),
  };
}
