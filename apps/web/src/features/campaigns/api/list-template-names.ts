import { templateName } from '@posthorn/domain';
import { queryOptions } from '@tanstack/react-query';
import { askTemplates, templatesKey } from '../../accounts/index.ts';

/** What the account's templates are called, for a filter. Failures are shown in its place. */
export const templateNamesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...templatesKey(accountId), 'names'],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { byGroup, made } = await askTemplates(accountId, signal);
      const names = [
        ...byGroup.map((one) => templateName({ ...one, title: '' })),
        ...made.map(templateName),
      ];
      return names.filter(Boolean);
    },
  });
