import type { QueryClient } from '@tanstack/react-query';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
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

/** The template as it is now, which comes with the refusal of what was about an older one. */
export function currentTemplateIn(error: unknown): Template | undefined {
  const current = staleAnswer('setTemplateBudget', error);
  return current && templateOf(current);
}

/** Another person was first: the template that came with the refusal is kept, for the next attempt. */
export function keepCurrentTemplate(queryClient: QueryClient, error: unknown): void {
  const current = currentTemplateIn(error);
  if (current) void keepTemplate(queryClient, current);
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
