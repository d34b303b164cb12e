import type { MessageCode, TextOf } from './catalogue.ts';
import { sayCode } from './say.ts';
import type { ArgumentsOf, Params } from './text.ts';

/** What is to be said, before it is put into words: it can be kept, and said in any language later. */
export interface Message {
  code: MessageCode;
  params: Params;
}

/** A missing or surplus parameter does not compile. */
export const messageOf = <Code extends MessageCode>(
  code: Code,
  ...[params]: ArgumentsOf<TextOf<Code>>
): Message => ({ code, params: params ?? {} });

export const sayMessage = ({ code, params }: Message): string => sayCode(code, params);
