import type { Connector } from '../connector.ts';
import type { NetworkSettings } from '../settings.ts';
import type { TransportTools } from '../transport/transport.ts';
import { listAccounts } from './accounts.ts';
import { listConversions } from './conversions.ts';
import { Desk } from './desk.ts';
import { follow } from './follow.ts';
import { boost, extend, pause, resume, stop } from './lifecycle.ts';
import { searchPlaces } from './places.ts';
import { publish } from './publish.ts';
import { removeAd, replaceAd, tidy } from './single-ads.ts';
import { validate } from './validate.ts';

/** Google Ads: search ads, drawn banners and HTML5 banners. */
export function googleConnector(settings: NetworkSettings, tools: TransportTools): Connector {
  const desk = new Desk(settings, tools);
  return {
    network: 'google',
    validate: (plan, run) => validate(desk, plan, run),
    publish: (plan, run) => publish(desk, plan, run),
    pause: (published, run) => pause(desk, published, run),
    resume: (published, run) => resume(desk, published, run),
    stop: (published, run) => stop(desk, published, run),
    extend: (published, run, endDate) => extend(desk, published, run, endDate),
    boost: (published, run, change) => boost(desk, published, run, change),
    replaceAd: (plan, adId, run) => replaceAd(desk, plan, adId, run),
    removeAd: (published, adId, run) => removeAd(desk, published, adId, run),
    tidy: (published, run) => tidy(desk, published, run),
    follow: (asked) => follow(desk, asked),
    // Ads lead to our own page; no one fills in a form at Google.
    leads: async () => [],
    searchPlaces: (query) => searchPlaces(desk.client, query),
    // No one speaks in the name of a page here.
    listPages: async () => [],
    listAccounts: () => listAccounts(desk),
    listConversions: () => listConversions(desk),
    // Google takes both from the verified advertiser.
    disclosureNames: async () => [],
  };
}
