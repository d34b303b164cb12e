import { strictestSafeZone } from '@posthorn/domain';
import { cx } from '../../../ui/index.ts';

const { label, since, top, bottom } = strictestSafeZone;

/** Where the network's own parts may cover the picture: nothing that matters belongs there. */
export function SafeZones() {
  return (
    <div className="pointer-events-none absolute inset-0">
      <Band edge="top" percent={top} />
      <Band edge="bottom" percent={bottom} />
      <p className="absolute inset-x-0 top-1/2 mx-auto w-fit max-w-[80%] -translate-y-1/2 rounded-[0.375rem] bg-black/75 px-10 py-6 text-center type-12/16 text-white">
        <span className="block font-semibold">Safe zone</span>
        {label}
        {since ? `, since ${since}` : null}
      </p>
    </div>
  );
}

interface BandProps {
  edge: 'top' | 'bottom';
  percent: number;
}

function Band({ edge, percent }: BandProps) {
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
        Keep clear: {edge} {percent} %
      </span>
    </div>
  );
}
