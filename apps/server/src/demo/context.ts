import type { Tx } from '@posthorn/db';
import type { AdContent } from '../modules/ads/index.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Pictures } from './ads/make-ads.ts';
import type { Chance } from './chance.ts';
import type { DemoReference } from './reference.ts';

/** What is at hand while an account is filled. */
export interface DemoContext {
  tx: Tx;
  chance: Chance;
  reference: DemoReference;
  today: string;
  /** Running campaigns are published on the sandbox afterwards, and get their figures there. */
  launchesDemo: boolean;
  /** Where links of letters lead. */
  publicUrl: string;
  account_id: string;
  time_zone: string;
  /** What people wrote is encrypted from the beginning. */
  secrets: Secrets;
  website: string;
  pages: {
    facebook_page_id: string | null;
    instagram_page_id: string | null;
    linkedin_page_id: string | null;
  };
  makers: string[];
  /** Falls for ads alone, so that the rest of the demo does not change with them. */
  adChance: Chance;
  pictures: Pictures;
  /** HTML5 banners that a person uploaded; ads share their files. */
  uploads: AdContent[];
}
