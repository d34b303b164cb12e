import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from '../../campaigns/index.ts';

export type TemplatePreview = OperationAnswer<'previewTemplateUpdate'>;

interface Wanted {
  id: string;
  accountId: string;
  /** Another template to fill it from; without one, what its own template has changed. */
  templateId?: string | undefined;
}

/** What a template would do to a campaign. Asked anew each time: both may have changed. */
export const previewQuery = ({ id: campaignId, accountId, templateId }: Wanted) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, campaignId), 'template-preview', templateId ?? null],
    queryFn: ({ signal }): Promise<TemplatePreview> => {
      const options = { signal, suppressErrorToast: true };
      return templateId === undefined
        ? call('previewTemplateUpdate', { params: { campaignId } }, options)
        : call('previewChangeTemplate', { params: { campaignId, templateId } }, options);
    },
    staleTime: 0,
    gcTime: 0,
  });
