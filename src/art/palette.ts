import { mix, type Oklch, shadeHue } from "./colour";
import { hashText, type Seeded } from "./seed";

export type Terrain = "peaks" | "dunes" | "forest" | "towers" | "waves" | "mesa";

/** The colours of one picture. One light: the disc in the sky. */
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

interface Mood {
  readonly hue: number;
  readonly accent: number;
  readonly terrain: Terrain;
  readonly night: boolean;
}

/** Factions whose look should be known at a glance; any other subtype gets hues of its own. */
const MOODS: Readonly<Record<string, Mood>> = {
  drake: { hue: 38, accent: 60, terrain: "peaks", night: false },
  beast: { hue: 128, accent: 70, terrain: "forest", night: false },
  knight: { hue: 245, accent: 85, terrain: "towers", night: false },
  mage: { hue: 300, accent: 190, terrain: "towers", night: true },
  bird: { hue: 215, accent: 50, terrain: "peaks", night: false },
  serpent: { hue: 160, accent: 95, terrain: "waves", night: true },
  golem: { hue: 75, accent: 215, terrain: "mesa", night: false },
  spirit: { hue: 265, accent: 170, terrain: "dunes", night: true },
  insect: { hue: 105, accent: 320, terrain: "forest", night: false },
  siege: { hue: 30, accent: 45, terrain: "mesa", night: false },
  relic: { hue: 90, accent: 85, terrain: "dunes", night: true },
  rune: { hue: 285, accent: 200, terrain: "mesa", night: true },
  flash: { hue: 200, accent: 95, terrain: "dunes", night: true },
  plant: { hue: 145, accent: 350, terrain: "forest", night: false },
  machine: { hue: 55, accent: 195, terrain: "towers", night: false },
};

const TERRAINS: readonly [Terrain, ...Terrain[]] = ["peaks", "dunes", "forest", "towers", "waves", "mesa"];

function moodOf(faction: string): Mood {
  const known = MOODS[faction.toLowerCase()];
  if (known) return known;
  const hash = hashText(faction);
  return {
    hue: hash % 360,
    accent: (hash >>> 9) % 360,
    terrain: TERRAINS[(hash >>> 5) % TERRAINS.length] ?? "peaks",
    night: (hash >>> 3) % 3 === 0,
  };
}

/** Colours for a card: hues of its faction, moved a little by the card's own seed. */
export function paletteFor(faction: string, seed: Seeded): Palette {
  const mood = moodOf(faction);
  const hue = mood.hue + seed.between(-16, 16);
  const accent = mood.accent + seed.between(-18, 18);
  const warm = seed.between(0, 1);
  const skyHigh: Oklch = mood.night
    ? { l: 0.24 + warm * 0.05, c: 0.08, h: hue + 10 }
    : { l: 0.55 + warm * 0.08, c: 0.1, h: hue + 18 };
  const skyLow: Oklch = mood.night
    ? { l: 0.55 + warm * 0.06, c: 0.13, h: hue - 14 }
    : { l: 0.86, c: 0.09, h: accent };
  const near: Oklch = { l: 0.17, c: 0.045, h: shadeHue(hue, 0.8) };
  const ground: Oklch = { l: mood.night ? 0.34 : 0.5, c: 0.09, h: shadeHue(hue, 0.3) };
  return {
    skyHigh,
    skyLow,
    disc: { l: 0.95, c: 0.07, h: accent },
    ridges: [mix(ground, skyLow, 0.55), mix(ground, skyLow, 0.18), near],
    figure: { l: 0.2, c: 0.05, h: shadeHue(hue, 0.7) },
    rim: { l: 0.88, c: 0.12, h: accent },
    glow: { l: 0.87, c: 0.17, h: accent },
    terrain: mood.terrain,
  };
}
