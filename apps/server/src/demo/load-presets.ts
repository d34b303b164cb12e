import * as builders from '@posthorn/db/builders';
import { switchesOff } from '@posthorn/domain';
import type { DemoAccount } from './accounts.ts';
import { loadTemplateAds } from './ads/load-ads.ts';
import { adThemes, groupThemes } from './ads/themes.ts';
import { makeChance } from './chance.ts';
import type { DemoContext } from './context.ts';
import { loadPackages } from './packages.ts';

/** Everything but the days is in it: a campaign from it can be launched at once. */
async function loadJobTemplate(
  context: DemoContext,
  { title, city, profile: name }: NonNullable<DemoAccount['jobTemplate']>,
): Promise<void> {
  const { tx, account_id, pages, website, reference } = context;
  const { population: _, countryCode: __, ...place } = reference.city(city);
  const nurses = reference.profilesOf('healthcare');
  const profile = nurses.find((one) => one.name === name) ?? nurses[0];
  const template = await builders.makeTemplate(tx, {
    account_id,
    type: 'consideration',
    title,
    purpose: 'Facebook, Instagram en Google Search, in het Nederlands',
    target_url: website,
    profiles: JSON.stringify(profile ? [profile] : []),
    locations: JSON.stringify([place]),
    runtime: 30,
    language: 'nl',
    custom_total_gross_budget: 200_000,
    channels_off: switchesOff(['facebook', 'instagram', 'googleSearch']),
    ...pages,
  });
  // Of its own, so that the rest of the demo does not change with it.
  await loadTemplateAds({ ...context, adChance: makeChance(2) }, template, {
    theme: adThemes.ward,
    job: title,
  });
}

/** Templates and packages to start campaigns from. */
export async function loadPresets(context: DemoContext, demo: DemoAccount): Promise<void> {
  const { tx, account_id, pages, website } = context;
  // LinkedIn wants more for a month than these spend, and they have no ad for it.
  const channels_off = switchesOff(['facebook', 'instagram', 'googleDisplay', 'googleSearch']);
  for (const function_group of demo.groupTemplates) {
    const template = await builders.makeTemplate(tx, {
      account_id,
      kind: 'default',
      title: '',
      function_group,
      runtime: 30,
      language: 'nl',
      custom_total_gross_budget: 90_000,
      channels_off,
      ...pages,
    });
    const theme = groupThemes[function_group];
    if (theme) await loadTemplateAds(context, template, { theme: adThemes[theme] });
  }
  const [workspace] = demo.workspaces;
  const profile = context.reference.profilesOf(workspace?.groups[0] ?? '')[0];
  const { population: _, countryCode: __, ...home } = context.reference.city(demo.city);
  const forJobs = await builders.makeTemplate(tx, {
    account_id,
    type: 'conversions',
    title: `${profile?.name} in ${home.name}`,
    purpose: 'For vacancies that are open all year',
    target_url: website,
    profiles: JSON.stringify(profile ? [profile] : []),
    locations: JSON.stringify([home]),
    runtime: 30,
    language: 'nl',
    custom_total_gross_budget: 150_000,
    channels_off,
    ...pages,
  });
  if (demo.jobTemplate) await loadJobTemplate(context, demo.jobTemplate);
  const forBrand = await builders.makeTemplate(tx, {
    account_id,
    type: 'awareness',
    title: 'Evergreen employer story',
    purpose: 'To be remembered as an employer between vacancies',
    target_url: website,
    function_group: workspace?.groups[0] ?? null,
    runtime: 60,
    custom_total_gross_budget: 240_000,
    channels_off,
    ...pages,
  });
  const forForms = await builders.makeTemplate(tx, {
    account_id,
    type: 'leadform',
    title: 'Apply in a minute',
    purpose: 'For jobs where no one needs a letter of application',
    runtime: 30,
    custom_total_gross_budget: 75_000,
    channels_off,
    ...pages,
  });
  const theme = adThemes[workspace?.theme ?? 'brand'];
  const job = profile && context.reference.inDutch(profile.name);
  await loadTemplateAds(context, forJobs, { theme, ...(job && { job }) });
  for (const template of [forBrand, forForms]) await loadTemplateAds(context, template, { theme });
  await loadPackages(context, demo.packages);
}
