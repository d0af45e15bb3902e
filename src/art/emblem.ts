import { hex } from "./colour";
import type { Figure } from "./families/family";
import { drawFigure } from "./figure";
import type { Palette } from "./palette";
import type { SeededRandom } from "./seed";
import { air, SIDE } from "./sky";
import { inWords, WEATHERS } from "./words";

const at = (angle: number, r: number): string =>
  `${(120 + r * Math.cos(angle)).toFixed(0)} ${(104 + r * Math.sin(angle)).toFixed(0)}`;

const turn = (i: number, count: number): number => (i / count) * 2 * Math.PI - Math.PI / 2;

const ring = (r: number, width: number): string =>
  `M${at(0, r)}A${r} ${r} 0 1 1 ${at(Math.PI, r)}A${r} ${r} 0 1 1 ${at(0, r)}M${at(0, r - width)}A${r - width} ${r - width} 0 1 0 ${at(Math.PI, r - width)}A${r - width} ${r - width} 0 1 0 ${at(0, r - width)}Z`;

const all = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Patterns around the sign of a spell. */
const PATTERNS: readonly [(seed: SeededRandom) => string, ...((seed: SeededRandom) => string)[]] = [
  // Rays
  (seed) => {
    const count = seed.integer(7, 16);
    const half = 1.4 / count;
    return all(count, (i) => `M120 104L${at(turn(i, count) - half, 220)}L${at(turn(i, count) + half, 220)}Z`);
  },
  // Rings
  (seed) => ring(96, seed.inRange(2, 12)) + ring(74, seed.inRange(2, 6)) + ring(128, seed.inRange(3, 16)),
  // A whirl
  (seed) => {
    const count = seed.integer(5, 9);
    const bow = seed.inRange(0.5, 1.1);
    return all(count, (i) => {
      const a = turn(i, count);
      return `M120 104Q${at(a + bow, 70)} ${at(a + bow * 1.6, 210)}L${at(a + bow * 1.6 + 0.35, 210)}Q${at(a + bow + 0.3, 80)} 120 104Z`;
    });
  },
  // Splinters
  (seed) =>
    all(22, () => {
      const a = seed.inRange(0, 6.3);
      const r = seed.inRange(60, 130);
      const long = seed.inRange(14, 46);
      return `M${at(a, r)}L${at(a + 0.08, r + long * 0.6)}L${at(a, r + long)}L${at(a - 0.08, r + long * 0.6)}Z`;
    }),
  // A many-pointed star in a ring
  (seed) => {
    const count = seed.integer(5, 9);
    return `${ring(104, 4)}M${all(count * 2, (i) => `${at(turn(i, count * 2), i % 2 ? 58 : 104)} `)}Z`;
  },
  // Bands across
  (seed) => {
    const slant = seed.inRange(-70, 70) | 0;
    return all(5, (i) => `M0 ${i * 56 - 30}L240 ${i * 56 - 30 + slant}v${18 + (i % 3) * 6}L0 ${i * 56 - 8}Z`);
  },
];

/** Copies of a sign: how far from the middle, their size, and how they are turned. */
type Copy = readonly [x: number, y: number, scale: number, turn: number, flip?: -1];

/** One sign, one too large for the picture, two that face each other, a fan of three, a small one with large echoes. */
const ARRANGEMENTS: readonly [readonly Copy[], ...(readonly Copy[])[]] = [
  [[0, 0, 1.95, 0]],
  [[0, 0, 1.8, 14]],
  [[0, 4, 2.7, -10]],
  [[14, 8, 2.6, 16]],
  [
    [-40, 0, 1.3, -8],
    [40, 0, 1.3, 8, -1],
  ],
  [
    [-50, 14, 1.1, -24],
    [50, 14, 1.1, 24, -1],
    [0, -4, 1.5, 0],
  ],
  [
    [-56, -34, 0.8, 0],
    [58, -22, 0.7, 20],
    [-48, 50, 0.7, -20],
    [8, 10, 1.5, 0],
  ],
];

function arranged(sign: string, seed: SeededRandom): string {
  const flip = seed.chance(0.5) ? 1 : -1;
  const lean = seed.inRange(-7, 7);
  const copies = seed
    .pick(ARRANGEMENTS)
    .map(
      ([x, y, scale, angle, mirrored = 1]) =>
        `<use href="#f" transform="translate(${120 + x} ${104 + y})rotate(${(angle + lean) | 0})scale(${scale * flip * mirrored} ${scale})translate(-50 -46)"/>`,
    );
  return `<defs><g id="f">${sign}</g></defs>${copies.join("")}`;
}

interface Spell {
  readonly p: Palette;
  readonly seed: SeededRandom;
  readonly words: string;
}

/** A spell as a large sign before a pattern of light. */
export function emblem({ p, seed, words }: Spell, figure: Figure): string {
  const [inner, outer] = p.ground;
  const pattern = seed.pick(PATTERNS)(seed);
  const weather = inWords(WEATHERS, words) ?? seed.pick(["motes", "stars", "embers"] as const);
  const shadow = `<path d="${figure.lights.join("")}" fill="${hex(p.line)}" opacity=".6" transform="translate(1.8 2)"/>`;
  return (
    `<radialGradient id="s" cy=".43" r=".7"><stop stop-color="${hex(inner)}"/><stop offset="1" stop-color="${hex(outer)}"/></radialGradient>` +
    `<path fill="url(#s)" d="M0 0h${SIDE}v${SIDE}H0z"/>` +
    `<path fill="${hex(inner.l > 0.8 ? outer : p.glow)}" opacity=".3" d="${pattern}"/>` +
    air(weather, p, seed) +
    arranged(shadow + drawFigure(figure, p, 1.3), seed)
  );
}
