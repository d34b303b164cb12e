import { type Path, refuse } from '../errors.ts';

/** A cent: the smallest amount that can be paid. */
export const MICROS_PER_CENT = 10_000n;
const LARGEST = 10n ** 15n;

/** A whole amount above zero. */
export function moneyOf(value: unknown, path: Path): bigint {
  if (value === undefined)
    refuse('fieldError.REQUIRED', 'The required field was not present.', path);
  const micros = BigInt(String(value));
  if (micros < 0n)
    refuse('campaignBudgetError.NEGATIVE_MONEY_AMOUNT', 'A budget is not negative.', path);
  if (micros % MICROS_PER_CENT !== 0n)
    refuse(
      'campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT',
      'A budget is made of whole cents.',
      path,
    );
  if (micros < MICROS_PER_CENT)
    refuse(
      'campaignBudgetError.MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC',
      'A budget pays for a click at least.',
      path,
    );
  if (micros > LARGEST)
    refuse('campaignBudgetError.MONEY_AMOUNT_TOO_LARGE', 'The budget is too large.', path);
  return micros;
}

export const centsOf = (micros: unknown): number =>
  Number(BigInt(String(micros ?? 0)) / MICROS_PER_CENT);
