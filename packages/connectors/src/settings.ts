import type { Network, NetworkCapability } from '@posthorn/domain';

/** How a network is reached: all of it is configuration, none of it is written into the code. */
export interface NetworkSettings {
  network: Network;
  /** Without a slash at the end. */
  baseUrl: string;
  /** Where large files go, when that is somewhere else. */
  uploadBaseUrl?: string | undefined;
  /** Where a refresh token is changed into an access token, when there is one. */
  tokenUrl?: string | undefined;
  apiVersion: string;
  accountId: string;
  /** The manager account we come through, where there is one. */
  managerId?: string | undefined;
  credentials: Credentials;
  capabilities: Capabilities;
  /**
   * Under which number the ad account counts applications: a pixel on Meta, a conversion on LinkedIn, a
   * conversion action on Google. Null where that is not set up; then nothing can be aimed at them.
   */
  conversionId: string | null;
  /**
   * What the customer has chosen to count as an application, by the ids of `listConversions`. Without any
   * the network counts as it does by itself, and bids for what the conversion id stands for.
   */
  applicationEvents: readonly string[];
}

export type Credentials =
  | { accessToken: string; appSecret?: string | undefined }
  | { refreshToken: string; clientId: string; clientSecret: string };

/** What this ad account has been allowed to do. */
export type Capabilities = Record<NetworkCapability, boolean>;
