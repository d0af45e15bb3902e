import type { Catalogue, TextArgs } from "../catalogue";
import { list, numberWord, plural, sentence, signed } from "./grammar";

const str = (value: unknown) => (value === undefined ? "" : String(value));
const num = (value: unknown) => Number(value ?? 0);
const strs = (value: unknown) => (value as readonly string[] | undefined) ?? [];
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  active: ["Active", "It can Attack in the turn in which it is Summoned."],
  speed: ["Speed", "It has one additional Attack each turn for each Speed, and those do not Temper it."],
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
  ender: ["Ender", "Happens when this card is discarded, from wherever it is."],
  victory: ["Victory", "Happens when this card discards a card by Attacking it."],
  upkeep: ["Upkeep", "Happens at the start of each of your turns, and when this card is Summoned."],
  trade: ["Trade", "In your Main or End Phase you may discard this card from hand or field for this."],
  temper: ["Temper", "In your Main or End Phase you may turn this card sideways for this."],
  price: ["Price", "Must be given in addition to the Points."],
  summon: ["Summon", "Must be given to play this Legend."],
  burn: ["Burn", "Damage dealt by Effects: it lowers a player's HP or a Monster's Armor."],
  token: ["Token", "A Monster without a card; it leaves the game when it leaves the field."],
  counters: ["Counter", "Lies on a card in play until an Effect spends it."],
  search: [
    "Search",
    "Look through your Main Deck, show a card that fits, take it into your hand, then shuffle.",
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

/** "2 to the opponent", said of what happens to players. */
const players = (who: unknown, you = "you") =>
  who === "you" ? you : who === "each" ? "each player" : "the opponent";

/** "Burn 2 to the opponent", "gain 1 HP for each ...", "Burn to it equal to ...". */
function amount(a: TextArgs, verb: string, unit = "", whom = ""): string {
  const said = (n: unknown) =>
    [verb, n === undefined ? "" : num(n), unit, whom].filter((part) => part !== "").join(" ");
  const most = a.max === undefined ? "" : `, up to ${num(a.max)}`;
  if (a.n !== undefined) return said(a.n);
  if (a.per !== undefined && a.times !== undefined) return `${said(a.times)} for ${str(a.per)}${most}`;
  return `${said(undefined)} equal to ${str(a.equal)}${most}`;
}

/** "you gain 2 HP", "the opponent loses 1 Point". */
function gain(a: TextArgs, verb: string, unit: string): string {
  const does = a.who === "you" ? verb : verb === "lose" ? "loses" : `${verb}s`;
  const many = a.n === undefined || num(a.n) !== 1 ? unit : unit.replace(/s$/, "");
  const said = amount(a, does, many);
  return a.who === "you" ? said : `${players(a.who)} ${said}`;
}

const SOURCE: Readonly<Record<string, string>> = {
  hand: " from your hand",
  ground: " from your Ground Zone",
  "legend-ground": " from your Legend Ground Zone",
  legends: " from your Legend Deck",
};

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

/** "each", "a": the noun of a Type, as a Monster, a Legend or a card. */
const typeNoun =
  (name: string) =>
  ({ count, noun, type }: TextArgs) =>
    noun ? plural(`${capital(name)} ${type === "legend" ? "Legend" : "Monster"}`, num(count)) : capital(name);

const lines = (prefix: string, entries: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [`${prefix}.${key}`, entry]));

const words: Catalogue = {
  ...lines("battle-cores.do", {
    burn: (a) => amount(a, "Burn", "", `to ${players(a.who)}`),
    "burn-card": (a) => amount(a, "Burn", "", `to ${str(a.card)}`),
    "burn-each": (a) => amount(a, "Burn", "", `to ${str(a.from)}`),
    "gain-hp": (a) => gain(a, "gain", "HP"),
    "lose-hp": (a) => gain(a, "lose", "HP"),
    "gain-points": (a) => gain(a, "gain", "Points"),
    "lose-points": (a) => gain(a, "lose", "Points"),
    search: "Search {what}",
    summon: ({ what, zone }) => `Summon ${str(what)}${SOURCE[str(zone)] ?? ""}`,
    "quick-summon": ({ what, zone }) => `Quick Summon ${str(what)}${SOURCE[str(zone)] ?? ""}`,
    shuffle: "shuffle your Main Deck",
    token: ({ name, count, armor, power }) =>
      `Summon ${numberWord(num(count))} ${plural(`${str(name)} Token`, num(count))} (Armor ${num(armor)}, Power ${num(power)})`,
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
    "end-attack": "the Attack ends without damage",
    retarget: "{card} becomes the target of the Attack",
    pay: ({ costs, then }) => `(${list(strs(costs))}${then === undefined ? "" : ` : ${str(then)}`})`,
  }),
  ...lines("battle-cores.if", {
    "attack-on": ({ who }) =>
      who === "you"
        ? "you are being Attacked"
        : who === "opponent"
          ? "a card of yours is Attacking"
          : "an Attack is going on",
    "is-direct": "the Attack is direct",
    blocked: "the Attack was Blocked",
    new: "{card} was Summoned this turn",
    "hp-at-most": ({ who, n }) => `${who === "you" ? "you have" : "the opponent has"} ${num(n)} HP or less`,
    "hp-at-least": ({ who, n }) => `${who === "you" ? "you have" : "the opponent has"} ${num(n)} HP or more`,
  }),
  ...lines("battle-cores.amount", {
    hp: ({ who }) => (who === "you" ? "your HP" : "the opponent's HP"),
    points: ({ who }) => (who === "you" ? "your Points" : "the opponent's Points"),
    turns: ({ who }) => (who === "you" ? "your turn number" : "the opponent's turn number"),
    counters: "the number of Counters on {card}",
    "armor-left": "the Armor left of {card}",
    damage: "the damage on {card}",
  }),
  ...lines("battle-cores.cost", {
    points: ({ n }) => `pay ${num(n)} ${plural("Point", num(n))}`,
    hp: ({ n }) => `lose ${num(n)} HP`,
    counters: ({ n }) => `spend ${numberWord(num(n))} ${plural("Counter", num(n))} from this card`,
    "temper-this": "Temper this card",
    "discard-this": "discard this card",
    temper: "Temper {filter}",
    return: "return {filter} to your hand",
    deck: "put {filter} on the bottom of your Main Deck",
  }),
};

const printed: Catalogue = {
  "battle-cores.pitch": "Summon monsters, pay with points, and be the last with HP: for two to four.",
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
  ...Object.fromEntries(
    ["tempered", "untempered", "damaged", "unharmed", "token", "new"].map((name) => [
      `battle-cores.being.${name}`,
      name === "new" ? "newly Summoned" : /temper|token/.test(name) ? capital(name) : name,
    ]),
  ),
  "battle-cores.stats": stats,
  "stat.price": "Price",
  "stat.armor": "Armor",
  "stat.power": "Power",
  "stat.durability": "Durability",
  "battle-cores.noun": ({ count }) => plural("Monster", num(count)),
  "battle-cores.type.monster": ({ count, noun }) => plural(noun ? "Monster card" : "Monster", num(count)),
  "battle-cores.type.legend": ({ count }) => plural("Legend", num(count)),
  "battle-cores.type.support": ({ count, noun }) => plural(noun ? "Support card" : "Support", num(count)),
  ...lines("battle-cores.ref", {
    this: "this card",
    it: "it",
    other: "the other one",
    first: "the first one",
    attacker: "the Attacking card",
    target: "the Attacked Monster",
    host: "the equipped Monster",
  }),
  ...lines("battle-cores.until", {
    turn: "this turn",
    attack: "for this Attack",
    game: "as long as it is in play",
  }),
  ...lines("battle-cores.when", {
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
    a.of === "you" ? "Burn would be dealt to you" : `Burn would be dealt to ${str(a.card)}`,
  "battle-cores.ability.activated": ({ costs, effect, once, condition }) => {
    const when = [once ? "once each turn" : "", condition === undefined ? "" : `if ${str(condition)}`];
    const head = when.filter(Boolean).join(", ");
    return `${head === "" ? "" : `${capital(head)}: `}(${list(strs(costs))} : ${str(effect)})`;
  },
  "battle-cores.ability.play": ({ effect, condition }) =>
    condition === undefined
      ? sentence(str(effect))
      : `Activate only if ${str(condition)}. ${sentence(str(effect))}`,
};

const pointsOf = (n: unknown) => `${num(n)} ${plural("Point", num(n))}`;

const table: Catalogue = {
  ...lines("battle-cores.zone", {
    monsters: "Monsters",
    items: "Items",
    gear: "Gear",
    fields: "Fields",
    played: "Activated card",
    hand: "Hand",
    deck: "Main Deck",
    legends: "Legend Deck",
    ground: "Ground Zone",
    "legend-ground": "Legend Ground Zone",
  }),
  ...lines("battle-cores.step", {
    start: "Start",
    mulligan: "Mulligan",
    main: "Main",
    battle: "Battle",
    end: "End",
  }),
  "battle-cores.counter.hp": "HP",
  "battle-cores.counter.points": "Points",
  "battle-cores.counter.counters": "Counters",
  "battle-cores.speed-left": "Attacks by Speed",
  "battle-cores.survival-left": "Survival",
  "battle-cores.score": "HP",
  ...lines("battle-cores.option", {
    armor: "Armor is restored",
    "armor.help":
      "The book restores Armor as its player's turn begins, but also speaks of the damage of one turn.",
    "armor.own-turn": "At the start of its player's turn",
    "armor.every-turn": "At the start of every turn",
    mulligans: "Mulligans",
    "mulligans.help": "How often each player may change the first hand for one with a card less.",
    "mulligans.any": "As often as wished",
    "mulligans.one": "Once",
    set: "Set in force",
    "set.help": "Cards that were changed in a later Set are played as they are from that Set on.",
    "set.newest": "The newest",
    "set.n": "Set {n}",
  }),
  ...lines("battle-cores.action", {
    mulligan: "Mulligan: a new hand with one card less",
    ready: "Ready: keep this hand",
    summon: "Summon {card}",
    legend: "Summon {card}",
    activate: ({ card, target }) => `Activate ${str(card)}${target ? ` on ${str(target)}` : ""}`,
    trap: "Activate {card}",
    "draw-card": "Pay 2 Points: draw a card",
    "last-draw": "Pay 2 Points: draw from an empty deck and be out",
    use: "Use {card}",
    temper: "Temper {card} for its Effect",
    trade: "Trade {card}",
    attack: "Attack {target} with {card}",
    "attack-player": "Attack {player} with {card}",
    "to-battle": "To the Battle Phase",
    "to-end": "To the End Phase",
    "end-turn": "End turn",
    pass: "Pass",
    "pass.battle-start": "Pass: let the Battle Phase begin",
    "pass.attack": "Pass: let the Attack strike",
    "pass.after-attack": "Pass: go on",
    "pass.battle-end": "Pass: let the Battle Phase end",
    concede: "Give up",
    draw: "Draw by agreement",
  }),
  ...lines("battle-cores.preview", {
    direct: "{card} takes {n} HP from {player}, who keeps {left}.",
    hurt: "{card} goes from {from} Armor to {left}.",
    survives: "{card} stays at 1 Armor and uses up one Survival.",
    discarded: "{card} is discarded.",
    "token-gone": "{card} leaves the game.",
    surplus: "{player} loses {n} HP by True Strike.",
  }),
  ...lines("prompt.battle-cores", {
    mulligan: "Keep this hand, or shuffle it back for one with a card less.",
    main: "Main Phase: play cards, use abilities, draw for 2 Points, or go on to the Battle Phase.",
    battle: "Battle Phase: Attack with a Monster or your Gear, or go on to the End Phase.",
    end: "End Phase: play cards, use abilities, draw for 2 Points, or end your turn.",
    block: "{card} Attacks: Block with a Defender, or let it through.",
    search: ({ card, count }) =>
      `${str(card)}: choose ${num(count) === 1 ? "a card" : `${numberWord(num(count))} cards`} from your Main Deck.`,
    summon: "{card}: choose what to Summon; its Price is paid.",
    "quick-summon": "{card}: choose what to put into play.",
    "window.battle-start": "A Battle Phase begins: activate a Trap or pass.",
    "window.attack": "An Attack is about to strike: activate a Trap or pass.",
    "window.after-attack": "The Attack is over: activate a Trap or pass.",
    "window.battle-end": "The Battle Phase is about to end: activate a Trap or pass.",
  }),
  "prompt.pay-temper": ({ card, count }) => `${str(card)}: choose ${num(count)} of your Monsters to Temper.`,
  "prompt.pay-return": ({ card, count }) => `${str(card)}: choose ${num(count)} of your cards to return.`,
  "prompt.pay-deck": ({ card, count }) =>
    `${str(card)}: choose ${num(count)} of your cards to put on the bottom of your Main Deck.`,
  ...lines("why.battle-cores", {
    "deck-size": "A Main Deck has exactly 40 cards; this one has {count}.",
    "legends-size": "A Legend Deck has at most 6 cards; this one has {count}.",
    "deck-copies": "{card} is in the Main Deck {count} times; four copies are the most.",
    "legend-copies": "{card} is in the Legend Deck {count} times; there may be one of each.",
    "deck-token": "{card} is a Token and cannot be in a deck.",
    "first-hands": "First everybody keeps or changes the first hand.",
    "one-mulligan": "This table allows one Mulligan each.",
    "no-hand": "There is no card left to Mulligan.",
    "other-phase": "The phases come in order: Main, Battle, End.",
    "attack-in-battle": "Cards Attack in the Battle Phase only.",
    "traps-in-windows": "Traps are activated in a Battle Phase, when everybody is asked.",
    "trap-in-battle": "{card} is a Trap: it is activated in a Battle Phase.",
    "only-traps": "Only Traps can be activated now.",
    "not-in-battle": "That is for the Main Phase and the End Phase.",
    "no-such-action": "There is no such action in a turn.",
    "not-in-hand": "That card is not in your hand.",
    "not-in-legends": "That card is not in your Legend Deck.",
    "not-a-trap": "{card} is no Trap.",
    "other-way": "{card} is played in another way.",
    "too-dear": "{card} costs {price} Points and you have {have}.",
    "cannot-pay": "You cannot give what {card} asks for.",
    "summon-not-met": "What stands in Summon() of {card} cannot be given.",
    "draw-price": "A card costs {price} Points and you have {have}.",
    "last-draw": "Your Main Deck is empty: whoever has to draw then is out of the game.",
    "no-monster-for-item": "An Item needs a Monster of yours to carry it.",
    "not-your-monster": "Items go onto your own Monsters.",
    condition: "What {card} asks for is not so.",
    "not-yours": "That is not yours.",
    "not-in-play": "It is not in play.",
    "no-such-ability": "{card} has nothing of that kind.",
    used: "{card} has done that this turn.",
    tempered: "{card} is Tempered.",
    "just-summoned": "{card} was Summoned this turn.",
    defender: "{card} is a Defender and has no normal Attack.",
    "cannot-attack": "Only Monsters and Gears in play Attack.",
    "no-target": "That cannot be Attacked.",
    "own-target": "You Attack other players' Monsters only.",
    elusive: "{card} is Elusive: only Elusive cards can Attack it.",
    "has-monsters": "{player} has Monsters in play and cannot be Attacked directly.",
    "elusive-can-be-hit": "You have an Elusive Monster, so {player}'s Monsters have to be Attacked by it.",
  }),
  ...lines("log.battle-cores", {
    mulligan: ({ player, n }) => `${str(player)} takes a Mulligan: a hand of ${num(n)}.`,
    ready: "{player} is ready.",
    first: "Lots are drawn: {player} goes first.",
    turn: "{player}'s turn begins.",
    "phase-main": "{player}: Main Phase.",
    "phase-battle": "{player}: Battle Phase.",
    "phase-end": "{player}: End Phase.",
    draw: "{player} draws {card}.",
    "draw-hidden": "{player} draws a card.",
    "deck-empty": "{player} has no card left to draw.",
    "hp-up": "{player} gains {n} HP: {now}.",
    "hp-down": "{player} loses {n} HP: {now}.",
    "points-up": ({ player, n, now }) => `${str(player)} gains ${pointsOf(n)}: ${num(now)}.`,
    "points-down": ({ player, n, now }) => `${str(player)} has ${pointsOf(n)} less: ${num(now)}.`,
    counters: ({ card, n }) => `${str(card)} has ${num(n)} ${plural("Counter", num(n))}.`,
    summon: "{player} Summons {card}.",
    activate: "{player} activates {card}.",
    "ability-use": "{player} uses {card}.",
    "ability-temper": "{player} Tempers {card} for its Effect.",
    "ability-trade": "{player} Trades {card}.",
    attack: "{card} Attacks {target}.",
    "attack-player": "{card} Attacks {player} directly.",
    block: "{card} Blocks {target}.",
    "no-block": "{player} does not Block.",
    damage: "{card} hits {target} for {n}.",
    "damage-player": "{card} hits {player} for {n}.",
    "no-damage": "The Attack of {card} comes to nothing.",
    "no-damage-player": "The Attack of {card} comes to nothing.",
    "strike-back": "{card} strikes {target} back for {n}.",
    armor: "{card} has {n} Armor left.",
    survive: "{card} survives with 1 Armor.",
    restore: "{card} has its whole Armor again.",
    victory: "{card} has beaten {target}.",
    burn: "{player} is Burned for {n}.",
    "burn-card": "{card} is Burned for {n}.",
    discard: "{card} is discarded.",
    return: "{card} returns to {player}'s hand.",
    reveal: "{player} shows {card}.",
    "put-back": "{card} goes into {player}'s deck.",
    "put-back-hidden": "{player} puts a card into the deck.",
    shuffle: "{player} shuffles.",
    rest: "{card} is Tempered.",
    refresh: "{card} is Untempered.",
    gain: "{card} gains {keyword}.",
    modify: ({ card, n, stat, source }) =>
      `${str(card)} gets ${signed(num(n))} ${str(stat)}${source ? ` by ${str(source)}` : ""}.`,
    "modify-set": "The {stat} of {card} is {n}.",
    "draw-offer": "{player} offers a draw.",
    "draw-accept": "{player} accepts the draw.",
    "draw-decline": "{player} declines the draw.",
    out: "{player} is out: {cause}.",
    "game-over-win": "{player} wins: {cause}.",
    "game-over-draw": "The game is a draw: {cause}.",
  }),
};

/** Card words, keywords, questions, reasons and log lines of Battle Cores. */
export const battleCores: Catalogue = { ...words, ...printed, ...table };
