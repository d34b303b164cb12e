import type { OperationAnswer } from '@posthorn/contract';
import { budgetsOf, pagesOf } from '@posthorn/db';
import { channels, displayUrl, isChannelOn, templateChannelValues } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { listPackages, listTemplates, type TemplateRow } from './repository.ts';

const presentTemplate = (row: TemplateRow) => ({
  id: row.id,
  accountId: row.account_id,
  functionGroup: row.function_group,
  runtime: row.runtime,
  customTotalGrossBudget: row.custom_total_gross_budget,
  language: row.language,
  enabledChannels: channels
    .filter((channel) => isChannelOn(row.channels_off, channel))
    .map((channel) => templateChannelValues[channel]),
  ...pagesOf(row),
  version: row.version,
});

const presentCustomTemplate = (row: TemplateRow) => ({
  ...presentTemplate(row),
  title: row.title,
  purpose: row.purpose,
  type: row.type,
  targetUrl: row.target_url,
  displayUrl: displayUrl(row.target_url),
  locations: row.locations,
  profiles: row.profiles,
  goal: row.goal,
  poNumber: row.po_number,
});

type PackageRow = Awaited<ReturnType<typeof listPackages>>[number];

function presentPackage(row: PackageRow): OperationAnswer<'listPackages'>[number] {
  const isOn = (name: PackageRow['channels_off'][number]) => !row.channels_off.includes(name);
  return {
    id: row.id,
    hash: row.hash,
    accountId: row.account_id,
    name: row.name,
    status: row.status,
    runtime: row.runtime,
    customTotalGrossBudget: row.custom_total_gross_budget,
    channelsActivation: {
      facebook: isOn('facebook'),
      facebookFeed: isOn('facebookFeed'),
      instagramFeed: isOn('instagramFeed'),
      instagramStories: isOn('instagramStory'),
      googleDisplay: isOn('googleDisplay'),
      googleSearch: isOn('googleSearch'),
      linkedIn: isOn('linkedIn'),
    },
    channelsBudget: budgetsOf(row),
    version: row.version,
  };
}

export const presetHandlers = {
  async listDefaultTemplates({ account, deps }) {
    const rows = await listTemplates(deps.connection.db, account.id, 'default');
    return rows.map(presentTemplate);
  },

  async listCustomTemplates({ account, deps }) {
    const rows = await listTemplates(deps.connection.db, account.id, 'custom');
    return rows.map(presentCustomTemplate);
  },

  async listPackages({ account, deps }) {
    const rows = await listPackages(deps.connection.db, account.id);
    return rows.map(presentPackage);
  },
} satisfies Partial<Handlers>;
