import { filledCopy, type TagFilling } from '@posthorn/domain';
import { createContext, use, useCallback, useMemo } from 'react';
import { type Live, partOf } from '../../../ui/live/live.ts';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import type { AnyCopy, FieldOf } from './editor-form.ts';
import type { EditorState, EditorStore } from './editor-store.ts';
import { errorOf } from './editor-view.ts';
import { fieldId } from './focus-field.ts';

const EditorContext = createContext<EditorStore | null>(null);
export const EditorProvider = EditorContext.Provider;

/** The parts of a form know what their copies are; the others need not. */
export function useEditorStore<C extends AnyCopy = AnyCopy>(): EditorStore<C> {
  const store = use(EditorContext);
  if (!store) throw new Error('useEditorStore needs an EditorProvider above it');
  return store as unknown as EditorStore<C>;
}

/** Follows a part of the editor. What is selected must be the same while nothing of it changed. */
export function useEditor<Part, C extends AnyCopy = AnyCopy>(
  select: (state: EditorState<C>) => Part,
): Part {
  return useLive(useEditorStore<C>(), select);
}

/** What is written so far, to be followed without drawing. */
export function useLiveCopy<C extends AnyCopy>(): Live<C> {
  const store = useEditorStore<C>();
  return useMemo(() => partOf(store, ({ copy }) => copy), [store]);
}

/** The same as a preview shows it: with an example in the place of its tags, where there is one. */
export function usePreviewedCopy<C extends AnyCopy>(example: TagFilling | undefined): Live<C> {
  const copy = useLiveCopy<C>();
  return useMemo(
    () =>
      example
        ? partOf(
            copy,
            remembered((now: C) => filledCopy(now, example)),
          )
        : copy,
    [copy, example],
  );
}

/** What every field of a form has beside its value: its error and a place on the screen. */
function useFieldFrame<C extends AnyCopy, F extends FieldOf<C>>(field: F) {
  const store = useEditorStore<C>();
  return {
    error: useEditor((state) => errorOf(state, field)),
    onChange: useCallback((value: C[F]) => store.change(field, value), [store, field]),
    onBlur: useCallback(() => store.touch(field), [store, field]),
    fieldId: fieldId(field),
  };
}

/** What is chosen: its field is drawn with every change. */
export function useField<C extends AnyCopy, F extends FieldOf<C>>(field: F) {
  const value = useEditor((state: EditorState<C>) => state.copy[field]);
  return { ...useFieldFrame<C, F>(field), value };
}

/** What is typed: its field follows it, and a key draws nothing. */
export function useTypedField<C extends AnyCopy, F extends FieldOf<C>>(field: F) {
  const store = useEditorStore<C>();
  const value = useMemo(() => partOf(store, ({ copy }) => copy[field]), [store, field]);
  return { ...useFieldFrame<C, F>(field), value };
}
