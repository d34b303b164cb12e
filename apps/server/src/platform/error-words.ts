import { isMessageCode, type Message, sayMessage } from '@posthorn/domain';

interface KeptError {
  /** The network's own words. */
  message?: string | null;
  user_message: string | null;
  user_text: Message | null;
}

/**
 * What a person reads of a refusal. Older ones were kept in words instead of as a code, and some by
 * a code that has another name by now.
 */
export function errorWords({ message, user_message, user_text }: KeptError): string {
  if (user_text && isMessageCode(user_text.code)) return sayMessage(user_text);
  return user_message ?? message ?? '';
}
