import { type CampaignType, type SocialAdType, sayFinding, switchedCopy } from '@posthorn/domain';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import type { AdDraft } from './ad-draft.ts';
import {
  type Content,
  type Copy,
  type EditorField,
  editorFields,
  fieldOfPath,
  isSameCopy,
  isTextField,
  mergedCopy,
} from './content.ts';
import {
  type History,
  noHistory,
  type Place,
  placeOfChange,
  recorded,
  recordedTyping,
  redone,
  undone,
} from './history.ts';

/** An ad as the server has it; a new one has no version yet. */
export interface Saved {
  copy: Copy;
  version: number | null;
}

export interface EditorState extends Content {
  /** Fields somebody was in: they say what is wrong with them. */
  touched: ReadonlySet<EditorField>;
  /** What the server said about a field; it holds until the field changes. */
  refusals: Readonly<Partial<Record<EditorField, string>>>;
  campaignType: CampaignType | undefined;
  /** What the editor began with: everything else is unsaved. */
  base: Saved;
  /** Somebody else saved the ad since, and it is not decided yet whose words stay. */
  theirs: Saved | null;
  /** Somebody else deleted the ad. */
  isGone: boolean;
  /** Files are on their way into the ad: it is not yet what somebody wants to save. */
  isUploading: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /** Why the last attempt to save failed. */
  failure: string | null;
  /** Whether this browser keeps what is unsaved; null while there is nothing, or not yet. */
  isDraftKept: boolean | null;
  /** What was found unsaved in this browser, and is neither restored nor thrown away yet. */
  offered: readonly AdDraft[];
  history: History;
}

interface Opened extends Content {
  version: number | null;
  campaignType: CampaignType | undefined;
}

export type EditorStore = ReturnType<typeof createEditorStore>;

/**
 * All that one open editor knows. Screens take what they need of it with a selector, so that a key
 * draws its own field and the preview, and nothing else.
 */
export function createEditorStore(
  { adType, copy, version, campaignType }: Opened,
  now: () => number = Date.now,
) {
  let isComposing = false;
  let state: EditorState = {
    adType,
    copy,
    campaignType,
    touched: new Set(),
    refusals: {},
    base: { copy, version },
    theirs: null,
    isGone: false,
    isUploading: false,
    isSaving: false,
    isSaved: false,
    failure: null,
    isDraftKept: null,
    offered: [],
    history: noHistory,
  };
  const listeners = new Set<() => void>();

  function set(change: Partial<EditorState>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  const contentNow = (): Content => ({ adType: state.adType, copy: state.copy });
  const step = () => recorded(state.history, contentNow());
  const withTouched = (fields: readonly EditorField[]) => new Set([...state.touched, ...fields]);
  const without = (field: EditorField) => ({ ...state.refusals, [field]: undefined });

  function move(moved: ReturnType<typeof undone>): Place | undefined {
    if (!moved) return undefined;
    const before = contentNow();
    set({ ...moved.content, history: moved.history, refusals: {} });
    return placeOfChange(before, moved.content);
  }

  /** Answers whether media had to stay behind. */
  function switchType(next: SocialAdType): boolean {
    if (next === state.adType) return false;
    const { copy: carried, isMediaDropped } = switchedCopy(state.copy, next);
    const touched = new Set(state.touched);
    // Nobody was in these: they are what the other type has made of them.
    for (const field of ['media', 'callToAction'] as const) touched.delete(field);
    set({ adType: next, copy: carried, history: step(), touched, refusals: {} });
    return isMediaDropped;
  }

  function showRefusal(error: unknown): void {
    const findings = error instanceof ApiError ? error.findings : [];
    const named = findings.flatMap((found) => {
      const field = fieldOfPath(found.path);
      return field ? [[field, sayFinding(found)] as const] : [];
    });
    // The first one of each field; later ones would overwrite it.
    const refusals = Object.fromEntries(named.toReversed());
    const isAtFields = findings.length > 0 && named.length === findings.length;
    set({ isSaving: false, refusals, failure: isAtFields ? null : errorText(error) });
  }

  return {
    snapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    change<F extends EditorField>(field: F, value: Copy[F]): void {
      const before = state.copy[field];
      if (before === value) return;
      const typed = { field, before: String(before), after: String(value), isComposing, at: now() };
      set({
        copy: { ...state.copy, [field]: value },
        history: isTextField(field) ? recordedTyping(state.history, contentNow(), typed) : step(),
        touched: state.touched.has(field) ? state.touched : withTouched([field]),
        refusals: state.refusals[field] === undefined ? state.refusals : without(field),
      });
    },
    /** While a character is put together, all its keys are one; the next one is another step. */
    compose(next: boolean): void {
      isComposing = next;
      if (state.history.typing) set({ history: { ...state.history, typing: undefined } });
    },
    touch(field: EditorField): void {
      if (!state.touched.has(field)) set({ touched: withTouched([field]) });
    },
    touchAll: () => set({ touched: new Set(editorFields) }),

    switchType,
    /**
     * Goes back to the type that the form had before, if that is a good one; answers whether it did.
     * What was typed since stays.
     */
    takeSwitchBack(isGood: (adType: SocialAdType) => boolean): boolean {
      const { past } = state.history;
      const isFormer = (content?: Content) =>
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
    restore(content: Content, version: number | null): void {
      const { theirs, base } = state;
      const isOld = version !== null && base.version !== null && version < base.version;
      set({
        ...content,
        history: step(),
        refusals: {},
        theirs: isOld && !isSameCopy(content.copy, base.copy) ? base : theirs,
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
    receive(saved: Saved | null): 'taken' | 'undecided' | undefined {
      if (state.isSaving || state.isSaved || state.base.version === null) return undefined;
      if (state.isGone !== (saved === null)) set({ isGone: saved === null });
      const known = state.theirs?.version ?? state.base.version;
      if (!saved || (saved.version ?? 0) <= known) return undefined;
      if (isSameCopy(state.copy, saved.copy)) {
        set({ base: saved, theirs: null });
        return undefined;
      }
      if (isSameCopy(state.copy, state.base.copy)) {
        set({ base: saved, copy: saved.copy, history: noHistory, refusals: {} });
        return 'taken';
      }
      set({ theirs: saved });
      return 'undecided';
    },
    /** What they changed and I did not is taken over. All of theirs can be had back with undo. */
    keepMine(): void {
      const { theirs, base } = state;
      if (!theirs) return;
      const copy = mergedCopy(state.copy, theirs.copy, base.copy);
      const before = isSameCopy(copy, state.copy) ? state.history : step();
      const history = recorded(before, { adType: state.adType, copy: theirs.copy });
      set({ base: theirs, copy, theirs: null, history, refusals: {}, failure: null });
    },
    /** Mine can be had back with undo. */
    takeTheirs(): void {
      const { theirs } = state;
      if (!theirs) return;
      const history = step();
      set({ base: theirs, copy: theirs.copy, theirs: null, history, refusals: {}, failure: null });
    },

    startSaving: () => set({ isSaving: true, failure: null, refusals: {} }),
    /** The server has it: from now on nothing is unsaved. */
    finishSaving: () => set({ isSaving: false, isSaved: true }),
    failSaving(error: unknown, current: Saved | null): void {
      if (current) set({ isSaving: false, theirs: current });
      else showRefusal(error);
    },
  };
}
