-- The clock of the product. It is real time, unless the sandbox's clock was turned: then `product_time` is replaced by
-- one that gives the product's moment for a real one (packages/db/src/product-time.ts). A function without a table
-- behind it is inlined: it costs as much as now(), and an index is used as with now().
create function product_time(at timestamptz) returns timestamptz
  language sql stable parallel safe as 'select at';

-- As now(): the same in the whole transaction.
create function product_now() returns timestamptz
  language sql stable parallel safe as 'select product_time(now())';

-- Sessions, API tokens, calls answered before and files that are just being written are counted in real time.
do $$
declare found record;
begin
  for found in
    select c.relname, a.attname
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid
    where c.relnamespace = current_schema()::regnamespace
      and pg_get_expr(d.adbin, d.adrelid) = 'now()'
      and c.relname not in ('session', 'api_token', 'answered_call', 'loose_file')
  loop
    execute format('alter table %I alter column %I set default product_now()', found.relname, found.attname);
  end loop;
end $$;

create or replace view account_role as
  select v.account_id, v.person_id, 'admin' as role, v.session_hash
  from account_visit v
  join account a on a.id = v.account_id and a.archived_at is null
  join master_admin ma on ma.person_id = v.person_id and ma.master_account_id = a.master_account_id
  where v.left_at is null and v.ends_at > product_now()
  union all
  select account_id, person_id, role, null::bytea as session_hash from membership;

create or replace function end_visits() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'session' then
    update account_visit set left_at = least(product_now(), ends_at)
    where session_hash = old.token_hash and left_at is null;
  else
    update account_visit set left_at = least(product_now(), ends_at)
    where person_id = old.person_id and left_at is null;
  end if;
  return null;
end $$;
