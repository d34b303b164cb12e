import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { templatesKey } from '../../accounts/index.ts';
import { type Template, templateOf } from '../model/template.ts';

/** Of both kinds. Failures are shown in the place of the list. */
export const templatesQuery = (accountId: string) =>
  queryOptions({
    queryKey: templatesKey(accountId),
    queryFn: async ({ signal }): Promise<Template[]> => {
      const options = { signal, suppressErrorToast: true };
      const [byGroup, made] = await Promise.all([
        call('listDefaultTemplates', { params: { accountId } }, options),
        call('listCustomTemplates', { params: { accountId } }, options),
      ]);
      return [...byGroup, ...made].map(templateOf);
    },
  });
