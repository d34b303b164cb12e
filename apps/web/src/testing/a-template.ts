import { openChannels, templateChannelValues } from '@posthorn/domain';
import type { Template } from '../features/templates/index.ts';

/** A custom template with nothing in it; tests say what matters to them. */
export const aTemplate = ({
  type = 'consideration',
  channelsOff = ['linkedIn'],
  ...more
}: Partial<Template> = {}): Template => ({
  id: 't1',
  accountId: 'a1',
  kind: 'custom',
  type,
  title: '',
  purpose: '',
  targetUrl: '',
  displayUrl: '',
  poNumber: '',
  functionGroup: null,
  profiles: [],
  locations: [],
  goal: null,
  language: 'nl',
  keywords: null,
  runtime: null,
  customTotalGrossBudget: null,
  enabledChannels: openChannels(type, channelsOff).map((channel) => templateChannelValues[channel]),
  channelsOff,
  facebookPageId: null,
  instagramPageId: null,
  linkedinPageId: null,
  adsCount: 0,
  isLeadformComplete: false,
  channelsWithAds: [],
  campaignsCount: 0,
  updatedAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  ...more,
});
