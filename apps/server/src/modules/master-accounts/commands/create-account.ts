import {
  accountCreatedLetter,
  type Currency,
  type NewAccount,
  newAccountFindings,
  readPercentage,
  showPercentage,
  tidyLine,
  WORKSPACE_NAME_MAX,
  workspaceSlug,
} from '@posthorn/domain';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findPerson } from '../repository.ts';
import { ownImage, storeImage } from '../store-image.ts';
import { addressOf, tidied } from '../tidied.ts';

interface Request {
  masterId: string;
  personId: string;
  account: NewAccount;
  upload: Upload | undefined;
}

/** The person who creates an account is its first admin; a first workspace is there to work in. */
export async function createAccount(deps: Deps, request: Request) {
  const { masterId, personId, upload } = request;
  const account = tidied(request.account);
  refuseWhen(newAccountFindings(account));
  const image_key = await storeImage(deps, masterId, upload);
  return inTransaction(deps, async (tx) => {
    await ownImage(tx, image_key);
    const address = addressOf(account);
    const { id } = await tx
      .insertInto('account')
      .values({
        ...{ name: account.name, ...address, agreement: account.agreement, image_key },
        ...{ master_account_id: masterId, currency: account.currency as Currency },
        fee: readPercentage(account.fee) ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('membership')
      .values({ account_id: id, person_id: personId, role: 'admin' })
      .execute();
    const name = tidyLine([...account.name].slice(0, WORKSPACE_NAME_MAX).join(''));
    const workspace = await tx
      .insertInto('workspace')
      .values({ account_id: id, name, slug: workspaceSlug(name, []) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('workspace_member')
      .values({ account_id: id, workspace_id: workspace.id, person_id: personId })
      .execute();
    await writeAudit(tx, {
      ...{ masterId, personId, action: 'accountCreated' },
      account: { id, name: account.name },
      after: {
        ...{ name: account.name, currency: account.currency, agreement: account.agreement },
        address: Object.values(address).join(', '),
        fee: showPercentage(readPercentage(account.fee) ?? 0),
      },
    });
    const { email, first_name: firstName } = await findPerson(tx, personId);
    const url = `${deps.config.PUBLIC_URL ?? ''}/?${new URLSearchParams({ account: id })}`;
    await postMail(tx, {
      to: email,
      ...accountCreatedLetter({ firstName, account: account.name, url }),
    });
    return { id, name: account.name, email };
  });
}
