import type { Asset, PlannedForm } from '@posthorn/connectors';
import { type Db, formOfRow, type Tx } from '@posthorn/db';
import {
  answersOf,
  campaignTypeSpecs,
  filledLeadForm,
  LEAD_FORM_BUTTON,
  questionKey,
  questionLabel,
} from '@posthorn/domain';
import { contentTypeOf } from '../../../platform/storage/storage.ts';
import type { FreezingCampaign } from './read-campaign.ts';

type Published = Pick<FreezingCampaign, 'id' | 'account_id' | 'type' | 'locations'>;

/** The form of a campaign as people shall fill it in; null where its type has none. */
export async function readForm(tx: Db | Tx, campaign: Published): Promise<PlannedForm | null> {
  if (!campaignTypeSpecs[campaign.type].needsForm) return null;
  const row = await findForm(tx, campaign);
  // The gate of a launch refuses this.
  if (!row) throw new Error(`Campaign ${campaign.id} has no form`);
  const { locations } = campaign;
  const { mediaId: _, questions, ...form } = filledLeadForm(formOfRow(row), { locations });
  return {
    ...form,
    picture: pictureOf(row),
    questions: questions.map((question) => ({
      key: questionKey(question),
      type: question.type,
      label: questionLabel(question),
      options: answersOf(question),
    })),
    completionButton: LEAD_FORM_BUTTON,
  };
}

const findForm = (tx: Db | Tx, { id, account_id }: Published) =>
  tx
    .selectFrom('lead_form')
    .leftJoin('media', 'media.id', 'lead_form.media_id')
    .leftJoin('cropped_image as cut', 'cut.id', 'lead_form.cropped_id')
    .selectAll('lead_form')
    .select(['media.file_key', 'media.bytes', 'media.width', 'media.height'])
    .select(['cut.file_key as cut_key', 'cut.width as cut_width', 'cut.height as cut_height'])
    .where('lead_form.account_id', '=', account_id)
    .where('lead_form.campaign_id', '=', id)
    .executeTakeFirst();

interface PictureRow {
  file_key: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  cut_key: string | null;
  cut_width: number | null;
  cut_height: number | null;
}

/** What was cut out is shown instead of the whole. */
function pictureOf(row: PictureRow): Asset | null {
  const key = row.cut_key ?? row.file_key;
  if (key === null) return null;
  return {
    key,
    kind: 'image',
    contentType: contentTypeOf(key),
    bytes: row.cut_key ? 0 : (row.bytes ?? 0),
    width: row.cut_width ?? row.width ?? 0,
    height: row.cut_height ?? row.height ?? 0,
    poster: null,
  };
}
