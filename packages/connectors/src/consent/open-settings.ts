import type { Network } from '@posthorn/domain';
import type { Credentials, NetworkSettings } from '../settings.ts';
import type { ConsentApplication } from './consent.ts';

/** Enough to ask a network what a key opens, before any ad account is chosen. */
export const openSettings = (
  network: Network,
  { baseUrl, apiVersion, tokenUrl }: ConsentApplication,
  credentials: Credentials,
): NetworkSettings => ({
  network,
  baseUrl,
  apiVersion,
  tokenUrl,
  accountId: '',
  credentials,
  capabilities: { html5: false, leadForms: false, catalogAds: false },
  conversionId: null,
  applicationEvents: [],
});
