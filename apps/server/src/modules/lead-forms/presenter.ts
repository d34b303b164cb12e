import type { OperationAnswer } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import {
  filledFormFindings,
  filledLeadForm,
  LEAD_FORM_BUTTON,
  type LeadForm,
  leadFormErrors,
  leadFormName,
  newLeadForm,
  questionLabel,
} from '@posthorn/domain';
import { findMediaByIds, presentCropped, presentMedia } from '../media/index.ts';
import { isLocked } from './is-locked.ts';
import { type FormImage, type FormOwner, type StoredLeadForm, UNWRITTEN } from './repository.ts';

type Form = OperationAnswer<'getLeadForm'>;
type TemplateForm = OperationAnswer<'getTemplateLeadForm'>;
type Status = OperationAnswer<'getLeadFormStatus'>;

/** As people read it: with a name, and filled in for a campaign; with its tags in a template. */
function shownForm(form: LeadForm = newLeadForm(), { title, locations }: FormOwner): LeadForm {
  return filledLeadForm({ ...form, name: leadFormName(form, title) }, { locations });
}

const findingsOf = (form: LeadForm, owner: FormOwner) =>
  owner.status === undefined ? leadFormErrors(form) : filledFormFindings(form);

export async function presentForm(
  db: Db | Tx,
  accountId: string,
  owner: FormOwner,
  stored: StoredLeadForm | undefined,
): Promise<Form> {
  const form = shownForm(stored, owner);
  return {
    name: form.name,
    introHeadline: form.introHeadline,
    introDescription: form.introDescription,
    media: await presentImage(db, accountId, stored?.image ?? null),
    questionsDescription: form.questionsDescription,
    questions: form.questions.map((question) => ({
      type: question.type,
      label: questionLabel(question),
      options: [...question.options],
    })),
    privacyTitle: form.privacyTitle,
    privacyUrl: form.privacyUrl,
    completionHeadline: form.completionHeadline,
    completionDescription: form.completionDescription,
    completionButtonText: LEAD_FORM_BUTTON,
    completionButtonUrl: form.completionButtonUrl,
    isComplete: findingsOf(form, owner).length === 0,
    isLocked: isLocked(owner),
    version: stored?.version ?? UNWRITTEN,
  };
}

export async function presentTemplateForm(
  ...about: Parameters<typeof presentForm>
): Promise<TemplateForm> {
  const form = await presentForm(...about);
  return {
    name: form.name,
    intro_headline: form.introHeadline,
    intro_description: form.introDescription,
    media: form.media,
    questions_description: form.questionsDescription,
    questions: form.questions,
    privacy_title: form.privacyTitle,
    privacy_url: form.privacyUrl,
    completion_headline: form.completionHeadline,
    completion_description: form.completionDescription,
    completion_button_text: form.completionButtonText,
    completion_button_url: form.completionButtonUrl,
    isComplete: form.isComplete,
    isLocked: form.isLocked,
    version: form.version,
  };
}

export function presentStatus(owner: FormOwner, stored: StoredLeadForm | undefined): Status {
  const missing = findingsOf(shownForm(stored, owner), owner);
  return { isComplete: missing.length === 0, isLocked: isLocked(owner), missing };
}

async function presentImage(
  db: Db | Tx,
  accountId: string,
  image: FormImage | null,
): Promise<Form['media']> {
  if (!image) return null;
  const ids = [image.mediaId, ...(image.croppedId ? [image.croppedId] : [])];
  const { media, cropped } = await findMediaByIds(db, accountId, ids);
  const row = media.get(image.mediaId);
  if (!row) return null;
  const original = presentMedia(row);
  const cutRow = image.croppedId ? cropped.get(image.croppedId) : undefined;
  const cut = cutRow && presentCropped(cutRow);
  return {
    id: cut?.id ?? original.id,
    previewUrl: cut?.url ?? original.previewUrl ?? original.url,
    url: cut?.url ?? original.url,
    masterId: original.id,
    masterUrl: original.url,
    original: { width: original.width, height: original.height },
    focalPoint: original.focalPoint,
    crop: cut?.crop ?? null,
    altText: original.altText,
  };
}
