import {
  type Connector,
  googleConnector,
  linkedInConnector,
  metaConnector,
  type Network,
  type NetworkSettings,
  networks as networkNames,
  type TransportTools,
} from '@posthorn/connectors';
import type { Sandbox } from '@posthorn/sandbox';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Networks, networksOf } from './networks.ts';
import { realClock } from './real-clock.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import { liveSettings } from './settings-of.ts';

const connectors: Record<Network, (settings: NetworkSettings, tools: TransportTools) => Connector> =
  { meta: metaConnector, linkedin: linkedInConnector, google: googleConnector };

/** Connects the sandbox, or what is configured where it shall be for real; nothing else is called. */
export function openNetworks(
  config: Config,
  log: Logger,
  sandbox: Pick<Sandbox, 'urls'> | undefined,
): Networks {
  const tools: TransportTools = {
    clock: realClock,
    random: Math.random,
    fetch,
    heard: (call) => log.debug({ call }, 'ad network'),
  };
  const local = sandbox ? sandboxSettings(sandbox) : {};
  return connectNetworks(config.adNetworks === 'live' ? liveSettings(config) : local, tools);
}

export function connectNetworks(
  settings: Partial<Record<Network, NetworkSettings | undefined>>,
  tools: TransportTools,
): Networks {
  return networksOf(
    Object.fromEntries(
      networkNames.flatMap((network) => {
        const own = settings[network];
        return own ? [[network, connectors[network](own, tools)]] : [];
      }),
    ),
  );
}
