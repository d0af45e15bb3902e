/** When and under what sky an artwork takes place. */
export type Hour = "dawn" | "noon" | "dusk" | "night" | "storm";

/** What is in the air. */
export type Weather =
  | "motes"
  | "embers"
  | "snow"
  | "rain"
  | "petals"
  | "stars"
  | "fog"
  | "bubbles"
  | "flock"
  | "aurora"
  | "bolts";

/** A list of values, each with the words of names that call for it. */
export type WordList<T> = readonly (readonly [T, RegExp])[];

/** The first value that one of these words calls for. */
export const inWords = <T>(list: WordList<T>, words: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(words))?.[0];

export const HOURS: WordList<Hour> = [
  ["storm", /storm|thunder|lightning|tempest|bolt|cyclone|maelstrom|gale\b|thunderclap/],
  ["night", /night|moon|midnight|star\b|stars\b|dark|shadow|lantern|owl|eclipse|comet|dream|sleep/],
  ["dusk", /dusk|twilight|vesper|red dawn|last|ember|pyre|ashen|blood/],
  ["dawn", /dawn|morning|first|squire|cub\b|pup\b|sprout|novice|recruit/],
  ["noon", /noon|\bsun|sunlit|radiant|day\b|halo|white|shining|paladin/],
];

export const WEATHERS: WordList<Weather> = [
  ["bolts", /storm|thunder|lightning|tempest|bolt/],
  [
    "snow",
    /snow|frost|winter|glacier|\bice|iceberg|icewall|rime|blizzard|hoarfrost|frozen|avalanche|whiteout/,
  ],
  ["embers", /ember|cinder|fire|flame|pyre|ash|coal|scorch|magma|lava|furnace|forge|kiln|burn|blaze|torch/],
  ["rain", /rain|flood|marsh|fen\b|mire|bilge|mourning|dirge|weeping/],
  ["fog", /fog|mist|smoke|veil|ghost|shade|wraith|phantom|barrow|crypt|grave|hollow/],
  ["aurora", /aurora|north|rift|spirit wolf|choir/],
  ["flock", /crow|raven|bats|vulture|carrion|harbor|gull|cliff/],
  ["bubbles", /reef|tide|deep|drowned|sunken|coral|abyss|trench|shoal|pearl|undertow/],
  ["petals", /bloom|pollen|seed|flower|garden|grove|feather|orchard|leaf/],
  ["stars", /star|comet|moon|night|orbit|celestial|wish/],
];
