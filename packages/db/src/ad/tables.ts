import type { AdType } from '@posthorn/domain';
import type { Generated } from 'kysely';
import type { Made } from '../made.ts';

/** What every ad has; what only some kinds have stands in tables of theirs. */
export interface AdTable {
  id: Generated<string>;
  account_id: string;
  campaign_id: string | null;
  template_id: string | null;
  type: AdType;
  status: Generated<'active'>;
  message: Generated<string>;
  headline: Generated<string>;
  link_description: Generated<string>;
  call_to_action: Generated<string>;
  display_url: string | null;
  created_at: Made;
  version: Generated<number>;
  /** The ad of a template it came from, with the version of that ad and the version of its own this made. */
  template_ad_id: string | null;
  template_ad_version: number | null;
  given_version: number | null;
}

export interface AdMediaTable {
  account_id: string;
  ad_id: string;
  position: number;
  media_id: string;
  cropped_id: string | null;
}

export interface BannerAdTable {
  ad_id: string;
  account_id: string;
  type: string;
  subtitle: string;
  title: string;
  tags: string[];
  call_to_action: string;
  primary_color: string | null;
}

export interface SearchAdTable {
  ad_id: string;
  account_id: string;
  headlines: string[];
  descriptions: string[];
}

export interface BannerBundleTable {
  id: Generated<string>;
  account_id: string;
  token: string;
  created_at: Made;
}

export interface BannerFileTable {
  bundle_id: string;
  path: string;
  key: string;
  bytes: number;
}

export interface UploadedBannerTable {
  ad_id: string;
  account_id: string;
  bundle_id: string;
  page: string;
  name: string;
  width: number;
  height: number;
}
