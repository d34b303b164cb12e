import {
  countCharacters,
  fill,
  plainLine,
  type SearchList,
  searchListSpecs,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { commonTexts } from '@posthorn/domain/texts/common';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { IconButton, Menu, MenuItem, Textarea, TextLine } from '../../../ui/index.ts';
import type { Live } from '../../../ui/live/live.ts';
import type { TileMoves } from '../../../ui/sort/sortable-tiles.tsx';
import { useWording, WordingAdvice } from '../../wording/index.ts';
import { lineHints } from '../model/hints.ts';
import { pastedLines } from '../model/lines.ts';
import type { OfferedTag } from '../model/offered-tag.ts';
import { useInsertion } from '../model/use-insertion.ts';
import { useTextWarning } from '../model/use-text-warning.ts';

interface LineProps {
  list: SearchList;
  at: number;
  /** "Headline 3". */
  name: string;
  text: Live<string>;
  error?: string;
  warning?: string;
  tags: readonly OfferedTag[];
  fieldId: string;
  isRemovable: boolean;
  /** Another line can be removed: this one stays as wide as that. */
  isBesideRemovable: boolean;
  actions: {
    onChange: (at: number, text: string) => void;
    onRemove: (at: number) => void;
    onEnter: (at: number) => void;
    onPaste: (at: number, texts: string[]) => void;
  };
  register: (at: number, insert: ReturnType<typeof useInsertion>) => () => void;
  onVisit: (at: number) => void;
  moves: TileMoves;
}

function OneLine(props: LineProps) {
  const { list, at, name, text, error, warning, tags, fieldId, actions, moves } = props;
  const { isRemovable, isBesideRemovable, register, onVisit } = props;
  const { length: max } = searchListSpecs[list];
  // What is too long for one line on the screen is still one line of the ad.
  const isLong = list === 'descriptions';
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const input = isLong ? area : line;
  const insert = useInsertion(input, max);
  const { marked, advice } = useWording();
  const textWarning = useTextWarning(text, tags, max);
  useEffect(() => register(at, insert), [register, at, insert]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.target !== input.current || event.nativeEvent.isComposing || !isPlain) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.onEnter(at);
    } else if (event.key === 'Backspace' && text.snapshot() === '' && isRemovable) {
      event.preventDefault();
      actions.onRemove(at);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text'));
    if (!lines || !input.current) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = input.current;
    const [first = '', ...rest] = lines;
    const before = text.snapshot();
    const begun = before.slice(0, selectionStart ?? 0) + first + before.slice(selectionEnd ?? 0);
    actions.onPaste(at, [begun, ...rest]);
  };

  const given = {
    label: name,
    isLabelHidden: true,
    value: text,
    onChange: (typed: string) => actions.onChange(at, plainLine(typed)),
    onFocus: () => onVisit(at),
    error,
    warning: textWarning ?? warning,
    max,
    count: countCharacters,
    marked,
    placeholder: lineHints[list],
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in the line
    <div id={fieldId} onKeyDown={onKeyDown} onPaste={onPaste} className="flex items-start gap-1.5">
      <span
        aria-hidden="true"
        className="flex h-9 w-8 shrink-0 cursor-grab touch-none items-center justify-end text-text-3 select-none pointer-coarse:h-11"
      >
        <GripVertical className="size-4" />
        <span className="tabular w-4 text-right text-xs">{at + 1}</span>
      </span>
      <div className="min-w-0 flex-1">
        {isLong ? (
          <Textarea {...given} textareaRef={area} rows={3} />
        ) : (
          <TextLine {...given} inputRef={line} />
        )}
        <WordingAdvice label={name} text={text} field={input} advice={advice} />
      </div>
      <LineTools
        at={at}
        name={name}
        isRemovable={isRemovable}
        isBesideRemovable={isBesideRemovable}
        onRemove={actions.onRemove}
        moves={moves}
      />
    </div>
  );
}

/** Where a line can be moved to depends on its place alone, however often that is said anew. */
function isSame<Props extends { moves: TileMoves }>(one: Props, other: Props): boolean {
  const isSamePlace =
    !one.moves.earlier === !other.moves.earlier && !one.moves.later === !other.moves.later;
  return (
    isSamePlace &&
    Object.keys(one).every(
      (name) => name === 'moves' || one[name as keyof Props] === other[name as keyof Props],
    )
  );
}

interface LineToolsProps
  extends Pick<LineProps, 'at' | 'name' | 'isRemovable' | 'isBesideRemovable' | 'moves'> {
  onRemove: (at: number) => void;
}

/** A key in the line leaves them alone. */
const LineTools = memo(function LineTools(props: LineToolsProps) {
  const { at, name, isRemovable, isBesideRemovable, onRemove, moves } = props;
  return (
    <>
      <Menu
        label={fill(adFieldTexts.options, { name })}
        trigger={
          <IconButton
            size="sm"
            icon={<Ellipsis />}
            label={fill(adFieldTexts.options, { name })}
            hasTooltip={false}
            className="mt-0.5"
          />
        }
      >
        <MenuItem
          icon={<ArrowUp />}
          end="Alt ↑"
          isDisabled={!moves.earlier}
          onAction={moves.earlier}
        >
          {adFieldTexts.moveLineUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} end="Alt ↓" isDisabled={!moves.later} onAction={moves.later}>
          {adFieldTexts.moveLineDown}
        </MenuItem>
      </Menu>
      {isRemovable ? (
        <IconButton
          size="sm"
          icon={<Trash2 />}
          label={fill(adFieldTexts.deleteLine, { name })}
          tooltip={commonTexts.delete}
          onPress={() => onRemove(at)}
          className="mt-0.5"
        />
      ) : isBesideRemovable ? (
        <span className="w-8 shrink-0 pointer-coarse:w-10" />
      ) : null}
    </>
  );
}, isSame);

export const Line = memo(OneLine, isSame);
