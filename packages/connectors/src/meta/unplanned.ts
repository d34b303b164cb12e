import type { Published, Run } from '../connector.ts';
import { familyOf, metaAds } from './family.ts';
import type { Graph } from './graph.ts';
import { adOfPart, adPart, CAMPAIGN, setPart } from './part.ts';
import { treeParts } from './survey.ts';
import { forgetPart, idsOfPart, marked, partOf, under } from './tree.ts';
import type { Work } from './work.ts';

/** Takes away ads and ad sets that the plan no longer has, and those that the journal does not know. */
export async function removeUnplanned(
  { graph, run, plan }: Work,
  strangers: readonly { part: string; id: string }[],
): Promise<void> {
  const planned = new Set([
    CAMPAIGN,
    ...metaAds(plan).flatMap((ad) => [adPart(ad.id), setPart(familyOf(ad))]),
  ]);
  // Ads before their sets: a set takes its ads with it, and they shall be forgotten one by one.
  const parts = treeParts(run).sort((a, b) => rank(a) - rank(b));
  for (const part of parts) {
    const id = run.journal.ref(part);
    if (planned.has(part) || id === undefined) continue;
    await graph.remove(id);
    await forgetPart(run.journal, part);
  }
  for (const { part, id } of strangers) {
    if (run.journal.ref(part) === id) continue;
    await graph.remove(id);
    if (!planned.has(part)) await forgetPart(run.journal, part);
  }
}

const rank = (part: string) => (adOfPart(part) === undefined ? 1 : 0);

/** Takes one ad away, however many of it there are. */
export async function removeAd(
  graph: Graph,
  run: Run,
  { plan }: Published,
  adId: string,
): Promise<void> {
  const part = adPart(adId);
  const toPart = partOf(plan, run.journal.refs);
  const campaignId = run.journal.ref(CAMPAIGN);
  const found =
    campaignId === undefined ? [] : idsOfPart(await under(graph, toPart, campaignId, 'ads'), part);
  const known = run.journal.ref(part);
  for (const id of new Set(known === undefined ? found : [known, ...found])) await graph.remove(id);
  await forgetPart(run.journal, part);
}

/** Removes late echoes: what carries our marker, but is not what the journal knows. */
export async function tidy(graph: Graph, run: Run, { plan }: Published): Promise<number> {
  const { journal } = run;
  const campaignId = journal.ref(CAMPAIGN);
  const toPart = partOf(plan, journal.refs);
  const all = [
    ...(await marked(graph, plan, 'adcreatives')),
    ...(await marked(graph, plan, 'campaigns')),
    ...(campaignId === undefined ? [] : await under(graph, toPart, campaignId, 'ads')),
    ...(campaignId === undefined ? [] : await under(graph, toPart, campaignId, 'adsets')),
  ];
  const known = new Set(Object.values(journal.refs));
  const echoes = all.filter(({ id }) => !known.has(id));
  for (const { id } of echoes) await graph.remove(id);
  return echoes.length;
}
