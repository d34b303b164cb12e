-- A change made by a person stays one when the person is removed. The product's own never had one.
alter table activity add column by_product boolean not null default false;
