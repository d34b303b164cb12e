import type { OperationAnswer } from '@posthorn/contract';
import type { AdType } from '@posthorn/domain';

export type Ad = OperationAnswer<'listAllAds'>[number];

/** An ad of one kind, as it is answered. */
export type AdOf<Type extends AdType> = Extract<Ad, { adType: Type }>;

/** Who asks for a change of an ad, and of which kind. */
export interface AdRequest<Type extends AdType = AdType> {
  accountId: string;
  personId: string;
  requestId: string;
  now: Date;
  adType: Type;
  /** Whose ads the address speaks of. */
  of: 'campaign' | 'template';
}
