import type { OperationCall } from '@posthorn/contract';
import { fill } from '@posthorn/domain';
import { invitationTexts } from '@posthorn/domain/texts/invitation';
import { useMutation } from '@tanstack/react-query';
import { isGone, isSaidAtFields } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Member } from '../../members/index.ts';
import { useRefreshUsers } from './use-refresh-users.ts';

export type InviteBody = OperationCall<'inviteMember'>['body'];

export function useInvite() {
  const { accountId, refresh } = useRefreshUsers();
  return useMutation({
    // What is wrong with a field is shown at the field.
    mutationFn: (body: InviteBody) =>
      call('inviteMember', { params: { accountId }, body }, { suppressErrorToast: isSaidAtFields }),
    onSuccess: ({ name }) => notify.success(fill(invitationTexts.sentTo, { name })),
    onSettled: refresh,
  });
}

export function useResend() {
  const { accountId, refresh } = useRefreshUsers();
  return useMutation({
    mutationFn: ({ id: invitationId }: Member) =>
      call('resendInvitation', { params: { accountId, invitationId } }),
    onSuccess: ({ name }) => notify.success(fill(invitationTexts.sentAgainTo, { name })),
    onSettled: refresh,
  });
}

export function useRevoke() {
  const { accountId, refresh } = useRefreshUsers();
  return useMutation({
    mutationFn: ({ id: invitationId }: Member) =>
      call(
        'revokeInvitation',
        { params: { accountId, invitationId } },
        { suppressErrorToast: isGone },
      ),
    onSuccess: (_, { name }) => notify.success(fill(invitationTexts.revokedFor, { name })),
    onSettled: refresh,
  });
}
