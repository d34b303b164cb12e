import type { OperationAnswer } from '@posthorn/contract';
import { pagesOf } from '@posthorn/db';
import {
  campaignTypeSpecs,
  channelsWithAds,
  openChannels,
  shownAddress,
  templateChannelValues,
} from '@posthorn/domain';
import { isTemplateFormComplete } from '../lead-forms/index.ts';
import type { FoundTemplate } from './repository.ts';

export type DefaultTemplate = OperationAnswer<'getDefaultTemplate'>;
export type CustomTemplate = OperationAnswer<'getCustomTemplate'>;
export type AnyTemplate = DefaultTemplate | CustomTemplate;

export const presentDefault = (row: FoundTemplate): DefaultTemplate => ({
  kind: 'default',
  id: row.id,
  accountId: row.account_id,
  functionGroup: row.function_group,
  runtime: row.runtime,
  customTotalGrossBudget: row.custom_total_gross_budget,
  language: row.language,
  keywords: row.keywords,
  enabledChannels: openChannels(row.type, row.channels_off).map(
    (channel) => templateChannelValues[channel],
  ),
  channelsOff: row.channels_off,
  ...pagesOf(row),
  adsCount: row.ad_types.length,
  channelsWithAds: channelsWithAds(row.ad_types),
  campaignsCount: row.campaigns_count,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

export const presentCustom = (row: FoundTemplate): CustomTemplate => ({
  ...presentDefault(row),
  kind: 'custom',
  title: row.title,
  purpose: row.purpose,
  type: row.type,
  targetUrl: row.target_url,
  displayUrl: shownAddress(row.type, row.target_url),
  locations: row.locations,
  profiles: row.profiles.map((profile) => ({
    ...profile,
    localName: row.local_names[profile.id] ?? profile.name,
  })),
  goal: campaignTypeSpecs[row.type].goal ?? row.goal,
  poNumber: row.po_number,
  isLeadformComplete: isTemplateFormComplete(row.lead_form),
});

const presenters = { default: presentDefault, custom: presentCustom };

export const presentTemplate = (row: FoundTemplate): AnyTemplate => presenters[row.kind](row);
