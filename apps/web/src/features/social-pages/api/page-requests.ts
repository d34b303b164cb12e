import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import { fill } from '@posthorn/domain';
import { socialPagesTexts } from '@posthorn/domain/texts/social-pages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { accountKey, type SocialPage, socialPagesQuery, useAccount } from '../../accounts/index.ts';

export type PageRequest = OperationAnswer<'listPageRequests'>[number];
export type NewPage = NonNullable<OperationCall<'requestSocialPage'>['body']>;

/** Pages that were asked for and are not connected yet. */
export const pageRequestsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'page-requests'],
    queryFn: ({ signal }) => call('listPageRequests', { params: { accountId } }, { signal }),
  });

/** Which campaigns would miss a page. */
export const pageCampaignsQuery = (accountId: string, pageId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'page-campaigns', pageId],
    queryFn: ({ signal }) =>
      call('listSocialPageCampaigns', { params: { accountId, pageId } }, { signal }),
  });

/** Pages and requests are asked for again together: one becomes the other. */
function useRefresh() {
  const { id } = useAccount();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries(pageRequestsQuery(id)),
      queryClient.invalidateQueries(socialPagesQuery(id)),
    ]);
}

/** A failure is shown where the page was typed, or not at all. */
export function useRequestPage() {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewPage) =>
      call('requestSocialPage', { params: { accountId }, body }, { suppressErrorToast: true }),
    onSettled: refresh,
  });
}

export function useGiveUpRequest() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: requestId }: PageRequest) =>
      call('completePageRequest', { params: { requestId }, body: { status: 'completed' } }),
    // Not by the row that asked: the refresh may remove it first, and callbacks of a removed component are dropped.
    onSuccess: () => notify.success(socialPagesTexts.requestDeleted),
    onSettled: refresh,
  });
}

export function useDeletePage() {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: pageId }: SocialPage) =>
      call('deleteSocialPage', { params: { accountId, pageId } }),
    onSuccess: (_, { name }) => notify.success(fill(socialPagesTexts.deleted, { name })),
    onSettled: refresh,
  });
}

export function useRequestLeadform() {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: pageId }: SocialPage) =>
      call('requestLeadform', { params: { accountId, pageId } }),
    onSettled: refresh,
  });
}
