-- What a person is told of a refusal is kept as a code of the catalogue with its parameters, and put into
-- words where it is said. Refusals from before this keep the words they were told in.
alter table campaign_error alter column user_message drop not null;
alter table campaign_error add column user_text jsonb;
alter table campaign_error add constraint campaign_error_is_told
  check (case when kind = 'delivery' then num_nonnulls(user_message, user_text) = 1
    else user_message is not null and user_text is null end);
