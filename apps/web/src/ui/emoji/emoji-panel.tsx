import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { words } from '../lib/words.ts';
import { type Emoji, type EmojiGroup, findEmoji, searchEmoji, withTone } from './emoji.ts';
import { EmojiGrid, focusCell } from './emoji-grid.tsx';
import { EmojiGroups } from './emoji-groups.tsx';
import { chosenTone, recentEmoji, rememberEmoji, rememberTone } from './recent-emoji.ts';
import { SkinTones } from './skin-tones.tsx';
import { useEmoji } from './use-emoji.ts';

/** More than anyone looks through; a longer word finds fewer. */
const MOST_FOUND = 120;

interface EmojiPanelProps {
  onPick: (sign: string) => void;
  emptyText: string;
}

/** All emoji, from the first time they are wanted. */
export function EmojiPanel(props: EmojiPanelProps) {
  const { groups, hasFailed, retry } = useEmoji();
  return (
    <div className="flex h-88 w-80 max-w-[calc(100vw-2rem)] flex-col">
      {groups ? <Loaded {...props} groups={groups} /> : null}
      {hasFailed ? <ErrorState reason={words().emojiFailed} onRetry={retry} /> : null}
      {groups || hasFailed ? null : <Spinner className="m-auto" />}
    </div>
  );
}

function Loaded({
  groups,
  onPick,
  emptyText,
}: EmojiPanelProps & { groups: readonly EmojiGroup[] }) {
  const [recent] = useState(() => recentGroup(groups));
  const offered = useMemo(
    () => (recent.emoji.length > 0 ? [recent, ...groups] : groups),
    [recent, groups],
  );
  const [chosen, setChosen] = useState(offered[0]?.name ?? '');
  const [search, setSearch] = useState('');
  const [tone, setTone] = useState(chosenTone);
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // At once: what waits for its turn may find that the layer around it has had the focus since.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  const isSearching = search.trim() !== '';
  const shown = useMemo(
    () =>
      isSearching
        ? searchEmoji(groups, search, MOST_FOUND)
        : (offered.find(({ name }) => name === chosen)?.emoji ?? []),
    [groups, offered, chosen, search, isSearching],
  );
  const ready = shown[active] ?? shown[0];

  const show = (change: () => void) => {
    change();
    setActive(0);
    grid.current?.scrollTo?.({ top: 0 });
  };
  const pick = (emoji: Emoji) => {
    const sign = withTone(emoji, tone);
    rememberEmoji(sign);
    onPick(sign);
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && ready && isSearching) {
      event.preventDefault();
      pick(ready);
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusCell(grid.current, active);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the way from the search into the grid */}
      <div onKeyDown={onSearchKey} className="p-2">
        <SearchField
          label={words().searchEmoji}
          placeholder={words().searchEmoji}
          size="sm"
          value={search}
          onChange={(next) => show(() => setSearch(next))}
          inputRef={input}
        />
      </div>
      <EmojiGroups
        names={offered.map(({ name }) => name)}
        value={isSearching ? null : chosen}
        onChange={(name) =>
          show(() => {
            setSearch('');
            setChosen(name);
          })
        }
      />
      <div
        ref={grid}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-y border-line p-2"
      >
        {shown.length > 0 ? (
          <EmojiGrid
            label={isSearching ? words().foundEmoji : chosen}
            emoji={shown}
            tone={tone}
            active={Math.min(active, shown.length - 1)}
            onActive={setActive}
            onPick={pick}
            onLeave={() => input.current?.focus()}
            onType={() => input.current?.focus()}
          />
        ) : (
          <p role="status" className="px-3 py-10 text-center text-sm text-text-2">
            {emptyText}
          </p>
        )}
      </div>
      <div className="flex h-10 shrink-0 items-center justify-between gap-2 px-3">
        <span aria-hidden="true" className="truncate text-xs text-text-2 first-letter:uppercase">
          {ready?.name}
        </span>
        <SkinTones
          value={tone}
          onChange={(next) => {
            setTone(next);
            rememberTone(next);
          }}
        />
      </div>
    </>
  );
}

/** As they were inserted, with the skin they had. */
function recentGroup(groups: readonly EmojiGroup[]): EmojiGroup {
  const emoji = recentEmoji().flatMap((sign) => {
    const known = findEmoji(groups, sign);
    return known ? { sign, name: known.name, words: known.words } : [];
  });
  return { name: words().recentEmoji, emoji };
}
