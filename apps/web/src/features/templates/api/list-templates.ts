import { queryOptions } from '@tanstack/react-query';
import { askTemplates, templatesKey } from '../../accounts/index.ts';
import { type Template, templateOf } from '../model/template.ts';

/** Of both kinds. Failures are shown in the place of the list. */
export const templatesQuery = (accountId: string) =>
  queryOptions({
    queryKey: templatesKey(accountId),
    queryFn: async ({ signal }): Promise<Template[]> => {
      const { byGroup, made } = await askTemplates(accountId, signal);
      return [...byGroup, ...made].map(templateOf);
    },
  });
