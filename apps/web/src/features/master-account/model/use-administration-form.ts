import { type Finding, sayFinding, tidyLine } from '@posthorn/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText, findingsIn } from '../../../lib/http/api-error.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type Texts<Values> = { [Field in keyof Values]: string };

interface FormOptions<Values extends Texts<Values>, Answer> {
  begin: Values;
  findingsOf: (values: Values) => Finding[];
  /** The key is the same as long as the values are: sent twice, one thing is made. */
  send: (values: Values, key: string) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
}

/** What a field of such a form is bound to. */
export interface AdministrationForm<Field extends string> {
  values: Record<Field, string>;
  type: (field: Field, text: string) => void;
  leave: (field: Field) => void;
  errorAt: (field: Field) => string | undefined;
}

/**
 * A form of typed lines. What is wrong with a field is said when it is left, and of every field when the form
 * is sent; then the first of them is focused.
 */
export function useAdministrationForm<Values extends Texts<Values>, Answer>({
  begin,
  findingsOf,
  send,
  onSuccess,
}: FormOptions<Values, Answer>) {
  type Field = keyof Values & string;
  const [values, setValues] = useState(begin);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const attempts = useAttempts();
  const once = useOneAtATime();
  const sending = useMutation({
    mutationFn: (tidied: Values) => send(tidied, attempts.keyOf(tidied)),
    onSuccess: (answer, tidied) => {
      attempts.done(tidied);
      onSuccess(answer);
    },
    onError: () => setTries((count) => count + 1),
  });
  const tidied = Object.fromEntries(
    Object.entries<string>(values).map(([field, text]) => [field, tidyLine(text)]),
  ) as unknown as Values;
  const findings = findingsOf(tidied);
  const refused = findingsIn(sending.error);

  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const errorAt = (field: Field) => {
    const isShown = tries > 0 || left.has(field);
    const found = [...refused, ...(isShown ? findings : [])].find(({ path }) => path === field);
    return found && sayFinding(found);
  };
  const isAtField = refused.some(({ path }) => path in values);

  return {
    form: {
      values: values as Record<Field, string>,
      type: (field: Field, text: string) => {
        if (sending.isError) sending.reset();
        setValues((before) => ({ ...before, [field]: text }));
      },
      leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
      errorAt,
    } satisfies AdministrationForm<Field>,
    fields,
    isBusy: sending.isPending,
    /** What failed and is said at no field. */
    problem: sending.isError && !isAtField ? errorText(sending.error) : undefined,
    submit: () => {
      if (findings.length > 0) setTries(tries + 1);
      else once(() => sending.mutateAsync(tidied));
    },
  };
}
