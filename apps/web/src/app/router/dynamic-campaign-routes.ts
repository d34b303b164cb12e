import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './base-routes.ts';

const dynamicCampaigns = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/dynamic-campaigns',
  component: lazyRouteComponent(
    () => import('../../features/dynamic-campaigns/pages/dynamic-campaigns-page.tsx'),
    'DynamicCampaignsPage',
  ),
});

const createDynamicCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/dynamic-campaigns/create-dynamic-campaign',
  component: lazyRouteComponent(
    () => import('../../features/dynamic-campaigns/pages/create-dynamic-campaign-page.tsx'),
    'CreateDynamicCampaignPage',
  ),
});

const editDynamicCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/dynamic-campaigns/edit-dynamic-campaign/$campaignId',
  component: lazyRouteComponent(
    () => import('../../features/dynamic-campaigns/pages/edit-dynamic-campaign-page.tsx'),
    'EditDynamicCampaignPage',
  ),
});

const campaignPreview = createRoute({
  getParentRoute: () => signedIn,
  path: '/job-library/dynamic-campaigns/campaign-preview/$campaignId',
  component: lazyRouteComponent(
    () => import('../../features/dynamic-campaigns/pages/campaign-preview-page.tsx'),
    'CampaignPreviewPage',
  ),
});

export const dynamicCampaignRoutes = [
  dynamicCampaigns,
  createDynamicCampaign,
  editDynamicCampaign,
  campaignPreview,
] as const;
