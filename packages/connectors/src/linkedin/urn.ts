/** LinkedIn's names for things: `urn:li:<kind>:<id>`. */
type UrnKind =
  | 'organization'
  | 'sponsoredAccount'
  | 'sponsoredCampaign'
  | 'sponsoredCampaignGroup'
  | 'adTargetingFacet'
  | 'locale';

/** Takes an id, or what is a name already. */
export const urn = (kind: UrnKind, id: string): string =>
  id.startsWith('urn:') ? id : `urn:li:${kind}:${id}`;

/** Rules about conversions have names of another family. */
export const conversionUrn = (id: string): string => `urn:lla:llaPartnerConversion:${id}`;

export const idOf = (name: string): string => name.slice(name.lastIndexOf(':') + 1);
