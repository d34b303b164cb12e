import { CircleAlert } from 'lucide-react';
import {
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ComboBox, ComboBoxStateContext, Popover } from 'react-aria-components/ComboBox';
import { Spinner } from '../feedback/spinner.tsx';
import { fieldBox, fieldInput } from '../fields/field-style.ts';
import { PlainField } from '../fields/plain-field.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { ChosenTags, type TagLayer } from './chosen-tags.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import type { PickProps } from './pick-props.ts';
import { type LoadOptions, useAsyncOptions } from './use-async-options.ts';

interface AsyncMultiComboboxProps<O extends Option>
  extends Omit<PickProps, 'options' | 'size' | 'disabledReason' | 'name'> {
  value: readonly O[];
  /** One more was picked; the caller decides whether it fits. */
  onAdd: (option: O) => void;
  onRemove: (ids: ReadonlySet<string>) => void;
  /** Keep it stable (useCallback): a new function is a new search. */
  load: LoadOptions<O>;
  /** Milliseconds without a key before a search begins. */
  pause?: number;
  /** Why the last pick was not taken. Also said in the list, which may lie over the field's own line. */
  refusal?: string;
  failedText?: string;
  /** What a press on a chosen one opens. */
  layer?: TagLayer<O>;
  /** Called with every key, so that a message about the last pick can go. */
  onType?: () => void;
}

const nothing = async () => [];

const isNamed = ({ label, otherName = '' }: Option, typed: string): boolean =>
  [label, otherName].some(
    (name) =>
      name !== '' && name.localeCompare(typed.trim(), undefined, { sensitivity: 'accent' }) === 0,
  );

/** Opens and closes the list of the combobox it stands in. */
interface ListHandle {
  open: () => void;
  close: () => void;
}

function List({ handle }: { handle: RefObject<ListHandle | null> }) {
  const state = useContext(ComboBoxStateContext);
  useImperativeHandle(handle, () => ({
    open: () => state?.isOpen || state?.open(null, 'manual'),
    close: () => state?.close(),
  }));
  return null;
}

interface ListPlace {
  width: number;
  hasRoomBelow: boolean;
}

/** For some lines of the list. */
const ROOM_PX = 200;

function placeFor(box: HTMLElement | null): ListPlace | undefined {
  if (!box) return undefined;
  const { bottom } = box.getBoundingClientRect();
  return { width: box.offsetWidth, hasRoomBelow: window.innerHeight - bottom >= ROOM_PX };
}

/**
 * Several, found by typing and searched on a server. What is chosen stands as tags before the text. After
 * a choice the list goes, because it would lie over the next field; a key or a press brings it back.
 * To leave the field with the whole name of a listed one is to choose it: phones have no arrows.
 */
export function AsyncMultiCombobox<O extends Option>({
  value,
  onAdd,
  onRemove,
  load,
  pause,
  refusal,
  layer,
  onType,
  placeholder,
  emptyText = words().nothingFound,
  failedText = words().searchFailed,
  onBlur,
  ...field
}: AsyncMultiComboboxProps<O>) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);
  const [text, setText] = useState('');
  // What stands in the box also before it is drawn: Tab takes the marked line and leaves the field at once.
  const typed = useRef('');
  const write = (next: string) => {
    typed.current = next;
    setText(next);
  };
  // Nothing is asked for before a person comes to the field.
  const [isWanted, setWanted] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [place, setPlace] = useState<ListPlace>();
  const { options, isLoading, hasFailed } = useAsyncOptions<O>(
    text,
    isWanted ? load : nothing,
    pause,
  );
  const chosen = value.map(({ id }) => id);
  const nothingText = isLoading ? words().searchingOptions : hasFailed ? failedText : emptyText;

  function choose(keys: readonly (string | number)[]): void {
    const ids = new Set(keys.map(String));
    const gone = new Set(chosen.filter((id) => !ids.has(id)));
    const added = options.find(({ id }) => ids.has(id) && !chosen.includes(id));
    // A list that closes says again what is chosen.
    if (gone.size === 0 && !added) return;
    write('');
    if (gone.size > 0) onRemove(gone);
    if (added) onAdd(added);
    list.current?.close();
  }

  /** Chosen by keys that came before the list: what is chosen already stays. */
  function take({ id }: O): void {
    choose([...chosen, id]);
  }

  /** A name that was written in full is meant, also without a press on it. */
  function takeNamed(): void {
    const named = options.find((one) => isNamed(one, typed.current));
    setLeft(false);
    write('');
    if (named && !named.isDisabled && !chosen.includes(named.id)) onAdd(named);
  }

  // Who types fast has left before the search has an answer.
  useEffect(() => {
    if (isLeft && !isLoading) takeNamed();
  });

  return (
    <PlainField
      {...field}
      error={refusal ?? field.error}
      onLabelPress={() => input.current?.focus()}
    >
      {({ labelId, describedBy }) => (
        <div
          ref={box}
          className={cx(
            fieldBox,
            'min-h-9 flex-wrap gap-1.5 py-1 pr-2.5 pl-1.5 pointer-coarse:min-h-11',
          )}
        >
          {/* Outside the combobox: it would take the tags for options. */}
          <ChosenTags
            label={words().chosenIn(field.label)}
            chosen={value}
            canRemove={!field.isDisabled}
            hasDetails
            layer={layer}
            onRemove={(gone) => {
              onRemove(gone);
              if (gone.size >= value.length) input.current?.focus();
            }}
          />
          <ComboBox
            selectionMode="multiple"
            items={options}
            value={chosen}
            onChange={choose}
            inputValue={text}
            onOpenChange={() => setPlace(placeFor(box.current))}
            onFocus={() => {
              setWanted(true);
              setLeft(false);
            }}
            onBlur={() => {
              setLeft(true);
              onBlur?.();
            }}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            isRequired={field.isRequired}
            isDisabled={field.isDisabled}
            isInvalid={Boolean(refusal ?? field.error)}
            validationBehavior="aria"
            allowsEmptyCollection
            menuTrigger="focus"
            className="flex min-w-32 flex-1 items-center gap-2"
          >
            <List handle={list} />
            <ComboboxInput
              ref={input}
              text={text}
              options={options}
              isLoading={isLoading}
              onTake={take}
              onClick={() => list.current?.open()}
              // Not the combobox's own news of the text: it would empty it when the page scrolls,
              // which closes the list. With a text in the box it opens again at once.
              onChange={({ target }) => {
                write(target.value);
                onType?.();
              }}
              onKeyDown={({ key }) => key === 'Escape' && write('')}
              placeholder={value.length > 0 ? words().add : placeholder}
              className={cx(fieldInput, 'h-7 pl-1.5 pointer-coarse:h-9')}
            />
            {isWanted && isLoading ? <Spinner size={14} className="shrink-0 text-text-3" /> : null}
            <Popover
              triggerRef={box}
              offset={4}
              placement="bottom start"
              // Above the field the best match would be farthest from it: rather a short list below.
              shouldFlip={!place?.hasRoomBelow}
              style={{ width: place?.width }}
              className={cx(layerClass, 'min-w-64')}
            >
              {refusal ? (
                <p className="flex gap-1 border-b border-line px-3 py-2 text-xs text-danger">
                  <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
                  {refusal}
                </p>
              ) : null}
              <OptionList options={options} emptyText={nothingText} />
            </Popover>
          </ComboBox>
        </div>
      )}
    </PlainField>
  );
}
