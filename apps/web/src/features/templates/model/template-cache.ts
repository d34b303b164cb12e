import type { QueryClient } from '@tanstack/react-query';
import { isStale } from '../../../lib/http/api-error.ts';
import { templateKey, templatesKey } from '../../accounts/index.ts';
import { type Template, templateOf } from './template.ts';

/** Shows a template at once wherever it stands; an older one than is known is no news. */
export async function keepTemplate(queryClient: QueryClient, template: Template): Promise<void> {
  const { accountId, id } = template;
  const isNewer = (known: Template) => known.version > template.version;
  const queryKey = templateKey(accountId, id);
  // An answer that is still on its way was given before this one.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Template>(queryKey, (known) =>
    known && isNewer(known) ? known : template,
  );
  queryClient.setQueryData<Template[]>(templatesKey(accountId), (known) =>
    known?.map((one) => (one.id === id && !isNewer(one) ? template : one)),
  );
}

/** Another person was first: the template that came with the refusal is kept, for the next attempt. */
export function keepCurrentTemplate(queryClient: QueryClient, error: unknown): void {
  if (!isStale(error) || !error.current) return;
  void keepTemplate(queryClient, templateOf(error.current as Parameters<typeof templateOf>[0]));
}

/** Takes a deleted template out of everything that shows it. */
export function dropTemplate(queryClient: QueryClient, { accountId, id }: Template): void {
  queryClient.removeQueries({ queryKey: templateKey(accountId, id) });
  queryClient.setQueryData<Template[]>(templatesKey(accountId), (known) =>
    known?.filter((one) => one.id !== id),
  );
}

export const refreshTemplates = (queryClient: QueryClient, accountId: string): void =>
  void queryClient.invalidateQueries({ queryKey: templatesKey(accountId) });
