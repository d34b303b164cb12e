import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/http/call.ts';
import { accountKey, rememberAccount } from '../../accounts/index.ts';
import { membershipsQuery } from '../../session/index.ts';
import { masterKey } from './master-account.ts';

/** Enters an account and shows its campaigns; nothing that was known of it before is trusted. */
export function useEnterAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (accountId: string) => {
    const visit = await call('enterAccount', { params: { accountId } });
    queryClient.removeQueries({ queryKey: accountKey(accountId) });
    await queryClient.fetchQuery({ ...membershipsQuery, staleTime: 0 });
    void queryClient.invalidateQueries({ queryKey: masterKey });
    rememberAccount({ id: accountId, name: visit.accountName });
    await navigate({ to: '/campaigns-overview' });
  };
}

/** Leaves an account. The page moves on first: it would say that the person was removed from the account. */
export function useLeaveAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (accountId: string) => {
    await call('leaveAccount', { params: { accountId } });
    await navigate({ to: '/master-account' });
    await queryClient.fetchQuery({ ...membershipsQuery, staleTime: 0 });
    queryClient.removeQueries({ queryKey: accountKey(accountId) });
    await queryClient.invalidateQueries({ queryKey: masterKey });
  };
}
