import type { Network, NetworkSettings } from '@posthorn/connectors';
import { firstAccounts, type Sandbox } from '@posthorn/sandbox';

const versions: Record<Network, string> = { meta: 'v26.0', linkedin: '202608', google: 'v25' };

/** The local networks: they ask for a key as the real ones do, and take any. */
export function sandboxSettings({ urls }: Pick<Sandbox, 'urls'>): Record<Network, NetworkSettings> {
  const on = (network: Network): NetworkSettings => ({
    network,
    baseUrl: urls[network],
    apiVersion: versions[network],
    accountId: firstAccounts[network].id,
    credentials: { accessToken: 'sandbox' },
    capabilities: { html5: true, leadForms: true, catalogAds: true },
  });
  return { meta: on('meta'), linkedin: on('linkedin'), google: on('google') };
}
