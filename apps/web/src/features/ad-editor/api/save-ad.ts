import { adTypeSpecs } from '@posthorn/domain';
import type { CallOptions } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import type { Ad, AdOwner } from '../../ads/index.ts';
import type { AnyCopy, Content } from '../model/editor-form.ts';
import { formOf } from '../model/forms.ts';

/** The editor tells of failures: some belong to a field, and forms have words of their own. */
const quiet: CallOptions = { suppressErrorToast: true };

/**
 * Anyone who presses again because no answer came means the same ad. Copies never change, so that each
 * stands for what was tried to be made of it.
 */
const keys = new WeakMap<AnyCopy, string>();

function keyOf(copy: AnyCopy): string {
  const key = keys.get(copy) ?? newKey();
  keys.set(copy, key);
  return key;
}

/** Saves a new ad, or the next version of one that is there. */
export function saveAd(
  owner: AdOwner,
  content: Content,
  saved: { id: string; version: number } | null,
): Promise<Ad> {
  const form = formOf(content.adType);
  if (!saved) {
    return form.create(owner, content, { ...quiet, idempotencyKey: keyOf(content.copy) });
  }
  const resource = adTypeSpecs[content.adType].resource[owner.kind];
  const params = { resource, adId: saved.id };
  return form.update(params, content, { ...quiet, ifMatch: saved.version });
}
