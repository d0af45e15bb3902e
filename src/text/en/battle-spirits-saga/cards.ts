import { num, str, strs } from "../../args";
import { type CardCatalogue, cardLines, type TextArgs } from "../../catalogue";
import { list, numberWord, often, plural, sentence } from "../grammar";
import { KEYWORDS, keyword } from "./keywords";
import { stats } from "./stats";

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const COLOURS = ["red", "purple", "white", "yellow", "green", "blue"];
const FAMILIES: Readonly<Record<string, string>> = { "sea-folk": "Sea Folk" };
const NAMES = [
  "dragon",
  "beast",
  "demon",
  "undead",
  "machine",
  "knight",
  "angel",
  "sage",
  "fairy",
  "insect",
  "plant",
  "sea-folk",
  "giant",
  "token",
];

const players = (who: unknown) => (who === "you" ? "you" : who === "each" ? "each player" : "the opponent");
const verb = (who: unknown, does: string) => (who === "you" ? does : `${players(who)} ${does}s`);

/** "2 cores", "all cores", "cores equal to ...". What is counted comes at the end: see `counted`. */
function amount(a: TextArgs, unit: string): string {
  const several = (n: number) => `${unit === "card" ? numberWord(n) : n} ${plural(unit, n)}`;
  if (a.all === true) return `all ${unit}s`;
  if (a.but !== undefined) return `all but ${num(a.but)} ${plural(unit, num(a.but))}`;
  if (a.n !== undefined) return several(num(a.n));
  if (a.per !== undefined && a.times !== undefined) return several(num(a.times));
  return `${unit}s equal to ${str(a.equal)}${a.max === undefined ? "" : `, up to ${num(a.max)}`}`;
}

/** " for each card in your trash, up to 3". */
const counted = (a: TextArgs) =>
  a.per === undefined || a.times === undefined
    ? ""
    : ` for ${str(a.per)}${a.max === undefined ? "" : `, up to ${num(a.max)}`}`;

/** "2 cores", "X cores". */
const coresOf = (n: unknown) => `${str(n)} ${n === 1 ? "core" : "cores"}`;

const WHOSE: Readonly<Record<string, string>> = {
  you: "your",
  opponent: "the opponent's",
  each: "each player's",
};

/** "place 2 cores from the void on it", "put 1 core of it into the trash". */
function coreText(a: TextArgs): string {
  const many = amount(a, "core");
  const whose = WHOSE[str(a.who)] ?? "your";
  const place = (key: unknown) =>
    key === "void" ? "the void" : `${a.card === undefined ? whose : "its player's"} ${str(key)}`;
  const source = a.from === undefined ? str(a.card) : place(a.from);
  const onto = a.onto ?? (a.to === undefined ? a.card : undefined);
  const target = onto === undefined ? `to ${place(a.to ?? "reserve")}` : `onto ${str(onto)}`;
  return `move ${many} from ${source} ${target}${counted(a)}`;
}

const REST: Readonly<Record<string, string>> = {
  trash: "put the rest into the trash",
  hand: "put the rest into the hand",
  shuffle: "shuffle the deck",
};

/** "reveal the top three cards of your deck; you may add a red spirit ... to your hand; put the rest on the bottom". */
function revealText({
  n: count,
  per,
  equal,
  times,
  max,
  whose,
  what,
  take,
  must,
  to,
  rest,
  order,
}: TextArgs): string {
  const n = num(count);
  const many = amount({ per, equal, times, max }, "card");
  const top =
    count === undefined
      ? `${many} from the top`
      : n === 1
        ? "the top card"
        : `the top ${numberWord(n)} cards`;
  const deck = whose === "opponent" ? "the opponent's deck" : "your deck";
  const which = take === "all" ? `all ${str(what)} among them` : `${str(what)} from among them`;
  const taken =
    to === "field"
      ? `summon ${which} without paying its cost`
      : to === "trash"
        ? `discard ${which}`
        : `add ${which} to ${whose === "opponent" ? "the opponent's" : "your"} hand`;
  const who = order === "opponent" ? "in an order the opponent chooses" : "in any order";
  const others = REST[str(rest)] ?? `put the rest on ${rest === "top" ? "top" : "the bottom"} of it ${who}`;
  return `reveal ${top} of ${deck}${counted({ per, times, max })}; ${must ? "" : "you may "}${taken}; ${others}`;
}

const lifeOf = (a: TextArgs) => {
  if (a.n !== undefined) return `${num(a.n)} life`;
  return str(a.equal) === "that much" ? "that much life" : `life equal to ${str(a.equal)}`;
};

const by = (a: TextArgs, does: string) =>
  a.by === "you" ? `you ${does}` : a.by === "opponent" ? `the opponent ${does}s` : `a player ${does}s`;
const turnOf = (a: TextArgs) =>
  a.by === "you" ? "your " : a.by === "opponent" ? "the opponent's " : "each ";

const PLACES: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "deck",
  trash: "trash",
  burst: "burst area",
  nexuses: "nexus row",
  spirits: "field",
};

const levels = (a: TextArgs) =>
  a.to === undefined || num(a.to) === num(a.from) ? `LV${num(a.from)}` : `LV${num(a.from)}–${num(a.to)}`;

const words: CardCatalogue = {
  ...cardLines("battle-spirits-saga.do", {
    destroy: "destroy {card}",
    exhaust: "exhaust {card}",
    refresh: "refresh {card}",
    control:
      "take control of {card} (its cores go to its player's reserve, those for LV1 come from the void)",
    win: ({ who }) => `${verb(who, "win")} the game`,
    cores: coreText,
    soul: "move your soul core onto {card}",
    "soul-home": "move your soul core to your reserve",
    "soul-move": ({ card, who, from, of, to }) => {
      const whose = who === "opponent" ? "the opponent's" : "your";
      const place =
        of === undefined ? (from === undefined ? "" : ` from ${whose} ${str(from)}`) : ` from ${str(of)}`;
      const target = card === undefined ? `to ${whose} ${str(to ?? "reserve")}` : `onto ${str(card)}`;
      return `move ${whose} soul core${place} ${target}`;
    },
    "reveal-top": revealText,
    "use-effect": ({ card, timing, free }) =>
      free
        ? `use the ${str(timing)} effect of ${str(card)} without paying its cost`
        : `pay the cost of ${str(card)} and use its ${str(timing)} effect`,
    "put-rest": ({ to }) => `put the rest on ${to === "top" ? "top" : "the bottom"} of the deck`,
    look: ({ count, rest, what, to, must, secret, take }) => {
      const top = num(count) === 1 ? "the top card" : `the top ${numberWord(num(count))} cards`;
      const others =
        rest === "shuffle"
          ? "shuffle your deck"
          : rest === "trash"
            ? "put the rest into your trash"
            : `put the rest on ${rest === "top" ? "top" : "the bottom"}`;
      const which = take === "all" ? `all ${str(what)}` : str(what);
      const them = take === 1 ? "it" : "them";
      const taken =
        to === "field"
          ? `summon ${which} from among them without paying its cost`
          : `${secret ? "take" : "show"} ${which} and add ${them} to your hand`;
      return `look at ${top} of your deck; ${must ? "" : "you may "}${taken}; ${others}`;
    },
    "gain-life": (a) => `${verb(a.who, "gain")} ${lifeOf(a)}`,
    "lose-life": (a) => `${verb(a.who, "lose")} ${lifeOf(a)}`,
    mill: (a) =>
      `${verb(a.who, "discard")} ${amount(a, "card")} from the top of ${a.who === "you" ? "your" : "their"} deck${counted(a)}`,
    summon: ({ card, free, exhausted }) =>
      `summon ${str(card)}${exhausted ? " exhausted" : ""}${free ? " without paying its cost" : ""}`,
    place: ({ card, exhausted }) =>
      `place ${str(card)}${exhausted ? " exhausted" : ""} without paying its cost`,
    token: ({ name, count, types, bp, cores, symbols, exhausted }) => {
      const values = [
        ...strs(types).map((type) => FAMILIES[type] ?? capital(type)),
        `LV1: ${num(cores)} core, ${num(bp)} BP`,
        `${plural("symbol", num(symbols))}: ${num(symbols)}`,
      ];
      const way = exhausted ? " exhausted" : "";
      const made = num(count) > 1 ? `${numberWord(num(count))} ${str(name)}s` : `a ${str(name)}`;
      return bp === undefined ? `summon ${made}${way}` : `summon ${made} (${values.join("/")})${way}`;
    },
    grant: ({ card, text, until }) =>
      `give ${str(card)} “${str(text)}” ${until === "turn" ? "this turn" : "in this battle"}`,
    borrow: ({ card, from, on, until }) => {
      const when: Readonly<Record<string, string>> = { attack: "attacking", block: "blocking" };
      const done = when[str(on)] ?? (on === "summon" ? "summoned" : "destroyed");
      return `give ${str(card)} what ${str(from)} does when ${done} ${until === "turn" ? "this turn" : "in this battle"}`;
    },
    "set-off": ({ card, on }) =>
      `resolve what ${str(card)} does when it is ${on === "summon" ? "summoned" : "destroyed"}`,
    "attack-spirit": "attack {card} with this spirit",
    gale: "the opponent chooses and exhausts that many refreshed spirits",
    curse: "the blocking spirit is destroyed when the battle ends",
    bury: "put the rest on the bottom of your deck",
    "return-magic": "magic that you used in this battle returns to your hand",
    "note-raid": "this is noted",
  }),
  ...cardLines("battle-spirits-saga.if", {
    level: levels,
    attacking: "{card} is attacking",
    blocking: "{card} is blocking",
    battling: "a battle is under way",
    symbol: "you have a {colour} symbol",
    "life-at-most": ({ who, n }) =>
      `${who === "you" ? "you have" : "the opponent has"} ${num(n)} life or less`,
    soul: "a soul core is on {card}",
    "raid-left": "it has not done so often enough this turn",
  }),
  ...cardLines("battle-spirits-saga.amount", {
    life: ({ who }) => (who === "you" ? "your life" : "the opponent's life"),
    reserve: ({ who }) => `the number of cores in ${who === "you" ? "your" : "the opponent's"} reserve`,
    spent: ({ who }) => `the number of cores in ${who === "you" ? "your" : "the opponent's"} trash`,
    symbols: "the number of your {colour} symbols",
    "discarded-cards": ({ what }) => `the number of ${str(what)} discarded this way`,
    "destroyed-cards": "the number of cards destroyed this way",
    discarded: ({ kind }) => `the number of ${str(kind)} cards discarded this way`,
    crush: "its level and the modifier",
  }),
  ...cardLines("battle-spirits-saga.cost", {
    cores: ({ n }) => `pay ${coresOf(n)}`,
    "cores-of-this": ({ n }) => `put ${coresOf(n)} of this card into your trash`,
    "cores-of-reserve": ({ n }) => `put ${coresOf(n)} of your reserve into your trash`,
    soul: ({ of }) =>
      `put ${of === undefined ? "your soul core" : "the soul core of this card"} into your trash`,
    "exhaust-this": "exhaust this card",
    exhaust: "exhaust {filter}",
    destroyed: "destroy {filter}",
  }),
};

const printed: CardCatalogue = {
  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, [, reminder]]) => [
      [`battle-spirits-saga.keyword.${key}.name`, keyword(key)],
      [`battle-spirits-saga.keyword.${key}.reminder`, reminder],
    ]),
  ),
  ...Object.fromEntries(
    COLOURS.map((colour) => [`battle-spirits-saga.keyword.armor-${colour}.name`, () => `Armor: ${colour}`]),
  ),
  ...cardLines("battle-spirits-saga.keyword", {
    "burst.name": "Burst",
    "burst.reminder": "Set face down; activated without paying its cost.",
    "immortal.name": ({ what }) => (what === undefined ? "Immortal" : `Immortal: ${str(what)}`),
    "immortal.reminder":
      "When such a spirit of yours is destroyed while this card is in your trash, you may summon it.",
    "ascend.name": ({ what }) => (what === undefined ? "Ascend" : `Ascend: ${str(what)}`),
    "ascend.reminder":
      "To summon it, you must also move all cores of such a spirit of yours to your reserve.",
    "triggered.name": "Effect",
    "triggered.reminder": "Resolves when its keyword triggers.",
  }),
  ...Object.fromEntries(
    [...COLOURS, ...NAMES].map((name) => [
      `battle-spirits-saga.subtype.${name}`,
      ({ count, noun: asNoun, type, zone }: TextArgs) => {
        const label = COLOURS.includes(name) ? name : (FAMILIES[name] ?? capital(name));
        if (!asNoun) return capital(label);
        const kind =
          type === undefined
            ? zone === undefined || zone === "spirits"
              ? "spirit"
              : "card"
            : `${str(type)}${type === "magic" ? " card" : ""}`;
        return `${label} ${kind === "nexus" ? (num(count) === 1 ? "nexus" : "nexuses") : plural(kind, num(count))}`;
      },
    ]),
  ),
  ...cardLines("battle-spirits-saga.being", {
    refreshed: "refreshed",
    exhausted: "exhausted",
    token: "token",
    soul: "soul-bearing",
    "without-effects": "plain",
    "summon-effect": "with an effect when summoned",
    "attack-effect": "with an effect when attacking",
    "block-effect": "with an effect when blocking",
    "destroyed-effect": "with an effect when destroyed",
    ascend: "with Ascend",
    burst: "with Burst",
    immortal: "with Immortal",
  }),
  "battle-spirits-saga.stats": stats,
  ...cardLines("battle-spirits-saga.place", PLACES),
  "battle-spirits-saga.noun": ({ count }) => plural("spirit", num(count)),
  "battle-spirits-saga.type.spirit": ({ count, noun: asNoun }) =>
    asNoun ? plural("spirit card", num(count)) : plural("Spirit", num(count)),
  "battle-spirits-saga.type.nexus": ({ count, noun: asNoun }) =>
    asNoun ? (num(count) === 1 ? "nexus" : "nexuses") : "Nexus",
  "battle-spirits-saga.type.magic": ({ count, noun: asNoun }) =>
    asNoun ? plural("magic card", num(count)) : "Magic",
  ...cardLines("battle-spirits-saga.ref", {
    this: "this card",
    it: "it",
    other: "the other one",
    first: "the first one",
    attacker: "the attacking spirit",
    blocker: "the blocking spirit",
    discarded: "the cards discarded this way",
  }),
  ...cardLines("battle-spirits-saga.turn-step", {
    start: "start step",
    core: "core step",
    draw: "draw step",
    refresh: "refresh step",
    main: "main step",
    attack: "attack step",
    end: "end step",
  }),
  ...cardLines("battle-spirits-saga.until", {
    turn: "this turn",
    battle: "in this battle",
    "your-refresh": "until your next refresh step",
  }),
  ...cardLines("battle-spirits-saga.when", {
    summon: (a) =>
      a.by === "any" ? `when ${str(a.card)} is summoned` : `when ${by(a, "summon")} ${str(a.card)}`,
    place: (a) =>
      a.by === "any" ? `when ${str(a.card)} is placed` : `when ${by(a, "place")} ${str(a.card)}`,
    attack: (a) =>
      a.by === "opponent" && a.anyCard
        ? "when a spirit of the opponent attacks"
        : a.by !== "any"
          ? `when ${by(a, "attack")} with ${str(a.card)}`
          : a.self
            ? "when attacking"
            : `when ${str(a.card)} attacks`,
    block: (a) => {
      const whom = a.anyOther ? "" : ` ${str(a.other)}`;
      if (a.by !== "any") return `when ${by(a, "block")}${whom} with ${str(a.card)}`;
      if (a.otherSelf && a.anyCard) return "when this card is blocked";
      return a.self ? `when blocking${whom}` : `when ${str(a.card)} blocks${whom}`;
    },
    destroyed: (a) =>
      `when ${str(a.card)} is destroyed${a.anyOther ? "" : ` in a battle with ${str(a.other)}`}${a.by === "any" ? "" : a.by === "you" ? " by you" : " by the opponent"}`,
    "battle-ends": (a) =>
      a.otherSelf
        ? `when the battle ends in which this card blocks${a.anyCard ? "" : ` ${str(a.card)}`}`
        : `when the battle of ${str(a.card)} ends`,
    "takes-life": (a) => {
      const life = a.by === "you" ? "the opponent's life" : a.by === "opponent" ? "your life" : "life";
      return a.self
        ? `when this card takes ${life} by attacking`
        : `when an attack of ${str(a.card)} takes ${life}`;
    },
    "summon-effect": (a) =>
      `when what ${str(a.card)} does when summoned has resolved${a.by === "any" ? "" : ` for ${a.by === "you" ? "you" : "the opponent"}`}`,
    "life-gained": (a) => `when ${by(a, "gain")} life`,
    "cores-placed": (a) => `when ${by(a, "place")} cores on ${str(a.card)}`,
    "cores-removed": (a) => `when ${by(a, "remove")} cores from ${str(a.card)}`,
    "life-lost": (a) =>
      a.by === "you"
        ? "when your life is reduced"
        : a.by === "opponent"
          ? "when the opponent's life is reduced"
          : "when life is reduced",
    magic: (a) => `when ${by(a, "use")} ${a.anyCard ? "magic" : str(a.card)}`,
    burst: (a) => `when ${by(a, "activate")} a burst${a.anyCard ? "" : ` that is ${str(a.card)}`}`,
    discard: (a) =>
      `when ${str(a.card)} is discarded${a.by === "any" ? "" : a.by === "you" ? " by you" : " by the opponent"}`,
    "start-step": (a) => `at the start of ${turnOf(a)}turn`,
    "core-step": (a) => `at the start of ${turnOf(a)}core step`,
    "draw-step": (a) => `at the start of ${turnOf(a)}draw step`,
    "refresh-step": (a) => `at the start of ${turnOf(a)}refresh step`,
    "main-step": (a) => `at the start of ${turnOf(a)}main step`,
    "attack-step": (a) => `at the start of ${turnOf(a)}attack step`,
    "end-step": (a) => `at the end of ${turnOf(a)}turn`,
  }),
  ...cardLines("battle-spirits-saga.kind", { colour: "colour", family: "family" }),
  ...cardLines("battle-spirits-saga.how", {
    "destroyed.battle": ({ source }) =>
      `by comparing BP${source === undefined ? "" : ` with ${str(source)}`}`,
    "destroyed.effect": ({ source }) => `by an effect${source === undefined ? "" : ` of ${str(source)}`}`,
    "destroyed.no-bp": ({ source }) =>
      `for having no BP${source === undefined ? "" : `, by an effect of ${str(source)}`}`,
    "destroyed.no-cores": ({ source }) =>
      `for having too few cores${source === undefined ? "" : `, by an effect of ${str(source)}`}`,
    "summon.soul-paid": "with a soul core paid for it",
  }),
  "battle-spirits-saga.change.destroy": (a) =>
    `${str(a.card)} would be destroyed${a.cause === "any" ? "" : ` by ${a.cause === "battle" ? "battle" : "an effect"}`}`,
  "battle-spirits-saga.ability.activated": ({ costs, effect, once, uses, condition }) => {
    // A player's own action follows "to": "... to draw a card". Anything else: "...; if you do, it gets ...".
    const isDoing = !/^(the |each |this |it |if )/.test(str(effect));
    const price =
      strs(costs).length === 0
        ? str(effect)
        : `you may ${list(strs(costs))}${isDoing ? " to" : "; if you do,"} ${str(effect)}`;
    return sentence(
      `${once ? "once a turn, " : often(false, uses)}${condition === undefined ? "" : `if ${str(condition)}, `}${price}`,
    );
  },
  "battle-spirits-saga.ability.play": ({ effect, condition }) =>
    condition === undefined ? sentence(str(effect)) : `Only if ${str(condition)}: ${sentence(str(effect))}`,
  // Text before an effect: levels, timing and label.
  "battle-spirits-saga.text": ({ levels: at, timing, label, ability, cannot }) => {
    const when = strs(timing).map(capital).join("/");
    const head = [
      at === undefined ? "" : `[${str(at)}]`,
      when === "" ? "" : `${when}:`,
      label === undefined ? "" : `${capital(str(label))}:`,
    ];
    return [...head, str(ability), str(cannot)].filter((part) => part !== "").join(" ");
  },
  "battle-spirits-saga.at-level": ({ levels: at, what }) => `[${str(at)}] ${str(what)}`,
};

/** Card text of Battle Spirits Saga: types, keywords and all words of abilities. */
export const cards: CardCatalogue = { ...words, ...printed };
