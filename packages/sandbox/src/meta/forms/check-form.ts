import type { SandboxPage, World } from '../../dialect.ts';
import type { Json, LedgerObject } from '../../ledger/object.ts';
import { isRecord, type Params } from '../call.ts';
import { refused } from '../graph-error.ts';
import { record } from '../value.ts';
import { FORM } from './kind.ts';
import { formIn } from './leads.ts';
import { acceptsForms } from './terms.ts';

const opensForms = ({ fields }: Pick<LedgerObject, 'fields'>): boolean =>
  fields.destination_type === 'ON_AD';

/** An ad that is to open a form has one of its own page; any other ad has none. */
export function checkForm(adSet: LedgerObject, creative: Params, world: World): void {
  const id = formIn(creative);
  if (!opensForms(adSet)) {
    if (id === undefined) return;
    const message = 'A creative with a form goes only with campaigns for leads, on the ad itself.';
    throw refused(1892040, 'Form not available', message, 'creative');
  }
  const form = world.ledger.get(id ?? '');
  if (form?.kind !== FORM || form.fields.status !== 'ACTIVE') {
    const message = 'Choose the form that the ad opens.';
    throw refused(3390001, 'Missing Lead Form', message, 'creative');
  }
  const story = record(creative, 'object_story_spec');
  if (form.fields.page_id !== String(story?.page_id)) {
    const message = 'The form belongs to another page than the ad.';
    throw refused(undefined, 'Form of another page', message, 'creative');
  }
}

/** Ads open forms only for a page whose people have accepted the terms. */
export function checkTerms(wished: Record<string, Json>, world: World): void {
  const promoted = wished.promoted_object;
  if (wished.destination_type !== 'ON_AD' || !isRecord(promoted)) return;
  const page = world.pages().find(({ id }: SandboxPage) => id === String(promoted.page_id));
  if (!page || acceptsForms(world, page)) return;
  const message =
    "You can't run lead ads until your Facebook Page accepts the Lead Generation Terms of Service.";
  throw refused(1815089, 'Terms of Service Not Accepted', message, 'promoted_object');
}
