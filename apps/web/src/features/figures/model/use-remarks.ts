import { useState } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';

/** What a person wrote into a report; it survives a reload of this tab, and no other tab sees it. */
export function useRemarks(report: string): [string, (text: string) => void] {
  const slot = tabSlot(`report-remarks/${report}`);
  const [text, setText] = useState(() => slot.read() ?? '');
  const write = (written: string) => {
    setText(written);
    slot.write(written || null);
  };
  return [text, write];
}
