import { cx } from '../lib/cx.ts';
import type { Picture, PixelArea } from './crop-geometry.ts';

interface CutOutProps {
  picture: Picture;
  area: PixelArea;
  /** Lets the rest of the picture show around the area. */
  isOpen?: boolean;
  /** How wide it is; its height follows from the area. */
  width?: number | string;
  className?: string;
}

/** Exactly one area of a picture, drawn from the whole of it: nothing is cut or encoded. */
export function CutOut({ picture, area, isOpen, width = '100%', className }: CutOutProps) {
  return (
    <div
      className={cx('relative max-w-full shrink-0', !isOpen && 'overflow-hidden', className)}
      style={{ width, aspectRatio: `${area.width} / ${area.height}` }}
    >
      <img
        src={picture.src}
        alt=""
        draggable={false}
        // As the result is: what can be seen through stands on white.
        className="absolute top-0 left-0 max-w-none bg-white origin-top-left select-none"
        style={{
          width: share(picture.width, area.width),
          height: share(picture.height, area.height),
          transform: `translate(${share(-area.x, picture.width)}, ${share(-area.y, picture.height)})`,
        }}
      />
    </div>
  );
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
