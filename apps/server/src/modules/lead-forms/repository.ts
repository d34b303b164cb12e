import { type Db, formOfRow, type LeadFormRow, type Tx } from '@posthorn/db';
import type { CampaignLocation, CampaignStatus, CampaignType, LeadForm } from '@posthorn/domain';
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

/** A form as it is stored: its tags are not filled in, and it may have no name of its own. */
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

/** The version of a form that is not written yet, as it is answered. */
export const UNWRITTEN = 1;

/** Nothing where a form was never begun. */
export async function findFormRow(
  db: Db | Tx,
  accountId: string,
  owner: Owner,
): Promise<LeadFormRow | null> {
  const row = await db
    .selectFrom('lead_form')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .executeTakeFirst();
  return row ?? null;
}

/** Its tags are not filled in. Nothing where it was never begun. */
export async function readLeadForm(
  db: Db | Tx,
  accountId: string,
  owner: Owner,
): Promise<StoredLeadForm | undefined> {
  const row = await findFormRow(db, accountId, owner);
  return row ? storedForm(row) : undefined;
}

function storedForm(row: LeadFormRow): StoredLeadForm {
  const { template_form_id, template_form_version, given_version } = row;
  const hasOrigin =
    template_form_id !== null && template_form_version !== null && given_version !== null;
  return {
    id: row.id,
    version: row.version,
    ...formOfRow(row),
    image: row.media_id ? { mediaId: row.media_id, croppedId: row.cropped_id } : null,
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
  const version = (before?.version ?? UNWRITTEN) + 1;
  const from =
    origin === undefined ? {} : originColumns(origin && { ...origin, givenVersion: version });
  await tx
    .insertInto('lead_form')
    .values({ account_id: accountId, ...ownerColumns(owner), ...columns, ...from, version })
    .onConflict((conflict) =>
      conflict.column(ownerColumn(owner)).doUpdateSet({ ...columns, ...from, version }),
    )
    .execute();
  return version;
}

/**
 * A form as it was before, and where it came from; none where there was none. It is a new version all the
 * same: an open editor knows the one that is taken back.
 */
export async function putBackLeadForm(
  tx: Tx,
  accountId: string,
  owner: Owner,
  form: StoredLeadForm | null,
): Promise<void> {
  const now = await readLeadForm(tx, accountId, owner);
  await tx
    .deleteFrom('lead_form')
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .execute();
  if (!form) return;
  const version = (now?.version ?? form.version) + 1;
  await tx
    .insertInto('lead_form')
    .values({
      id: form.id,
      account_id: accountId,
      ...ownerColumns(owner),
      ...columnsOf(form),
      ...originColumns(
        form.origin && isFormUntouched(form)
          ? { ...form.origin, givenVersion: version }
          : form.origin,
      ),
      version,
    })
    .execute();
}

/** It came from a template and still says what that gave. */
export const isFormUntouched = ({ origin, version }: StoredLeadForm): boolean =>
  origin !== null && origin.givenVersion === version;

/** What decides about the form of a campaign or a template, and fills it in. */
export interface FormOwner {
  owner: Owner;
  type: CampaignType;
  /** Of a campaign. */
  status: CampaignStatus | undefined;
  workspaceId: string | undefined;
  /** What a form without a name of its own is called. */
  title: string;
  locations: readonly CampaignLocation[];
}

/** Only custom templates have a form; with `isHeld` no one else changes it until the transaction ends. */
export async function findFormOwner(
  db: Db | Tx,
  accountId: string,
  owner: Owner,
  { isHeld = false } = {},
): Promise<FormOwner | undefined> {
  if ('campaignId' in owner) {
    const found = db
      .selectFrom('campaign')
      .select(['type', 'status', 'workspace_id', 'title', 'locations'])
      .where('account_id', '=', accountId)
      .where('id', '=', owner.campaignId);
    const row = await (isHeld ? found.forNoKeyUpdate() : found).executeTakeFirst();
    return row && { owner, ...row, workspaceId: row.workspace_id };
  }
  const found = db
    .selectFrom('template')
    .select(['type', 'title'])
    .where('account_id', '=', accountId)
    .where('id', '=', owner.templateId)
    .where('kind', '=', 'custom');
  const row = await (isHeld ? found.forNoKeyUpdate() : found).executeTakeFirst();
  return row && { owner, ...row, status: undefined, workspaceId: undefined, locations: [] };
}

/** The same form somewhere else. The copy of an edited one is a person's own, too. */
export async function copyLeadForm(
  tx: Tx,
  accountId: string,
  { from, to }: { from: Owner; to: Owner },
): Promise<void> {
  const form = await readLeadForm(tx, accountId, from);
  if (!form) return;
  await writeLeadForm(tx, accountId, to, form, isFormUntouched(form) ? form.origin : null);
}
