import { fill, strictestSafeZone } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { cx } from '../../../ui/index.ts';

const { label, since, top, bottom } = strictestSafeZone;

/** Where the network's own parts may cover the picture: nothing that matters belongs there. */
export function SafeZones() {
  return (
    <div className="pointer-events-none absolute inset-0">
      <Band edge="top" percent={top} note={null} />
      <Band
        edge="bottom"
        percent={bottom}
        note={since ? fill(previewTexts.adviceSince, { advice: label, since }) : label}
      />
    </div>
  );
}

interface BandProps {
  edge: 'top' | 'bottom';
  percent: number;
  /** Whose advice it is. */
  note: string | null;
}

function Band({ edge, percent, note }: BandProps) {
  return (
    <div
      data-zone={edge}
      style={{ height: `${percent}%` }}
      className={cx(
        'absolute inset-x-0 border-dashed border-[#ff5c5c] bg-[repeating-linear-gradient(-45deg,rgb(255_92_92/0.5)_0_2px,rgb(255_92_92/0.16)_2px_10px)]',
        edge === 'top' ? 'top-0 border-b-2' : 'bottom-0 border-t-2',
      )}
    >
      <span
        className={cx(
          'absolute right-8 rounded-[0.25rem] bg-black/75 px-6 py-2 type-11/14 font-semibold text-white',
          edge === 'top' ? 'bottom-6' : 'top-6',
        )}
      >
        {fill(edge === 'top' ? previewTexts.keepTopClear : previewTexts.keepBottomClear, {
          percent,
        })}
        {note ? <span className="block font-normal">{note}</span> : null}
      </span>
    </div>
  );
}
