import { type Network, networkNames } from '../channel/network.ts';
import { type NetworkRight, networkRightLabels } from '../channel/right.ts';
import { type Message, messageOf } from '../message/message.ts';
import type { LossReason } from './state.ts';

/** Why a connection no longer holds, as a person reads it. */
export function lossMessage(
  network: Network,
  reason: LossReason,
  missing: readonly NetworkRight[],
): Message {
  const name = networkNames[network];
  return reason === 'missingRights'
    ? messageOf('connectionState.missingRights', {
        network: name,
        rights: missing.map((right) => networkRightLabels[right]).join(', '),
      })
    : messageOf(`connectionState.${reason}`, { network: name });
}
