import { createContext, use, useCallback, useSyncExternalStore } from 'react';
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
  const store = useEditorStore<C>();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}

/** What every field of a form has: its value, its error and a place on the screen. */
export function useField<C extends AnyCopy, F extends FieldOf<C>>(field: F) {
  const store = useEditorStore<C>();
  return {
    value: useEditor((state: EditorState<C>) => state.copy[field]),
    error: useEditor((state) => errorOf(state, field)),
    onChange: useCallback((value: C[F]) => store.change(field, value), [store, field]),
    onBlur: useCallback(() => store.touch(field), [store, field]),
    fieldId: fieldId(field),
  };
}
