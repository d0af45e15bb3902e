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

const mood = (
  hue: number,
  accents: Some<number>,
  hours: Some<Hour>,
  grounds: Some<Ground>,
  motifs: Some<Motif>,
  weathers: Some<Weather>,
  strength = 1,
): Mood => ({ hue, accents, hours, grounds, motifs, weathers, strength });

/** Factions and elements that must be recognised at a glance. Any other subtype gets hues of its own. */
const MOODS: Readonly<Record<string, Mood>> = {
  // D20 Warriors
  drake: mood(30, [62, 40], ["dusk", "dawn"], ["peaks"], ["shard", "ruin"], ["embers", "flock"]),
  beast: mood(125, [75, 100], ["dawn", "noon"], ["forest", "hills"], ["oak", "pine"], ["petals", "motes"]),
  knight: mood(250, [85, 60], ["noon", "dawn"], ["hills"], ["castle", "flag"], ["motes", "flock"], 0.9),
  mage: mood(305, [190, 160], ["night", "dusk"], ["hills"], ["spire", "shard"], ["stars", "fog"]),
  bird: mood(220, [60, 25], ["noon", "dawn"], ["peaks"], ["pine"], ["flock", "motes"], 0.8),
  serpent: mood(165, [95, 130], ["night", "storm"], ["waves"], ["reed", "palm"], ["fog", "rain"]),
  golem: mood(70, [215, 60], ["noon", "dusk"], ["mesa"], ["rock", "column"], ["motes"], 0.6),
  spirit: mood(270, [170, 200], ["night"], ["dunes"], ["grave", "snag"], ["fog", "stars"]),
  insect: mood(100, [320, 80], ["dawn", "dusk"], ["forest"], ["shroom", "reed"], ["petals"]),
  siege: mood(35, [45, 70], ["storm", "dusk"], ["hills"], ["castle", "tent"], ["embers", "rain"], 0.6),
  relic: mood(90, [85, 60], ["night", "dusk"], ["dunes"], ["column", "pyramid"], ["stars"]),
  rune: mood(285, [200, 320], ["night", "storm"], ["mesa"], ["rock", "obelisk"], ["bolts", "aurora"]),
  flash: mood(195, [95, 60, 20], ["dusk", "storm"], ["dunes"], ["flag"], ["motes"]),
  plant: mood(145, [350, 100], ["noon", "dawn"], ["forest"], ["oak", "shroom"], ["petals"]),
  machine: mood(50, [195, 180], ["dusk", "noon"], ["towers"], ["chimney", "castle"], ["embers", "fog"], 0.7),
  // Elements and colours
  fire: mood(30, [62, 45], ["dusk", "night"], ["peaks"], ["shard", "chimney"], ["embers"]),
  water: mood(240, [195, 170], ["noon", "dusk"], ["waves"], ["coral", "mast"], ["bubbles"]),
  nature: mood(140, [110, 60], ["noon", "dawn"], ["forest", "hills"], ["oak", "shroom"], ["petals"]),
  earth: mood(60, [80, 45], ["noon", "dawn"], ["mesa"], ["rock", "snag"], ["motes"], 0.8),
  wind: mood(190, [160, 90], ["dawn", "noon"], ["dunes"], ["flag", "reed"], ["flock"], 0.7),
  lightning: mood(295, [98, 110], ["storm", "night"], ["peaks"], ["obelisk", "shard"], ["bolts"]),
  ice: mood(228, [215, 280], ["noon", "night"], ["peaks"], ["pine", "shard"], ["snow"], 0.5),
  metal: mood(255, [65, 45], ["storm", "dusk"], ["towers"], ["chimney", "castle"], ["embers"], 0.3),
  light: mood(75, [92, 60], ["noon", "dawn"], ["hills"], ["spire", "column"], ["petals", "motes"], 0.75),
  dark: mood(325, [150, 350], ["night", "dusk"], ["dunes"], ["grave", "snag"], ["fog", "flock"], 0.5),
  boost: mood(20, [90, 150, 250], ["dusk"], ["hills"], ["flag"], ["motes"]),
  trap: mood(310, [40, 130], ["night"], ["hills"], ["snag"], ["motes"], 0.8),
  item: mood(200, [85, 40], ["dawn", "night"], ["hills"], ["column"], ["motes"], 0.7),
  gear: mood(55, [195, 20], ["dusk", "noon"], ["mesa"], ["chimney"], ["motes"], 0.8),
  field: mood(130, [60, 230], ["dawn", "dusk", "night"], ["hills", "mesa"], ["oak", "spire"], ["flock"]),
  red: mood(25, [60, 80], ["dusk", "dawn", "night"], ["peaks"], ["shard", "chimney", "ruin"], ["embers"]),
  purple: mood(
    310,
    [340, 150],
    ["night", "dusk", "storm"],
    ["hills"],
    ["grave", "snag", "spire"],
    ["fog"],
    0.9,
  ),
  white: mood(
    235,
    [210, 60],
    ["noon", "dawn", "storm"],
    ["peaks"],
    ["pine", "castle", "shard"],
    ["snow"],
    0.35,
  ),
  yellow: mood(
    88,
    [95, 350],
    ["noon", "dawn", "dusk"],
    ["hills"],
    ["spire", "column"],
    ["petals", "stars"],
    0.9,
  ),
  green: mood(145, [110, 80], ["noon", "dawn", "night"], ["forest"], ["oak", "shroom", "reed"], ["petals"]),
  blue: mood(255, [195, 60], ["dusk", "noon", "storm"], ["waves"], ["coral", "mast", "castle"], ["bubbles"]),
  // Battle of Souls
  aztec: mood(
    150,
    [40, 85],
    ["dusk", "noon"],
    ["forest", "hills"],
    ["ziggurat", "palm"],
    ["flock", "motes"],
    0.9,
  ),
  samurai: mood(5, [15, 350], ["dawn", "noon"], ["peaks"], ["pagoda", "torii", "pine"], ["petals"], 0.75),
  norse: mood(
    235,
    [160, 190],
    ["night", "storm"],
    ["peaks", "waves"],
    ["hall", "pine", "mast"],
    ["snow", "aurora"],
    0.8,
  ),
  roman: mood(22, [75, 50], ["noon", "dusk"], ["hills"], ["column", "castle"], ["motes", "flock"], 0.85),
  mongol: mood(215, [95, 110], ["noon", "dawn"], ["hills", "dunes"], ["tent", "reed"], ["flock"], 0.9),
  egyptian: mood(
    75,
    [70, 230],
    ["dusk", "night", "noon"],
    ["dunes"],
    ["pyramid", "obelisk", "palm"],
    ["stars", "motes"],
  ),
  // Soul Masters
  draconian: mood(
    28,
    [65, 45],
    ["dusk", "night", "dawn"],
    ["peaks"],
    ["shard", "ruin", "chimney"],
    ["embers"],
  ),
  necromancer: mood(155, [130, 170], ["night", "storm"], ["hills"], ["grave", "snag"], ["fog", "flock"], 0.7),
  valkyrian: mood(
    240,
    [88, 60],
    ["noon", "dawn"],
    ["hills"],
    ["spire", "column", "flag"],
    ["motes", "petals"],
    0.85,
  ),
  vampyrian: mood(
    350,
    [15, 350],
    ["dusk", "night"],
    ["hills"],
    ["spire", "castle", "snag"],
    ["flock", "fog"],
  ),
  wolven: mood(
    265,
    [225, 200],
    ["night", "dawn"],
    ["forest", "peaks"],
    ["pine", "rock"],
    ["snow", "aurora"],
    0.7,
  ),
  universal: mood(
    85,
    [80, 110],
    ["noon", "dawn", "dusk"],
    ["hills", "mesa"],
    ["oak", "castle", "tent"],
    ["motes"],
    0.55,
  ),
  mercenary: mood(55, [40, 195], ["dusk", "storm"], ["dunes"], ["tent", "flag"], ["rain", "embers"], 0.7),
  celestial: mood(280, [95, 320], ["night"], ["waves"], ["obelisk", "shard"], ["stars"]),
};

const HOURS: Some<Hour> = ["dawn", "noon", "dusk", "night"];
const GROUNDS: Some<Ground> = ["peaks", "dunes", "forest", "hills", "waves", "mesa"];
const MOTIFS: Some<Motif> = ["pine", "oak", "castle", "column", "rock", "tent"];

/** One of these, always the same for the same number. */
const nth = <T>(items: Some<T>, n: number): T => items[n % items.length] ?? items[0];

export function moodOf(faction: string): Mood {
  const known = MOODS[faction.toLowerCase()];
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
