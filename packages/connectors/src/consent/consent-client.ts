import type { Network } from '@posthorn/domain';
import { googleConsent } from '../google/consent.ts';
import { linkedInConsent } from '../linkedin/consent.ts';
import { metaConsent } from '../meta/consent.ts';
import type { TransportTools } from '../transport/transport.ts';
import type { ConsentApplication, ConsentClient } from './consent.ts';
import { clientOf, type NetworkConsent } from './network-consent.ts';

const networkConsents: Record<
  Network,
  (application: ConsentApplication, tools: TransportTools) => NetworkConsent
> = { meta: metaConsent, linkedin: linkedInConsent, google: googleConsent };

/** How customers let our application use a network. */
export const consentClient = (
  network: Network,
  application: ConsentApplication,
  tools: TransportTools,
): ConsentClient => clientOf(networkConsents[network](application, tools));
