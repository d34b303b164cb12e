import type { Database, Db, Tx } from '@posthorn/db';
import type { LeadForm } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';
import { type Owner, ownerColumn, ownerColumns, ownerId } from '../ads/index.ts';

/** The form of a template that a form came from. */
export interface FormOrigin {
  templateFormId: string;
  templateFormVersion: number;
  /** The version of the form itself that this made; a later one is a person's own. */
  givenVersion: number;
}

/** What the image of a form is: an item of the library, or something cut out of one. */
export interface FormImage {
  mediaId: string;
  croppedId: string | null;
}

/** A form as it is stored: its tags are not filled in. */
export interface StoredLeadForm extends LeadForm {
  id: string;
  version: number;
  image: FormImage | null;
  origin: FormOrigin | null;
}

/** What is written of a form. */
export interface FormContent extends Omit<LeadForm, 'mediaId'> {
  image: FormImage | null;
}

/** Nothing where a form was never begun. */
export async function readLeadForm(
  db: Db | Tx,
  accountId: string,
  owner: Owner,
): Promise<StoredLeadForm | undefined> {
  const row = await db
    .selectFrom('lead_form')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .executeTakeFirst();
  return row && storedForm(row);
}

/** The forms of several templates, by the ids of the templates. */
export async function readTemplateForms(
  db: Db | Tx,
  accountId: string,
  templateIds: readonly string[],
): Promise<Map<string, StoredLeadForm>> {
  if (templateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead_form')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('template_id', 'in', templateIds)
    .execute();
  return new Map(rows.map((row) => [row.template_id ?? '', storedForm(row)]));
}

function storedForm(row: Selectable<Database['lead_form']>): StoredLeadForm {
  const { template_form_id, template_form_version, given_version } = row;
  const hasOrigin =
    template_form_id !== null && template_form_version !== null && given_version !== null;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    introHeadline: row.intro_headline,
    introDescription: row.intro_description,
    mediaId: row.cropped_id ?? row.media_id,
    image: row.media_id ? { mediaId: row.media_id, croppedId: row.cropped_id } : null,
    questionsDescription: row.questions_description,
    questions: row.questions,
    privacyTitle: row.privacy_title,
    privacyUrl: row.privacy_url,
    completionHeadline: row.completion_headline,
    completionDescription: row.completion_description,
    completionButtonUrl: row.completion_button_url,
    origin: hasOrigin
      ? {
          templateFormId: template_form_id,
          templateFormVersion: template_form_version,
          givenVersion: given_version,
        }
      : null,
  };
}

const columnsOf = (form: FormContent) => ({
  name: form.name,
  intro_headline: form.introHeadline,
  intro_description: form.introDescription,
  media_id: form.image?.mediaId ?? null,
  cropped_id: form.image?.croppedId ?? null,
  questions_description: form.questionsDescription,
  questions: JSON.stringify(form.questions),
  privacy_title: form.privacyTitle,
  privacy_url: form.privacyUrl,
  completion_headline: form.completionHeadline,
  completion_description: form.completionDescription,
  completion_button_url: form.completionButtonUrl,
});

const originColumns = (origin: FormOrigin | null) => ({
  template_form_id: origin?.templateFormId ?? null,
  template_form_version: origin?.templateFormVersion ?? null,
  given_version: origin?.givenVersion ?? null,
});

/** Writes the form of a campaign or a template, whether it had one or not. Answers with its version. */
export async function writeLeadForm(
  tx: Tx,
  accountId: string,
  owner: Owner,
  form: FormContent,
  /** Left as it is where it is not said. */
  origin?: Omit<FormOrigin, 'givenVersion'> | null,
): Promise<number> {
  const columns = columnsOf(form);
  const before = await readLeadForm(tx, accountId, owner);
  const version = (before?.version ?? 0) + 1;
  const from =
    origin === undefined ? {} : originColumns(origin && { ...origin, givenVersion: version });
  await tx
    .insertInto('lead_form')
    .values({ account_id: accountId, ...ownerColumns(owner), ...columns, ...from })
    .onConflict((conflict) =>
      conflict
        .column(ownerColumn(owner))
        .doUpdateSet({ ...columns, ...from, version: sql<number>`lead_form.version + 1` }),
    )
    .execute();
  return version;
}

/** A form as it was before, with its version and where it came from; none where there was none. */
export async function putBackLeadForm(
  tx: Tx,
  accountId: string,
  owner: Owner,
  form: StoredLeadForm | null,
): Promise<void> {
  await tx
    .deleteFrom('lead_form')
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .execute();
  if (!form) return;
  await tx
    .insertInto('lead_form')
    .values({
      id: form.id,
      account_id: accountId,
      ...ownerColumns(owner),
      ...columnsOf(form),
      ...originColumns(form.origin),
      version: form.version,
    })
    .execute();
}

/** It came from a template and still says what that gave. */
export const isFormUntouched = ({ origin, version }: StoredLeadForm): boolean =>
  origin !== null && origin.givenVersion === version;
