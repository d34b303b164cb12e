import type { OperationAnswer } from '@posthorn/contract';
import { type Connection, erroredCampaignsStatement, sharedErrorsStatement } from '@posthorn/db';
import {
  type CampaignStatus,
  cureIn,
  diagnose,
  isRetryable,
  type Message,
  sayMessage,
} from '@posthorn/domain';
import { errorWords } from '../../../platform/error-words.ts';

type Answer = OperationAnswer<'listErroredCampaigns'>;
type Errored = Answer['data'][number];
type KeptError = Errored['errors'][number];

interface Row {
  campaign: Omit<Errored, 'errors'>;
  errors: (Omit<KeptError, 'userMessage' | 'cause' | 'cure' | 'isRetryable'> & {
    user_message: string | null;
    user_text: Message | null;
  })[];
}

interface SharedError {
  cause: string;
  user_text: Message;
  campaigns: number;
  retryable: number;
}

/** The campaigns that people work through because a network refused something of them. */
export async function listErrored(
  { pool }: Connection,
  request: Parameters<typeof erroredCampaignsStatement>[0],
): Promise<Answer> {
  const { page, perPage } = request;
  const [{ rows }, shared] = await Promise.all([
    pool.query<Row>(erroredCampaignsStatement(request)),
    pool.query<SharedError>(sharedErrorsStatement(request)),
  ]);
  return {
    data: rows.slice(0, perPage).map(({ campaign, errors }) => ({
      ...campaign,
      errors: errors.map((error) => presentError(campaign.status, error)),
    })),
    causes: shared.rows.map(({ user_text, ...shown }) => ({
      ...shown,
      userMessage: sayMessage(user_text),
      cure: diagnose(user_text.code).cure,
    })),
    page,
    perPage,
    hasMore: rows.length > perPage,
  };
}

function presentError(
  status: CampaignStatus,
  { user_message, user_text, ...error }: Row['errors'][number],
): KeptError {
  const { message } = error;
  const { cause, cure } = diagnose(user_text?.code ?? null, error.adId !== null, error);
  return {
    ...error,
    userMessage: errorWords({ message, user_message, user_text }),
    cause,
    cure: cureIn(status, cure),
    isRetryable: isRetryable(error),
  };
}
