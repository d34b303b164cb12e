import type { ReactNode } from 'react';

type FlagCountry = 'DE' | 'ES' | 'FR' | 'IT' | 'NL' | 'PT' | 'US';

interface Drawing {
  /** Side by side instead of one below the other. */
  isUpright?: true;
  /** Each as wide as it is counted. */
  stripes: readonly (readonly [colour: string, parts: number])[];
  /** What lies above the stripes. */
  above?: ReactNode;
}

const WIDTH = 18;
const HEIGHT = 12;

/** Drawn, because some systems have no flags among their signs. Arms are left out at this size. */
const drawings: Record<FlagCountry, Drawing> = {
  DE: {
    stripes: [
      ['#000', 1],
      ['#d00', 1],
      ['#ffce00', 1],
    ],
  },
  ES: {
    stripes: [
      ['#aa151b', 1],
      ['#f1bf00', 2],
      ['#aa151b', 1],
    ],
  },
  FR: {
    isUpright: true,
    stripes: [
      ['#0055a4', 1],
      ['#fff', 1],
      ['#ef4135', 1],
    ],
  },
  IT: {
    isUpright: true,
    stripes: [
      ['#009246', 1],
      ['#fff', 1],
      ['#ce2b37', 1],
    ],
  },
  NL: {
    stripes: [
      ['#ae1c28', 1],
      ['#fff', 1],
      ['#21468b', 1],
    ],
  },
  PT: {
    isUpright: true,
    stripes: [
      ['#046a38', 2],
      ['#da291c', 3],
    ],
    above: <circle cx={7.2} cy={6} r={2.4} fill="#ffe900" />,
  },
  US: {
    stripes: Array.from({ length: 13 }, (_, n) => [n % 2 === 0 ? '#b31942' : '#fff', 1] as const),
    above: <rect width={7.6} height={6.46} fill="#0a3161" />,
  },
};

/** A country's flag beside its name or language, which says what it means. */
export function Flag({ country }: { country: FlagCountry }) {
  const { isUpright, stripes, above } = drawings[country];
  const whole = stripes.reduce((sum, [, parts]) => sum + parts, 0);
  const length = isUpright ? WIDTH : HEIGHT;
  const begins = (n: number) =>
    (stripes.slice(0, n).reduce((sum, [, parts]) => sum + parts, 0) / whole) * length;
  return (
    <svg
      aria-hidden="true"
      data-flag={country}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-3 w-4.5 shrink-0 rounded-[2px] ring-1 ring-line"
    >
      {stripes.map(([fill, parts], n) => {
        const thick = (parts / whole) * length;
        const place = isUpright
          ? { x: begins(n), width: thick, height: HEIGHT }
          : { y: begins(n), width: WIDTH, height: thick };
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes never move
        return <rect key={n} fill={fill} {...place} />;
      })}
      {above}
    </svg>
  );
}
