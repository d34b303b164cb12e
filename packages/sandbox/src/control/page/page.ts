import { createHash } from 'node:crypto';
import type { SandboxAnswer } from '../../dialect.ts';
import type { State } from '../overview.ts';
import { consentList } from './consents.ts';
import { Html, html } from './html.ts';
import { clockButtons, clockPanel, faultForm, faultList, refusalList } from './panels.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { networkSection } from './tree.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page brings along. Its end is put together here: bundlers rewrite a page that spells it. */
const own = (tag: 'style' | 'script', text: string) => new Html(`<${tag}>${text}</${tag}>`);

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The parts of the page that change, by the ids of their places. */
export function partsOf(state: State): Record<string, string> {
  return {
    clock: clockPanel(state).text,
    networks: html`${state.networks.map(networkSection)}`.text,
    faults: faultList(state.faults).text,
    refusals: refusalList(state.refusals).text,
    consents: consentList(state).text,
  };
}

export function pageAnswer(state: State): SandboxAnswer {
  const part = (id: string) => new Html(partsOf(state)[id] ?? '');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ad network sandbox</title>
<link rel="icon" href="data:,">
${own('style', style)}
</head>
<body>
<header class="top"><div>
  <h1>Ad network sandbox</h1>
  <p>Meta, LinkedIn and Google Ads on this machine. Nothing here costs money or reaches anyone.</p>
</div></header>
<p id="lost" class="lost" role="alert"></p>
<p id="said" class="hidden" role="status"></p>
<main class="grid">
  <section id="clock-card" class="card side" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock</h2>
    <div id="clock">${part('clock')}</div>
    ${clockButtons}
  </section>
  <div id="networks">${part('networks')}</div>
  <section id="faults-card" class="card side" aria-labelledby="faults-title">
    <h2 id="faults-title" tabindex="-1">Faults</h2>
    <div id="faults">${part('faults')}</div>
    ${faultForm}
  </section>
  <section id="consents-card" class="card side" aria-labelledby="consents-title">
    <h2 id="consents-title" tabindex="-1">Consents</h2>
    <div id="consents">${part('consents')}</div>
  </section>
  <section id="refusals-card" class="card side" aria-labelledby="refusals-title">
    <h2 id="refusals-title">Doubtful refusals</h2>
    <p class="note">No source confirms that the networks refuse this. Switched off, it is accepted here.</p>
    <details><summary>Choose</summary><div id="refusals">${part('refusals')}</div></details>
  </section>
</main>
${own('script', script)}
</body>
</html>`;
  return { status: 200, headers, body: Buffer.from(page.text) };
}
