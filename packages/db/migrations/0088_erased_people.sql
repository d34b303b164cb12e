-- Of a person who was erased a row without a name stays, so that what they did is still known to be one person's. The
-- address in it is no one's.
alter table person add column erased_at timestamptz;

-- The audit log is only added to. Of a person who is erased the name is taken out of it, and nothing else; only a
-- transaction that says so may do that.
create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('posthorn.erases_person', true) = 'on' then
    if (new.id, new.master_account_id, new.account_id, new.account_name, new.person_id, new.action, new.at)
      is not distinct from
      (old.id, old.master_account_id, old.account_id, old.account_name, old.person_id, old.action, old.at)
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is only added to';
end $$;
