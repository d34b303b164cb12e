import type { Network } from '@posthorn/domain';
import { countingTexts } from '@posthorn/domain/texts/counting';
import type { ApplicationEvents } from './application-events.ts';

/** What a network counts where nothing was chosen. */
export const countedByItself: Record<Network, string> = {
  meta: countingTexts.byItselfMeta,
  linkedin: countingTexts.byItselfLinkedIn,
  google: countingTexts.byItselfGoogle,
};

/** What a network counts as an application, as a person reads it. */
export const countedWords = ({ network, chosen, events }: ApplicationEvents): string =>
  chosen.length === 0
    ? countedByItself[network]
    : chosen.map((id) => events.find((one) => one.id === id)?.label ?? id).join(', ');
