-- A network tells of the form that a person has filled in: whose it is, is looked up by its number there.
create index on publication_step (external_id) where key like 'form-%';
