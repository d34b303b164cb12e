import { peoplePage } from '../../consent/page.ts';
import { type Html, html } from '../../control/page/html.ts';
import type { SandboxAnswer, SandboxRequest, World } from '../../dialect.ts';
import type { Json, LedgerObject } from '../../ledger/object.ts';
import { isRecord } from '../call.ts';
import { statusOf } from '../review.ts';
import { FORM, LEAD } from './kind.ts';
import { adsWithForm } from './leads.ts';
import { type Question, questionsOf } from './questions.ts';

/** Where a person at this machine fills in a form as people on Facebook do. */
export const APPLY_PATH = '/instant-form/';

/** As Meta has it for the answer to an open question. */
const LONGEST_ANSWER = 20_000;

export function answerApplyPage(request: SandboxRequest, world: World): SandboxAnswer {
  const form = world.ledger.get(request.path.slice(APPLY_PATH.length));
  if (form?.kind !== FORM || statusOf(form) !== 'ACTIVE') {
    return peoplePage(404, 'meta', html`<h1>There is no such form</h1>`, '');
  }
  if (request.method !== 'POST') return peoplePage(200, 'meta', formPage(form, {}), '');
  const given = new URLSearchParams(request.body.toString('utf8'));
  const answers = questionsOf(form).map(({ key }) => ({
    name: key,
    values: [(given.get(`answer-${key}`) ?? '').slice(0, LONGEST_ANSWER)],
  }));
  const isMissing = answers.some(({ values: [value] }) => value?.trim() === '');
  if (isMissing) {
    const before = Object.fromEntries(answers.map(({ name, values }) => [name, values[0] ?? '']));
    return peoplePage(422, 'meta', formPage(form, before, 'Answer every question.'), '');
  }
  fillIn(world, form, answers, given.get('from') === 'ad');
  return peoplePage(200, 'meta', thanks(form), '');
}

/** Keeps what a person has sent; with an ad, it is the newest of those that show the form. */
function fillIn(world: World, form: LedgerObject, answers: Json, isFromAd: boolean): string {
  const ad = isFromAd
    ? adsWithForm(world, form.id)
        .filter((one) => one.removedAt === null)
        .at(-1)
    : undefined;
  const { id } = world.ledger.create({
    kind: LEAD,
    id: world.newId(),
    parent: form.id,
    fields: { answers, ...(ad && { ad_id: ad.id }) },
  });
  return id;
}

const textIn = (fields: unknown, name: string): string =>
  isRecord(fields) ? String(fields[name] ?? '') : '';

function formPage(form: LedgerObject, before: Record<string, string>, problem = ''): Html {
  const { context_card: card, privacy_policy: policy, question_page_custom_headline } = form.fields;
  const content = isRecord(card) && Array.isArray(card.content) ? card.content.map(String) : [];
  return html`<h1>${textIn(card, 'title') || form.name}</h1>
${content.map((line) => html`<p>${line}</p>`)}
<p class="note">This is the sandbox of this machine and not Facebook itself. What you write goes to
Posthorn on this machine alone.</p>
<form method="post" action="${APPLY_PATH}${form.id}">
  ${problem !== '' && html`<p role="alert">${problem}</p>`}
  <fieldset><legend>${String(question_page_custom_headline ?? 'Your answers')}</legend>
    ${questionsOf(form).map((question) => field(question, before[question.key] ?? ''))}
  </fieldset>
  <label><input type="checkbox" name="from" value="ad" checked>
    <span>I came from an ad <small>Without it, no ad is said to have brought this application.</small></span></label>
  <p class="note">${textIn(policy, 'link_text')} ${textIn(policy, 'url')}</p>
  <p class="buttons"><button class="primary">Send</button></p>
</form>`;
}

function field({ key, type, label, options }: Question, value: string): Html {
  const name = `answer-${key}`;
  const shown = label || key.replaceAll('_', ' ');
  if (options.length > 0) {
    return html`<label class="text">${shown}<select name="${name}">${options.map(
      (option) =>
        html`<option${option.value === value && html` selected`}>${option.value}</option>`,
    )}</select></label>`;
  }
  return type === 'CUSTOM'
    ? html`<label class="text">${shown}<textarea name="${name}" rows="3">${value}</textarea></label>`
    : html`<label class="text">${shown}<input name="${name}" value="${value}"></label>`;
}

function thanks(form: LedgerObject): Html {
  const { thank_you_page: page } = form.fields;
  return html`<h1>${textIn(page, 'title') || 'Thank you'}</h1><p>${textIn(page, 'body')}</p>
<p>${textIn(page, 'button_text')} ${textIn(page, 'website_url')}</p>`;
}
