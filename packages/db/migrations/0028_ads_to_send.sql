-- Where a network refused several ads and one of them is changed or tried again: that one alone is sent.
-- Null sends all that were refused.
alter table publication add column ads_to_send uuid[];
