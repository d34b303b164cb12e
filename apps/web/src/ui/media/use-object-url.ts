import { useEffect, useState } from 'react';

/** A picture that is gone before it was read would be a failure on the console. */
const READ_BY_THEN_MS = 60_000;

/** An address for a file in memory, given back when it is no longer needed. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setUrl(null);
      return;
    }
    // Taken now: tests put these in the place of what jsdom lacks, and have taken them away when the time is over.
    const { createObjectURL, revokeObjectURL } = URL;
    const next = createObjectURL(file);
    setUrl(next);
    return () => void setTimeout(() => revokeObjectURL(next), READ_BY_THEN_MS);
  }, [file]);
  return url;
}
