/** Every page of the application by name. Links, redirects and breadcrumbs read this table. */
export const routePaths = {
  'campaigns-overview': '/campaigns-overview',
  'create-campaign': '/campaigns-overview/set-campaign',
  'create-manually': '/campaigns-overview/set-campaign/manual-settings',
  'create-from-template': '/campaigns-overview/set-campaign/template-settings',
  'edit-campaign': '/campaigns-overview/set-campaign/$campaignId/campaign-details',
  'campaign-ads': '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
  'create-ad': '/campaigns-overview/$campaignId/ads/$segment/create',
  'edit-ad': '/campaigns-overview/$campaignId/ads/$segment/$adId',
  'change-type': '/campaigns-overview/edit/manual-settings/$campaignId',
  'change-template': '/campaigns-overview/edit/template-settings/$campaignId',
  'campaign-activity': '/campaigns-overview/activity/$campaignId',
  'template-ads': '/presets/templates/$templates/$templateId/template-details/ads',
  'create-template-ad': '/presets/templates/$templates/$templateId/ads/$segment/create',
  'edit-template-ad': '/presets/templates/$templates/$templateId/ads/$segment/$adId',
  workspace: '/workspaces/$slug',
  'sign-in': '/sign-in',
  ui: '/ui',
  outbox: '/outbox',
} as const;

type RouteName = keyof typeof routePaths;

type ParamsOf<Path extends string> = Path extends `${string}$${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}$${infer Param}`
    ? Param
    : never;

type Given<Name extends RouteName> = [ParamsOf<(typeof routePaths)[Name]>] extends [never]
  ? []
  : [params: Record<ParamsOf<(typeof routePaths)[Name]>, string>];

/** The address of a page. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: Given<Name>): string {
  const values: Record<string, string> = params ?? {};
  return routePaths[name].replace(/\$(\w+)/g, (_, param: string) =>
    encodeURIComponent(values[param] ?? ''),
  );
}

/** The pages that have something to show; the others only send the visitor on. */
const pages = [
  routePaths['campaigns-overview'],
  routePaths['create-manually'],
  routePaths['create-from-template'],
  routePaths['edit-campaign'],
  routePaths['campaign-ads'],
  routePaths['change-type'],
  routePaths['change-template'],
  routePaths['campaign-activity'],
  routePaths.ui,
  routePaths.outbox,
].map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`));

export function isPage(path: string): boolean {
  return pages.some((page) => page.test(path));
}
