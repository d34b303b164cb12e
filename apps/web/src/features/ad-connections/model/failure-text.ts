import {
  CONSENT_MINUTES,
  type ConnectFailure,
  fill,
  isConnectFailure,
  type Network,
  networkNames,
  networks,
} from '@posthorn/domain';
import { connectionStateTexts } from '@posthorn/domain/texts/connection-state';
import { consentTexts } from '@posthorn/domain/texts/consent';
import { requestTexts } from '@posthorn/domain/texts/request';

const texts: Record<ConnectFailure, (network: string) => string> = {
  'connectionState.cancelled': (network) => fill(connectionStateTexts.cancelled, { network }),
  'connectionState.otherSession': () => connectionStateTexts.otherSession,
  'connectionState.unknownState': () => connectionStateTexts.unknownState,
  'connectionState.usedState': (network) => fill(connectionStateTexts.usedState, { network }),
  'connectionState.lateState': () =>
    fill(connectionStateTexts.lateState, { minutes: CONSENT_MINUTES }),
  'connectionState.notAllowed': () => connectionStateTexts.notAllowed,
  'consent.refused': (network) => fill(consentTexts.refused, { network }),
  'consent.expired': (network) => fill(consentTexts.expired, { network }),
  'consent.invalid': (network) => fill(consentTexts.invalid, { network }),
  'consent.unreachable': (network) => fill(consentTexts.unreachable, { network }),
  'request.databaseGone': () => requestTexts.databaseGone,
  'request.busy': () => requestTexts.busy,
};

const isNetwork = (name: unknown): name is Network => networks.some((one) => one === name);

/** Why a person came back from a network with nothing; undefined where the address says no reason we know. */
export function failureText(search: {
  connectFailure?: unknown;
  network?: unknown;
}): string | undefined {
  const { connectFailure, network } = search;
  if (!isConnectFailure(connectFailure)) return undefined;
  return texts[connectFailure](isNetwork(network) ? networkNames[network] : '');
}
