import type { NewAccount, NewMasterAccount, NewPerson, NewWorkspace, Role } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { upload } from '../../../lib/http/upload.ts';

/** What failed is said in the dialog. */
const quietly = (idempotencyKey: string) => ({ idempotencyKey, suppressErrorToast: true });

/** No one looks at the progress of a small picture, and nothing calls it off. */
const withPicture = (idempotencyKey: string) => ({
  ...{ onProgress: () => {}, signal: new AbortController().signal, idempotencyKey },
});

export const createAccount = (body: NewAccount, file: File | null, key: string) =>
  file
    ? upload('createAccount', { body, file }, withPicture(key))
    : call('createAccount', { body }, quietly(key));

export const createMasterAccount = (body: NewMasterAccount, file: File | null, key: string) =>
  file
    ? upload('createMasterAccount', { body, file }, withPicture(key))
    : call('createMasterAccount', { body }, quietly(key));

export function createWorkspace(
  accountId: string,
  body: NewWorkspace,
  file: File | null,
  key: string,
) {
  const params = { accountId };
  return file
    ? upload('createWorkspace', { params, body, file }, withPicture(key))
    : call('createWorkspace', { params, body }, quietly(key));
}

export const addUser = (accountId: string, body: NewPerson & { role: Role }, key: string) =>
  call('addAccountUser', { params: { accountId }, body }, quietly(key));
