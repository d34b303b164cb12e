export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+K, and ⌘K on a Mac. */
export const isSearchKey = ({ key, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isMac() ? metaKey : ctrlKey);
