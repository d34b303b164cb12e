import {
  finding,
  fullName,
  masterAccountCreatedLetter,
  type NewMasterAccount,
  newMasterAccountFindings,
  readPercentage,
  showPercentage,
} from '@posthorn/domain';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { writeAudit } from '../audit.ts';
import { findPerson } from '../repository.ts';
import { ownImage, storeImage } from '../store-image.ts';
import { addressOf, tidied } from '../tidied.ts';

interface Request {
  masterId: string;
  personId: string;
  master: NewMasterAccount;
  upload: Upload | undefined;
}

/** It is its admin's alone: who creates it does not see into it. */
export async function createMasterAccount(deps: Deps, request: Request) {
  const { masterId, personId, upload } = request;
  const master = tidied(request.master);
  refuseWhen(newMasterAccountFindings(master));
  const image_key = await storeImage(deps, masterId, upload);
  return inTransaction(deps, async (tx) => {
    await ownImage(tx, image_key);
    const address = addressOf(master);
    const { id } = await tx
      .insertInto('master_account')
      .values({
        ...{ name: master.name, ...address, agreement: master.agreement, image_key },
        fee: readPercentage(master.fee) ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A person who is known keeps the name they gave themselves.
    const admin = await tx
      .insertInto('person')
      .values({ email: master.email, first_name: master.first_name, last_name: master.last_name })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: master.email }))
      .returning(['id', 'email', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    const made = await tx
      .insertInto('master_admin')
      .values({ person_id: admin.id, master_account_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('person_id')
      .executeTakeFirst();
    if (!made) {
      refuse(
        finding('administration.adminElsewhere', 'email', { email: master.email }),
        'conflict',
      );
    }
    await writeAudit(tx, {
      ...{ masterId, personId, action: 'masterAccountCreated' },
      after: {
        ...{ name: master.name, agreement: master.agreement, email: admin.email },
        address: Object.values(address).join(', '),
        fee: showPercentage(readPercentage(master.fee) ?? 0),
        person: fullName(admin),
      },
    });
    const creator = await findPerson(tx, personId);
    await postMail(tx, {
      to: admin.email,
      ...masterAccountCreatedLetter({
        ...{ firstName: admin.first_name, master: master.name, email: admin.email },
        creator: fullName(creator),
        url: `${deps.config.PUBLIC_URL ?? ''}/master-account`,
      }),
    });
    return { id, name: master.name, email: admin.email };
  });
}
