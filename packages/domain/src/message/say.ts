import type { Finding } from '../finding.ts';
import { catalogue, type MessageCode, ruleTexts, type TextOf } from './catalogue.ts';
import { type ArgumentsOf, fillLoosely, type Params, type Text } from './text.ts';

type Nouns = Record<string, Record<string, Text>>;

function textOf(nouns: Nouns, code: string): Text {
  const [noun = '', key = ''] = code.split('.');
  return nouns[noun]?.[key] ?? code;
}

/** Codes that were stored outlive the texts they name. */
export const isMessageCode = (code: string): code is MessageCode =>
  textOf(catalogue, code) !== code;

/** The sentence for a code, with its {parameters} filled in; a missing or surplus one does not compile. */
export function say<Code extends MessageCode>(
  code: Code,
  ...[params]: ArgumentsOf<TextOf<Code>>
): string {
  return sayCode(code, params);
}

/** The sentence for a code that comes from elsewhere, with the parameters that came along. */
export function sayCode(code: MessageCode, params?: Params): string {
  return fillLoosely(textOf(catalogue, code), params);
}

export function sayFinding({ code, params }: Finding): string {
  return fillLoosely(textOf(ruleTexts, code), params);
}
