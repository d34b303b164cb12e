import type { World } from '../dialect.ts';
import type { Fields, LedgerObject } from '../ledger/object.ts';
import type { Params } from './call.ts';
import { refused } from './graph-error.ts';
import { accountOf } from './node.ts';
import { list, oneOf, record } from './value.ts';

/** Where local law wants verified names behind every ad, and the value that declares it. */
const declarations: Readonly<Record<string, { value: string; identities: string }>> = {
  BR: { value: 'BRAZIL_REGULATION', identities: 'universal' },
  SG: { value: 'SINGAPORE_UNIVERSAL', identities: 'singapore_universal' },
  TH: { value: 'THAILAND_UNIVERSAL', identities: 'universal' },
  TW: { value: 'TAIWAN_UNIVERSAL', identities: 'taiwan_universal' },
};

/** An account with this in its name has no verified beneficiary and payer among its defaults. */
const UNVERIFIED = '[[unverified]]';

export const readDeclarations = (params: Params) => ({
  regional_regulated_categories: list(params, 'regional_regulated_categories')?.map((value) =>
    oneOf('regional_regulated_categories', value, 'regional_regulated_categories'),
  ),
  regional_regulation_identities: record(params, 'regional_regulation_identities'),
});

export function checkDeclarations(
  wished: Fields,
  campaign: LedgerObject,
  countries: readonly string[],
  world: World,
): void {
  if (!world.refuses('metaRegionalDeclaration')) return;
  const declared = (wished.regional_regulated_categories ?? []) as string[];
  const named = (wished.regional_regulation_identities ?? {}) as Record<string, unknown>;
  for (const country of countries) {
    const needed = declarations[country];
    if (!needed) continue;
    if (!declared.includes(needed.value)) {
      const message = `For ads in this location, use the following value in regional_regulated_categories: ${needed.value}`;
      const field = 'regional_regulated_categories';
      throw refused(undefined, 'Regional declaration missing', message, field);
    }
    const isNamed = ['beneficiary', 'payer'].every((who) => named[`${needed.identities}_${who}`]);
    if (!isNamed && accountOf(campaign, world)?.name.includes(UNVERIFIED)) {
      const message =
        'Name a verified beneficiary and payer for this location, or set them as defaults of the ad account.';
      const field = 'regional_regulation_identities';
      throw refused(undefined, 'No beneficiary/payer provided', message, field);
    }
  }
}
