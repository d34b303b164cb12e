import {
  fewLinesWarning,
  fill,
  isBlank,
  repeatedLines,
  type SearchList,
  sayFinding,
  searchListSpecs,
} from '@posthorn/domain';
import { searchTexts } from '@posthorn/domain/texts/search';
import { Plus } from 'lucide-react';
import { type FocusEvent, memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { RequiredMark } from '../../../ui/fields/required-mark.tsx';
import { Button } from '../../../ui/index.ts';
import { useLatest } from '../../../ui/lib/use-latest.ts';
import { type MaybeLive, partOf } from '../../../ui/live/live.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
import { moved } from '../../../ui/sort/order.ts';
import { SortableTiles } from '../../../ui/sort/sortable-tiles.tsx';
import { lineWords } from '../model/hints.ts';
import { added, canAdd, canRemove, changed, pasted, removed } from '../model/lines.ts';
import type { OfferedTag } from '../model/offered-tag.ts';
import type { useInsertion } from '../model/use-insertion.ts';
import { Line } from './line.tsx';
import { TextTools } from './text-tools.tsx';

type Insert = ReturnType<typeof useInsertion>;

interface LinesFieldProps {
  list: SearchList;
  lines: MaybeLive<readonly string[]>;
  onChange: (lines: readonly string[]) => void;
  /** A person has left the list and all that belongs to it. */
  onBlur: () => void;
  /** About all lines together. */
  error?: string;
  /** About one of them. */
  lineErrors: readonly (string | undefined)[];
  tags: readonly OfferedTag[];
  fieldId: string;
}

function Field(props: LinesFieldProps) {
  const { list, onChange, onBlur, error, lineErrors, tags, fieldId } = props;
  const spec = searchListSpecs[list];
  const { label, line, add } = lineWords[list];
  const root = useRef<HTMLFieldSetElement>(null);
  const noteId = useId();
  const lines = useAsLive(props.lines);
  const count = useLive(lines, (now) => now.length);
  const filled = useLive(lines, (now) => now.filter((text) => !isBlank(text)).length);
  const texts = useMemo(
    () => Array.from({ length: count }, (_, n) => partOf(lines, (now) => now[n] ?? '')),
    [lines, count],
  );
  const warning = useLive(lines, (now) => {
    const found = fewLinesWarning(list, now);
    return found && sayFinding(found);
  });
  const repeated = useLive(lines, (now) => [...repeatedLines(now)].join(' ')).split(' ');
  // What the lines can do must not change with every key, or every one of them would be drawn.
  const change = useLatest(onChange);

  /** A line that is still to be drawn, and has the keys then. */
  const wanted = useRef<number>(null);
  const inputAt = useCallback(
    (at: number) => root.current?.querySelectorAll<HTMLElement>('input, textarea')[at],
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes when there are more
  useLayoutEffect(() => {
    if (wanted.current !== null) inputAt(wanted.current)?.focus();
    wanted.current = null;
  }, [count, inputAt]);

  const actions = useMemo(() => {
    const set = (next: readonly string[], focus?: number) => {
      change.current(next);
      if (focus === undefined) return;
      const input = inputAt(focus);
      if (input) input.focus();
      else wanted.current = focus;
    };
    return {
      onChange: (at: number, text: string) => set(changed(lines.snapshot(), at, text)),
      onMove: (from: number, to: number) => set(moved(lines.snapshot(), from, to)),
      onRemove(at: number) {
        if (canRemove(at, spec)) set(removed(lines.snapshot(), at), at - 1);
      },
      /** On to the next line; after the last one that says something comes a new one. */
      onEnter(at: number) {
        const now = lines.snapshot();
        if (at < now.length - 1) inputAt(at + 1)?.focus();
        else if (now[at]?.trim() && canAdd(now, spec)) set(added(now, at), at + 1);
      },
      onPaste(at: number, texts: string[]) {
        const { lines: next, last, leftOut } = pasted(lines.snapshot(), at, texts, spec);
        set(next, last);
        if (leftOut > 0) notify.warning(fill(searchTexts.pasteTooMany, { n: leftOut }));
      },
    };
  }, [spec, inputAt, lines, change]);

  /** What is inserted goes to the line that a person was in last. */
  const inserts = useRef(new Map<number, Insert>());
  const active = useRef(0);
  const register = useCallback((at: number, insert: Insert) => {
    inserts.current.set(at, insert);
    return () => void inserts.current.delete(at);
  }, []);
  const onVisit = useCallback((at: number) => {
    active.current = at;
  }, []);
  const insertTag = useCallback((text: string) => {
    const insert = inserts.current.get(active.current) ?? inserts.current.get(0);
    const found = insert?.(text, { isWord: true });
    if (found) notify.error(sayFinding(found));
  }, []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };

  const isFull = !canAdd(lines.snapshot(), spec);
  return (
    <fieldset
      ref={root}
      id={fieldId}
      onBlur={leave}
      aria-describedby={noteId}
      className="relative flex min-w-0 flex-col gap-2"
    >
      <legend className="float-left mb-1 flex h-8 items-center gap-2 text-sm font-medium">
        <span>
          {label}
          <RequiredMark />
        </span>
        <span className="tabular font-normal text-text-3">
          {filled}/{spec.max}
        </span>
      </legend>
      <TextTools fieldLabel={label} tags={tags} isDisabled={false} onTag={insertTag} />
      <SortableTiles
        label={label}
        items={texts}
        keyOf={(_, n) => String(n)}
        nameOf={(_, n) => fill(line, { n: n + 1 })}
        canMove={() => true}
        onMove={actions.onMove}
        className="clear-both flex-col flex-nowrap! gap-1!"
      >
        {(text, n, moves) => (
          <Line
            list={list}
            at={n}
            name={fill(line, { n: n + 1 })}
            text={text}
            error={lineErrors[n]}
            warning={repeated.includes(`${n}`) ? searchTexts.repeated : undefined}
            tags={tags}
            fieldId={`${fieldId}.${n}`}
            isRemovable={canRemove(n, spec)}
            // The last one can go first.
            isBesideRemovable={canRemove(count - 1, spec)}
            actions={actions}
            register={register}
            onVisit={onVisit}
            moves={moves}
          />
        )}
      </SortableTiles>
      <div className="flex items-start justify-between gap-3">
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus />}
          isDisabled={isFull}
          onPress={() => {
            wanted.current = count;
            change.current(added(lines.snapshot(), count - 1));
          }}
          className="-ml-2"
        >
          {add}
        </Button>
        <p id={noteId} className="pt-1.5 text-right text-xs text-text-3">
          <span className={error ? 'text-danger' : warning ? 'text-warning' : 'sr-only'}>
            {error ?? warning}
          </span>
        </p>
      </div>
    </fieldset>
  );
}

/** The lines of a list, each with its counter: written, put in order, added and taken away. */
export const LinesField = memo(Field);
