import { fill } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ApiError, isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { whileDeleting } from '../../../lib/query/being-deleted.ts';
import { dropUnsaved } from '../../../lib/save/unsaved-texts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { type Template, templateTitle } from '../model/template.ts';
import { dropTemplate, keepCurrentTemplate, refreshTemplates } from '../model/template-cache.ts';
import { templatesHref } from '../model/template-href.ts';

/** One that another person deleted first is as gone as it should be. */
async function deleteTemplate({ id, kind, version }: Template): Promise<void> {
  const input = { params: { templateId: id } };
  const options = { ifMatch: version, suppressErrorToast: isGone };
  try {
    await (kind === 'default'
      ? call('deleteDefaultTemplate', input, options)
      : call('deleteCustomTemplate', input, options));
  } catch (error) {
    if (!(error instanceof ApiError && isGone(error))) throw error;
  }
}

/** Deletes the version that a person has seen, and leaves its page. */
export function useDeleteTemplate() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (template: Template) => whileDeleting(template.id, () => deleteTemplate(template)),
    async onSuccess(_, template) {
      dropUnsaved(template.id);
      notify.success(fill(templatesPageTexts.deleted, { title: templateTitle(template) }));
      // First away from its page: what is gone must not be asked for again.
      if (router.state.location.pathname.includes(template.id)) {
        await navigate(templatesHref(template.kind));
      }
      dropTemplate(queryClient, template);
    },
    onError: (error) => keepCurrentTemplate(queryClient, error),
    onSettled: (_, __, { accountId }) => refreshTemplates(queryClient, accountId),
  });
}
