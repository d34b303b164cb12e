import type { CampaignType } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import {
  keepCurrentTemplate,
  keepTemplate,
  type Template,
  templateOf,
} from '../../templates/index.ts';

/** Gives a template another type; what that type does not use is emptied. */
export function useChangeTemplateType({ id: templateId, version }: Template) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (type: CampaignType) =>
      call(
        'updateCustomTemplate',
        { params: { templateId }, body: { type } },
        { ifMatch: version },
      ),
    onSuccess: (template) => keepTemplate(queryClient, templateOf(template)),
    onError: (error) => keepCurrentTemplate(queryClient, error),
  });
}
