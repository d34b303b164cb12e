import type { AccountOverview, Branch, NetworkOverview } from '../overview.ts';
import { type Html, html } from './html.ts';
import { count, day, money, networkLabels, plural, spoken } from './words.ts';

const tones: [RegExp, string][] = [
  [/REJECT|DISAPPROVED|REFUSED|ISSUES/, 'red'],
  [/PENDING|PROGRESS|NEEDS|LIMITED|HOLD/, 'orange'],
  [/PAUSED/, 'purple'],
  [/ENDED|COMPLETED|FINISHED/, 'blue'],
  [/^(ACTIVE|ENABLED|APPROVED|RUNNABLE|PREAPPROVED|ELIGIBLE|REVIEWED|SERVING)/, 'green'],
];

function tag(word: string): Html {
  const tone = tones.find(([pattern]) => pattern.test(word.toUpperCase()))?.[1] ?? 'gray';
  return html`<span class="tag ${tone}">${spoken(word)}</span>`;
}

export function networkSection(network: NetworkOverview): Html {
  const label = networkLabels[network.network];
  return html`<section class="card network" aria-labelledby="${network.network}-title">
    <header>
      <span class="glyph ${network.network}" aria-hidden="true">${label.charAt(0)}</span>
      <h2 id="${network.network}-title">${label}</h2>
      <code>${network.url}</code>
    </header>
    ${network.accounts.map((account) => accountTree(account, network))}
    <footer>${remarks(network)}</footer>
  </section>`;
}

function accountTree(account: AccountOverview, { network }: NetworkOverview): Html {
  const { branches, hidden } = account;
  const tree = html`<ul class="tree">${branches.map((branch, index) => row(branch, account, index === 0))}</ul>
    ${hidden > 0 && html`<p class="note">And ${plural(hidden, 'older campaign')}.</p>`}`;
  const empty = html`<p class="empty">Nothing here yet. What is published on
    ${networkLabels[network]} shows up by itself.</p>`;
  return html`<h3><span>${account.name}</span> <code>${account.id}</code></h3>
    ${branches.length > 0 ? tree : empty}`;
}

function row(branch: Branch, account: AccountOverview, isOpen: boolean): Html {
  const line = html`<span class="what">
      <span class="kind">${spoken(branch.kind)}</span>
      <span class="name">${branch.name || branch.id}</span>
      ${branch.marker !== null && html`<code class="marker">${branch.marker}</code>`}
    </span>
    <span class="tags">${tag(branch.status)}${branch.review !== null && tag(branch.review)}</span>
    <span class="dates">${dates(branch, account)}</span>
    <span class="figures">${figures(branch, account)}</span>`;
  if (branch.branches.length === 0) return html`<li><div class="row">${line}</div></li>`;
  return html`<li><details id="d-${account.id}-${branch.id}" ${isOpen && html`open`}>
    <summary class="row" id="s-${account.id}-${branch.id}">${line}</summary>
    <ul>${branch.branches.map((child) => row(child, account, true))}</ul>
  </details></li>`;
}

function dates({ start, end }: Branch, { timeZone }: AccountOverview): Html | null {
  if (start === null && end === null) return null;
  const until = end === null ? 'no end' : day(end - 1, timeZone);
  return html`${start === null ? '' : day(start, timeZone)} – ${until}`;
}

function figures(
  { spend, budget, period, impressions, clicks }: Branch,
  { currency }: AccountOverview,
): Html {
  const share = budget ? Math.min(100, Math.round((100 * spend) / budget)) : 0;
  const of =
    budget !== null && html` of ${money(budget, currency)}${period === 'daily' && ' a day'}`;
  return html`<span><b>${money(spend, currency)}</b>${of}</span>
    ${
      budget !== null &&
      period === 'lifetime' &&
      html`<progress max="100" value="${share}" aria-label="${share}% of the budget is spent"></progress>`
    }
    <small>${plural(impressions, 'impression')}, ${plural(clicks, 'click')}</small>`;
}

function remarks({ network, url, pages, linksForPeople, others }: NetworkOverview): Html {
  const names = pages.map(({ name }) => name).join(', ');
  const things = Object.entries(others)
    .map(([kind, number]) => `${count(number)} × ${spoken(kind).toLowerCase()}`)
    .join(', ');
  // On Google no one speaks through a page.
  const speakers = pages.length === 0 ? 'No pages are connected.' : `Pages: ${names}`;
  return html`${network !== 'google' && html`<p>${speakers}</p>`}
    ${
      linksForPeople.length > 0 &&
      html`<ul class="links">${linksForPeople.map(
        ({ label, path }) => html`<li><a href="${url}${path}">${label}</a></li>`,
      )}</ul>`
    }
    ${things !== '' && html`<p>Also kept: ${things}</p>`}`;
}
