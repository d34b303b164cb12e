import {
  amountText,
  amountTextFinding,
  type Currency,
  type Finding,
  isBlank,
  readAmount,
  reconfirmQuestion,
  totalFindings,
} from '@posthorn/domain';
import { useState } from 'react';
import { rulesOf } from '../../campaigns/index.ts';
import type { Campaign } from './values.ts';

/** The total as it stands in its field, until it is taken. */
export interface TypedTotal {
  text: string;
  /** Cents; null where the field is empty or holds no amount. */
  total: number | null;
  /** Something was typed that is not taken yet: it would be lost with the page. */
  isWaiting: boolean;
  /** It differs from the total the campaign has. */
  isNew: boolean;
  wrong: Finding | undefined;
  /** A large sum is asked about before it is taken. */
  question: Finding | undefined;
  /** The field was left with what is typed. */
  isLeft: boolean;
  /** What keeps it from being taken, once the field was left. */
  finding: Finding | undefined;
  type: (text: string) => void;
  leave: () => void;
  /** It was taken, or is what the campaign has. */
  forget: () => void;
}

/**
 * It lives with the form and not with its field: the form must not be left, nor be called saved, while a sum
 * waits to be mended or confirmed.
 */
export function useTypedTotal(
  shown: Campaign,
  saved: number | null,
  currency: Currency,
): TypedTotal {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? (saved ? amountText(saved) : '');
  const total = isBlank(text) ? null : (readAmount(text, 'total') ?? null);
  const wrong =
    amountTextFinding(text, 'budget', 'total') ?? totalFindings(rulesOf(shown), total, currency)[0];
  const isNew = total !== saved;
  const question =
    isNew && !wrong && total !== null ? reconfirmQuestion({ amount: total, currency }) : undefined;
  const isWaiting = typed !== undefined && (isNew || wrong !== undefined);
  return {
    text,
    total,
    isWaiting,
    isNew,
    wrong,
    question,
    isLeft,
    finding: isWaiting && isLeft ? (wrong ?? question) : undefined,
    type(next) {
      setTyped(next);
      setLeft(false);
    },
    leave: () => setLeft(true),
    forget() {
      setTyped(undefined);
      setLeft(false);
    },
  };
}
