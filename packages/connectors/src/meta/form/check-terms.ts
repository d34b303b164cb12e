import { messageOf, sayMessage } from '@posthorn/domain';
import { NetworkFailure } from '../../failure.ts';
import type { Plan } from '../../plan.ts';
import type { Graph } from '../graph.ts';

/** Refuses a plan with a form whose page has not accepted the terms: Meta takes the form, and no ad that opens it. */
export async function checkTerms(graph: Graph, { form, pages }: Plan): Promise<void> {
  if (!form || pages.facebook === null) return;
  const page = await graph.get<{ leadgen_tos_accepted?: boolean }>(pages.facebook, {
    fields: 'leadgen_tos_accepted',
  });
  if (page.leadgen_tos_accepted === true) return;
  const userMessage = messageOf('meta.formTerms');
  throw new NetworkFailure({
    kind: 'invalid',
    code: 'formTerms',
    message: sayMessage(userMessage),
    userMessage,
    field: 'pages.facebook',
    isAboutForm: true,
  });
}
