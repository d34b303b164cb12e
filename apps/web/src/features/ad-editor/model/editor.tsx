import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './editor-store.ts';

const EditorContext = createContext<EditorStore | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditorStore(): EditorStore {
  const store = use(EditorContext);
  if (!store) throw new Error('useEditorStore needs an EditorProvider above it');
  return store;
}

/** Follows a part of the editor. What is selected must be the same while nothing of it changed. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}
