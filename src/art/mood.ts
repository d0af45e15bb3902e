import type { Ground } from "./ridge";
import type { Motif } from "./scenery";
import { hashText } from "./seed";
import type { Hour, Weather } from "./words";

type Some<T> = readonly [T, ...T[]];

/** The common look of the artwork of a faction, an element or a colour; hues in degrees. */
export interface Mood {
  readonly hue: number;
  readonly accents: Some<number>;
  readonly hours: Some<Hour>;
  readonly grounds: Some<Ground>;
  readonly motifs: Some<Motif>;
  readonly weathers: Some<Weather>;
  /** Saturation of its colours. */
  readonly strength: number;
}

export const mood = (
  hue: number,
  accents: Some<number>,
  hours: Some<Hour>,
  grounds: Some<Ground>,
  motifs: Some<Motif>,
  weathers: Some<Weather>,
  strength = 1,
): Mood => ({ hue, accents, hours, grounds, motifs, weathers, strength });

/** Factions and elements that must be recognised at a glance. Any other subtype gets hues of its own. */
const MOODS: Record<string, Mood> = {
  spirit: mood(270, [170, 200], ["night"], ["dunes"], ["grave", "snag"], ["fog", "stars"]),
};

/** Gives the factions of a game their looks. */
export function addMoods(moods: Readonly<Record<string, Mood>>): void {
  Object.assign(MOODS, moods);
}

const HOURS: Some<Hour> = ["dawn", "noon", "dusk", "night"];
const GROUNDS: Some<Ground> = ["peaks", "dunes", "forest", "hills", "waves", "mesa"];
const MOTIFS: Some<Motif> = ["pine", "oak", "castle", "column", "rock", "tent"];

/** One of these, always the same for the same number. */
const nth = <T>(items: Some<T>, n: number): T => items[n % items.length] ?? items[0];

export function moodOf(faction: string): Mood {
  const name = faction.toLowerCase();
  const known = Object.hasOwn(MOODS, name) ? MOODS[name] : undefined;
  if (known) return known;
  const hash = hashText(faction);
  return mood(
    hash % 360,
    [(hash >>> 9) % 360],
    [nth(HOURS, hash >>> 3), nth(HOURS, hash >>> 4)],
    [nth(GROUNDS, hash >>> 5)],
    [nth(MOTIFS, hash >>> 7)],
    ["motes"],
  );
}
