import { fill } from '@posthorn/domain';
import { wordingReasonTexts, wordingTexts } from '@posthorn/domain/texts/wording';
import { Lightbulb } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { insertAtCaret } from '../../../lib/page/insert-at-caret.ts';
import { Button } from '../../../ui/index.ts';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
import type { WordingNote } from '../model/notes.ts';
import type { Advice } from '../model/use-wording.ts';

interface WordingAdviceProps {
  /** What the field is called. */
  label: string;
  text: MaybeLive<string>;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  advice: Advice | undefined;
}

/** More than these would push the next field off the screen. */
const SHOWN_NOTES = 3;

/** What could be worded better in a text field, below it; nothing where nothing is to be said. */
export const WordingAdvice = memo(function WordingAdvice(props: WordingAdviceProps) {
  return props.advice ? <Notes {...props} advice={props.advice} /> : null;
});

function Notes({ label, field, advice, ...given }: WordingAdviceProps & { advice: Advice }) {
  const text = useAsLive(given.text);
  const notes = useLive(text, advice.notes);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? notes : notes.slice(0, SHOWN_NOTES);
  const rest = notes.length - shown.length;

  function replace(key: string, proposal: string): void {
    const element = field.current;
    const place = element && advice.place(element.value, key);
    if (!place) return;
    element.focus();
    element.setSelectionRange(place.from, place.to);
    insertAtCaret(element, proposal);
  }
  function dismiss(key: string): void {
    advice.dismiss(key);
    field.current?.focus();
  }

  return (
    <>
      <span aria-live="polite" className="sr-only">
        {notes.length > 0
          ? fill(wordingTexts.announced, { field: label, findings: shown.map(said).join(' ') })
          : null}
      </span>
      {notes.length > 0 ? (
        <ul
          aria-label={fill(wordingTexts.advice, { field: label })}
          className="mt-1.5 flex min-w-0 flex-col gap-2 rounded-control bg-surface-2 px-3 py-2 text-xs text-text-2"
        >
          {shown.map((note) => (
            <Note key={note.key} note={note} onReplace={replace} onDismiss={dismiss} />
          ))}
          {rest > 0 ? (
            <li>
              <Button size="sm" variant="quiet" onPress={() => setWhole(true)} className="-ml-2">
                {fill(wordingTexts.more, { n: rest })}
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}

/** The sentence about a word: which, how often, and what is the matter. */
const said = ({ word, times, reason }: WordingNote): string =>
  fill(wordingTexts.found, { n: times, word, reason: wordingReasonTexts[reason] });

/** Long proposals take several lines on a phone. */
const SMALL = 'h-auto! min-h-7 px-2! py-0.5 text-xs! text-left [&_span]:whitespace-normal!';

interface NoteProps {
  note: WordingNote;
  onReplace: (key: string, proposal: string) => void;
  onDismiss: (key: string) => void;
}

function Note({ note, onReplace, onDismiss }: NoteProps) {
  const { key, word, proposals, source } = note;
  return (
    <li className="flex min-w-0 gap-2">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="text-text">{said(note)}</span>{' '}
          {source ? fill(wordingTexts.source, { source }) : null}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          {proposals.length > 0 ? <span aria-hidden="true">{wordingTexts.instead}</span> : null}
          {proposals.map((proposal) => (
            <Button
              key={proposal}
              size="sm"
              aria-label={fill(wordingTexts.replace, { word, proposal })}
              onPress={() => onReplace(key, proposal)}
              className={SMALL}
            >
              {proposal}
            </Button>
          ))}
          <Button
            size="sm"
            variant="quiet"
            aria-label={fill(wordingTexts.dismissWord, { word })}
            onPress={() => onDismiss(key)}
            className={SMALL}
          >
            {wordingTexts.dismiss}
          </Button>
        </div>
      </div>
    </li>
  );
}
