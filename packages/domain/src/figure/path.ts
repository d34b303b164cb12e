import type { Period } from './period.ts';

const daysOfAddress = ({ from, to }: Period): string => `from=${from}&to=${to}`;

/** The address at which a campaign shows its figures of these days. */
export const campaignFiguresPath = (campaignId: string, period: Period): string =>
  `/campaigns-overview/set-campaign/${campaignId}/campaign-details/figures?${daysOfAddress(period)}`;

/** The same of a workspace, or of the whole account under the slug of all workspaces. */
export const workspaceFiguresPath = (slug: string, period: Period): string =>
  `/campaigns-overview/figures/${slug}?${daysOfAddress(period)}`;
