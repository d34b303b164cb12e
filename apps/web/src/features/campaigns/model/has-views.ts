import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** Whether this account had saved views when they were last asked for: their tabs get room before they come. */
const slotOf = (accountId: string) => localSlot(`posthorn.views.${accountId}`);

export const hadViews = (accountId: string): boolean => slotOf(accountId).read() !== null;

export const rememberHasViews = (accountId: string, hasViews: boolean): void =>
  slotOf(accountId).write(hasViews ? '1' : null);
