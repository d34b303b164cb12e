import { financePageTexts } from '#texts/finance-page';
import type { Currency } from '../budget/money.ts';
import { type CsvNumber, csvFile } from '../field/csv.ts';
import type { CsvStyle } from '../field/csv-style.ts';
import { type Product, productSpecs } from './product.ts';

export interface SpendLine {
  campaignName: string;
  product: Product;
  /** In cents. */
  spend: number;
  /** YYYY-MM-DD. */
  startDate: string | null;
}

/** The campaign overview as a file for a spreadsheet. */
export function campaignSpendsCsv(
  spends: readonly SpendLine[],
  currency: Currency,
  style: CsvStyle,
): string {
  const { campaign, product, spend, startDate } = financePageTexts;
  const head = [campaign, product, startDate, `${spend} (${currency})`];
  const amount = (cents: number): CsvNumber => ({ number: cents / 100, decimals: 2 });
  const rows = spends.map((one) => [
    one.campaignName,
    productSpecs[one.product].label,
    one.startDate ?? '',
    amount(one.spend),
  ]);
  return csvFile([head, ...rows], style);
}
