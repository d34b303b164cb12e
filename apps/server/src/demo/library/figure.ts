import { AMBER, NAVY } from './moods.ts';
import { area, at, box, disc, line, oval, shadow } from './shapes.ts';

type Pose = 'standing' | 'holding' | 'pointing' | 'waving' | 'working' | 'sitting';

interface Look {
  skin: string;
  hair: string;
  cut: 'short' | 'bun' | 'long' | 'curls' | 'scarf';
  top: string;
  legs: string;
  pose?: Pose;
  wears?: ('coat' | 'vest' | 'apron' | 'helmet' | 'chefHat' | 'scrubs' | 'tie')[];
}

type Point = [x: number, y: number];
/** Elbow and hand of the arm behind the body, then of the one before it. */
const arms: Record<Pose, [Point, Point, Point, Point]> = {
  standing: [
    [-48, -190],
    [-44, -142],
    [50, -192],
    [46, -142],
  ],
  holding: [
    [-44, -186],
    [24, -176],
    [52, -184],
    [44, -176],
  ],
  pointing: [
    [-50, -190],
    [-44, -142],
    [66, -226],
    [112, -252],
  ],
  waving: [
    [-50, -190],
    [-42, -142],
    [74, -252],
    [70, -312],
  ],
  working: [
    [-2, -186],
    [56, -176],
    [50, -182],
    [86, -168],
  ],
  sitting: [
    [10, -188],
    [50, -168],
    [46, -186],
    [74, -166],
  ],
};

/** A person of about 320 units, standing on the given spot and looking right; left with a negative size. */
export function figure(x: number, y: number, size: number, look: Look): string {
  const { skin, top, pose = 'standing', wears = [] } = look;
  const [backElbow, backHand, elbow, hand] = arms[pose];
  const sleeve = wears.includes('coat') ? '#F7FAFF' : top;
  const arm = (from: Point, via: Point, to: Point, colour: string) =>
    line(`M${from} L${via} L${to}`, colour, 25) + disc(to[0], to[1], 12.5, skin);
  return at(
    x,
    y,
    size,
    pose === 'sitting' ? '' : shadow(4, 2, 74, 11),
    arm([-28, -234], backElbow, backHand, sleeve),
    // the far arm lies in the body's shade
    line(`M-28 -234 L${backElbow} L${backHand}`, '#04163B', 25, { opacity: 0.13 }),
    pose === 'sitting' ? sittingLegs(look.legs) : standingLegs(look.legs),
    box(-10, -276, 20, 34, skin, 8),
    area('M-10 -262 Q2 -250 10 -260 V-252 H-10 Z', '#04163B', { opacity: 0.14 }),
    body(look),
    head(look),
    arm([32, -232], elbow, hand, sleeve),
  );
}

const standingLegs = (colour: string) =>
  line('M-15 -136 L-18 -12', colour, 33) +
  line('M15 -136 L20 -12', colour, 33) +
  line('M-15 -136 L-18 -12', '#04163B', 33, { opacity: 0.14 }) +
  box(-36, -14, 44, 16, NAVY, 8) +
  box(4, -14, 46, 16, NAVY, 8);

const sittingLegs = (colour: string) =>
  line('M-6 -140 L70 -134 L72 -18', colour, 34) +
  line('M4 -140 L84 -132 L92 -14', colour, 34) +
  box(56, -14, 46, 16, NAVY, 8) +
  box(78, -12, 48, 16, NAVY, 8);

const torso = 'M-44 -226 Q-42 -254 -14 -256 H14 Q42 -254 44 -226 L37 -128 Q0 -118 -37 -128 Z';

function body({ top, wears = [] }: Look): string {
  const parts = [area(torso, top)];
  if (wears.includes('tie')) {
    parts.push(area('M-12 -256 L0 -238 L12 -256 Z', '#FFFFFF'), line('M0 -238 L0 -176', AMBER, 8));
  }
  if (wears.includes('scrubs')) {
    parts.push(area('M-15 -257 L0 -226 L15 -257 Z', '#FFFFFF', { opacity: 0.85 }));
    parts.push(box(12, -206, 18, 20, '#FFFFFF', 3, { opacity: 0.28 }));
  }
  if (wears.includes('coat')) {
    parts.push(area('M-44 -226 Q-42 -254 -14 -256 L-4 -200 L-8 -92 L-42 -92 Z', '#F7FAFF'));
    parts.push(area('M44 -226 Q42 -254 14 -256 L4 -200 L8 -92 L42 -92 Z', '#FFFFFF'));
    parts.push(line('M-14 -250 Q-18 -214 0 -206 Q18 -214 15 -250', NAVY, 4));
    parts.push(disc(0, -203, 6, AMBER));
  }
  if (wears.includes('vest')) {
    parts.push(area('M-44 -224 Q-42 -252 -20 -255 L-8 -128 Q-24 -124 -37 -128 Z', AMBER));
    parts.push(area('M44 -224 Q42 -252 20 -255 L8 -128 Q24 -124 37 -128 Z', AMBER));
    parts.push(line('M-40 -168 H-12 M12 -168 H40', '#FFF6DC', 8, { 'stroke-linecap': 'butt' }));
  }
  if (wears.includes('apron')) {
    parts.push(line('M-16 -254 L-22 -214 M16 -254 L22 -214', '#FFFFFF', 6));
    parts.push(area('M-28 -216 H28 L40 -92 Q0 -84 -40 -92 Z', '#FFFFFF'));
    parts.push(box(-16, -160, 32, 22, '#04163B', 4, { opacity: 0.08 }));
  }
  parts.push(
    area('M10 -256 H14 Q42 -254 44 -226 L37 -128 Q24 -123 12 -121 Q26 -190 10 -256 Z', '#04163B', {
      opacity: 0.09,
    }),
  );
  return parts.join('');
}

function head({ skin, hair, cut, wears = [] }: Look): string {
  const behind = {
    short: '',
    curls: disc(0, -306, 36, hair) + disc(-24, -290, 18, hair),
    bun: disc(-22, -322, 15, hair),
    long: area('M-29 -300 Q-36 -256 -28 -236 Q-8 -230 2 -244 L6 -300 Z', hair),
    scarf: area('M-30 -298 Q-36 -258 -26 -246 Q0 -232 18 -250 L10 -300 Z', hair),
  }[cut];
  const front =
    cut === 'scarf'
      ? area(
          'M-29 -282 Q-34 -328 0 -330 Q30 -328 28 -296 Q8 -320 -12 -288 Q-16 -268 -8 -256 L-24 -252 Q-30 -266 -29 -282 Z',
          hair,
        )
      : area(
          'M-27 -284 Q-34 -326 0 -328 Q28 -327 27 -300 Q10 -300 -4 -311 Q-10 -298 -16 -296 Q-17 -286 -21 -280 Z',
          hair,
        );
  return [
    behind,
    oval(0, -293, 25, 29, skin),
    disc(-18, -288, 6, skin),
    area('M6 -266 Q22 -272 24 -292 Q26 -270 8 -264 Z', '#04163B', { opacity: 0.12 }),
    front,
    wears.includes('helmet')
      ? area(
          'M-31 -302 Q-30 -338 0 -338 Q30 -338 31 -304 L40 -300 Q42 -296 36 -296 H-31 Z',
          AMBER,
        ) + line('M-2 -337 V-306', '#04163B', 4, { opacity: 0.15 })
      : '',
    wears.includes('chefHat')
      ? box(-25, -334, 50, 26, '#FFFFFF', 3) +
        disc(-18, -342, 17, '#FFFFFF') +
        disc(4, -350, 20, '#FFFFFF') +
        disc(22, -340, 15, '#FFFFFF') +
        box(-25, -318, 50, 9, '#04163B', 0, { opacity: 0.09 })
      : '',
  ].join('');
}
