import { peoplePage } from '../../consent/page.ts';
import { type Html, html } from '../../control/page/html.ts';
import type { LinkForPeople, SandboxAnswer, SandboxRequest, World } from '../../dialect.ts';
import type { LedgerObject } from '../../ledger/object.ts';
import { dataOf, itemsOf } from './items.ts';
import { CATALOGUE, SET } from './kind.ts';
import { itemsInSet } from './product-set.ts';

/** Where a person at this machine sees what stands in a catalogue. */
export const CATALOGUE_PATH = '/commerce/catalogs/';

const MOST_ITEMS = 200;
const MOST_CATALOGUES = 10;

const withoutMarker = (name: string): string => name.replace(/\s*\[rk:[^\]]+\]$/, '');

export function answerCataloguePage(request: SandboxRequest, world: World): SandboxAnswer {
  const catalogue = world.ledger.get(request.path.slice(CATALOGUE_PATH.length));
  if (catalogue?.kind !== CATALOGUE || catalogue.removedAt !== null) {
    return peoplePage(404, 'meta', html`<h1>There is no such catalogue</h1>`, '');
  }
  return peoplePage(200, 'meta', cataloguePage(catalogue, world), '');
}

function cataloguePage(catalogue: LedgerObject, world: World): Html {
  const items = itemsOf(world, catalogue);
  const sets = world.ledger.list({ kind: SET, parent: catalogue.id });
  const sources = (catalogue.fields.external_event_sources ?? []) as string[];
  return html`<h1>${withoutMarker(catalogue.name)}</h1>
<p class="note">This is the sandbox of this machine and not Meta itself.</p>
<p>Items: ${items.length}. Pixels that tell which of them people looked at: ${sources.join(', ') || 'none'}.</p>
<h2>Product sets</h2>
<ul>${sets.map((set) => html`<li>${withoutMarker(set.name)}: ${itemsInSet(world, set).length} of the items</li>`)}</ul>
<h2>Items</h2>
${items.length > MOST_ITEMS && html`<p class="note">The first ${MOST_ITEMS} of them.</p>`}
<ul>${items.slice(0, MOST_ITEMS).map(itemLine)}</ul>`;
}

function itemLine(item: LedgerObject): Html {
  const { title, link, id, custom_label_1: place } = dataOf(item);
  const where = place ? `, ${String(place)}` : '';
  return html`<li><b>${String(title)}</b>${where}<br><small>${String(link)} · ${String(id)}</small></li>`;
}

export const catalogueLinks = (world: World): LinkForPeople[] =>
  world.ledger
    .list({ kind: CATALOGUE })
    .toReversed()
    .slice(0, MOST_CATALOGUES)
    .map(({ id, name }) => ({
      label: `Catalogue: ${withoutMarker(name)}`,
      path: `${CATALOGUE_PATH}${id}`,
    }));
