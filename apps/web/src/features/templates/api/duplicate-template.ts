import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { resourceOf, type Template, templateOf } from '../model/template.ts';
import { keepTemplate, refreshTemplates } from '../model/template-cache.ts';
import { templateHref } from '../model/template-href.ts';

/** Makes the same template again, and opens the copy. */
export function useDuplicateTemplate() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, done } = useAttempts();
  const mutationKey = ['duplicate-template'];
  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ id, kind }: Template) {
      const params = { owner: resourceOf(kind), templateId: id };
      const copy = await call('duplicateTemplate', { params }, { idempotencyKey: keyOf(id) });
      done(id);
      return templateOf(copy);
    },
    async onSuccess(copy) {
      await keepTemplate(queryClient, copy);
      refreshTemplates(queryClient, copy.accountId);
      notify.success(templatesPageTexts.duplicated);
      await navigate(templateHref(copy));
    },
  });
  return (template: Template): void => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(template);
  };
}
