import type { ChosenKeywords } from '@posthorn/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { templateKey } from '../../accounts/index.ts';
import { campaignKey, isBeingDeleted, keepCurrent } from '../../campaigns/index.ts';
import {
  isTemplateBeingDeleted,
  keepCurrentTemplate,
  keepTemplate,
  resourceOf,
  templateOf,
} from '../../templates/index.ts';
import type { KeywordsOwner } from '../model/keywords-owner.ts';

type Addressed = Pick<KeywordsOwner, 'of' | 'id' | 'accountId' | 'version' | 'templateKind'>;

const templateParams = ({ id: templateId, templateKind = 'custom' }: Addressed) => ({
  owner: resourceOf(templateKind),
  templateId,
});

/** What was chosen, and what the job profiles suggest; another version may have other job profiles. */
export const keywordsQuery = (owner: Addressed) => {
  const { of, id, accountId, version } = owner;
  const key = of === 'campaign' ? campaignKey(accountId, id) : templateKey(accountId, id);
  return queryOptions({
    queryKey: [...key, 'keywords', version],
    // What this very page deletes is not asked for again.
    enabled: () => !isBeingDeleted(id) && !isTemplateBeingDeleted(id),
    queryFn({ signal }) {
      // A failure is said where they would stand.
      const options = { signal, suppressErrorToast: true };
      return of === 'campaign'
        ? call('getKeywords', { params: { campaignId: id } }, options)
        : call('getTemplateKeywords', { params: templateParams(owner) }, options);
    },
  });
};

export function useSetKeywords(owner: Addressed) {
  const { of, id: campaignId, accountId, version: ifMatch } = owner;
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ wanted, excluded }: ChosenKeywords): Promise<void> {
      const body = { wanted: wanted && [...wanted], excluded: [...excluded] };
      if (of === 'campaign') {
        const campaign = await call('setKeywords', { params: { campaignId }, body }, { ifMatch });
        queryClient.setQueryData(campaignKey(accountId, campaignId), campaign);
        return;
      }
      const params = templateParams(owner);
      const answer = await call('setTemplateKeywords', { params, body }, { ifMatch });
      await keepTemplate(queryClient, templateOf(answer));
    },
    onError: (error) =>
      of === 'campaign' ? keepCurrent(queryClient, error) : keepCurrentTemplate(queryClient, error),
  });
}
