const words = (text) => text.trim().split(/\s+/);

/** Where a vacancy may be in any village: every place the sources know is kept. */
const everyPlace = new Set(
  words(`AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU
    LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK
    AW BQ CW GF GP MQ RE SR SX YT`),
);

/** Home markets: places that only the newer source has are added, though it gives no population. */
export const homeMarkets = new Set(words('AT BE CH DE ES FR GB IE IT LU NL PT'));

const smallestElsewhere = 5000;
const seats = new Set(['PPLC', 'PPLA']);
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const uninhabited = new Set(['AQ', 'GS', 'TF']);

export const isInhabited = (city) => !gone.has(city.featureCode) && !uninhabited.has(city.country);

/** A quarter is a place to search for, but its people are counted in its city already. */
export const isQuarter = (city) => city.featureCode === 'PPLX';

export const isInScope = (city) =>
  everyPlace.has(city.country) ||
  city.population >= smallestElsewhere ||
  seats.has(city.featureCode);
