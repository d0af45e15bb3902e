import { num, str, strs } from "../../args";
import { type CardCatalogue, cardLines, type TextArgs } from "../../catalogue";
import { list, numberWord, often, plural, sentence } from "../grammar";

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Keywords with their reminder text. Numbered keywords show the number after the name. */
const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  armor: ["Armor", "Damage dealt to it is reduced by that much."],
  blink: ["Blink", "It can be cast at any time."],
  conjure: ["Conjure", "When it attacks, you generate that many resources."],
  duelist: [
    "Duelist",
    "Whenever it attacks, it gets extra Atk this combat equal to the Shield Power of the top card of your discard pile; that card then goes under your deck.",
  ],
  fragile: [
    "Fragile",
    "When it attacks, it is KO'd at the end of that combat; if it is, you generate 1 resource.",
  ],
  guard: ["Guard", "The first damage to your commander each round is reduced by that much."],
  haste: ["Haste", "It can attack and rest for its skills in the round it enters."],
  heavy: ["Heavy", "It can be attacked while it is ready."],
  initiative: ["Initiative", "It can attack ready units."],
  intercept: ["Intercept", "Rest it in the Defender step to redirect an attack to it."],
  "master-phaser": [
    "Master Phaser",
    "Instead of Phase: pay 1 energy to swap it for any number of cards with Phase from your energy field, with a total cost of 6 or less.",
  ],
  phase: [
    "Phase",
    "When it attacks, you may pay 1 energy, plus the difference if the other card costs more, to swap it for a card with Phase from your energy field.",
  ],
  piercing: ["Piercing", "Its attack damage ignores that much shielding."],
  ravage: [
    "Ravage",
    "When it attacks, you may rest another of your units to add that unit's Atk this combat.",
  ],
  resistance: ["Resistance", "Skills, spells and abilities cannot target it."],
  riposte: ["Riposte", "When it is attacked, it deals damage equal to its Atk to the attacker."],
  scout: ["Scout", "It can attack ready units with Stealth."],
  stealth: ["Stealth", "It ignores Taunt, and its attacks cannot be intercepted."],
  taunt: ["Taunt", "While it is resting, enemies that can attack it must attack it."],
};
const NUMBERED = ["armor", "conjure", "guard", "piercing"];

const keyword = (key: string) => (a: TextArgs) => {
  const [name = key] = KEYWORDS[key] ?? [];
  return NUMBERED.includes(key) && a.n !== undefined && num(a.n) > 0 ? `${name} ${num(a.n)}` : name;
};

const isBubble = (words: string) => words === words.toUpperCase();
const limit = (once: unknown, uses: unknown) => {
  const times = often(once, uses).replace(/, $/, "");
  return times === "" ? [] : [times];
};
const given = (condition: unknown, effect: string) =>
  condition === undefined ? effect : `if ${str(condition)}, ${effect}`;

/** A skill's text under these bubbles and the ones it already has. */
function under(bubbles: readonly string[], text: string): string {
  if (bubbles.length === 0) return text;
  const [, own, rest = text] = /^([^a-z–]+) – (.*)$/s.exec(text) ?? [];
  const all = [...bubbles.map((bubble) => bubble.toUpperCase()), ...(own === undefined ? [] : [own])];
  return `${all.join(", ")} – ${rest}`;
}

/** "3", or "damage equal to ..." for a counted amount. */
const amount = (a: TextArgs) => (a.n === undefined ? str(a.equal) : `${num(a.n)}`);
const OTHERS: Readonly<Record<string, string>> = { each: "each player", player: "that player" };
const players = (who: unknown, you: string, they: string) =>
  who === "you" ? you : `${OTHERS[str(who)] ?? "the opponent"} ${they}`;

const STATS: Readonly<Record<string, string>> = {
  atk: "Atk",
  health: "Health",
  capacity: "Shield Capacity",
  power: "Shield Power",
  cost: "cost",
  damage: "damage",
  "attack-damage": "attack damage",
  "skill-damage": "skill damage",
  "cast-damage": "damage of spells and abilities",
  "discount-unit": "the discount for units",
  "discount-spell": "the discount for spells",
  "discount-ability": "the discount for ability cards",
  "discount-reserve": "the discount for Reserve cards",
  "ignores-taunt": "ignores Taunt",
  "energy-placements": "the energy placed each turn",
  "cannot-be-shielded": "deals attack damage that cannot be shielded",
  "deals-unpreventable": "deals unpreventable attack damage",
  "cannot-cast-unit": "cannot cast units",
  "cannot-cast-spell": "cannot cast spells",
  "cannot-cast-ability": "cannot cast ability cards",
  "cannot-cast-reserve": "cannot cast Reserve cards",
  "duelist-when-attacked": "uses Duelist also when it is attacked",
};

function stats(a: TextArgs): string {
  return list(
    strs(a.stats).map((name) =>
      name.startsWith("kw-")
        ? keyword(name.slice(3))(a)
        : name === "hp-floor"
          ? `cannot fall below ${num(a.n)} HP`
          : (STATS[name] ?? name.replaceAll("-", " ")),
    ),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  unit: "unit",
  commander: "commander",
  fighter: "unit or commander",
  spell: "spell",
  ability: "ability card",
  core: "Artifact Core",
  weapon: "Weapon",
  armor: "Armor",
  battlefield: "Battlefield",
  feat: "Feat",
  resource: "resource",
  token: "token",
};

const type = (name: string) => (a: TextArgs) => {
  const typeName = TYPES[name] ?? name;
  const count = a.count === undefined ? 1 : num(a.count);
  if (a.noun !== true) return capital(typeName);
  return name === "fighter" && count > 1 ? "units and commanders" : plural(typeName, count);
};

/** Bubbles for the zones in which a skill works, and for the turn. */
const PILES: Readonly<Record<string, string>> = {
  hand: "in hand",
  "discard pile": "in discard",
  stack: "on the stack",
};
const YOUR_TURN = "it is your turn";

const STEPS: Readonly<Record<string, string>> = {
  "pre-defender": "Pre Defender step",
  defender: "Defender step",
  "post-defender": "Post Defender step",
  damage: "Damage step",
  "end-of-combat": "End of Combat",
  end: "End of Turn",
};

/** "two resources, each in place of 1". */
const cheaper = (most: unknown, by: unknown) =>
  `${num(most) === 1 ? "one resource" : `${numberWord(num(most))} resources`}, each in place of ${by === undefined ? 1 : num(by)}`;

const player = (by: unknown, verb: string) =>
  by === "you" ? `you ${verb}` : `${by === "opponent" ? "the opponent" : "a player"} ${verb}s`;

/** "a unit you control attacks", "the opponent attacks this card with a unit". */
function attacks(a: TextArgs): string {
  const whom = a.anyOther === true ? "" : ` ${str(a.other)}`;
  return a.by === "any"
    ? `${str(a.card)} attacks${whom}`
    : `${player(a.by, "attack")}${whom} with ${str(a.card)}`;
}

const topCards = (count: unknown) =>
  num(count) === 1 ? "the top card" : `the top ${numberWord(num(count))} cards`;

const RESTS: Readonly<Record<string, string>> = {
  shuffle: "shuffle the deck",
  discard: "put the rest into the discard pile",
  hand: "put the rest into the hand",
  top: "put the rest on top of the deck in any order",
};
const restGoes = (rest: unknown) => RESTS[str(rest)] ?? "put the rest on the bottom of the deck in any order";

const CAUSES: Readonly<Record<string, string>> = {
  attack: " by attack damage",
  damage: " by other damage",
  effect: " by an instruction",
};

const words: CardCatalogue = {
  ...cardLines("soul-masters.do", {
    damage: (a) =>
      `deal ${a.n === undefined ? (str(a.equal) === "that much" ? "that much damage" : `damage equal to ${str(a.equal)}`) : `${num(a.n)} ${a.unpreventable === true ? "unpreventable " : ""}damage`} to ${str(a.card)}`,
    ko: "KO {card}",
    prevent: (a) =>
      `prevent ${a.all === true ? "all of a damage" : a.n === undefined ? `damage equal to ${str(a.equal)}` : `${num(a.n)} damage`}${a.by === undefined ? "" : ` by ${str(a.by)}`}${a.to === undefined ? "" : ` to ${str(a.to)}`}`,
    shield: "shield",
    heal: (a) => players(a.who, `heal ${amount(a)}`, `heals ${amount(a)}`),
    "lose-hp": (a) => players(a.who, `lose ${amount(a)} HP`, `loses ${amount(a)} HP`),
    rest: "rest {card}",
    ready: "ready {card}",
    destroy: "destroy {card}",
    remove: "remove {card}",
    reforge: "reforge {card}",
    sacrifice: "sacrifice {card}",
    put: ({ card, rested }) => `put ${str(card)} onto the battleground${rested === true ? ", resting" : ""}`,
    "place-energy": ({ card, face, rested }) =>
      `put ${str(card)} face ${face === "up" ? "up" : "down"} into the energy field${rested === true ? ", resting" : ""}`,
    "place-this": "place this on the battleground",
    null: ({ card, until }) =>
      `${str(card)} becomes Null ${until === "combat" ? "this combat" : until === "turn" ? "this turn" : "until your next upkeep"}`,
    shock: "shock {card}",
    attach: "attach {card} to {to}",
    mill: ({ who, n }) => players(who, `mill ${num(n)}`, `mills ${num(n)}`),
    "top-to-bottom": "put the top card of your discard pile on the bottom of your deck",
    search: ({ from, shown, to, count }) => {
      const [it, each] = count === undefined ? ["it", "it"] : ["them", "each of them"];
      const goes =
        to === "battleground"
          ? `put ${it} onto the battleground`
          : to === "discard"
            ? `put ${it} into your discard pile`
            : to === "energy"
              ? `put ${it} face down into the energy field, resting`
              : `take ${it}`;
      return `search your deck for ${str(from)}${shown === true ? `, reveal ${each}` : ""}, ${goes} and shuffle`;
    },
    sacrifices: (a) => players(a.who, "", `sacrifices ${str(a.what)}`),
    shuffle: ({ discard }) =>
      discard === true ? "shuffle your discard pile into your deck" : "shuffle your deck",
    look: (a) => {
      const which = a.take === "all" ? `all ${str(a.what)}` : str(a.what);
      const them = a.take === 1 ? "it" : "them";
      const taken =
        a.to === "battleground"
          ? `put ${which} among them onto the battleground`
          : a.secret === true
            ? `take ${which} among them`
            : `reveal ${which} among them and take ${them}`;
      return `look at ${topCards(a.count)} of your deck; ${a.must === true ? "" : "you may "}${taken}; ${restGoes(a.rest)}`;
    },
    "reveal-top": (a) => {
      const deck = a.whose === "opponent" ? "the opponent's deck" : "your deck";
      const top =
        a.n === undefined
          ? `cards from the top of ${deck}, as many as ${str(a.equal)},`
          : `${topCards(a.n)} of ${deck}`;
      const which = `${a.take === "all" ? "all " : ""}${str(a.what)} among them`;
      const taken =
        a.to === "battleground"
          ? `put ${which} onto the battleground`
          : a.to === "discard"
            ? `put ${which} into the discard pile`
            : a.whose === "opponent"
              ? `put ${which} into the opponent's hand`
              : `take ${which}`;
      const order = a.order === "opponent" ? " in an order the opponent chooses" : "";
      return `reveal ${top}; ${a.must === true ? "" : "you may "}${taken}; ${restGoes(a.rest)}${order}`;
    },
    "put-rest": ({ to }) => `put the rest on ${to === "top" ? "top" : "the bottom"} of the deck`,
    token: ({ n, from }) =>
      `turn ${n === undefined ? "a" : numberWord(num(n))} Crux${from === "resource-field" ? " of your resource field" : ""} into ${n === undefined ? "a Skeleton Token" : "Skeleton Tokens"}`,
    store: ({ card, n, from }) =>
      `put ${num(n) === 1 ? "a resource" : `${numberWord(num(n))} resources`} from your resource ${from === undefined ? "deck" : "field"} on ${str(card)}`,
    stage: "the next part follows",
    delay: "this happens later",
    counter: "counter {card}",
    "counter-skill": "counter a skill",
    redirect: "redirect the attack to {card}",
    negate: "negate the attack",
    "add-energy": ({ n }) => `add ${num(n)} energy`,
    generate: (a) => {
      const many = `${amount(a)} ${plural("resource", a.n === undefined ? 2 : num(a.n))}`;
      return players(a.who, `generate ${many}`, `generates ${many}`);
    },
    "lose-resources": (a) => {
      const many = `${amount(a)} ${plural("resource", a.n === undefined ? 2 : num(a.n))}`;
      return players(a.who, `lose ${many}`, `loses ${many}`);
    },
    phase: "phase",
  }),
  ...cardLines("soul-masters.if", {
    "resources-at-least": ({ n }) => `you have ${num(n)} or more resources`,
    "hp-at-most": ({ n }) => `you have ${num(n)} HP or less`,
    "koed-this-way": "{card} is KO'd this way",
    "before-step": ({ step }) => `it is before the ${STEPS[str(step)] ?? str(step)}`,
  }),
  ...cardLines("soul-masters.amount", {
    resources: "the number of resources in your field",
    attached: "the number of cards attached to {card}",
    "koed-this-way": "the number of units KO'd this way",
    stored: "the number of resources on {card}",
    "this-turn": ({ what, who }) =>
      what === "koed"
        ? `the number of units ${who === "each" ? "" : who === "you" ? "you control " : "the opponent controls "}KO'd this turn`
        : `the number of cards ${who === "each" ? "" : who === "you" ? "you have " : "the opponent has "}cast this turn`,
    "top-power": "the Shield Power of the top card of your discard pile",
  }),
  ...cardLines("soul-masters.cost", {
    energy: ({ n, most, by }) =>
      `pay ${str(n)} energy${most === undefined ? "" : `, or up to ${cheaper(most, by)} energy`}`,
    resources: ({ n, energy }) =>
      `pay ${str(n)} ${n === 1 ? "resource" : "resources"}${energy === undefined ? "" : ` and ${str(energy)} energy`}`,
    cheaper: ({ most, by }) => `you may pay up to ${cheaper(most, by)} energy`,
    stored: ({ n }) => `pay ${str(n)} ${n === 1 ? "resource" : "resources"} on this card`,
    mill: ({ n }) => `mill ${num(n)}`,
    "top-to-bottom": "put the top card of your discard pile on the bottom of your deck",
    remove: "remove {filter}",
    "under-deck": "put {filter} on the bottom of your deck",
    "rest-this": "Rest",
    sacrifice: "sacrifice {filter}",
    rest: "rest {filter}",
  }),
};

/** Traits printed by their own name. */
const TRAITS: readonly string[] = [
  ...["draconian", "necromancer", "valkyrian", "vampyrian", "wolven", "universal", "mercenary", "celestial"],
  ...[
    "angel",
    "archer",
    "beast",
    "bird",
    "demon",
    "dragon",
    "golem",
    "guardian",
    "human",
    "hunter",
    "knight",
  ],
  ...["mage", "monk", "rogue", "scholar", "skeleton", "spirit", "undead", "valkyrie", "vampire", "wolf"],
  ...["animated", "fortress", "hex", "relic", "rune", "sigil", "trick"],
  ...["unique", "azgaron", "greyfang", "rift-sire", "sable", "thessaly", "veldane"],
];

export const cards: CardCatalogue = {
  ...words,
  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, [, reminder]]) => [
      [`soul-masters.keyword.${key}.name`, keyword(key)],
      [`soul-masters.keyword.${key}.reminder`, reminder],
    ]),
  ),
  ...Object.fromEntries(Object.keys(TYPES).map((name) => [`soul-masters.type.${name}`, type(name)])),
  ...Object.fromEntries(
    TRAITS.map((name) => [
      `soul-masters.subtype.${name}`,
      ({ count, noun, type: of }: TextArgs) =>
        noun === true
          ? `${capital(name)} ${plural(of === undefined ? "card" : (TYPES[str(of)] ?? str(of)), count === undefined ? 1 : num(count))}`
          : capital(name.replaceAll("-", " ")),
    ]),
  ),
  ...cardLines("soul-masters.keyword", {
    "stage.name": "Then",
    "stage.reminder": "Goes on the stack once the part before it has resolved.",
    "triggered.name": "Effect",
    "triggered.reminder": "Resolves when its keyword triggers.",
  }),
  ...cardLines("soul-masters.being", {
    ready: "ready",
    resting: "resting",
    evolved: "evolved",
    attacking: "attacking",
    phasing: "phasing",
    "legal-victim": "legal",
  }),
  "soul-masters.stats": stats,
  "soul-masters.noun": ({ count }) => plural("card", num(count)),
  ...cardLines("soul-masters.place", {
    hand: "hand",
    deck: "deck",
    discard: "discard pile",
    energy: "energy field",
    stack: "stack",
    reserve: "reserve deck",
    removed: "removed cards",
    equipment: "equipment",
    battlefield: "battlefield",
    commander: "commander zone",
    fighters: "battleground",
    battleground: "battleground",
    attached: "attached cards",
    "resource-field": "resource field",
    "resource-deck": "resource deck",
  }),
  ...cardLines("soul-masters.ref", {
    this: "this card",
    it: "it",
    other: "the other one",
    target: "it",
    helper: "it",
    attacker: "the attacker",
    victim: "the victim",
    "your-commander": "your commander",
    "enemy-commander": "the enemy commander",
    "deck-top": "the top card of your deck",
    milled: "the milled cards",
  }),
  ...cardLines("soul-masters.turn-step", {
    upkeep: "upkeep phase",
    draw: "draw phase",
    main: "main phase",
    declare: "attack step",
    "pre-defender": "Pre Defender step",
    defender: "Defender step",
    "post-defender": "Post Defender step",
    damage: "damage step",
    "end-of-combat": "End of Combat step",
    end: "end phase",
  }),
  ...cardLines("soul-masters.until", {
    combat: "this combat",
    turn: "this turn",
    "your-upkeep": "until your next upkeep",
    "your-next-unit": "for the next unit you cast",
    "your-next-spell": "for the next spell you cast",
    "your-next-ability": "for the next ability card you cast",
  }),
  ...cardLines("soul-masters.when", {
    attack: (a) =>
      a.otherSelf === true && a.anyCard === true && a.by === "any"
        ? "whenever this card is attacked"
        : `whenever ${attacks(a)}`,
    "on-attack": "ON ATTACK",
    "phase-in": (a) => (a.self === true ? "ON PHASE IN" : `whenever ${str(a.card)} phases in`),
    ko: (a) => (a.self === true ? "ON KO" : `whenever ${str(a.card)} is KO'd`),
    slay: (a) => {
      const whose = a.self === true ? "its attack" : `an attack of ${str(a.card)}`;
      return `whenever ${whose} KOs ${a.anyOther === true ? "a unit" : str(a.other)}`;
    },
    enter: (a) => `when ${str(a.card)} enters the battleground`,
    "enter-from-hand": (a) =>
      a.self === true ? "ON ENTER FROM HAND" : `when ${str(a.card)} enters the battleground from hand`,
    upkeep: (a) =>
      a.by === "you" ? "ON UPKEEP" : `at the start of ${a.by === "any" ? "each" : "the opponent's"} upkeep`,
    "end-of-combat": (a) =>
      a.anyCard === true && a.anyOther === true && a.by === "any"
        ? "END OF COMBAT"
        : `at the end of a combat in which ${attacks(a)}`,
    damage: (a) => `whenever ${str(a.card)} deals damage${a.anyOther === true ? "" : ` to ${str(a.other)}`}`,
    cast: (a) => `whenever ${player(a.by, "cast")} ${str(a.card)}`,
    discard: (a) =>
      a.by === "any"
        ? `when ${str(a.card)} is discarded`
        : `whenever ${player(a.by, "discard")} ${str(a.card)}`,
    sacrifice: (a) => `whenever ${str(a.card)} is sacrificed`,
    duelist: (a) => `whenever Duelist of ${str(a.card)} triggers`,
    evolve: (a) =>
      `when ${a.by === "opponent" ? "the enemy" : a.by === "you" ? "your" : "a"} commander evolves`,
    generated: (a) => `whenever ${player(a.by, "generate")} resources`,
    heal: (a) => `whenever ${player(a.by, "heal")}`,
    draw: (a) => `whenever ${player(a.by, "draw")} a card`,
    mill: (a) =>
      a.by === "any"
        ? `whenever ${str(a.card)} is milled`
        : `whenever ${player(a.by, "mill")} ${str(a.card)}`,
    spend: (a) => `whenever ${player(a.by, "spend")} a resource`,
    energy: (a) => `whenever ${player(a.by, "place")} a card as energy`,
    shield: (a) => `whenever ${player(a.by, "play")} ${str(a.card)} as a Damage Shield`,
    "end-of-turn": (a) =>
      `at the end of ${a.by === "you" ? "your" : a.by === "any" ? "each" : "the opponent's"} turn`,
  }),
  "soul-masters.change.ko": (a) => `${str(a.card)} would be KO'd${CAUSES[str(a.cause)] ?? ""}`,
  // What is paid besides the card's cost, and when it may be cast.
  "soul-masters.ability.play": ({ costs, effect, condition }) =>
    [
      ...(condition === undefined ? [] : [sentence(`cast this only if ${str(condition)}`)]),
      ...(costs === undefined ? [] : [sentence(`as you cast this, ${list(strs(costs))}`)]),
      sentence(str(effect)),
    ].join(" "),
  // "Cost: effect", as on skills.
  "soul-masters.ability.activated": ({ costs, effect, once, uses, condition }) => {
    const price = strs(costs).length === 0 ? "" : `${capital(list(strs(costs)))}: `;
    return under(limit(once, uses), `${price}${sentence(given(condition, str(effect)))}`);
  },
  // A skill's trigger is a bubble if the game has one for it.
  "soul-masters.ability.trigger": ({ when, effect, once, uses, condition }) => {
    const [event, does] = [str(when), given(condition, str(effect))];
    return isBubble(event)
      ? under([event, ...limit(once, uses)], sentence(does))
      : under(limit(once, uses), sentence(`${event}, ${does}`));
  },
  // A skill under the bubbles for where and when it works.
  "soul-masters.ability.scope": ({ places, face, condition, ability }) => {
    const where = strs(places);
    const bubbles = [
      ...(where.length > 2
        ? ["cost"]
        : face === "down"
          ? ["trap"]
          : where.map((zone) => PILES[zone] ?? zone)),
      ...(condition === undefined ? [] : [condition === YOUR_TURN ? "your turn" : `while ${str(condition)}`]),
    ];
    return under(bubbles, str(ability));
  },
  // A skill follows its moments.
  "soul-masters.text": ({ moments, ability }) => under(strs(moments), str(ability)),
};
