import type { SandboxPage, World } from '../../dialect.ts';
import type { Fields, Json, LedgerObject } from '../../ledger/object.ts';
import { type Call, isRecord, noteUnknown, type Params } from '../call.ts';
import { checkAddress } from '../creative-parts.ts';
import { invalid, missing, refused } from '../graph-error.ts';
import { sizeOf } from '../image-size.ts';
import { listParams, page } from '../listing.ts';
import { metaTime } from '../meta-time.ts';
import { params as known } from '../names/params.ts';
import { onlyForPage } from '../page-token.ts';
import { parseFields, project, type View } from '../projection.ts';
import { list, oneOf, optionalText, record, text } from '../value.ts';
import { FORM } from './kind.ts';
import { countOf } from './leads.ts';
import { readQuestions } from './questions.ts';

const LINK_TEXT_MAX = 70;

/** A form that people fill in without leaving Meta. It belongs to a page, and is never changed. */
export function newForm(call: Call, owner: SandboxPage) {
  onlyForPage(call, owner.id);
  const { params, world } = call;
  const { cover_photo: picture, ...named } = params;
  noteUnknown(call, named, known.leadgen_forms);
  const name = text(params, 'name');
  if (formsOf(world, owner.id).some((form) => form.name === name)) {
    const message = 'The page has a form of this name. Choose another name.';
    throw refused(1892019, 'Form name already exists', message, 'name');
  }
  const fields = {
    page_id: owner.id,
    status: 'ACTIVE',
    questions: readQuestions(params),
    ...privacyIn(params, world),
    ...cardIn(params),
    ...thanksIn(params, world),
    ...(params.locale !== undefined && {
      locale: oneOf('locale', params.locale, 'form_locale'),
    }),
    follow_up_action_url: followUpIn(params, world),
    ...headlineIn(params),
    ...(picture !== undefined && { cover: pictureIn(picture) }),
  };
  const { id } = world.ledger.create({ kind: FORM, id: world.newId(), name, fields });
  return { id };
}

function privacyIn(params: Params, world: World): Fields {
  const policy = record(params, 'privacy_policy');
  if (!policy) {
    const message = 'Either legal_content_id or privacy_policy is required.';
    throw refused(1892075, 'Legal content missing', message, 'privacy_policy');
  }
  checkAddress(policy.url, world);
  const linkText = optionalText(policy, 'link_text') ?? '';
  if (Array.from(linkText).length > LINK_TEXT_MAX) {
    throw invalid('The link_text of the privacy_policy is too long', { field: 'privacy_policy' });
  }
  return { privacy_policy: policy as Json };
}

function cardIn(params: Params): Fields {
  const card = record(params, 'context_card');
  if (!card) return {};
  for (const name of Object.keys(card)) {
    if (!['title', 'style', 'content', 'button_text', 'cover_photo_id'].includes(name)) {
      throw invalid(`There is no ${name} in context_card`, { field: `context_card.${name}` });
    }
  }
  oneOf('context_card.style', card.style, 'context_card_style');
  list(card, 'content');
  return { context_card: card as Json };
}

function thanksIn(params: Params, world: World): Fields {
  const thanks = record(params, 'thank_you_page');
  if (!thanks) return {};
  oneOf('thank_you_page.button_type', thanks.button_type, 'thank_you_button_type');
  if (thanks.button_type === 'VIEW_WEBSITE') checkAddress(thanks.website_url, world);
  text(thanks, 'title');
  return { thank_you_page: thanks as Json };
}

function followUpIn(params: Params, world: World): string {
  const url = params.follow_up_action_url;
  if (url === undefined || url === '') {
    const message = 'Missing field(s): FollowUpActionURL';
    throw refused(1892085, 'Missing fields', message, 'follow_up_action_url');
  }
  checkAddress(url, world);
  return String(url);
}

function headlineIn(params: Params): Fields {
  const headline = optionalText(params, 'question_page_custom_headline');
  return headline === undefined ? {} : { question_page_custom_headline: headline };
}

function pictureIn(picture: unknown): Json {
  const size = Buffer.isBuffer(picture) ? sizeOf(picture) : undefined;
  if (!size) throw invalid('The cover_photo is no picture', { field: 'cover_photo' });
  return { ...size };
}

const formsOf = (world: World, pageId: string): LedgerObject[] =>
  world.ledger.list({ kind: FORM }).filter(({ fields }) => fields.page_id === pageId);

/** Undefined where there is none, or none that this key shows. */
export function formAt({ world }: Pick<Call, 'world'>, id: string): LedgerObject | undefined {
  const form = world.ledger.get(id);
  const isShown = world.pages().some((one) => one.id === form?.fields.page_id);
  return form?.kind === FORM && isShown ? form : undefined;
}

export function listForms(call: Call, owner: SandboxPage) {
  onlyForPage(call, owner.id);
  noteUnknown(call, call.params, listParams);
  const forms = formsOf(call.world, owner.id).toReversed();
  return page(
    call,
    'leadForm',
    forms.map((form) => viewOf(form, call.world)),
  );
}

export const readForm = (call: Call, form: LedgerObject) =>
  project('leadForm', viewOf(form, call.world), parseFields(call.params.fields), call.world);

/** Only whether it is in use can be said later; it can not be deleted. */
export function changeForm(call: Call, form: LedgerObject) {
  if (call.method === 'DELETE') throw missing(form.id, call.method);
  onlyForPage(call, String(form.fields.page_id));
  noteUnknown(call, call.params, known.leadgen_form);
  const status = oneOf('status', call.params.status, 'form_status');
  call.world.ledger.change(form.id, { status });
  return { success: true };
}

function viewOf(form: LedgerObject, world: World): View {
  const { privacy_policy: policy, cover, context_card: card, ...fields } = form.fields;
  const { url } = isRecord(policy) ? policy : {};
  return {
    ...fields,
    id: form.id,
    name: form.name,
    created_time: metaTime(form.createdAt, 'UTC'),
    privacy_policy_url: url,
    leads_count: () => countOf(form, world),
    ...(isRecord(card) && {
      context_card: { ...card, ...(cover !== undefined && { cover_photo: { id: `${form.id}1` } }) },
    }),
  };
}
