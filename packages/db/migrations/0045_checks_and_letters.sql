-- 'Last checked' is when the network answered. When a check began is kept beside it, so that of several
-- processes one asks, and a network that is silent is asked again soon.
alter table ad_account add column check_begun_at timestamptz;

-- The text of a letter that was sent is read by no one any more, and may hold the link of an invitation.
update mail set body = '', unsubscribe_url = null where sent_at is not null;

-- What was done about the people of an account, newest first; a large account has mostly other activity.
create index on activity (account_id, id desc)
  where kind in ('membership', 'invitation')
    or (kind = 'workspace' and (after ? 'memberAdded' or before ? 'memberRemoved'));
