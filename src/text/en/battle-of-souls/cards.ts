import { num, str, strs } from "../../args";
import { type CardCatalogue, cardLines, type TextArgs } from "../../catalogue";
import { list, numberWord, often, plural, sentence } from "../grammar";

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "a Clock Counter", "two Clock Counters", "Clock Counters equal to ...". */
function counters({ name, n, equal }: TextArgs): string {
  const kind = `${capital(str(name))} Counter`;
  if (n === undefined) return `${kind}s equal to ${str(equal)}`;
  return num(n) === 1 ? `a ${kind}` : `${numberWord(num(n))} ${kind}s`;
}

const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  piercing: [
    "Piercing",
    "When it attacks a fighter in rest position, the amount by which its ATK exceeds that fighter's RST is battle damage.",
  ],
  direct: ["Direct", "It may attack the opponent directly even if they have fighters."],
};

/** "300", or "equal to ..." for a counted amount. */
const amount = (a: TextArgs, of: string) =>
  a.n === undefined ? `${of} equal to ${str(a.equal)}` : `${num(a.n)} ${of}`;
const players = (who: unknown, you: string, they: string) =>
  who === "you" ? you : who === "each" ? `each player ${they}` : `the opponent ${they}`;

const STATS: Readonly<Record<string, string>> = {
  atk: "ATK",
  rst: "RST",
  kills: "number of kill tokens",
  attacks: "attacks each turn",
  "places-fighters": "places for fighters",
  "places-equipment": "places for equipment",
  "places-tactics": "places for tactics",
  "places-cards": "places for equipment and tactics",
  deployments: "deployments each turn",
  "warrior-deployments": "deployments of Warriors each turn",
};

/** Wordings about a card or player as a whole. */
const WHOLE: Readonly<Record<string, string>> = {
  "cannot-attack": "cannot attack",
  "cannot-be-destroyed": "cannot be destroyed",
  "cannot-be-destroyed-by-battle": "cannot be destroyed by battle",
  "stays-resting": "does not turn to attack position in the ready phase",
  "may-stay-resting": "may stay in rest position in the ready phase",
};

const stats = (a: TextArgs): string =>
  list(
    strs(a.stats).map((name) =>
      name.startsWith("kw-") ? (KEYWORDS[name.slice(3)]?.[0] ?? name) : (WHOLE[name] ?? STATS[name] ?? name),
    ),
  );

const TYPES: Readonly<Record<string, string>> = {
  warrior: "Warrior",
  elite: "Elite Warrior",
  warlord: "Warlord",
  legendary: "Legendary Warrior",
  token: "fighter token",
  fighter: "fighter",
  equipment: "equipment card",
  tactic: "tactic card",
  battlefield: "battlefield",
};

const type = (name: string) => (a: TextArgs) => {
  const typeName = TYPES[name] ?? name;
  return a.noun === true ? plural(typeName, a.count === undefined ? 1 : num(a.count)) : capital(typeName);
};

/** Cultures, and how long equipment and tactics stay. */
const TRAITS: readonly string[] = [
  ...["aztec", "samurai", "norse", "roman", "mongol", "egyptian"],
  ...["one-turn", "continuous", "attached"],
];
const trait = (name: string) => name.split("-").map(capital).join("-");

const words: CardCatalogue = {
  ...cardLines("battle-of-souls.do", {
    harm: (a) => `deal ${amount(a, "damage")} to your opponent`,
    "harm-self": (a) => players(a.who, `take ${amount(a, "damage")}`, `takes ${amount(a, "damage")}`),
    "gain-sp": (a) => players(a.who, `gain ${amount(a, "SP")}`, `gains ${amount(a, "SP")}`),
    "lose-sp": (a) => players(a.who, `lose ${amount(a, "SP")}`, `loses ${amount(a, "SP")}`),
    upkeep: ({ n }) => `pay ${num(n)} SP or destroy this card`,
    payee: "choose who gains it",
    "deploy-more": ({ of }) =>
      of === "warrior"
        ? "you may deploy one more Warrior this turn"
        : "you may deploy one more fighter this turn",
    coin: "flip a coin",
    destroy: "destroy {card}",
    remove: "remove {card} from play",
    sacrifice: "sacrifice {card}",
    "shuffle-in": "shuffle {card} into its owner's deck",
    rest: "turn {card} to rest position",
    stand: "turn {card} to attack position",
    deploy: ({ card, rested }) => `deploy ${str(card)}${rested === true ? " in rest position" : ""}`,
    token: ({ name, rested, n }) =>
      `put ${num(n) === 1 ? "a" : numberWord(num(n))} ${plural(str(name), num(n))} on your side${rested === true ? " in rest position" : ""}`,
    control: "take control of {card}",
    "kill-token": ({ card, n }) =>
      `put ${n === undefined ? "a kill token" : `${numberWord(num(n))} kill tokens`} on ${str(card)}`,
    "add-counter": (a) => `put ${counters(a)} on ${str(a.card)}`,
    "remove-counter": (a) => `remove ${counters(a)} from ${str(a.card)}`,
    attach: "attach this card to {card}",
    reveal: "reveal {card}",
    "reveal-top": ({ n }) =>
      num(n) === 1
        ? "reveal the top card of your deck"
        : `reveal the top ${numberWord(num(n))} cards of your deck`,
    mill: ({ who, n }) => {
      const what = `${num(n) === 1 ? "the top card" : `the top ${numberWord(num(n))} cards`} of ${who === "you" ? "your" : "their"} deck to the discard pile`;
      return players(who, `send ${what}`, `sends ${what}`);
    },
    each: ({ what }) =>
      ({
        destroy: "each player destroys a fighter they control",
        sacrifice: "each player sacrifices a fighter",
        rest: "each player turns a fighter they control to rest position",
        return: "each player returns a fighter they control to its owner's hand",
      })[str(what)] ?? "",
    search: ({ from, to }) =>
      to === "field"
        ? `search your deck for ${str(from)}, deploy it and shuffle`
        : `search your deck for ${str(from)}, add it to your hand and shuffle`,
    negate: ({ what }) =>
      what === "any"
        ? "negate an activation"
        : `negate the activation of ${what === "effect" ? "an effect" : `${what === "equipment" ? "an" : "a"} ${TYPES[str(what)] ?? str(what)}`}`,
  }),
  ...cardLines("battle-of-souls.if", {
    heads: "it comes up heads",
    "sp-at-most": ({ n }) => `you have ${num(n)} SP or less`,
  }),
  ...cardLines("battle-of-souls.amount", {
    counters: ({ card, name }) => `the number of ${capital(str(name))} Counters on ${str(card)}`,
    original: ({ card, stat }) => `the original ${str(stat).toUpperCase()} of ${str(card)}`,
  }),
  ...cardLines("battle-of-souls.cost", {
    sp: ({ n }) => `pay ${num(n)} SP`,
    "remove-counters": ({ name, n }) =>
      `remove ${numberWord(num(n))} ${capital(str(name))} ${plural("Counter", num(n))} from this card`,
    "rest-this": "turn this fighter to rest position",
    sacrifice: "sacrifice {filter}",
    remove: "remove {filter} from play",
    rest: "turn {filter} to rest position",
  }),
};

const byWhom = (by: unknown, you: string, they: string, anybody: string) =>
  by === "you" ? you : by === "opponent" ? they : anybody;

export const cards: CardCatalogue = {
  ...words,
  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, [name, reminder]]) => [
      [`battle-of-souls.keyword.${key}.name`, name],
      [`battle-of-souls.keyword.${key}.reminder`, reminder],
    ]),
  ),
  ...Object.fromEntries(Object.keys(TYPES).map((name) => [`battle-of-souls.type.${name}`, type(name)])),
  ...Object.fromEntries(
    TRAITS.map((name) => [
      `battle-of-souls.subtype.${name}`,
      ({ count, noun, type: of }: TextArgs) =>
        noun === true
          ? `${capital(name)} ${plural(of === undefined ? "card" : (TYPES[str(of)] ?? str(of)), count === undefined ? 1 : num(count))}`
          : trait(name),
    ]),
  ),
  ...cardLines("battle-of-souls.being", {
    upright: "upright",
    resting: "resting",
    attacking: "attacking",
    attacked: "attacked",
  }),
  "battle-of-souls.stats": stats,
  "battle-of-souls.noun": ({ count }) => plural("fighter", num(count)),
  ...cardLines("battle-of-souls.place", {
    hand: "hand",
    deck: "deck",
    discard: "discard pile",
    removed: "removed cards",
    equipment: "Equipment Zone",
    tactics: "Tactic Zone",
    battlefield: "Battlefield Zone",
    "on-field": "field",
    fighters: "Fighter Zone",
  }),
  ...cardLines("battle-of-souls.ref", {
    this: "this card",
    it: "it",
    other: "the other one",
    target: "it",
    attacker: "the attacking fighter",
    attacked: "the attacked fighter",
    host: "the fighter it is attached to",
  }),
  ...cardLines("battle-of-souls.turn-step", {
    draw: "draw phase",
    ready: "ready phase",
    main: "main phase I",
    start: "start step",
    battle: "battle step",
    damage: "damage step",
    "end-step": "end step",
    "main-2": "main phase II",
    end: "end phase",
  }),
  ...cardLines("battle-of-souls.until", { turn: "this turn", game: "for as long as it stays" }),
  ...cardLines("battle-of-souls.when", {
    deployed: (a) => (a.self === true ? "when this card is deployed" : `whenever ${str(a.card)} is deployed`),
    destroyed: (a) =>
      a.self === true ? "when this card is destroyed" : `whenever ${str(a.card)} is destroyed`,
    sacrificed: (a) =>
      a.self === true ? "when this card is sacrificed" : `whenever ${str(a.card)} is sacrificed`,
    discarded: (a) =>
      a.self === true
        ? "when this card is discarded"
        : `whenever ${a.anyCard === true ? "a card" : str(a.card)} is discarded`,
    sent: (a) =>
      a.self === true
        ? "when this card is sent to the discard pile"
        : `whenever ${str(a.card)} is sent to the discard pile`,
    leaves: (a) =>
      a.self === true ? "when this card leaves the field" : `whenever ${str(a.card)} leaves the field`,
    attack: (a) =>
      a.otherSelf === true && a.anyCard === true
        ? "whenever this card is attacked"
        : `whenever ${str(a.card)} attacks${a.anyOther === true ? "" : ` ${str(a.other)}`}`,
    kill: (a) =>
      `whenever ${str(a.card)} destroys ${a.anyOther === true ? "a fighter" : str(a.other)} by battle`,
    "battle-damage": ({ by }) =>
      `whenever ${byWhom(by, "you take", "the opponent takes", "a player takes")} battle damage`,
    "effect-damage": ({ by }) =>
      `whenever ${byWhom(by, "you take", "the opponent takes", "a player takes")} damage from an effect`,
    "ready-phase": ({ by }) => `in ${byWhom(by, "your", "the opponent's", "each")} ready phase`,
    "end-phase": ({ by }) => `in ${byWhom(by, "your", "the opponent's", "each")} end phase`,
    stack: ({ by }) =>
      `whenever ${byWhom(by, "you activate", "the opponent activates", "a player activates")} a card or effect`,
  }),
  "battle-of-souls.change.destroy": (a) =>
    `${str(a.card)} would be destroyed${a.cause === "battle" ? " by battle" : a.cause === "effect" ? " by an effect" : ""}`,
  // "Cost: effect", as on fighters and battlefields.
  "battle-of-souls.ability.activated": ({ costs, effect, once, uses, condition }) => {
    const price = strs(costs).length === 0 ? "" : `${capital(list(strs(costs)))}: `;
    const times = often(once, uses).replace(/, $/, "");
    const limit = times === "" ? "" : `${sentence(times)} `;
    return `${limit}${price}${sentence(condition === undefined ? str(effect) : `if ${str(condition)}, ${str(effect)}`)}`;
  },
  // The effect follows its category.
  "battle-of-souls.text": ({ kind, ability }) =>
    str(kind) === "" ? str(ability) : `${capital(str(kind))} – ${str(ability)}`,
};
