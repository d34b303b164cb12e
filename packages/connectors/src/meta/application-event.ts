import { type MetaEvent, metaEvents } from '@posthorn/domain';
import type { NetworkSettings } from '../settings.ts';

/** What counts as an application: an event that a pixel sees, or a custom conversion. */
export type ApplicationEvent =
  | { is: 'event'; pixelId: string; name: MetaEvent }
  | { is: 'custom'; id: string };

export const idOfEvent = (pixelId: string, event: MetaEvent): string => `${pixelId}/${event}`;

/** What was chosen; undefined where nothing was. */
export function chosenEvent({
  applicationEvents: [chosen],
}: Pick<NetworkSettings, 'applicationEvents'>): ApplicationEvent | undefined {
  if (chosen === undefined) return undefined;
  const [id = '', event] = chosen.split('/');
  const name = metaEvents.find((one) => one === event);
  return name ? { is: 'event', pixelId: id, name } : { is: 'custom', id };
}

/** What Meta looks for people to do: what was chosen, else that they submit an application. */
export const eventToAimAt = (
  settings: Pick<NetworkSettings, 'applicationEvents' | 'conversionId'>,
): ApplicationEvent | undefined =>
  chosenEvent(settings) ??
  (settings.conversionId === null
    ? undefined
    : { is: 'event', pixelId: settings.conversionId, name: 'SUBMIT_APPLICATION' });

export const promotedObject = (event: ApplicationEvent): Record<string, string> =>
  event.is === 'event'
    ? { pixel_id: event.pixelId, custom_event_type: event.name }
    : { custom_conversion_id: event.id };

/** Under which names Meta reports it: the same number under each, so that only one of them is read. */
export const actionTypesOf = (event: ApplicationEvent): string[] => {
  if (event.is === 'custom') return [`offsite_conversion.custom.${event.id}`];
  const name = event.name.toLowerCase();
  return [`offsite_conversion.fb_pixel_${name}`, `${name}_website`, `${name}_total`];
};
