import { hex, mix } from "./colour";
import type { Palette } from "./palette";
import type { SeededRandom } from "./seed";
import { circle } from "./shape";
import type { Hour, Weather } from "./words";

/** Side length of the square artwork in its own units. */
export const SIDE = 240;

/** The sun or moon: where the light comes from. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** High at noon, low and large in the morning and in the evening. */
export function sunAt(hour: Hour, seed: SeededRandom): Sun {
  const isLow = hour === "dawn" || hour === "dusk";
  const isHuge = seed.chance(0.35);
  return {
    x: seed.inRange(46, 194) | 0,
    y: seed.inRange(isLow ? 70 : 40, isLow ? 130 : 86) | 0,
    r: (isHuge ? seed.inRange(46, 74) : seed.inRange(14, 32)) | 0,
  };
}

const rays = ({ x, y }: Sun, count: number, width: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + x;
    const at = (a: number) => `${(x + 300 * Math.cos(a)) | 0} ${(y + 300 * Math.sin(a)) | 0}`;
    return `M${x} ${y}L${at(angle)}L${at(angle + width)}Z`;
  }).join("");

/** Sun, crescent, ringed world, sun behind rays, sun behind bars of cloud, or an eclipse. */
function drawSun(p: Palette, seed: SeededRandom, sun: Sun): string {
  const { x, y, r } = sun;
  const fill = hex(p.disc);
  const behind = hex(mix(p.skyHigh, p.skyLow, y / SIDE));
  const disc = `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".92"/>`;
  switch (seed.integer(0, 6)) {
    case 1:
      return `${disc}<circle cx="${x + r * 0.45}" cy="${y - r * 0.2}" r="${r * 0.9}" fill="${behind}"/>`;
    case 2:
      return `${disc}<ellipse cx="${x}" cy="${y}" rx="${r * 1.8}" ry="${r * 0.4}" fill="none" stroke="${fill}" stroke-width="3" transform="rotate(-18 ${x} ${y})"/>`;
    case 3:
      return `<path d="${rays(sun, 9, 0.22)}" fill="${fill}" opacity=".16"/>${disc}`;
    case 4:
      return `${disc}<path d="M0 ${y + r * 0.2}h240v${r * 0.16}H0zM0 ${y + r * 0.55}h240v${r * 0.22}H0z" fill="${behind}"/>`;
    case 5:
      return `${disc}<circle cx="${x}" cy="${y}" r="${r * 0.84}" fill="${hex(p.skyHigh)}"/>`;
    default:
      return disc;
  }
}

function clouds(p: Palette, seed: SeededRandom): string {
  const count = seed.integer(1, 4);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = seed.inRange(-30, 170) | 0;
    const y = seed.inRange(20, 120) | 0;
    const w = seed.inRange(50, 120) | 0;
    d += `M${x} ${y}q${w >> 2} -${seed.integer(5, 16)} ${w >> 1} -2t${w >> 1} 2q-${w >> 1} 7 -${w} 0z`;
  }
  return `<path d="${d}" fill="${hex(mix(p.skyLow, p.disc, 0.5))}" opacity=".35"/>`;
}

export function sky(p: Palette, seed: SeededRandom, sun: Sun): string {
  const { x, y, r } = sun;
  const disc = hex(p.disc);
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hex(p.skyHigh)}"/><stop offset=".75" stop-color="${hex(p.skyLow)}"/></linearGradient>` +
    `<radialGradient id="h"><stop stop-color="${disc}" stop-opacity=".7"/><stop offset="1" stop-color="${disc}" stop-opacity="0"/></radialGradient>` +
    `<path fill="url(#s)" d="M0 0h${SIDE}v${SIDE}H0z"/>` +
    `<circle cx="${x}" cy="${y}" r="${Math.min(120, r * 3)}" fill="url(#h)"/>` +
    drawSun(p, seed, sun) +
    clouds(p, seed)
  );
}

/** Points spread over the artwork, each drawn by its place and a random size from 0 to 1. */
function spread(seed: SeededRandom, count: number, draw: (x: number, y: number, size: number) => string) {
  let d = "";
  for (let i = 0; i < count; i++) d += draw(seed.inRange(6, 234) | 0, seed.inRange(14, 226) | 0, seed.next());
  return d;
}

/** A path and how it is painted, for each kind of weather. */
const WEATHERS: Readonly<Record<Weather, (seed: SeededRandom) => readonly [path: string, paint: string]>> = {
  motes: (seed) => [spread(seed, 12, (x, y, s) => circle(x, y, 0.7 + s * 1.6)), 'opacity=".7"'],
  embers: (seed) => [
    spread(seed, 26, (x, y, s) => `M${x} ${y}l${2 + s * 4} -${4 + s * 5}l${1 + s} ${2 + s * 3}Z`),
    'opacity=".85"',
  ],
  snow: (seed) => [
    spread(seed, 34, (x, y, s) => circle(x, y, 1.2 + s * 2.6)),
    'style="fill:#fff" opacity=".8"',
  ],
  rain: (seed) => [
    spread(seed, 40, (x, y, s) => `M${x} ${y}l-${5 + s * 5} ${18 + s * 16}l1.6 .4Z`),
    'style="fill:#dfeaff" opacity=".5"',
  ],
  petals: (seed) => [
    spread(seed, 16, (x, y, s) => `M${x} ${y}q${4 + s * 4} -5 ${8 + s * 4} 1q-4 5 -${8 + s * 4} -1z`),
    'opacity=".8"',
  ],
  stars: (seed) => [
    spread(seed, 24, (x, y, s) => {
      const r = 2 + s * 4;
      const high = y * 0.55;
      return `M${x} ${high - r}l1 ${r - 1} ${r - 1} 1 ${1 - r} 1 -1 ${r - 1} -1 ${1 - r} ${1 - r} -1 ${r - 1} -1Z`;
    }),
    'opacity=".9"',
  ],
  fog: (seed) => [
    spread(
      seed,
      4,
      (_, y, s) => `M0 ${120 + y / 2}q60 -${10 + s * 12} 120 0t120 0v${10 + s * 12}q-60 10 -120 0t-120 0z`,
    ),
    'opacity=".3"',
  ],
  bubbles: (seed) => [
    spread(seed, 16, (x, y, s) => circle(x, y, 1.5 + s * 4.5)),
    'fill-opacity=".3" style="stroke:#fff;stroke-opacity:.6"',
  ],
  flock: (seed) => [
    spread(seed, 9, (x, y, s) => {
      const w = 5 + s * 7;
      return `M${x} ${y * 0.5}q-${w / 2} -${w / 1.4} -${w} -2q${w / 2} 1 ${w} 6q${w / 2} -5 ${w} -6q-${w / 2} -${w / 3} -${w} 2z`;
    }),
    'style="fill:#14100d" opacity=".8"',
  ],
  aurora: (seed) => [
    spread(
      seed,
      3,
      (x, y, s) => `M${x - 150} ${y / 3}q70 ${40 + s * 20} 140 0t140 10v26q-70 40 -140 0t-140 20z`,
    ),
    'opacity=".3"',
  ],
  bolts: (seed) => [
    spread(seed, 2, (x, _, s) => `M${x} 0l-${14 + s * 12} 50h16l-18 46 40 -62h-15l16 -34z`),
    'style="fill:#fffbe0" opacity=".9"',
  ],
};

/** What is in the air before the figure, or behind it: bolts, stars, aurora and flocks are far away. */
export const isFar = (weather: Weather): boolean => /bolts|stars|aurora|flock/.test(weather);

export function air(weather: Weather, p: Palette, seed: SeededRandom): string {
  const [path, paint] = WEATHERS[weather](seed);
  const rounded = path.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
  return `<path d="${rounded}" fill="${hex(p.glow)}" ${paint}/>`;
}
