import type { PagePath } from '../../../lib/routes/page-address.ts';

/** The pages that have something to show; the others only send the visitor on. */
const pages = [
  '/campaigns-overview',
  '/campaigns-overview/errored',
  '/campaigns-overview/set-campaign/manual-settings',
  '/campaigns-overview/set-campaign/template-settings',
  '/campaigns-overview/set-campaign/vacancy',
  '/campaigns-overview/set-campaign/$campaignId/campaign-details',
  '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
  '/campaigns-overview/set-campaign/$campaignId/campaign-details/figures',
  '/campaigns-overview/figures/$slug',
  '/campaigns-overview/report/$slug',
  '/campaigns-overview/set-campaign/$campaignId/campaign-details/applications',
  '/campaigns-overview/edit/manual-settings/$campaignId',
  '/campaigns-overview/edit/template-settings/$campaignId',
  '/campaigns-overview/activity/$campaignId',
  '/job-library/job-list',
  '/job-library/create-job-list',
  '/job-library/update-job-list/$jobListId',
  '/job-library/dynamic-campaigns',
  '/job-library/dynamic-campaigns/create-dynamic-campaign',
  '/job-library/dynamic-campaigns/edit-dynamic-campaign/$campaignId',
  '/job-library/dynamic-campaigns/campaign-preview/$campaignId',
  '/presets/packages',
  '/presets/templates/default-templates',
  '/presets/templates/custom-templates',
  '/presets/templates/custom-templates/create',
  '/presets/templates/custom-templates/edit/$templateId',
  '/presets/templates/$templates/$templateId/template-details',
  '/presets/templates/$templates/$templateId/template-details/ads',
  '/settings/$settingsRoute',
  '/ui',
  '/profile',
  '/mail',
  '/outbox',
] satisfies PagePath[];

const patterns = pages.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`));

export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
