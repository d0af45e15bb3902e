import { mix, type Oklch, shadeHue } from "./colour";
import { hashText, type SeededRandom } from "./seed";

export type Terrain = "peaks" | "dunes" | "forest" | "towers" | "waves" | "mesa";

/** The colours of one artwork. It has one light source: the disc in the sky. */
export interface Palette {
  readonly skyHigh: Oklch;
  readonly skyLow: Oklch;
  readonly disc: Oklch;
  /** Far, middle and near ridge. */
  readonly ridges: readonly [Oklch, Oklch, Oklch];
  readonly figure: Oklch;
  readonly rim: Oklch;
  readonly glow: Oklch;
  readonly terrain: Terrain;
}

/** The common look of a faction's or an element's artwork; hues in degrees. */
export interface Mood {
  readonly hue: number;
  readonly accent: number;
  readonly terrain: Terrain;
  readonly night: boolean;
  /** Saturation of its colours. */
  readonly strength: number;
}

const day = (hue: number, accent: number, terrain: Terrain, strength = 1, night = false): Mood => ({
  hue,
  accent,
  terrain,
  night,
  strength,
});

const night = (hue: number, accent: number, terrain: Terrain, strength = 1): Mood =>
  day(hue, accent, terrain, strength, true);

/** Factions and elements that must be recognised at a glance. Any other subtype gets hues of its own. */
const MOODS: Readonly<Record<string, Mood>> = {
  drake: day(38, 60, "peaks"),
  beast: day(128, 70, "forest"),
  knight: day(245, 85, "towers"),
  mage: night(300, 190, "towers"),
  bird: day(215, 50, "peaks"),
  serpent: night(160, 95, "waves"),
  golem: day(75, 215, "mesa"),
  spirit: night(265, 170, "dunes"),
  insect: day(105, 320, "forest"),
  siege: day(30, 45, "mesa"),
  relic: night(90, 85, "dunes"),
  rune: night(285, 200, "mesa"),
  flash: night(200, 95, "dunes"),
  plant: day(145, 350, "forest"),
  machine: day(55, 195, "towers"),
  fire: night(34, 62, "peaks"),
  water: day(240, 195, "waves"),
  nature: day(140, 110, "forest"),
  earth: day(60, 80, "mesa", 0.8),
  wind: day(190, 160, "dunes", 0.7),
  lightning: night(295, 98, "peaks"),
  ice: day(225, 215, "peaks", 0.5),
  metal: night(255, 65, "towers", 0.3),
  light: day(5, 92, "towers", 0.65),
  dark: night(325, 150, "dunes", 0.45),
  draconian: day(28, 70, "peaks"),
  necromancer: night(150, 130, "dunes", 0.55),
  valkyrian: day(235, 90, "towers", 0.8),
  vampyrian: night(345, 20, "towers"),
  wolven: day(200, 235, "forest", 0.6),
  universal: day(75, 85, "mesa", 0.5),
  mercenary: day(55, 40, "dunes", 0.7),
  celestial: night(275, 95, "waves"),
};

const TERRAINS: readonly [Terrain, ...Terrain[]] = ["peaks", "dunes", "forest", "towers", "waves", "mesa"];

export function moodOf(faction: string): Mood {
  const known = MOODS[faction.toLowerCase()];
  if (known) return known;
  const hash = hashText(faction);
  const land = TERRAINS[(hash >>> 5) % TERRAINS.length] ?? "peaks";
  return day(hash % 360, (hash >>> 9) % 360, land, 1, (hash >>> 3) % 3 === 0);
}

/** Colours for a card: the hues of its faction, shifted a little by the card's own seed. */
export function paletteFor(faction: string, seed: SeededRandom): Palette {
  const mood = moodOf(faction);
  const hue = mood.hue + seed.inRange(-16, 16);
  const accent = mood.accent + seed.inRange(-18, 18);
  const warm = seed.inRange(0, 1);
  const tint = (l: number, c: number, h: number): Oklch => ({ l, c: c * mood.strength, h });
  const skyHigh = mood.night
    ? tint(0.24 + warm * 0.05, 0.08, hue + 10)
    : tint(0.55 + warm * 0.08, 0.1, hue + 18);
  const skyLow = mood.night ? tint(0.55 + warm * 0.06, 0.13, hue - 14) : tint(0.86, 0.09, accent);
  const near = tint(0.17, 0.045, shadeHue(hue, 0.8));
  const ground = tint(mood.night ? 0.34 : 0.5, 0.09, shadeHue(hue, 0.3));
  return {
    skyHigh,
    skyLow,
    disc: { l: 0.95, c: 0.07, h: accent },
    ridges: [mix(ground, skyLow, 0.55), mix(ground, skyLow, 0.18), near],
    figure: tint(0.2, 0.05, shadeHue(hue, 0.7)),
    rim: { l: 0.88, c: 0.12, h: accent },
    glow: { l: 0.87, c: 0.17, h: accent },
    terrain: mood.terrain,
  };
}
