import { IN_REVIEW } from '@posthorn/domain';

/**
 * An ad of the publication p waits for the network's reviewers: the network said so, or has it and was not heard
 * of it yet, as after an edit. `adStateOf` of the domain says the same of each ad.
 */
export const isInReview = `(p.ad_states @? '$.*.state ? (@ == "${IN_REVIEW}")' or exists (
  select from jsonb_path_query(p.reached_plan, '$.ads[*].id') ad (id)
  where not p.ad_states ? (ad.id #>> '{}')))`;
