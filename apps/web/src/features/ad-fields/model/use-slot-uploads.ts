import {
  type AdMedia,
  type AdType,
  adMediaFromLibrary,
  misfit,
  sayFinding,
} from '@posthorn/domain';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { useEffect, useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { useLatest } from '../../../ui/lib/use-latest.ts';
import { type Upload, useDirectUploads } from '../../media-library/index.ts';

/** A file on its way into an ad. */
export interface SlotUpload {
  id: number;
  /** What it will stand in for; null: it takes the next empty place. */
  replaces: AdMedia | null;
  file: File;
  state: 'waiting' | 'running' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it is not in the ad. */
  error?: string;
  canRetry: boolean;
}

interface Meant {
  id: number;
  replaces: AdMedia | null;
  /** It arrived in the library, which soon forgets the file, but this kind of ad can not show it. */
  refused?: { file: File; error: string };
}

type OnArrived = (arrived: readonly { media: AdMedia; replaces: AdMedia | null }[]) => void;

/** Sends files to the library and hands over what arrives, in the order in which the files came. */
export function useSlotUploads(adType: AdType, onArrived: OnArrived) {
  const direct = useDirectUploads({ for: 'ad', adType });
  const [meant, setMeant] = useState<readonly Meant[]>([]);
  const handOver = useLatest(onArrived);
  const { uploads: sent } = direct;

  useEffect(() => {
    const { arrived, left, hasMisfits } = settled(meant, sent, adType);
    if (left === meant) return;
    setMeant(left);
    if (arrived.length > 0) handOver.current(arrived);
    if (hasMisfits) notify.error(mediaTexts.someInvalid);
  }, [meant, sent, adType, handOver]);

  const uploads = meant.flatMap((each) => shown(each, ofId(sent, each.id)) ?? []);
  return {
    uploads,
    /** How many are on their way to a place that is still empty. */
    underWay: uploads.filter(({ state, replaces }) => state !== 'failed' && !replaces).length,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    send(files: readonly File[], replaces: AdMedia | null): void {
      const ids = direct.send(files);
      setMeant((before) => [...before, ...ids.map((id) => ({ id, replaces }))]);
    },
    retry: direct.retry,
    remove(id: number): void {
      direct.remove(id);
      setMeant((before) => before.filter((each) => each.id !== id));
    },
  };
}

/** What can be handed over now: nothing overtakes a file that came before it and is still under way. */
function settled(meant: readonly Meant[], sent: readonly Upload[], adType: AdType) {
  const arrived: { media: AdMedia; replaces: AdMedia | null }[] = [];
  let isHeldUp = false;
  let hasMisfits = false;
  const left = meant.flatMap((each): Meant[] => {
    const upload = ofId(sent, each.id);
    if (upload?.state === 'waiting' || upload?.state === 'running') {
      isHeldUp ||= each.replaces === null;
      return [each];
    }
    if (!upload?.media || each.refused || (isHeldUp && each.replaces === null)) return [each];
    const found = misfit({ for: 'ad', adType }, upload.media);
    if (found) {
      hasMisfits = true;
      return [{ ...each, refused: { file: upload.file, error: sayFinding(found) } }];
    }
    arrived.push({ media: adMediaFromLibrary(upload.media, adType), replaces: each.replaces });
    return [];
  });
  const isSame = arrived.length === 0 && !hasMisfits;
  return { arrived, left: isSame ? meant : left, hasMisfits };
}

const ofId = (uploads: readonly Upload[], wanted: number) =>
  uploads.find(({ id }) => id === wanted);

function shown({ id, replaces, refused }: Meant, upload: Upload | undefined): SlotUpload | null {
  const own = { id, replaces };
  if (refused) return { ...own, ...refused, state: 'failed', progress: 1, canRetry: false };
  if (!upload) return null;
  const { file, progress, error, isFinal } = upload;
  // What has arrived but is held up by one that came before it.
  const state = upload.state === 'succeeded' ? 'running' : upload.state;
  return { ...own, file, state, progress, error, canRetry: !isFinal };
}
