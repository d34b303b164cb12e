import * as builders from '@posthorn/db/builders';
import { type CampaignType, switchesOff } from '@posthorn/domain';
import { sql } from 'kysely';
import { startCampaign } from '../modules/campaigns/index.ts';
import type { DemoWorkspace } from './accounts.ts';
import { loadTemplateAds } from './ads/load-ads.ts';
import { adThemes } from './ads/themes.ts';
import { makeChance } from './chance.ts';
import type { DemoContext } from './context.ts';

/**
 * Templates that people are at work on: some lack something, and one was changed after a campaign had been made
 * from it. And a campaign that was made from a package.
 */
export async function loadPresetsInUse(
  context: DemoContext,
  workspace: DemoWorkspace,
  workspaceId: string,
): Promise<void> {
  const { tx, account_id, pages, website, reference } = context;
  // Of its own, so that the rest of the demo does not change with these.
  const withChance = { ...context, adChance: makeChance(workspace.name.length) };
  const theme = adThemes[workspace.theme];
  const channels_off = switchesOff(['facebook', 'instagram', 'googleDisplay', 'googleSearch']);
  const make = (row: Partial<Parameters<typeof builders.makeTemplate>[1]>) =>
    builders.makeTemplate(tx, { account_id, language: 'nl', channels_off, ...pages, ...row });
  const [group = ''] = workspace.groups;
  const [profile] = reference.profilesOf(group);
  const { population: _, countryCode: __, ...place } = reference.city(workspace.cities[1] ?? '');

  await make({ kind: 'default', title: '', function_group: 'it', runtime: 30 });
  await make({ kind: 'default', title: '', runtime: 45, custom_total_gross_budget: 120_000 });
  await make({ type: 'custom', title: 'Something special', goal: 'MAXIMISE_CLICKS' });
  await make({
    type: 'conversions',
    title: 'Trainees',
    purpose: 'For those who come straight from school',
    profiles: JSON.stringify(profile ? [profile] : []),
  });
  const openDay = await make({
    type: 'awareness',
    title: 'Open day',
    purpose: 'Two weeks before a location opens its doors',
    target_url: `${website}/open-day`,
    function_group: group,
    runtime: 14,
    custom_total_gross_budget: 60_000,
  });
  await loadTemplateAds(withChance, openDay, { theme });
  const weekly = await make({
    type: 'consideration',
    title: 'Vacancy of the week',
    purpose: 'One vacancy that gets more attention than the others',
    target_url: website,
    profiles: JSON.stringify(profile ? [profile] : []),
    locations: JSON.stringify([place]),
    runtime: 30,
    custom_total_gross_budget: 90_000,
  });
  const job = profile && reference.inDutch(profile.name);
  await loadTemplateAds(withChance, weekly, { theme, ...(job && { job }) });

  const start = async (
    type: CampaignType,
    from: { templateId: string } | { packageId: string },
    title: string,
  ) => {
    const { id } = await startCampaign(tx, new Date(), {
      accountId: account_id,
      role: 'admin',
      personId: context.makers[0] ?? '',
      requestId: 'demo',
      workspaceId,
      type,
      packageId: undefined,
      templateId: undefined,
      ...from,
    });
    await tx
      .updateTable('campaign')
      .set({ title, locations: JSON.stringify([place]), version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
  };
  await start('awareness', { templateId: openDay.id }, 'Open day, Assen');
  await start('consideration', { templateId: weekly.id }, 'Night shifts in Assen');
  await tx
    .updateTable('template')
    .set({
      runtime: 45,
      custom_total_gross_budget: 120_000,
      target_url: `${website}/this-week`,
      version: sql<number>`version + 1`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', weekly.id)
    .execute();
  await start('consideration', { templateId: weekly.id }, 'Day shifts in Assen');

  const { id: packageId } = await tx
    .selectFrom('package')
    .select('id')
    .where('account_id', '=', account_id)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await start('consideration', { packageId }, 'Weekends in Assen');
}
