import type { Tx } from '@posthorn/db';
import { type CampaignType, DEFAULT_TEMPLATE_TYPE, emptyTemplate } from '@posthorn/domain';
import type { Viewer } from '../../../platform/access/visible-campaigns.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Caller, found, recordTemplate } from '../edit-template.ts';
import { presentCustom, presentDefault } from '../presenter.ts';
import { insertTemplate } from '../repository.ts';
import type { NewTemplate } from '../state.ts';

/** For a function group that is chosen afterwards. */
export function createDefaultTemplate(deps: Deps, caller: Caller) {
  return inTransaction(deps, async (tx) => {
    const language = await languageOf(tx, caller.accountId);
    const made = await make(tx, caller, emptyTemplate('default', DEFAULT_TEMPLATE_TYPE, language));
    return presentDefault(made);
  });
}

export function createCustomTemplate(deps: Deps, caller: Caller, type: CampaignType) {
  return inTransaction(deps, async (tx) => {
    const language = await languageOf(tx, caller.accountId);
    return presentCustom(await make(tx, caller, emptyTemplate('custom', type, language)));
  });
}

async function make(tx: Tx, caller: Caller, template: NewTemplate) {
  const { kind, type } = template;
  const templateId = await addTemplate(tx, caller, template, { kind, type });
  return found(tx, { ...caller, templateId, kind });
}

/** A template with all that is known of it, still without ads. */
export async function addTemplate(
  tx: Tx,
  caller: Caller,
  template: NewTemplate,
  recorded: object,
): Promise<string> {
  const templateId = await insertTemplate(tx, caller.accountId, template);
  await recordTemplate(tx, caller, templateId, { action: 'created', after: recorded });
  return templateId;
}

export const findCustomTemplate = async (tx: Tx, at: Viewer & { templateId: string }) =>
  presentCustom(await found(tx, { ...at, kind: 'custom' }));

/** New templates are in the language that new campaigns of the account are in. */
async function languageOf(tx: Tx, accountId: string) {
  const account = await tx
    .selectFrom('account')
    .select('primary_language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.primary_language;
}
