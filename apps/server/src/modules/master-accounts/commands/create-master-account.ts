import {
  fullName,
  masterAccountCreatedLetter,
  type NewMasterAccount,
  newMasterAccountFindings,
} from '@posthorn/domain';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { insertMaster } from '../insert-master.ts';
import { findPerson } from '../repository.ts';
import { ownImage, storeImage } from '../store-image.ts';
import { tidied } from '../tidied.ts';

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
    const { id, admin, told } = await insertMaster(tx, master, image_key);
    await writeAudit(tx, { masterId, personId, action: 'masterAccountCreated', after: told });
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
