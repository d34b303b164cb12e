-- People are looked for around a city as well: which towns lie there, and how many live in them.
create index place_points on place (latitude, longitude) where type = 'city';

-- Kilometers between two points on a round earth.
create function km_between(
  latitude1 double precision, longitude1 double precision,
  latitude2 double precision, longitude2 double precision
) returns double precision
  language sql immutable strict parallel safe
  return 12742 * asin(least(1, sqrt(
    power(sin(radians(latitude2 - latitude1) / 2), 2)
    + cos(radians(latitude1)) * cos(radians(latitude2))
      * power(sin(radians(longitude2 - longitude1) / 2), 2))));
