import type { SocialAdType } from '@posthorn/domain';

/** Who asks for a change of an ad, and of which kind. */
export interface AdRequest {
  accountId: string;
  personId: string;
  requestId: string;
  adType: SocialAdType;
  /** Whose ads the address speaks of. */
  of: 'campaign' | 'template';
}
