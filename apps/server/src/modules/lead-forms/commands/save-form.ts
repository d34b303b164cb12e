import { isDeepStrictEqual } from 'node:util';
import type { OperationInput } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import {
  campaignTypeSpecs,
  finding,
  type LeadForm,
  leadFormDraftFindings,
  leadFormImageFinding,
  leadFormName,
  leadFormTextFields,
  newLeadForm,
  type Question,
  textToStore,
  tidyFormText,
  tidyQuestion,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Owner, touchTemplate } from '../../ads/index.ts';
import { findMediaByIds } from '../../media/index.ts';
import { isLocked } from '../is-locked.ts';
import type { FormContent, FormImage, FormOwner, StoredLeadForm } from '../repository.ts';
import * as repository from '../repository.ts';

export interface FormRequest {
  accountId: string;
  personId: string;
  requestId: string;
  owner: Owner;
  expectedVersion: number | undefined;
}

type Sent = OperationInput<'saveLeadForm'>['body'];
type Present<Answer> = (
  tx: Tx,
  accountId: string,
  owner: FormOwner,
  form: StoredLeadForm | undefined,
) => Promise<Answer>;

/** Saves the fields that were sent. A form that would say the same stays as it is and leaves no trace. */
export function saveForm<Answer>(
  deps: Deps,
  request: FormRequest,
  sent: Sent,
  present: Present<Answer>,
): Promise<Answer> {
  const { accountId, owner } = request;
  return inTransaction(deps, async (tx) => {
    const found = await repository.findFormOwner(tx, accountId, owner, { isHeld: true });
    if (!found) throw notFound();
    const stored = await repository.readLeadForm(tx, accountId, owner);
    const version = stored?.version ?? repository.UNWRITTEN;
    refuseWhenClosed(found);
    if (request.expectedVersion !== undefined && request.expectedVersion !== version) {
      const current = await present(tx, accountId, found, stored);
      throw new Refusal('stale', 'request.stale', { current });
    }
    const before = contentOf(stored);
    const after = await withSent(tx, request, before, sent, found);
    if (!isDeepStrictEqual(before, after)) {
      const written = await repository.writeLeadForm(tx, accountId, owner, after);
      await record(tx, request, found, { version, written });
    }
    const saved = await repository.readLeadForm(tx, accountId, owner);
    return present(tx, accountId, found, saved);
  });
}

function refuseWhenClosed(owner: FormOwner): void {
  if (isLocked(owner)) refuse(finding('leadForm.locked'), 'conflict');
  if (!campaignTypeSpecs[owner.type].needsForm) refuse(finding('leadForm.notOfType'), 'conflict');
}

function contentOf(stored: StoredLeadForm | undefined): FormContent {
  if (!stored) {
    const { mediaId: _, ...form } = newLeadForm();
    return { ...form, image: null };
  }
  const { id: _, version: __, origin: ___, mediaId: ____, ...content } = stored;
  return content;
}

/** The form with what was sent. What was only shown filled in keeps its tags. */
async function withSent(
  tx: Tx,
  { accountId }: FormRequest,
  before: FormContent,
  sent: Sent,
  { title, locations }: FormOwner,
): Promise<FormContent> {
  const keptTags = (text: string, stored: readonly string[]) =>
    textToStore(text, stored, { locations });
  const texts = leadFormTextFields.flatMap((field) => {
    const value = sent[field];
    if (value === undefined) return [];
    return [[field, keptTags(tidyFormText(field, value), [before[field]])] as const];
  });
  const { questions = before.questions } = sent;
  const labels = before.questions.map(({ label }) => label);
  const answers = before.questions.flatMap(({ options }) => options);
  const keptQuestion = ({ type, label, options }: Question): Question => ({
    type,
    label: keptTags(label, labels),
    options: options.map((option) => keptTags(option, answers)),
  });
  const form = {
    ...before,
    ...Object.fromEntries(texts),
    questions: questions.map(tidyQuestion).map(keptQuestion),
  };
  // The name it has anyway is none of its own: it goes on following the title.
  if (form.name === leadFormName({ name: '' }, title)) form.name = '';
  refuseWhen(leadFormDraftFindings({ ...form, mediaId: null } satisfies LeadForm));
  if (sent.mediaId === undefined) return form;
  return { ...form, image: await imageOf(tx, accountId, sent.mediaId) };
}

/** An image of the library's that has the shape of a form's, whole or cut to it. */
async function imageOf(
  tx: Tx,
  accountId: string,
  mediaId: string | null,
): Promise<FormImage | null> {
  if (mediaId === null) return null;
  const { media, cropped } = await findMediaByIds(tx, accountId, [mediaId]);
  const cut = cropped.get(mediaId);
  const item = media.get(cut?.media_id ?? mediaId);
  if (item?.type !== 'image') refuse(finding('field.unknown', 'mediaId'));
  const unfit = leadFormImageFinding(cut ?? item);
  if (unfit) refuse(unfit);
  return { mediaId: item.id, croppedId: cut?.id ?? null };
}

/** Saving goes on while people type: what follows each other is one entry in the log. */
async function record(
  tx: Tx,
  { accountId, personId, requestId, owner }: FormRequest,
  { workspaceId }: FormOwner,
  { version, written }: { version: number; written: number },
): Promise<void> {
  const change = {
    ...{ accountId, personId, requestId, action: 'changed' as const },
    before: { formVersion: version },
    after: { formVersion: written },
  };
  if ('templateId' in owner) {
    await touchTemplate(tx, accountId, owner.templateId);
    return recordChange(tx, {
      ...change,
      workspaceId: null,
      kind: 'template',
      entityId: owner.templateId,
      tells: { wholeAccount: true },
    });
  }
  if (!workspaceId) throw new Error('A campaign has a workspace');
  const { campaignId } = owner;
  return recordChange(tx, {
    ...change,
    workspaceId,
    kind: 'campaign',
    entityId: campaignId,
    campaignId,
    tells: { workspaceId },
  });
}
