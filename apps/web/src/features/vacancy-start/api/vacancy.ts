import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import type { AdKind, AdTypeOf } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { campaignKey, rememberCreated } from '../../campaigns/index.ts';

export type Proposal = OperationAnswer<'readVacancy'>;
export type ProposedAd = Proposal['ads'][number];
/** A proposed ad of one kind. */
export type AdOf<Kind extends AdKind> = Extract<ProposedAd, { adType: AdTypeOf<Kind> }>;
export type VacancyCampaign = OperationCall<'createFromVacancy'>['body'];

/** Why a page can not be read is said at the field. */
export const useReadVacancy = (accountId: string) =>
  useMutation({
    mutationFn: (url: string) =>
      call('readVacancy', { params: { accountId }, body: { url } }, { suppressErrorToast: true }),
  });

export function useCreateFromVacancy() {
  const queryClient = useQueryClient();
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: (body: VacancyCampaign) =>
      call('createFromVacancy', { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (campaign) => {
      rememberCreated(campaign.id);
      queryClient.setQueryData(campaignKey(campaign.accountId, campaign.id), campaign);
    },
  });
}
