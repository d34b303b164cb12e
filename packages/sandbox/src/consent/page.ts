import { createHash } from 'node:crypto';
import { type NetworkRight, networkRightLabels } from '@posthorn/domain';
import { Html, html } from '../control/page/html.ts';
import { networkLabels } from '../control/page/words.ts';
import type { SandboxAccount, SandboxAnswer, SandboxPage } from '../dialect.ts';
import type { SandboxNetwork } from '../network.ts';
import { hasTrouble } from '../trouble.ts';
import { style } from './style.ts';
import type { Wish } from './wish.ts';

interface Asked {
  network: SandboxNetwork;
  wish: Wish;
  choices: {
    accounts: readonly SandboxAccount[];
    pages: readonly SandboxPage[];
    otherAccounts: readonly SandboxAccount[];
    otherPages: readonly SandboxPage[];
  };
  /** What came with the link, to be sent along with the answer. */
  form: URLSearchParams;
  action: string;
}

const refusals = {
  unknownApplication: 'There is no application with this client id.',
  unknownAddress: 'The redirect address is not one of those that the application has named.',
  noCodeWanted: 'The response type must be code.',
  noState: 'The state is missing. Without it no one can tell whose answer this is.',
  unknownRight: 'One of the rights does not exist on this network.',
  unknownChallenge: 'This network does not know this kind of code challenge.',
};

/** Chromium also looks at where the answer to a form leads to. */
const policyOf = (destination: string) =>
  [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action 'self' ${destination}`.trimEnd(),
    "frame-ancestors 'none'",
  ].join('; ');

const passedOn = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/** Who asks, for what, and for which ad accounts and pages. Works without a script. */
export function pageAnswer({ network, wish, choices, form, action }: Asked): SandboxAnswer {
  const { origin } = new URL(wish.redirectUrl);
  const { accounts, pages, otherAccounts, otherPages } = choices;
  const hidden = passedOn.flatMap((name) => {
    const value = form.get(name);
    return value === null ? [] : [html`<input type="hidden" name="${name}" value="${value}">`];
  });
  const body = html`<h1>Posthorn wants to use ${networkLabels[network]}</h1>
<p>This is the sandbox of this machine and not ${networkLabels[network]} itself. Nothing here costs
money or reaches anyone. Afterwards you return to <b>${origin}</b>.</p>
<form method="post" action="${action}">${hidden}
  <fieldset><legend>What it may do</legend>
    <p class="note">Untick one to see what happens without it.</p>
    ${wish.rights.map((right) => box('right', right, labelOf(right), right, true))}
  </fieldset>
  <fieldset><legend>Ad accounts</legend>
    ${accounts.map((account) => accountBox(account, true))}
  </fieldset>
  ${
    pages.length > 0 &&
    html`<fieldset><legend>Pages</legend>${pages.map((page) => pageBox(page, true))}</fieldset>`
  }
  ${
    otherAccounts.length + otherPages.length > 0 &&
    html`<details><summary>What is in use here already, also by the demo</summary>
    <fieldset><legend>Ad accounts</legend>${otherAccounts.map((account) => accountBox(account, false))}</fieldset>
    ${
      otherPages.length > 0 &&
      html`<fieldset><legend>Pages</legend>${otherPages.map((page) => pageBox(page, false))}</fieldset>`
    }</details>`
  }
  <p class="buttons">
    <button class="primary" name="answer" value="allow">Allow</button>
    <button name="answer" value="cancel">Cancel</button>
  </p>
</form>`;
  return peoplePage(200, network, body, origin);
}

const labelOf = (right: string) => networkRightLabels[right as NetworkRight];

const accountBox = (account: SandboxAccount, isTicked: boolean): Html => {
  const { id, name, currency, timeZone } = account;
  const closed = hasTrouble(account, 'closed') ? ', closed' : '';
  return box('account', id, name, `${id}, ${currency}, ${timeZone}${closed}`, isTicked);
};

const pageBox = ({ id, name, instagramUserId }: SandboxPage, isTicked: boolean): Html =>
  box('page', id, name, instagramUserId === null ? id : `${id}, also on Instagram`, isTicked);

const box = (name: string, value: string, label: string, note: string, isTicked: boolean): Html =>
  html`<label><input type="checkbox" name="${name}" value="${value}"${isTicked && html` checked`}>
    <span>${label} <small>${note}</small></span></label>`;

/** For the developer who built the link: a person who comes here can do nothing about it. */
export const refusalPage = (
  network: SandboxNetwork,
  refusal: keyof typeof refusals,
): SandboxAnswer =>
  peoplePage(
    400,
    network,
    html`<h1>${networkLabels[network]} can not ask you for this</h1><p>${refusals[refusal]}</p>`,
    '',
  );

/** A page for people, as all pages of the networks here look. */
export function peoplePage(
  status: number,
  network: SandboxNetwork,
  body: Html,
  destination: string,
): SandboxAnswer {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${networkLabels[network]} sandbox</title>
<link rel="icon" href="data:,">
${new Html(`<style>${style}</style>`)}
</head>
<body>
<header class="${network}"><span>Sandbox</span> ${networkLabels[network]}</header>
<main>${body}</main>
</body>
</html>`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(destination),
      'x-content-type-options': 'nosniff',
      // Without a referrer to itself the browser hides where a form comes from, and the answer is refused.
      'referrer-policy': 'same-origin',
    },
    body: Buffer.from(page.text),
  };
}
