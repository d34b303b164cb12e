import type { LeadForm } from '@posthorn/domain';
import type { Selectable } from 'kysely';
import type { LeadFormTable } from './tables.ts';

/** A row of the table, also as JSON. */
export type LeadFormRow = Omit<Selectable<LeadFormTable>, 'created_at'>;

/** A form as it is stored: its tags are not filled in, and it may have no name of its own. */
export const formOfRow = (row: LeadFormRow): LeadForm => ({
  name: row.name,
  introHeadline: row.intro_headline,
  introDescription: row.intro_description,
  mediaId: row.cropped_id ?? row.media_id,
  questionsDescription: row.questions_description,
  questions: row.questions,
  privacyTitle: row.privacy_title,
  privacyUrl: row.privacy_url,
  completionHeadline: row.completion_headline,
  completionDescription: row.completion_description,
  completionButtonUrl: row.completion_button_url,
});
