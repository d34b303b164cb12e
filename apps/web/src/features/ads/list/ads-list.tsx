import { type Channel, channelLabels, fill } from '@posthorn/domain';
import { adsListTexts } from '@posthorn/domain/texts/ads-list';
import { Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { rangeOf } from '../../../lib/page/range-of.ts';
import { TOP_BAR_PX, useRowWindow } from '../../../lib/page/use-row-window.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { FilterChips } from '../../../ui/choice/filter-chips.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import type { Ad } from '../api/list-ads.ts';
import { type AdsScene, inShownOrder } from '../model/ads-scene.ts';
import { focusAfterDialog } from '../model/focus-after-dialog.ts';
import { AdRow, ROW_HEIGHT } from './ad-row.tsx';
import { DeleteAdsDialog } from './delete-ads-dialog.tsx';
import { matchingAds } from './matching-ads.ts';

interface AdsListProps {
  scene: AdsScene;
  ads: readonly Ad[];
}

/** No state of a network is called that. */
const NEEDS_ATTENTION = ' needsAttention';

function withIds(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(before);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Takes the focus when the button that deleted ads is gone with them. */
const LIST_ID = 'ads-list';

/** All ads, a line each: for campaigns with more of them than can be looked at. */
export default function AdsList({ scene, ads }: AdsListProps) {
  const [text, setText] = useState('');
  const [channels, setChannels] = useState<Channel[]>([]);
  const [states, setStates] = useState<string[]>([]);
  const [needsAttention, setNeedsAttention] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** As they were chosen: the list below loses them while they are deleted. */
  const [leaving, setLeaving] = useState<readonly Ad[]>();
  const inOrder = useMemo(() => inShownOrder(scene, ads), [scene, ads]);
  const shown = useMemo(
    () => matchingAds(inOrder, scene, { text, channels, states, needsAttention }),
    [inOrder, scene, text, channels, states, needsAttention],
  );
  // What the filter hides is not touched.
  const picked = shown.filter(({ id }) => chosen.has(id));
  const last = useRef<string>(undefined);
  const choose = useCallback(
    (id: string, isOn: boolean, isRange: boolean) => {
      const placeOf = (wanted?: string) => shown.findIndex((ad) => ad.id === wanted);
      const range = isRange ? rangeOf(shown, placeOf(last.current), placeOf(id)) : [];
      last.current = id;
      setChosen((before) => withIds(before, [id, ...range.map((ad) => ad.id)], isOn));
    },
    [shown],
  );
  const list = useRef<HTMLUListElement>(null);
  const rows = useRowWindow(list, { count: shown.length, size: ROW_HEIGHT, covered: TOP_BAR_PX });
  // Only states that an ad is in, or was in when it was chosen.
  const labels = new Set([
    ...inOrder.flatMap(({ id }) => scene.delivery?.get(id)?.label ?? []),
    ...states,
  ]);
  const showAll = () => {
    setText('');
    setChannels([]);
    setStates([]);
    setNeedsAttention(false);
  };
  return (
    <section
      id={LIST_ID}
      tabIndex={-1}
      aria-label={adsListTexts.list}
      className="flex min-w-0 scroll-mt-24 flex-col gap-3 outline-none"
    >
      <SearchField
        label={adsListTexts.search}
        placeholder={adsListTexts.search}
        value={text}
        onChange={setText}
        className="max-w-md"
      />
      <FilterChips
        label={adsListTexts.filter}
        allLabel={adsListTexts.anyChannel}
        chips={scene.channels.map(({ channel }) => ({
          id: channel,
          label: channelLabels[channel],
        }))}
        chosen={channels}
        onChange={setChannels}
      />
      <FilterChips
        label={adsListTexts.states}
        allLabel={adsListTexts.anyState}
        chips={[
          ...[...labels].map((label) => ({ id: label, label })),
          { id: NEEDS_ATTENTION, label: adsListTexts.toBeMended },
        ]}
        chosen={[...states, ...(needsAttention ? [NEEDS_ATTENTION] : [])]}
        onChange={(next) => {
          setNeedsAttention(next.includes(NEEDS_ATTENTION));
          setStates(next.filter((one) => one !== NEEDS_ATTENTION));
        }}
      />
      <div className="flex min-h-10 flex-wrap items-center gap-4">
        {scene.abilities.isOver || shown.length === 0 ? null : (
          <Checkbox
            isSelected={picked.length === shown.length}
            isIndeterminate={picked.length > 0 && picked.length < shown.length}
            onChange={(isOn) =>
              setChosen(
                withIds(
                  chosen,
                  shown.map(({ id }) => id),
                  isOn,
                ),
              )
            }
          >
            {adsListTexts.all}
          </Checkbox>
        )}
        <p role="status" className="tabular text-sm text-text-2">
          {picked.length > 0
            ? fill(adsListTexts.chosen, { n: picked.length })
            : fill(adsListTexts.shown, { n: shown.length })}
        </p>
        {picked.length > 0 ? (
          <Button size="sm" icon={<Trash2 />} onPress={() => setLeaving(picked)}>
            {adsListTexts.delete}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? null : (
        <ul
          ref={list}
          style={{ paddingTop: rows.before, paddingBottom: rows.after }}
          className="rounded-card border border-line bg-surface [&_:is(a,input)]:scroll-my-24"
        >
          {shown.slice(rows.first, rows.end).map((ad, index) => (
            <AdRow
              key={ad.id}
              ad={ad}
              scene={scene}
              isChosen={chosen.has(ad.id)}
              onChoose={choose}
              nth={rows.isWindowed ? rows.first + index + 1 : undefined}
              count={rows.isWindowed ? shown.length : undefined}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={adsListTexts.none}
          headingLevel={2}
          action={<Button onPress={showAll}>{adsListTexts.showAll}</Button>}
        >
          {adsListTexts.noneHint}
        </EmptyState>
      ) : null}
      {leaving ? (
        <DeleteAdsDialog
          owner={scene.owner}
          ads={leaving}
          onClose={(hasDeleted) => {
            setLeaving(undefined);
            if (hasDeleted) focusAfterDialog(LIST_ID, { preventScroll: true });
          }}
        />
      ) : null}
    </section>
  );
}
