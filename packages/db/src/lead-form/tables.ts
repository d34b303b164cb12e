import type { Question } from '@posthorn/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../made.ts';

/** The form of a campaign or of a template; each has one at most. */
export interface LeadFormTable {
  id: Generated<string>;
  account_id: string;
  campaign_id: string | null;
  template_id: string | null;
  name: Generated<string>;
  intro_headline: Generated<string>;
  intro_description: Generated<string>;
  media_id: string | null;
  cropped_id: string | null;
  questions_description: Generated<string>;
  questions: JSONColumnType<Question[]>;
  privacy_title: Generated<string>;
  privacy_url: Generated<string>;
  completion_headline: Generated<string>;
  completion_description: Generated<string>;
  completion_button_url: Generated<string>;
  /** The form of a template it came from, with the version of that and the version of its own this made. */
  template_form_id: string | null;
  template_form_version: number | null;
  given_version: number | null;
  version: Generated<number>;
  created_at: Made;
}

/** A view of what ads and forms show of the library. */
export interface ShownMediaView {
  account_id: string;
  media_id: string;
  cropped_id: string | null;
}
