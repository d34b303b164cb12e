import type { GlossaryWord } from '@posthorn/domain/texts/glossary';
import { type ReactNode, useId } from 'react';
import { Term } from '../../../lib/glossary/term.tsx';
import { Card } from '../../../ui/layout/card.tsx';

export interface Fact {
  name: string;
  /** The word of the glossary that explains it. */
  word?: GlossaryWord;
  value: ReactNode;
}

interface FactListProps {
  title: string;
  facts: readonly Fact[];
  /** A sentence below the facts. */
  note?: ReactNode;
}

/** Names on the left, values on the right: a small card of the rail. */
export function FactList({ title, facts, note }: FactListProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {facts.length > 0 ? (
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-base">
          {facts.map(({ name, word, value }) => (
            <div key={name} className="contents">
              <dt className="text-text-2">{word ? <Term word={word}>{name}</Term> : name}</dt>
              <dd className="tabular text-right font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {note ? <p className="mt-2 text-sm text-text-2">{note}</p> : null}
    </Card>
  );
}
