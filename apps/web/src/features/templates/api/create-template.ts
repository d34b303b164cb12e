import type { CampaignType } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { useAccount } from '../../accounts/index.ts';
import { isUntouched, templateOf } from '../model/template.ts';
import { keepTemplate, refreshTemplates } from '../model/template-cache.ts';
import { templateHref } from '../model/template-href.ts';
import { templatesQuery } from './list-templates.ts';

/** A new custom template is made for a type; a default one chooses its function group later. */
export type NewTemplate = { kind: 'default' } | { kind: 'custom'; type: CampaignType };

/** Makes an empty template and opens its settings. */
export function useCreateTemplate() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, done } = useAttempts();
  const mutationKey = ['create-template', accountId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    async mutationFn(wanted: NewTemplate) {
      const params = { accountId };
      const options = { idempotencyKey: keyOf(wanted) };
      const answer =
        wanted.kind === 'default'
          ? await call('createDefaultTemplate', { params }, options)
          : await call('createCustomTemplate', { params, body: { type: wanted.type } }, options);
      done(wanted);
      return templateOf(answer);
    },
    async onSuccess(template) {
      await keepTemplate(queryClient, template);
      refreshTemplates(queryClient, accountId);
      await navigate(templateHref(template));
    },
  });
  return {
    isPending,
    /** A second press comes before the button can show that the first one counted. */
    create(wanted: NewTemplate) {
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      const templates = queryClient.getQueryData(templatesQuery(accountId).queryKey) ?? [];
      // Where nothing was made of one yet, it is the new one.
      const untouched = templates.find(
        (template) =>
          isUntouched(template) &&
          template.kind === wanted.kind &&
          (wanted.kind === 'default' || template.type === wanted.type),
      );
      if (untouched) void navigate(templateHref(untouched));
      else mutate(wanted);
    },
  };
}
