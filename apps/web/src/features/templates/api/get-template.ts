import type { TemplateKind } from '@posthorn/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { templateKey } from '../../accounts/index.ts';
import { templateOf } from '../model/template.ts';

/** Failures are shown in its place. */
export const templateQuery = (accountId: string, kind: TemplateKind, templateId: string) =>
  queryOptions({
    queryKey: templateKey(accountId, templateId),
    queryFn: async ({ signal }) => {
      const params = { accountId, templateId };
      const options = { signal, suppressErrorToast: true };
      const answer =
        kind === 'default'
          ? await call('getDefaultTemplate', { params }, options)
          : await call('getCustomTemplate', { params }, options);
      return templateOf(answer);
    },
  });
