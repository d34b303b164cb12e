import type { Json } from '../../ledger/object.ts';
import { isRecord } from '../call.ts';
import { invalid } from '../graph-error.ts';

/** What of an item a set can be chosen by, and where the item has it. */
const columns: Record<string, string> = {
  availability: 'availability',
  brand: 'brand',
  condition: 'condition',
  ...Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`custom_label_${n}`, `custom_label_${n}`])),
  name: 'title',
  product_type: 'product_type',
  retailer_id: 'id',
  retailer_product_group_id: 'item_group_id',
};

type Comparison = (value: string, wished: unknown) => boolean;

const same = (value: string, wished: unknown) => value.toLowerCase() === lower(wished);
const within = (value: string, wished: unknown) => value.toLowerCase().includes(lower(wished));
const lower = (wished: unknown) => String(wished).toLowerCase();
const anyOf = (value: string, wished: unknown) =>
  Array.isArray(wished) && wished.some((one) => same(value, one));

const comparisons: Record<string, Comparison> = {
  eq: same,
  i_eq: same,
  neq: (value, wished) => !same(value, wished),
  contains: within,
  i_contains: within,
  not_contains: (value, wished) => !within(value, wished),
  is_any: anyOf,
  is_not_any: (value, wished) => !anyOf(value, wished),
  starts_with: (value, wished) => value.toLowerCase().startsWith(lower(wished)),
};

export type Filter = { readonly [key: string]: Json };

/** Refuses a filter that no item could be held against. */
export function checkFilter(filter: unknown): void {
  const no = (message: string) => invalid(message, { field: 'filter' });
  if (!isRecord(filter)) throw no('Param filter must be an object');
  for (const [name, inner] of Object.entries(filter)) {
    if (name === 'and' || name === 'or') {
      if (!Array.isArray(inner)) throw no(`What stands in ${name} must be a list`);
      for (const one of inner) checkFilter(one);
      continue;
    }
    if (!(name in columns)) throw no(`Items can not be chosen by ${name}`);
    const operators = isRecord(inner) ? Object.keys(inner) : [];
    const stranger = operators.find((operator) => !(operator in comparisons));
    if (operators.length === 0 || stranger) throw no(`There is no operator ${stranger ?? ''}`);
  }
}

/** Whether an item with this data belongs to a set with this filter. */
export function fitsFilter(data: Readonly<Record<string, unknown>>, filter: Filter): boolean {
  return Object.entries(filter).every(([name, inner]) => {
    if (name === 'and') return (inner as Filter[]).every((one) => fitsFilter(data, one));
    if (name === 'or') return (inner as Filter[]).some((one) => fitsFilter(data, one));
    const value = String(data[columns[name] ?? ''] ?? '');
    return Object.entries(inner as Filter).every(([operator, wished]) =>
      comparisons[operator]?.(value, wished),
    );
  });
}
