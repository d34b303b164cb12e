import { type ConnectionState, type Network, networkOfPage } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import type { Tone } from '../../../ui/display/tone.ts';

/** As people know the networks, and not the companies behind them. */
export const networkTitles: Record<Network, string> = {
  meta: adConnectionTexts.nameMeta,
  linkedin: adConnectionTexts.nameLinkedin,
  google: adConnectionTexts.nameGoogle,
};

export const connectLabels: Record<Network, string> = {
  meta: adConnectionTexts.connectMeta,
  linkedin: adConnectionTexts.connectLinkedin,
  google: adConnectionTexts.connectGoogle,
};

/** Whether ads are shown in the name of a page there. */
export const hasPages = (network: Network): boolean =>
  Object.values(networkOfPage).includes(network);

export const stateLooks: Record<ConnectionState, { label: string; tone: Tone }> = {
  none: { label: adConnectionTexts.none, tone: 'gray' },
  connected: { label: adConnectionTexts.connected, tone: 'success' },
  ending: { label: adConnectionTexts.ending, tone: 'orange' },
  lost: { label: adConnectionTexts.lost, tone: 'red' },
};
