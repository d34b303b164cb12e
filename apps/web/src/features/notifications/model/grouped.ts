import { dateText } from '../../../lib/time/format.ts';
import type { Notification } from '../api/list-notifications.ts';

export type GroupedNotification = Notification & {
  /** The first of those about its campaign on its day: it names the campaign for all of them. */
  isFirst: boolean;
};

/** What happened to one campaign on one day stands together, where the newest of it belongs. */
export function grouped(newestFirst: readonly Notification[]): GroupedNotification[] {
  const groups = new Map<string, Notification[]>();
  for (const one of newestFirst) {
    const key = `${dateText(one.createdAt)} ${one.campaignId}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) =>
    group.map((one, index) => ({ ...one, isFirst: index === 0 })),
  );
}
