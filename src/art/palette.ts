import { mix, type Oklch, shadeHue } from "./colour";
import { type Mood, moodOf } from "./mood";
import type { SeededRandom } from "./seed";
import type { Hour } from "./words";

/** A lit and a shaded tone of one material. */
export interface Tones {
  readonly lit: Oklch;
  readonly shade: Oklch;
}

type Ground = readonly [inner: Oklch, outer: Oklch];

/** The colours of one artwork. It has one light source: the disc in the sky. */
export interface Palette {
  readonly skyHigh: Oklch;
  readonly skyLow: Oklch;
  readonly disc: Oklch;
  /** Far, middle and near ridge. */
  readonly ridges: readonly [Oklch, Oklch, Oklch];
  /** The figure itself, what is behind it (cloak, wings), and what it carries. */
  readonly body: Tones;
  readonly back: Tones;
  readonly gear: Tones;
  /** Behind the sign of a spell: at its middle and at the edge. */
  readonly ground: Ground;
  readonly line: Oklch;
  readonly rim: Oklch;
  readonly glow: Oklch;
}

/** Lightness and chroma of the sky's top and foot, lightness of the ground and of a figure before it. */
interface Light {
  readonly high: readonly [l: number, c: number];
  readonly low: readonly [l: number, c: number];
  readonly ground: number;
  readonly figure: readonly [lit: number, shade: number];
}

const LIGHTS: Readonly<Record<Hour, Light>> = {
  dawn: { high: [0.66, 0.09], low: [0.9, 0.09], ground: 0.5, figure: [0.52, 0.27] },
  noon: { high: [0.76, 0.1], low: [0.95, 0.04], ground: 0.6, figure: [0.5, 0.3] },
  dusk: { high: [0.34, 0.11], low: [0.78, 0.15], ground: 0.36, figure: [0.52, 0.22] },
  night: { high: [0.16, 0.07], low: [0.42, 0.11], ground: 0.25, figure: [0.8, 0.5] },
  storm: { high: [0.27, 0.05], low: [0.6, 0.06], ground: 0.3, figure: [0.86, 0.36] },
};

/** What a figure is made of, as a hue, its chroma, and how much lighter it is than other figures. */
export type Material = readonly [hue: number | null, chroma: number, lighter?: number];

const tones = ([lit, shade]: Light["figure"], c: number, h: number, lighter = 0): Tones => ({
  lit: { l: Math.min(0.95, lit + lighter), c, h },
  shade: { l: Math.min(0.8, shade + lighter * 0.7), c: c * 0.9, h: shadeHue(h, 0.7) },
});

const discOf = (accent: number): Oklch => ({ l: 0.95, c: 0.07, h: accent });
const glowOf = (accent: number): Oklch => ({ l: 0.88, c: 0.17, h: accent });

/** How a card leans from the look of its faction: in hue, to one of its accents, and in the colour of what is worn. */
function leaning(mood: Mood, seed: SeededRandom) {
  const hue = mood.hue + seed.pick([0, 0, -28, 28]) + seed.inRange(-12, 12);
  const accent = seed.pick(mood.accents) + seed.inRange(-14, 14);
  const worn = seed.pick([hue, accent, hue + 120, hue + 180, accent + 60]) + seed.inRange(-20, 20);
  return { hue, accent, worn, bright: seed.inRange(-0.06, 0.06) };
}

/** What may be behind the sign of a spell: dark with a glow, pale, or the colour that its sign stands out from. */
const groundsFor = (hue: number, accent: number, worn: number): readonly [Ground, ...Ground[]] => [
  [glowOf(accent), { l: 0.24, c: 0.08, h: hue }],
  [discOf(accent), { l: 0.72, c: 0.11, h: hue }],
  [
    { l: 0.52, c: 0.11, h: accent + 150 },
    { l: 0.24, c: 0.08, h: accent + 150 },
  ],
  [
    { l: 0.5, c: 0.12, h: worn },
    { l: 0.2, c: 0.06, h: worn },
  ],
  [
    { l: 0.9, c: 0.05, h: hue },
    { l: 0.55, c: 0.1, h: hue },
  ],
];

/** Colours for a card of a faction: lit by the faction's light at this hour, with the card's own accent. */
export function paletteFor(
  faction: string,
  hour: Hour,
  material: Material,
  behind: Material | undefined,
  seed: SeededRandom,
): Palette {
  const mood = moodOf(faction);
  const { hue, accent, worn, bright } = leaning(mood, seed);
  const light = LIGHTS[hour];
  const tint = (l: number, c: number, h: number): Oklch => ({ l: l + bright, c: c * mood.strength, h });
  const isDark = hour === "night" || hour === "storm";
  const skyHigh = tint(...light.high, hue + 14);
  const skyLow = tint(...light.low, isDark ? hue - 14 : accent);
  const ground = tint(light.ground, 0.09, shadeHue(hue, 0.3));
  const [coat, chroma, lighter] = material;
  const [backHue, backChroma, backLighter] = behind ?? [coat === null ? accent : worn, 0.14, -0.06];
  const own = (coat ?? worn) + seed.inRange(-10, 10);
  return {
    skyHigh,
    skyLow,
    disc: discOf(accent),
    ridges: [mix(ground, skyLow, 0.55), mix(ground, skyLow, 0.12), tint(0.17, 0.045, shadeHue(hue, 0.8))],
    body: tones(light.figure, chroma, own, lighter),
    back: tones(light.figure, backChroma, backHue ?? accent, backLighter),
    ground: seed.pick(groundsFor(hue, accent, worn)),
    gear: tones(light.figure, 0.03, shadeHue(own, 1), 0.1),
    line: { l: isDark ? 0.2 : 0.13, c: 0.04, h: hue },
    rim: { l: 0.92, c: 0.1, h: accent },
    glow: glowOf(accent),
  };
}
