import type { SandboxPage, World } from '../../dialect.ts';
import { type Call, noteUnknown } from '../call.ts';
import { invalid } from '../graph-error.ts';
import { params as known } from '../names/params.ts';
import { onlyForPage } from '../page-token.ts';

const KIND = 'subscription';
const keyOf = (pageId: string) => `${KIND}:${pageId}`;

/** Whether the application is told of what people send with the forms of a page. */
export const isToldOfLeads = (world: World, pageId: string): boolean => {
  const { fields } = world.ledger.get(keyOf(pageId))?.fields ?? {};
  return Array.isArray(fields) && fields.includes('leadgen');
};

/** From now on our application hears of what happens to the page. */
export function subscribe(call: Call, { id, name }: SandboxPage) {
  onlyForPage(call, id);
  const { params, world } = call;
  noteUnknown(call, params, known.subscribed_apps);
  const wished = params.subscribed_fields;
  const fields = Array.isArray(wished) ? wished.map(String) : String(wished ?? '').split(',');
  if (fields.some((field) => field === '')) {
    throw invalid('The parameter subscribed_fields is required', { field: 'subscribed_fields' });
  }
  const key = keyOf(id);
  if (!world.ledger.get(key)) world.ledger.create({ kind: KIND, id: key, name });
  world.ledger.change(key, { fields });
  return { success: true };
}
