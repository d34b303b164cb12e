import type { Lead, Published } from '../connector.ts';
import type { LinkedInClient } from './client.ts';
import { adOfCreative } from './keys.ts';
import { listAll } from './pages.ts';
import { urn } from './urn.ts';

interface FormResponse {
  id: string;
  submittedAt: number;
  associatedEntity?: { associatedCreative?: string };
  formResponse?: { answers?: Answer[] };
}

interface Answer {
  questionId: number;
  answerDetails?: {
    textQuestionAnswer?: { answer?: string };
    multipleChoiceAnswer?: { options?: (string | number)[] };
  };
}

const PER_PAGE = 100;

/** The people who filled in the form of one of our ads. */
export async function readLeads(
  client: LinkedInClient,
  { refs }: Published,
  since: number,
  now: number,
): Promise<Lead[]> {
  const adOf = adOfCreative(refs);
  if (adOf.size === 0) return [];
  const query = {
    q: 'owner',
    owner: { sponsoredAccount: urn('sponsoredAccount', client.accountId) },
    leadType: { leadType: 'SPONSORED' },
    limitedToTestLeads: false,
    submittedAtTimeRange: { start: since, end: now },
  };
  const responses = await listAll<FormResponse>(client, 'leadFormResponses', query, PER_PAGE);
  return responses.flatMap((response) => {
    const adId = adOf.get(response.associatedEntity?.associatedCreative ?? '');
    return adId === undefined ? [] : [leadOf(response, adId)];
  });
}

const leadOf = ({ id, submittedAt, formResponse }: FormResponse, adId: string): Lead => ({
  id,
  adId,
  at: submittedAt,
  answers: (formResponse?.answers ?? []).map(({ questionId, answerDetails }) => ({
    field: String(questionId),
    values: [
      ...(answerDetails?.textQuestionAnswer?.answer
        ? [answerDetails.textQuestionAnswer.answer]
        : []),
      ...(answerDetails?.multipleChoiceAnswer?.options ?? []).map(String),
    ],
  })),
});
