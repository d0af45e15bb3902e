import { num, str, strs } from "../../args";
import { type CardCatalogue, cardLines, type TextArgs } from "../../catalogue";
import { list, numberWord, often, plural, sentence, statement } from "../grammar";

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  active: ["Active", "It can Attack in the turn it is Summoned."],
  speed: [
    "Speed",
    "It may Attack one additional time each turn for each Speed, and those Attacks do not Temper it.",
  ],
  survival: [
    "Survival",
    "When its Armor would drop below 1, it stays at 1 instead and one Survival is used up.",
  ],
  "true-strike": [
    "True Strike",
    "When it Attacks a Monster, Power above that Monster's Armor hits its player.",
  ],
  duplicate: ["Duplicate", "When it is Summoned, a Token copy of it without Duplicate is made."],
  elusive: ["Elusive", "Only cards with Elusive can Attack or Block it."],
  defender: [
    "Defender",
    "Instead of its normal Attack it can Block: it becomes the target of an Attack and strikes back.",
  ],
  range: ["Range", "It can Attack an opponent directly even if they have Monsters in play."],
  ruin: ["Ruin", "When it Attacks a Monster, that Monster's Armor becomes 0."],
  startup: ["Startup", "Happens when this card is Summoned."],
  ender: ["Ender", "Happens when this card is discarded from anywhere."],
  victory: ["Victory", "Happens when this card discards a card by Attacking it."],
  upkeep: ["Upkeep", "Happens at the start of each of your turns, and when this card is Summoned."],
  trade: [
    "Trade",
    "In your Main or End Phase you may discard this card from your hand or the field for this Effect.",
  ],
  temper: ["Temper", "In your Main or End Phase you may turn this card sideways for this Effect."],
  price: ["Price", "Must be paid in addition to the Points."],
  summon: ["Summon", "Must be paid to Summon this Legend."],
  burn: ["Burn", "Damage dealt by Effects: it lowers a player's HP or a Monster's Armor."],
  token: ["Token", "A Monster without a card; it leaves the game when it leaves the field."],
  counters: ["Counter", "Stays on a card in play until an Effect spends it."],
  search: [
    "Search",
    "Look through your Main Deck, show a matching card, take it into your hand, then shuffle.",
  ],
  "quick-summon": ["Quick Summon", "Put it into play without paying anything for it."],
};

const TYPES = [
  "fire",
  "water",
  "nature",
  "earth",
  "wind",
  "lightning",
  "ice",
  "metal",
  "light",
  "dark",
  "dragon",
  "beast",
  "knight",
  "mage",
  "bird",
  "serpent",
  "golem",
  "spirit",
  "insect",
  "plant",
  "robot",
  "alien",
  "food",
  "elemental",
  "fish",
  "relic",
];
const CATEGORIES = ["boost", "trap", "item", "field", "gear"];

/** "2 to the opponent": the players something happens to. */
const players = (who: unknown, you = "you") =>
  who === "you" ? you : who === "each" ? "each player" : "the opponent";

/** "Burn 2 to the opponent", "gain 1 HP for each ...", "Burn to it equal to ...". */
function amount(a: TextArgs, verb: string, unit = "", whom = ""): string {
  const phrase = (n: unknown) =>
    [verb, n === undefined ? "" : num(n), unit, whom].filter((part) => part !== "").join(" ");
  const most = a.max === undefined ? "" : `, up to ${num(a.max)}`;
  if (a.n !== undefined) return phrase(a.n);
  if (a.per !== undefined && a.times !== undefined) return `${phrase(a.times)} for ${str(a.per)}${most}`;
  return `${phrase(undefined)} equal to ${str(a.equal)}${most}`;
}

/** "you gain 2 HP", "the opponent loses 1 Point". */
function gain(a: TextArgs, verb: string, unit: string): string {
  const does = a.who === "you" ? verb : verb === "lose" ? "loses" : `${verb}s`;
  const many = a.n === undefined || num(a.n) !== 1 ? unit : unit.replace(/s$/, "");
  const text = amount(a, does, many);
  return a.who === "you" ? text : `${players(a.who)} ${text}`;
}

const PLACES: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "Main Deck",
  ground: "Ground Zone",
  legends: "Legend Deck",
  "legend-ground": "Legend Ground Zone",
  items: "Items",
  fields: "Fields",
  gear: "Gear",
};

/** " from your hand". Without a zone, a card comes from the Main Deck. */
const source = (zone: unknown) => (zone === "deck" ? "" : ` from your ${PLACES[str(zone)] ?? str(zone)}`);

/** A keyword with its level: "Speed(2)". */
const named = (key: string) => (a: TextArgs) =>
  num(a.n) > 1 ? `${KEYWORDS[key]?.[0]}(${num(a.n)})` : (KEYWORDS[key]?.[0] ?? key);

function stats(a: TextArgs): string {
  return list(
    strs(a.stats).map((name) => {
      if (name.startsWith("kw-")) return named(name.slice(3))(a);
      return capital(name);
    }),
  );
}

const by = (a: TextArgs, verb: string) =>
  a.by === "you" ? `you ${verb}` : a.by === "opponent" ? `the opponent ${verb}s` : `a player ${verb}s`;

/** The noun of a Type, as a Monster, a Legend or a card. */
const typeNoun =
  (name: string) =>
  ({ count, noun, type }: TextArgs) =>
    noun ? plural(`${capital(name)} ${type === "legend" ? "Legend" : "Monster"}`, num(count)) : capital(name);

const words: CardCatalogue = {
  ...cardLines("battle-cores.do", {
    burn: (a) => amount(a, "Burn", "", `to ${players(a.who)}`),
    "burn-card": (a) => amount(a, "Burn", "", `to ${str(a.card)}`),
    "gain-hp": (a) => gain(a, "gain", "HP"),
    "lose-hp": (a) => gain(a, "lose", "HP"),
    "gain-points": (a) => gain(a, "gain", "Points"),
    "lose-points": (a) => gain(a, "lose", "Points"),
    search: "Search {what}",
    summon: ({ what, zone }) => `Summon ${str(what)}${source(zone)}`,
    "quick-summon": ({ what, zone }) => `Quick Summon ${str(what)}${source(zone)}`,
    shuffle: "shuffle your Main Deck",
    token: ({ name, count, types, armor, power, more }) => {
      const values = [`Armor ${num(armor)}`, `Power ${num(power)}`, ...strs(more)];
      const traits = [strs(types).join(" "), ...values.map((trait) => trait.replace(/\.$/, ""))];
      const token = plural(`${str(name)} Token`, num(count));
      return `Summon ${numberWord(num(count))} ${token} (${traits.filter(Boolean).join(", ")})`;
    },
    duplicate: "Duplicate",
    copy: "make a Token copy of {card}",
    mill: ({ who, count }) => {
      const n = num(count);
      const top = n === 1 ? "the top card" : `the top ${numberWord(n)} cards`;
      if (who === "you") return `discard ${top} of your Main Deck`;
      return `${players(who)} discards ${top} of their Main Deck`;
    },
    recycle: "shuffle your Ground Zone into your Main Deck",
    temper: "Temper {card}",
    untemper: "Untemper {card}",
    restore: "restore the Armor of {card}",
    counters: (a) => amount(a, "put", num(a.n) === 1 ? "Counter" : "Counters", `on ${str(a.card)}`),
    repair: (a) => amount(a, "restore", "Durability", `of ${str(a.card)}`),
    "put-into": "discard {card}",
    "end-attack": "the Attack ends without damage",
    retarget: ({ card }) => statement(str(card), "becomes the target of the Attack"),
    pay: ({ costs, then }) => `(${list(strs(costs))}${then === undefined ? "" : ` : ${str(then)}`})`,
  }),
  ...cardLines("battle-cores.if", {
    "attack-on": ({ who }) =>
      who === "you"
        ? "you are being Attacked"
        : who === "opponent"
          ? "a card of yours is Attacking"
          : "an Attack is in progress",
    "is-direct": "the Attack is direct",
    blocked: "the Attack was Blocked",
    new: "{card} was Summoned this turn",
    "hp-at-most": ({ who, n }) => `${who === "you" ? "you have" : "the opponent has"} ${num(n)} HP or less`,
    "hp-at-least": ({ who, n }) => `${who === "you" ? "you have" : "the opponent has"} ${num(n)} HP or more`,
  }),
  ...cardLines("battle-cores.amount", {
    hp: ({ who }) => (who === "you" ? "your HP" : "the opponent's HP"),
    points: ({ who }) => (who === "you" ? "your Points" : "the opponent's Points"),
    turns: ({ who }) => (who === "you" ? "your turn number" : "the opponent's turn number"),
    counters: "the number of Counters on {card}",
    "armor-left": "the Armor left of {card}",
    damage: "the damage on {card}",
  }),
  ...cardLines("battle-cores.cost", {
    points: ({ n }) => `pay ${num(n)} ${plural("Point", num(n))}`,
    hp: ({ n }) => `lose ${num(n)} HP`,
    counters: ({ n }) => `spend ${numberWord(num(n))} ${plural("Counter", num(n))} from this card`,
    "temper-this": "Temper this card",
    "discard-this": ({ or }) => `discard this card${or === undefined ? "" : " from the field or your hand"}`,
    temper: "Temper {filter}",
    return: "return {filter} to your hand",
    deck: "put {filter} on the bottom of your Main Deck",
  }),
};

const printed: CardCatalogue = {
  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, [, reminder]]) => [
      [`battle-cores.keyword.${key}.name`, named(key)],
      [`battle-cores.keyword.${key}.reminder`, reminder],
    ]),
  ),
  ...Object.fromEntries(TYPES.map((name) => [`battle-cores.subtype.${name}`, typeNoun(name)])),
  ...Object.fromEntries(
    CATEGORIES.map((name) => [
      `battle-cores.subtype.${name}`,
      ({ count, noun, zone }: TextArgs) => {
        const isHeld = zone === undefined || ["hand", "deck", "ground"].includes(str(zone));
        return plural(`${capital(name)}${noun && isHeld ? " card" : ""}`, num(count));
      },
    ]),
  ),
  ...cardLines("battle-cores.being", {
    tempered: "Tempered",
    untempered: "Untempered",
    damaged: "damaged",
    unharmed: "unharmed",
    token: "Token",
    new: "newly Summoned",
    "non-legend": "non-Legend",
  }),
  "battle-cores.stats": stats,
  ...cardLines("battle-cores.place", PLACES),
  "battle-cores.noun": ({ count }) => plural("Monster", num(count)),
  "battle-cores.type.monster": ({ count, noun }) => plural(noun ? "Monster card" : "Monster", num(count)),
  "battle-cores.type.legend": ({ count }) => plural("Legend", num(count)),
  "battle-cores.type.support": ({ count, noun }) => plural(noun ? "Support card" : "Support", num(count)),
  ...cardLines("battle-cores.ref", {
    this: "this card",
    it: "it",
    other: "the other one",
    first: "the first one",
    attacker: "the Attacking card",
    target: "the Attacked Monster",
    host: "the equipped Monster",
  }),
  ...cardLines("battle-cores.turn-step", {
    start: "Start Phase",
    main: "Main Phase",
    battle: "Battle Phase",
    end: "End Phase",
  }),
  ...cardLines("battle-cores.until", {
    turn: "this turn",
    attack: "for this Attack",
    game: "as long as it is in play",
  }),
  ...cardLines("battle-cores.when", {
    summon: (a) =>
      a.by === "any" ? `when ${str(a.card)} is Summoned` : `when ${by(a, "Summon")} ${str(a.card)}`,
    attack: (a) => `when ${str(a.card)} Attacks${a.anyOther ? "" : ` ${str(a.other)}`}`,
    strike: (a) => `when ${str(a.card)} damages a player by a direct Attack`,
    block: (a) => `when ${str(a.card)} Blocks${a.anyOther ? "" : ` ${str(a.other)}`}`,
    victory: (a) => `when ${str(a.card)} discards ${a.anyOther ? "a Monster" : str(a.other)} by Attacking`,
    discard: (a) => `when ${str(a.card)} is discarded`,
    activate: (a) => `when ${by(a, "activate")} a Support card`,
    burn: (a) =>
      `when ${a.by === "you" ? "you are" : a.by === "opponent" ? "an opponent is" : "a player is"} Burned`,
    "battle-begins": (a) =>
      a.by === "you" ? "at the start of your Battle Phase" : "at the start of a Battle Phase",
    "end-begins": (a) => (a.by === "you" ? "at the start of your End Phase" : "at the start of an End Phase"),
  }),
  "battle-cores.change.burn": (a) =>
    `Burn would be dealt to ${a.of === "you" ? "you" : a.of === "opponent" ? "an opponent" : "a player"}`,
  "battle-cores.ability.activated": ({ costs, effect, once, uses, condition }) => {
    const when = [
      once ? "once each turn" : often(false, uses).replace(/, $/, ""),
      condition === undefined ? "" : `if ${str(condition)}`,
    ];
    const head = when.filter(Boolean).join(", ");
    return `${head === "" ? "" : `${capital(head)}: `}(${list(strs(costs))} : ${str(effect)})`;
  },
  "battle-cores.ability.play": ({ effect, condition }) =>
    condition === undefined
      ? sentence(str(effect))
      : `Activate only if ${str(condition)}. ${sentence(str(effect))}`,
};

/** Card text of Battle Cores: types, keywords and all words of abilities. */
export const cards: CardCatalogue = { ...words, ...printed };
