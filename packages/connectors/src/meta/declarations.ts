import type { PlannedPlace } from '../plan.ts';

/**
 * Where local law wants verified names behind every ad, and the value that declares it. The names
 * themselves are defaults of the ad account: they are verified at Meta, and have ids only there.
 */
const declarations: Readonly<Record<string, string>> = {
  BR: 'BRAZIL_REGULATION',
  SG: 'SINGAPORE_UNIVERSAL',
  TH: 'THAILAND_UNIVERSAL',
  TW: 'TAIWAN_UNIVERSAL',
};

export const declarationsOf = ({
  places,
}: {
  places: readonly Pick<PlannedPlace, 'countryCode'>[];
}): string[] =>
  [...new Set(places.flatMap(({ countryCode }) => declarations[countryCode] ?? []))].sort();
