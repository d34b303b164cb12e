import { type CampaignStatus, campaignStatuses } from '@posthorn/domain';
import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** A campaign that was opened, as the search offers it again. */
export interface RecentCampaign {
  id: string;
  /** Without its sign; tells campaigns of one title apart. */
  hash: string;
  title: string;
  status: CampaignStatus;
}

const KEPT = 6;

/** Whose they are: titles are no business of the next person at this browser. */
interface Owner {
  personId: string;
  accountId: string;
}
const slotOf = ({ personId, accountId }: Owner) =>
  localSlot(`posthorn.recent.${personId}.${accountId}`);

export function recentCampaigns(owner: Owner): RecentCampaign[] {
  try {
    const stored: unknown = JSON.parse(slotOf(owner).read() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** What comes from the browser's storage may be of an older release or not ours at all. */
function isRecent(value: unknown): value is RecentCampaign {
  const { id, hash, title, status } = (value ?? {}) as Partial<
    Record<keyof RecentCampaign, unknown>
  >;
  return (
    typeof id === 'string' &&
    typeof hash === 'string' &&
    typeof title === 'string' &&
    (campaignStatuses as readonly unknown[]).includes(status)
  );
}

/** The campaign that is open now is the newest. */
export function rememberRecent(owner: Owner, { id, hash, title, status }: RecentCampaign): void {
  const others = recentCampaigns(owner).filter((one) => one.id !== id);
  const recent = [{ id, hash, title, status }, ...others].slice(0, KEPT);
  slotOf(owner).write(JSON.stringify(recent));
}

export function forgetRecent(owner: Owner, campaignId: string): void {
  const left = recentCampaigns(owner).filter(({ id }) => id !== campaignId);
  slotOf(owner).write(JSON.stringify(left));
}
