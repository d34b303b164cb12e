import type { Connector, Run } from '../connector.ts';
import type { Plan } from '../plan.ts';
import type { NetworkSettings } from '../settings.ts';
import type { TransportTools } from '../transport/transport.ts';
import { LinkedInClient } from './client.ts';
import { follow } from './follow.ts';
import { readLeads } from './leads.ts';
import { boost, extend, pause, removeAd, resume, stop } from './lifecycle.ts';
import { listAccounts, listConversions, listPages } from './lookups.ts';
import { searchPlaces } from './places.ts';
import { publish, replaceAd } from './publish.ts';
import { tidy } from './tidy.ts';
import { validate } from './validate.ts';
import type { Work } from './work.ts';

/** LinkedIn, as the rest of the product sees it. */
export function linkedInConnector(settings: NetworkSettings, tools: TransportTools): Connector {
  const client = LinkedInClient.on(settings, tools);
  const { clock } = tools;
  const on = ({ plan }: { plan: Plan }, run: Run): Work => ({
    client: client.within(run.signal),
    clock,
    run,
    plan,
  });
  return {
    network: 'linkedin',
    validate: (plan, run) => validate(client.within(run.signal), plan, run),
    publish: (plan, run) => publish(on({ plan }, run)),
    pause: (published, run) => pause(on(published, run)),
    resume: (published, run) => resume(on(published, run)),
    stop: (published, run) => stop(on(published, run)),
    async extend(published, run, endDate) {
      await extend(on(published, run), endDate);
      return [];
    },
    boost: (published, run, { budget }) => boost(on(published, run), budget),
    replaceAd: (plan, adId, run) => replaceAd(on({ plan }, run), adId),
    removeAd: (published, adId, run) => removeAd(on(published, run), adId),
    tidy: (published, run) => tidy(on(published, run)),
    follow: (asked) => follow(client, asked, clock),
    leads: (published, since) =>
      settings.capabilities.leadForms
        ? readLeads(client, published, since, clock.now())
        : Promise.resolve([]),
    searchPlaces: (query) => searchPlaces(client, query),
    listPages: () => listPages(client),
    listAccounts: () => listAccounts(client),
    listConversions: () => listConversions(client),
    // LinkedIn shows the page that speaks.
    disclosureNames: async () => [],
  };
}
