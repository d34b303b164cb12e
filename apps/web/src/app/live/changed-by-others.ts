import type { StreamMessage } from '../../lib/events/open-stream.ts';

/** The campaign that another person has just made or changed; no one needs to be shown their own. */
export function campaignChangedByOthers(message: StreamMessage, personId: string): string | null {
  if (message.type !== 'change' || message.event.kind !== 'campaign') return null;
  const { id, by, action } = message.event;
  return by === personId || action === 'removed' ? null : id;
}

/** The campaign or template that was deleted, by another person or by this one. */
export function documentGone(message: StreamMessage): string | null {
  if (message.type !== 'change' || message.event.action !== 'removed') return null;
  const { kind, id } = message.event;
  return kind === 'campaign' || kind === 'template' ? id : null;
}
