import type { OperationAnswer } from '@posthorn/contract';
import { abilitiesOf } from '@posthorn/domain';

type CampaignRow = OperationAnswer<'listCampaigns'>['data'][number];

export const campaignRow = (more: Partial<CampaignRow> = {}): CampaignRow => ({
  id: 'c1',
  hash: 'K7QM2',
  type: 'consideration',
  status: 'active',
  title: 'ICU nurse',
  poNumber: 'PO-1',
  startDate: '2026-11-12',
  endDate: '2026-12-10',
  locations: [],
  workspaceId: 'w1',
  workspaceName: 'Acute Care',
  workspaceSlug: 'acute-care',
  profiles: [],
  functionGroup: 'charity and fundraising',
  usedTemplate: null,
  customTotalGrossBudget: 450_000,
  suggestedTotalGrossBudget: null,
  goal: null,
  channelsOff: [],
  channels: ['facebook', 'instagram', 'linkedIn', 'googleDisplay', 'googleSearch'],
  spendableBudget: 450_000,
  spend: { amount: 12_301, currency: 'EUR' },
  figures: { impressions: 98_400, clicks: 1_230, leads: 0, spend: 12_301 },
  hasErrors: false,
  hasUnpublishedChanges: false,
  refusedAds: 0,
  isInReview: false,
  unsettledChannels: [],
  abilities: abilitiesOf({ status: more.status ?? 'active' }, 'editor'),
  mediaErrors: [],
  version: 3,
  ...more,
});
