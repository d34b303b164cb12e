import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { templateKey } from '../../accounts/index.ts';
import { resourceOf, type Template } from '../../templates/index.ts';

export type TemplateCampaign = OperationAnswer<'listTemplateCampaigns'>[number];

/** The campaigns made from a template. It changes with the template, and with each of them. */
export const templateCampaignsQuery = ({ id, accountId, kind }: Template) =>
  queryOptions({
    queryKey: [...templateKey(accountId, id), 'campaigns'],
    queryFn: ({ signal }) =>
      call(
        'listTemplateCampaigns',
        { params: { owner: resourceOf(kind), templateId: id } },
        { signal, suppressErrorToast: true },
      ),
    staleTime: 0,
  });
