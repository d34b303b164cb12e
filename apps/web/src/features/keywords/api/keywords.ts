import type { ChosenKeywords } from '@posthorn/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { isBeingDeleted } from '../../../lib/query/being-deleted.ts';
import { templateKey } from '../../accounts/index.ts';
import { campaignKey, keepCurrent } from '../../campaigns/index.ts';
import {
  keepCurrentTemplate,
  keepTemplate,
  resourceOf,
  templateOf,
} from '../../templates/index.ts';
import { isSameChoice } from '../model/draft.ts';
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
    enabled: () => !isBeingDeleted(id),
    queryFn({ signal }) {
      // A failure is said where they would stand.
      const options = { signal, suppressErrorToast: true };
      return of === 'campaign'
        ? call('getKeywords', { params: { campaignId: id } }, options)
        : call('getTemplateKeywords', { params: templateParams(owner) }, options);
    },
  });
};

/** What a person saw when they began to choose. */
export interface Seen {
  version: number;
  chosen: ChosenKeywords | null;
}

/** What is there now, which comes with the refusal of a choice made from something older. */
export const seenIn = ({ of }: Pick<Addressed, 'of'>, error: unknown): Seen | undefined => {
  const now = staleAnswer(of === 'campaign' ? 'setKeywords' : 'setTemplateKeywords', error);
  return now && { version: now.version, chosen: now.keywords };
};

/** Saves a choice of keywords. That another person chose others meanwhile is said by the caller. */
export function useSetKeywords(owner: Addressed) {
  const { of, id: campaignId, accountId } = owner;
  const queryClient = useQueryClient();
  async function send({ wanted, excluded }: ChosenKeywords, ifMatch: number): Promise<void> {
    const body = { wanted: wanted && [...wanted], excluded: [...excluded] };
    const suppressErrorToast = (error: ApiError) => seenIn(owner, error) !== undefined;
    const options = { ifMatch, suppressErrorToast };
    if (of === 'campaign') {
      const campaign = await call('setKeywords', { params: { campaignId }, body }, options);
      queryClient.setQueryData(campaignKey(accountId, campaignId), campaign);
      return;
    }
    const params = templateParams(owner);
    const answer = await call('setTemplateKeywords', { params, body }, options);
    await keepTemplate(queryClient, templateOf(answer));
  }
  return useMutation({
    mutationFn: ({ choice, seen }: { choice: ChosenKeywords; seen: Seen }) =>
      send(choice, seen.version).catch((error: unknown) => {
        const now = seenIn(owner, error);
        if (!now || !isSameChoice(now.chosen, seen.chosen)) throw error;
        // Another person changed something else.
        return send(choice, now.version);
      }),
    onError: (error) =>
      of === 'campaign' ? keepCurrent(queryClient, error) : keepCurrentTemplate(queryClient, error),
  });
}
