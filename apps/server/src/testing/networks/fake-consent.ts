import type { ConsentClient } from '@posthorn/connectors';
import type { Network } from '@posthorn/domain';

/** A network that no one is ever sent to: its consent is given on the sandbox, where tests want it. */
export function fakeConsent(network: Network): ConsentClient {
  const unused = async () => {
    throw new Error('Not part of what is tried');
  };
  return {
    network,
    usesPkce: true,
    consentUrl: ({ state }) => `https://${network}.test/consent?state=${state}`,
    exchange: unused,
    refresh: unused,
    revoke: unused,
    listAdAccounts: unused,
    listPages: unused,
    check: unused,
  };
}
