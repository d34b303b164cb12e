/** What a network is asked to let us do, by its own name for the right. */
export const networkRightTexts = {
  ads_management: 'Create, change and stop ads',
  ads_read: 'Read how ads are doing',
  business_management: 'See the ad accounts of the business',
  pages_show_list: 'See which Facebook pages there are',
  pages_read_engagement: 'Read the name and picture of Facebook pages',
  pages_manage_ads: 'Show ads in the name of Facebook pages',
  pages_manage_metadata: 'Be told at once when a person applies with a form of a Facebook page',
  pages_manage_posts: 'Put the picture of a form on Facebook pages',
  instagram_basic: 'See which Instagram accounts belong to the pages',
  leads_retrieval: 'Receive applications from forms on Facebook and Instagram',
  catalog_management: 'Advertise lists of jobs, and keep them up to date',
  rw_ads: 'Create, change and stop ads',
  r_ads_reporting: 'Read how ads are doing',
  rw_conversions: 'See what LinkedIn counts as an application, and count it',
  rw_organization_admin: 'See which LinkedIn pages there are',
  r_organization_social: 'Read the posts of LinkedIn pages',
  w_organization_social: 'Show ads in the name of LinkedIn pages',
  r_marketing_leadgen_automation: 'Receive applications from forms on LinkedIn',
  'https://www.googleapis.com/auth/adwords':
    'Create, change and stop ads, and read how they are doing',
} as const;
