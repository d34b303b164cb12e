import { type Message, sayMessage } from '@posthorn/domain';

/** What a person reads of a refusal; older ones were kept in words instead of as a code. */
export const errorWords = (error: {
  user_message: string | null;
  user_text: Message | null;
}): string => (error.user_text ? sayMessage(error.user_text) : (error.user_message ?? ''));
