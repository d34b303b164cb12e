import { type NetworkRight, networkRightLabels } from '@posthorn/domain';
import type { State } from '../overview.ts';
import { type Html, html } from './html.ts';
import { moment, networkLabels, plural } from './words.ts';

type ShownConsent = State['consents'][number];

/** The consents that people gave, newest first; and what they could do about them on the network. */
export function consentList({ consents, networks }: State): Html {
  if (consents.length === 0) {
    return html`<p class="note">No one has connected by a consent page yet.</p>`;
  }
  const timeZone = networks[0]?.accounts[0]?.timeZone ?? 'UTC';
  return html`<ul class="consents">${consents.toReversed().map((one) => row(one, timeZone))}</ul>`;
}

function row(consent: ShownConsent, timeZone: string): Html {
  const { network, id, accounts, pages, rights, grantedAt } = consent;
  const isOver = stateOf(consent) !== 'Holds';
  const of = (change: string, label: string) =>
    html`<button type="button" id="${change}-${id}" data-consent="${id}" data-network="${network}" data-change="${change}">${label}</button>`;
  return html`<li>
    <b>${networkLabels[network]}</b>
    <p>${plural(accounts.length, 'ad account')}, ${plural(pages.length, 'page')}. ${stateOf(consent)}.</p>
    <small>${moment(grantedAt, timeZone)}</small>
    ${!isOver && html`<div class="two">${of('revoke', 'Revoke')}${of('expire', 'Expire')}</div>`}
    ${!isOver && rights.length > 0 && rightList(consent)}
  </li>`;
}

const stateOf = ({ revokedAt, endedAt }: ShownConsent): string =>
  revokedAt !== null ? 'Revoked' : endedAt !== null ? 'Expired' : 'Holds';

const rightList = ({ network, id, rights }: ShownConsent): Html =>
  html`<details id="rights-${id}"><summary>Take a right away</summary>
    <ul>${rights.map(
      (
        right,
      ) => html`<li><span>${networkRightLabels[right as NetworkRight]} <code>${right}</code></span>
      <button type="button" id="right-${id}-${right}" data-consent="${id}" data-network="${network}" data-right="${right}" aria-label="Take away: ${networkRightLabels[right as NetworkRight]}">Take away</button></li>`,
    )}</ul></details>`;
