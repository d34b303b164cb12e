import { type AdType, type CampaignType, sayFinding } from '@posthorn/domain';
import { findingsIn } from '../../../lib/http/api-error.ts';
import { productNow } from '../../../lib/time/clock.ts';
import type { Ad } from '../../ads/index.ts';
import type { AdDraft } from './ad-draft.ts';
import { changedText, collisions, isSameCopy, mergedCopy } from './differences.ts';
import type { AdPlace, AnyCopy, Content, FieldOf } from './editor-form.ts';
import { formOf } from './forms.ts';
import {
  type History,
  noHistory,
  type Place,
  placeOfChange,
  rebased,
  recorded,
  recordedTyping,
  redone,
  undone,
} from './history.ts';
import { dragOf, typingOf } from './typing.ts';

/** An ad as the server has it; a new one has no version yet. */
export interface Saved<C extends AnyCopy = AnyCopy> {
  copy: C;
  version: number | null;
  /** Which ad it is; a new one is none yet. */
  adId?: string;
}

export interface EditorState<C extends AnyCopy = AnyCopy> extends Content<C>, AdPlace {
  /** Where a person was: those places say what is wrong with them. */
  touched: ReadonlySet<string>;
  /** What the server said about a place; it holds until its field changes. */
  refusals: Readonly<Partial<Record<string, string>>>;
  /** What the editor began with: everything else is unsaved. */
  base: Saved<C>;
  /** Another person saved the ad since, and it is not decided yet whose words stay. */
  theirs: Saved<C> | null;
  /** Another person deleted the ad. */
  isGone: boolean;
  /** Files are on their way into the ad: it is not yet what a person wants to save. */
  isUploading: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /** What it has made while it stays open: banners are looked at before a person goes on. */
  made: readonly Ad[];
  /** Whether this browser keeps what is unsaved; null while there is nothing, or not yet. */
  isDraftKept: boolean | null;
  /** What was found unsaved in this browser, and is neither restored nor thrown away yet. */
  offered: readonly AdDraft[];
  history: History<C>;
}

interface Opened<C extends AnyCopy> extends Content<C>, AdPlace {
  version: number | null;
}

export type EditorStore<C extends AnyCopy = AnyCopy> = ReturnType<typeof createEditorStore<C>>;

/**
 * All that one open editor knows. Screens take what they need of it with a selector, and follow what
 * is typed, so that most keys draw nothing at all.
 */
export function createEditorStore<C extends AnyCopy>(
  { adType, copy, version, of, campaignType }: Opened<C>,
  now: () => number = productNow,
) {
  let isComposing = false;
  let state: EditorState<C> = {
    adType,
    copy,
    of,
    campaignType,
    touched: new Set(),
    refusals: {},
    base: { copy, version },
    theirs: null,
    isGone: false,
    isUploading: false,
    isSaving: false,
    isSaved: false,
    made: [],
    isDraftKept: null,
    offered: [],
    history: noHistory,
  };
  const listeners = new Set<() => void>();

  function set(change: Partial<EditorState<C>>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  const form = () => formOf<C>(state.adType);
  const contentNow = (): Content<C> => ({ adType: state.adType, copy: state.copy });
  const isSame = (one: C, other: C) => isSameCopy(state.adType, one, other);
  const step = () => recorded(state.history, contentNow());
  const withTouched = (place: string) =>
    state.touched.has(place) ? state.touched : new Set([...state.touched, place]);
  const without = (field: string) =>
    Object.fromEntries(
      Object.entries(state.refusals).filter(([place]) => !`${place}.`.startsWith(`${field}.`)),
    );

  function move(moved: ReturnType<typeof undone<C>>): Place | undefined {
    if (!moved) return undefined;
    const before = contentNow();
    set({ ...moved.content, history: moved.history, refusals: {} });
    return placeOfChange(before, moved.content);
  }

  /** Answers whether media had to stay behind. */
  function switchType(next: AdType): boolean {
    if (next === state.adType) return false;
    const { copy: carried, isMediaDropped } = form().switched(state, next);
    const touched = new Set(state.touched);
    // No one was in these: they are what the other type has made of them.
    for (const field of form().clearedFields) touched.delete(field);
    set({ adType: next, copy: carried, history: step(), touched, refusals: {} });
    return isMediaDropped;
  }

  /** What is about fields is said there; answers whether all of it is. */
  function showRefusal(error: unknown): boolean {
    const findings = findingsIn(error);
    const named = findings.flatMap((found) => {
      const place = form().placeOfPath(found.path);
      return place ? [[place, sayFinding(found)] as const] : [];
    });
    // The first one of each place; later ones would overwrite it.
    const refusals = Object.fromEntries(named.toReversed());
    set({ isSaving: false, refusals });
    return findings.length > 0 && named.length === findings.length;
  }

  /**
   * Another person saved the ad while this one was changed. Where both wrote in different fields both
   * stay; where they collide nothing changes until it is decided.
   */
  function meet(saved: Saved<C>): 'merged' | 'undecided' {
    const { adType, copy, base, history } = state;
    const sides = { mine: copy, theirs: saved.copy, base: base.copy };
    if (collisions(adType, sides).length > 0) {
      set({ theirs: saved });
      return 'undecided';
    }
    set({
      base: saved,
      copy: mergedCopy(adType, sides, 'mine'),
      theirs: null,
      history: rebased(history, (mine) => mergedCopy(adType, { ...sides, mine }, 'theirs')),
    });
    return 'merged';
  }

  return {
    snapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    change<F extends FieldOf<C>>(field: F, value: C[F]): void {
      if (state.copy[field] === value) return;
      const before = contentNow();
      const copy = { ...state.copy, [field]: value };
      const text = changedText(before, { ...before, copy }, field);
      const isDragged = form().draggedFields?.includes(field);
      const typing = text
        ? typingOf({ ...text, field: text.path, isComposing, at: now() })
        : isDragged && dragOf(field, now());
      set({
        copy,
        history: recordedTyping(state.history, before, typing || undefined),
        // Anyone who begins a list is not told at once that it is too short.
        touched: withTouched(text?.path ?? field),
        refusals: without(field),
      });
    },
    /** Something became known of what the ad shows: it is neither a change nor a step. */
    amend(mend: (copy: C) => C): void {
      const { base, copy, history } = state;
      set({
        copy: mend(copy),
        base: { ...base, copy: mend(base.copy) },
        history: rebased(history, mend),
      });
    },
    /** While a character is put together, all its keys are one; the next one is another step. */
    compose(next: boolean): void {
      isComposing = next;
      if (state.history.typing) set({ history: { ...state.history, typing: undefined } });
    },
    touch(place: string): void {
      if (!state.touched.has(place)) set({ touched: withTouched(place) });
    },
    touchAll: () => set({ touched: new Set([...form().fields, ...form().places(state)]) }),

    switchType,
    /**
     * Goes back to the type that the form had before, if that is a good one; answers whether it did.
     * What was typed since stays.
     */
    takeSwitchBack(isGood: (adType: AdType) => boolean): boolean {
      const { past } = state.history;
      const isFormer = (content?: Content<C>) =>
        content !== undefined && content.adType !== state.adType && isGood(content.adType);
      const former = past.findLast(isFormer);
      if (!former) return false;
      if (isFormer(past.at(-1))) move(undone(state.history, contentNow()));
      else switchType(former.adType);
      return true;
    },
    undo: () => move(undone(state.history, contentNow())),
    redo: () => move(redone(state.history, contentNow())),
    /** What was unsaved when the editor was last open. It can be taken back like any other step. */
    restore(content: Content<C>, version: number | null): void {
      const { theirs, base } = state;
      const isOld = version !== null && base.version !== null && version < base.version;
      set({
        ...content,
        history: step(),
        refusals: {},
        theirs: isOld && !isSame(content.copy, base.copy) ? base : theirs,
      });
    },

    offer: (drafts: readonly AdDraft[]) => set({ offered: drafts }),
    answerOffer: (draft: AdDraft) =>
      set({ offered: state.offered.filter((each) => each !== draft) }),

    setCampaignType(next: CampaignType | undefined): void {
      if (next !== state.campaignType) set({ campaignType: next });
    },
    setUploading(next: boolean): void {
      if (next !== state.isUploading) set({ isUploading: next });
    },
    setDraftKept(next: boolean | null): void {
      if (next !== state.isDraftKept) set({ isDraftKept: next });
    },
    /** The ad as the server has it now; null when it is no longer there. Answers what came of it. */
    receive(saved: Saved<C> | null): 'taken' | 'merged' | 'undecided' | undefined {
      if (state.isSaving || state.isSaved || state.base.version === null) return undefined;
      if (state.isGone !== (saved === null)) set({ isGone: saved === null });
      const known = state.theirs?.version ?? state.base.version;
      if (!saved || (saved.version ?? 0) <= known) return undefined;
      if (isSame(state.copy, saved.copy)) {
        set({ base: saved, theirs: null });
        return undefined;
      }
      if (isSame(state.copy, state.base.copy)) {
        set({ base: saved, copy: saved.copy, history: noHistory, refusals: {} });
        return 'taken';
      }
      return meet(saved);
    },
    /** What they changed and I did not is taken over. All of theirs can be had back with undo. */
    keepMine(): void {
      const { theirs, base } = state;
      if (!theirs) return;
      const sides = { mine: state.copy, theirs: theirs.copy, base: base.copy };
      const copy = mergedCopy(state.adType, sides, 'mine');
      const before = isSame(copy, state.copy) ? state.history : step();
      const history = recorded(before, { adType: state.adType, copy: theirs.copy });
      set({ base: theirs, copy, theirs: null, history, refusals: {} });
    },
    /** Theirs where both wrote; what only I changed stays. Mine can be had back with undo. */
    takeTheirs(): void {
      const { adType, theirs, base, copy: mine } = state;
      if (!theirs) return;
      const sides = { mine, theirs: theirs.copy, base: base.copy };
      const copy = mergedCopy(adType, sides, 'theirs');
      set({ base: theirs, copy, theirs: null, history: step(), refusals: {} });
    },

    startSaving: () => set({ isSaving: true, refusals: {} }),
    /** The server has it: from now on nothing is unsaved. */
    finishSaving: () => set({ isSaving: false, isSaved: true }),
    /** The server has what was sent, and the editor stays open with it and what was typed since. */
    stayWith(saved: Saved<C>, ad: Ad, sent: C): void {
      const copy = state.copy === sent ? saved.copy : state.copy;
      const made = [...state.made.filter(({ adType }) => adType !== ad.adType), ad];
      set({ isSaving: false, isGone: false, base: saved, copy, made });
    },
    /** The ad that was to be changed is no longer there; saving once more makes a new one. */
    loseAd(): void {
      const made = state.made.filter(({ adType }) => adType !== state.adType);
      set({ isSaving: false, isGone: true, made });
    },
    setMade: (made: readonly Ad[]) => set({ made }),
    /** A newer version that was in the way may be part of it afterwards; then it can be sent again at once. */
    failSaving(
      error: unknown,
      current: Saved<C> | null,
    ): 'merged' | 'undecided' | 'atFields' | 'failed' {
      // One that is not newer can not have been in the way: sending again would go on for ever.
      const isNewer = current && (current.version ?? 0) > (state.base.version ?? 0);
      if (!isNewer) return showRefusal(error) ? 'atFields' : 'failed';
      set({ isSaving: false });
      return meet(current);
    },
  };
}
