import { countingTexts } from '#texts/counting';
import { type Finding, finding } from '../finding.ts';
import { fill } from '../message/text.ts';
import type { Network } from './network.ts';

/** The events of a Meta pixel that may mean an application, of those that job ads can be optimised for. */
export const metaEvents = [
  'SUBMIT_APPLICATION',
  'LEAD',
  'COMPLETE_REGISTRATION',
  'CONTACT',
  'SCHEDULE',
] as const;
export type MetaEvent = (typeof metaEvents)[number];

/** Something that an ad account counts, which may mean that a person applied. */
export interface Conversion {
  /** As it is chosen: the network's own number, with the name of the event where it is one of a pixel. */
  id: string;
  /** As the network calls it: a conversion, or the pixel that sees the event. */
  name: string;
  event: MetaEvent | null;
}

/** What a person reads of it. */
export const conversionLabel = ({ name, event }: Pick<Conversion, 'name' | 'event'>): string =>
  event === null
    ? name
    : fill(countingTexts.ofPixel, {
        event: countingTexts[event],
        pixel: name,
      });

/** Of how many conversions an ad account can count each as an application. */
export const applicationEventsMax: Record<Network, number> = { meta: 1, linkedin: 1, google: 20 };

/** Whether these can be chosen of what the network offers. None are chosen to count as it does by itself. */
export function applicationEventFindings(
  network: Network,
  chosen: readonly string[],
  offered: readonly Pick<Conversion, 'id'>[],
): Finding[] {
  const max = applicationEventsMax[network];
  if (chosen.length > max) {
    return [finding('applicationEvent.tooMany', 'events', { max })];
  }
  const unknown = chosen.find((id) => !offered.some((one) => one.id === id));
  return unknown === undefined ? [] : [finding('applicationEvent.unknown', 'events')];
}
