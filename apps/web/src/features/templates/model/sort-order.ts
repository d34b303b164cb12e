import {
  customTemplateSorts,
  defaultTemplateSorts,
  type TemplateKind,
  type TemplateSort,
} from '@posthorn/domain';
import { useState } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';

export interface SortOrder {
  by: TemplateSort;
  direction: 'asc' | 'desc';
}

const sortsOf: Record<TemplateKind, readonly TemplateSort[]> = {
  default: defaultTemplateSorts,
  custom: customTemplateSorts,
};

const slots = {
  default: tabSlot('posthorn.default-templates-order'),
  custom: tabSlot('posthorn.custom-templates-order'),
};

/** As it is kept: the column, with a minus before it when it is turned round. */
const orderText = (order: SortOrder | undefined): string =>
  order ? `${order.direction === 'desc' ? '-' : ''}${order.by}` : '';

function orderOf(kind: TemplateKind, text: string | null): SortOrder | undefined {
  const by = sortsOf[kind].find((sort) => sort === text?.replace(/^-/, ''));
  return by && { by, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** A column is put in order, then turned round, then left alone; another column begins anew. */
export function nextOrder(order: SortOrder | undefined, by: TemplateSort): SortOrder | undefined {
  if (order?.by !== by) return { by, direction: 'asc' };
  return order.direction === 'asc' ? { by, direction: 'desc' } : undefined;
}

/** The order of a list, kept while a person goes back and forth in this tab. */
export function useSortOrder(kind: TemplateKind) {
  const [orders, setOrders] = useState(() => ({
    default: orderOf('default', slots.default.read()),
    custom: orderOf('custom', slots.custom.read()),
  }));
  const setOrder = (order: SortOrder | undefined) => {
    setOrders((before) => ({ ...before, [kind]: order }));
    slots[kind].write(orderText(order) || null);
  };
  return { order: orders[kind], setOrder };
}
