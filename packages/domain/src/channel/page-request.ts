import { networkNumberFinding } from '../account/settings.ts';
import { tidyLine } from '../field/blank.ts';
import { firstFinding, maxLength, printableLine, url } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { type SocialChannel, socialChannelLabels, socialChannels } from './channel.ts';
import { isConnectedTo, networkOfPage } from './network.ts';
import type { BudgetChannel } from './placement.ts';

/** A page that a person wants to advertise with, as it is typed or sent. */
export interface PageRequest {
  channel: SocialChannel;
  url: string;
  /** The network's own number of it; Instagram shows people none. */
  page_id: string | null;
}

export const PAGE_URL_MAX = 500;

interface PageAddress {
  /** What addresses of pages look like. */
  pattern: string;
  host: RegExp;
  needsNumber: boolean;
  /** A person is told that a page was not taken; elsewhere nothing is said. */
  saysRefusal?: true;
  /** The network knows it by its own connection only. */
  needsConnection?: true;
}

export const pageAddresses: Record<SocialChannel, PageAddress> = {
  facebook: {
    pattern: 'https://www.facebook.com/your-page',
    host: /^(?:[a-z-]+\.)?(?:facebook|fb)\.com$/,
    needsNumber: true,
    saysRefusal: true,
  },
  instagram: {
    pattern: 'https://www.instagram.com/your-account',
    host: /^(?:www\.)?instagram\.com$/,
    needsNumber: false,
    needsConnection: true,
  },
  linkedin: {
    pattern: 'https://www.linkedin.com/company/your-company',
    host: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    needsNumber: true,
  },
};

export const tidiedPageRequest = ({ channel, url, page_id }: PageRequest): PageRequest => ({
  channel,
  url: tidyLine(url),
  page_id: pageAddresses[channel].needsNumber ? tidyLine(page_id ?? '') : null,
});

export function pageRequestFindings(typed: PageRequest): Finding[] {
  const request = tidiedPageRequest(typed);
  const rules = [printableLine, url, ownAddress(request.channel), maxLength(PAGE_URL_MAX)];
  const found = firstFinding(request.url, rules, 'url');
  if (request.page_id === null) return found ? [found] : [];
  const number = networkNumberFinding(request.page_id, 'page_id') ?? otherNumber(request);
  return [found, number].filter((one) => one !== undefined);
}

const ownAddress = (channel: SocialChannel) => (value: string, path?: string) => {
  const [, host = ''] = /^https?:\/\/([^/?#:]+)/i.exec(value) ?? [];
  return pageAddresses[channel].host.test(host.toLowerCase())
    ? undefined
    : finding('page.otherNetwork', path, { channel: socialChannelLabels[channel] });
};

/** Some addresses name the number of their page. */
function otherNumber({ url: address, page_id }: PageRequest): Finding | undefined {
  const [, number] =
    /[?&]id=(\d+)/.exec(address) ?? /\/(?:[^/?#]*-)?(\d{6,})\/?(?:[?#]|$)/.exec(address) ?? [];
  return number === undefined || number === page_id
    ? undefined
    : finding('page.otherNumber', 'page_id', { number });
}

/** What an address calls its page, behind the last slash. */
const handleIn = (address: string): string =>
  /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ??
  '';

/** Whether a page that a connection lists is the one that was asked for. */
export const isRequestedPage = (
  request: PageRequest,
  listed: { externalId: string; name: string },
): boolean =>
  request.page_id === null
    ? listed.name.replace(/^@/, '').toLowerCase() === handleIn(request.url)
    : listed.externalId === request.page_id;

/** Where an account can ask for pages, of which these have no ad account. */
export const offeredPageChannels = (unconnected: readonly BudgetChannel[]): SocialChannel[] =>
  socialChannels.filter(
    (channel) =>
      !pageAddresses[channel].needsConnection || isConnectedTo(networkOfPage[channel], unconnected),
  );
