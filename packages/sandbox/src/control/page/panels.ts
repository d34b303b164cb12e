import type { KnownRefusal } from '../../doubtful-refusals.ts';
import { faultEffects, faultMeanings } from '../../faults/effect.ts';
import type { KnownRule } from '../../faults/rule.ts';
import { sandboxNetworks } from '../../network.ts';
import type { State } from '../overview.ts';
import { type Html, html } from './html.ts';
import {
  catchingUp,
  circumstances,
  count,
  distance,
  moment,
  networkLabels,
  spoken,
} from './words.ts';

export function clockPanel({ clock, networks }: State): Html {
  const timeZone = networks[0]?.accounts[0]?.timeZone ?? 'UTC';
  const [date, time] = splitTime(moment(clock.now, timeZone));
  const pace =
    clock.rate === 1 ? '' : clock.rate === 0 ? ', standing still' : `, ${clock.rate} times as fast`;
  return html`<p class="time"><time datetime="${new Date(clock.now).toISOString()}">
      <b>${time}</b> <span>${date}</span></time></p>
    <p class="note">${distance(clock.now - Date.now())}${pace}. ${timeZone}.</p>
    ${clock.isBehind && html`<p class="note" role="status">${catchingUp(Date.now() - clock.now)}</p>`}`;
}

/** The time is what is read first; the languages of this world put it last. */
function splitTime(text: string): [date: string, time: string] {
  const [, date = text, time = ''] = /^(.*?)(?: at|,) (\d{2}:\d{2})$/.exec(text) ?? [];
  return [date, time];
}

export const clockButtons: Html = html`<div class="buttons" role="group" aria-label="Turn the clock on">
  <button type="button" data-advance="1h">+1 hour</button>
  <button type="button" data-advance="1d">+1 day</button>
  <button type="button" data-advance="7d">+7 days</button>
</div>`;

export function faultList(faults: readonly KnownRule[]): Html {
  if (faults.length === 0) return html`<p class="note">Everything goes well.</p>`;
  return html`<ul class="faults">${faults.map(
    (rule) => html`<li>
      <div>
        <b>${spoken(rule.effect)}</b>
        <p>${circumstances(rule)}</p>
        <small>Happened ${count(rule.happened)} of ${count(rule.fitted)} times${isOver(rule) && ', now over'}</small>
      </div>
      <button type="button" id="r-${rule.id}" data-remove="${rule.id}" aria-label="Remove ${spoken(rule.effect)}">Remove</button>
    </li>`,
  )}</ul>`;
}

const isOver = ({ times, happened }: KnownRule): boolean =>
  times !== undefined && happened >= times;

export const faultForm: Html = html`<form id="fault">
  <label>What goes wrong
    <select name="effect">${faultEffects.map(
      (effect) =>
        html`<option value="${effect}">${spoken(effect)}: ${faultMeanings[effect]}</option>`,
    )}</select>
  </label>
  <div class="two">
    <label>Network
      <select name="network"><option value="">Any</option>${sandboxNetworks.map(
        (network) => html`<option value="${network}">${networkLabels[network]}</option>`,
      )}</select>
    </label>
    <label>At most, times <input name="times" type="number" min="1" max="1000000" inputmode="numeric"></label>
  </div>
  <details id="more">
    <summary>More conditions</summary>
    <div class="two">
      <label>Method
        <select name="method"><option value="">Any</option>${['GET', 'POST', 'PUT', 'DELETE'].map(
          (method) => html`<option>${method}</option>`,
        )}</select>
      </label>
      <label>Path has <input name="path" maxlength="500" autocomplete="off" spellcheck="false"></label>
      <label>Body has <input name="bodyContains" maxlength="500" autocomplete="off" spellcheck="false"></label>
      <label>Account <input name="account" maxlength="500" autocomplete="off" spellcheck="false"></label>
      <label>When
        <select name="when">
          <option value="">Every request</option>
          <option value="nth">The nth request</option>
          <option value="every">Every nth request</option>
          <option value="probability">By chance</option>
        </select>
      </label>
      <label>n, or percent <input name="n" type="number" min="1" max="1000000" inputmode="numeric"></label>
      <label>Delay, seconds <input name="delaySeconds" type="number" min="0" max="31536000" inputmode="numeric"></label>
    </div>
  </details>
  <p id="fault-error" class="error" role="alert"></p>
  <button class="primary">Add fault</button>
</form>`;

/** The doubtful refusals of each network, with a switch for each: off, the sandbox accepts the call. */
export function refusalList(refusals: readonly KnownRefusal[]): Html {
  return html`${sandboxNetworks.map(
    (network) => html`<fieldset class="refusals">
      <legend>${networkLabels[network]}</legend>
      ${refusals
        .filter((one) => one.network === network)
        .map(
          ({ name, refuses, isOn }) =>
            html`<label><input type="checkbox" id="${name}" data-refusal="${name}"${isOn && ' checked'}> ${refuses}</label>`,
        )}
    </fieldset>`,
  )}`;
}
