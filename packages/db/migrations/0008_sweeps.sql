-- What the sweep looks for: without these it would read every item and every cut-out each time.
create index on media (removed_at) where removed_at is not null;
create index on cropped_image (created_at);
