import { templateName } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockExpected, recordTemplate, type TemplateRequest } from '../edit-template.ts';
import { deleteTemplate as remove } from '../repository.ts';
import { templateOf } from '../state.ts';

/** Its ads go with it. Campaigns that were made from it stay, and remember what it was called. */
export function deleteTemplate(deps: Deps, request: TemplateRequest): Promise<void> {
  const { accountId, templateId } = request;
  return inTransaction(deps, async (tx) => {
    const template = templateOf(await lockExpected(tx, request, 'deletion'));
    await remove(tx, accountId, templateId);
    const { kind, type } = template;
    await recordTemplate(tx, request, templateId, {
      action: 'removed',
      before: { kind, type, name: templateName(template) },
    });
  });
}
