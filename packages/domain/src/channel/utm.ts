import { tidyLine } from '../field/blank.ts';
import { firstFinding, maxLength, printableLine } from '../field/rules.ts';
import type { Finding } from '../finding.ts';
import type { Channel } from './channel.ts';

/** How channels are called in an account's tracking parameters. */
export const utmChannels = [
  'facebook',
  'instagram',
  'linkedin',
  'google_display',
  'google_search',
] as const;
export type UtmChannel = (typeof utmChannels)[number];

export const utmChannelOf: Record<Channel, UtmChannel> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedIn: 'linkedin',
  googleDisplay: 'google_display',
  googleSearch: 'google_search',
};

/** In the order in which they stand in an address. */
export const utmFields = ['utm_source', 'utm_medium', 'utm_content', 'utm_campaign'] as const;
export type UtmField = (typeof utmFields)[number];

/** Values by parameter; one that is not there is not sent. */
export type Utm = Partial<Record<UtmField, string>>;
/** The tracking parameters of an account, with tokens in their values. */
export type AccountUtm = Partial<Record<UtmChannel, Utm>>;

/** What a value may contain to be filled in for each campaign. */
export const utmTokens = {
  campaignName: '%%campaign_name%%',
  referenceNumber: '%%reference_number%%',
} as const;

/** Analytics cut longer values off. */
export const UTM_MAX = 200;

export function utmFindings(utm: AccountUtm): Finding[] {
  return utmChannels.flatMap((channel) =>
    utmFields.flatMap((field) => {
      const value = utm[channel]?.[field] ?? '';
      return (
        firstFinding(value, [printableLine, maxLength(UTM_MAX)], `utm.${channel}.${field}`) ?? []
      );
    }),
  );
}

/** Without what is blank. */
export const tidiedUtm = (utm: AccountUtm): AccountUtm => {
  const channels = utmChannels.map((channel) => [channel, withoutBlanks(utm[channel])] as const);
  return Object.fromEntries(channels.filter(([, values]) => Object.keys(values).length > 0));
};

/**
 * The parameters of one channel for one campaign. One that the landing page has already is left to it:
 * twice in an address, analytics would count the one or the other.
 */
export function utmFor(
  channel: Channel,
  utm: AccountUtm,
  campaign: { title: string; referenceNumber: string; targetUrl: string },
): Utm {
  const [, own = ''] = /^[^?#]*\?([^#]*)/.exec(campaign.targetUrl) ?? [];
  const isOwn = (field: UtmField) => own.split('&').some((pair) => pair.startsWith(`${field}=`));
  const filled = utmFields.flatMap((field) => {
    const value = utm[utmChannelOf[channel]]?.[field] ?? '';
    return isOwn(field) ? [] : [[field, fillIn(value, campaign)] as const];
  });
  return withoutBlanks(Object.fromEntries(filled));
}

/** As the networks append it to an address. */
export const utmQuery = (utm: Utm): string =>
  utmFields
    .flatMap((field) => {
      const value = utm[field];
      return value === undefined ? [] : [`${field}=${encodeURIComponent(value)}`];
    })
    .join('&');

/** Where a click leads, as the networks put it together from the landing page and the parameters. */
export function landingAddress(targetUrl: string, utm: Utm): string {
  const query = utmQuery(utm);
  if (query === '') return targetUrl;
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/s.exec(targetUrl) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash}`;
}

// As functions: '$&' in a campaign's name is no command.
const fillIn = (value: string, campaign: { title: string; referenceNumber: string }): string =>
  value
    .replaceAll(utmTokens.campaignName, () => campaign.title)
    .replaceAll(utmTokens.referenceNumber, () => campaign.referenceNumber);

const withoutBlanks = (utm: Utm = {}): Utm =>
  Object.fromEntries(
    utmFields.map((field) => [field, tidyLine(utm[field] ?? '')]).filter(([, value]) => value),
  );
