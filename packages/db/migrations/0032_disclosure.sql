-- Who profits from the ads and who pays for them, which European law wants to be said. Null in a campaign:
-- as the account says. Null in an account: its own name, and whoever profits pays.
alter table account
  add column beneficiary text check (beneficiary <> ''),
  add column payer text check (payer <> '');
alter table campaign
  add column beneficiary text check (beneficiary <> ''),
  add column payer text check (payer <> '');

-- What runs was published without names of its own.
update campaign set published = published || '{"beneficiary": null, "payer": null}'
where published is not null;
