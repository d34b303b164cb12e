import type { Connector } from '../connector.ts';
import type { NetworkSettings } from '../settings.ts';
import type { TransportTools } from '../transport/transport.ts';
import { metaCatalogue } from './catalogue/connector.ts';
import { follow } from './follow.ts';
import { leads } from './form/leads.ts';
import { Graph } from './graph.ts';
import { pause, setBudget, setDates, setStatus, stop } from './life.ts';
import { disclosureNames, listAccounts, listConversions, listPages } from './look-ups.ts';
import { searchPlaces } from './places.ts';
import { publish, replaceAd } from './publish.ts';
import { removeAd, tidy } from './unplanned.ts';
import { validate } from './validate.ts';

/** Facebook and Instagram. */
export function metaConnector(settings: NetworkSettings, tools: TransportTools): Connector {
  const graph = Graph.open(settings, tools);
  return {
    network: 'meta',
    catalogue: metaCatalogue(graph),
    validate: (plan, run) => validate(graph.until(run.signal), plan, run),
    publish: (plan, run) => publish(graph.until(run.signal), run, plan),
    pause: (_, run) => pause(graph.until(run.signal), run),
    resume: (_, run) => setStatus(graph.until(run.signal), run, 'ACTIVE'),
    stop: (published, run, today) => stop(graph.until(run.signal), run, published, today),
    async extend({ plan }, run, endDate) {
      await setDates(graph.until(run.signal), run, { ...plan, endDate });
      return [];
    },
    boost: ({ plan }, run, { budget }) =>
      setBudget(graph.until(run.signal), run, { ...plan, budget }),
    replaceAd: (plan, adId, run) => replaceAd(graph.until(run.signal), run, plan, adId),
    removeAd: (published, adId, run) => removeAd(graph.until(run.signal), run, published, adId),
    tidy: (published, run) => tidy(graph.until(run.signal), run, published),
    follow: (asked) => follow(graph, asked),
    leads: (published, since) => leads(graph, published, since),
    searchPlaces: (query) => searchPlaces(graph, query),
    listPages: () => listPages(graph),
    listAccounts: () => listAccounts(graph),
    listConversions: () => listConversions(graph),
    disclosureNames: () => disclosureNames(graph),
  };
}
