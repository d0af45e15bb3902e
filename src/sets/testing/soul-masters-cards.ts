import type { CardData } from "../../games/card-set";

/**
 * Cards that a player might write for Soul Masters: rarely simple ones, of all kinds. Each needs something that real
 * cards of the game ask for.
 */
const frame = { faction: "universal", rarity: "common", cost: 2, power: 1 } as const;
const body = { ...frame, atk: 2, health: 3, capacity: 1 } as const;

const unit = (name: string, ...abilities: readonly object[]) => ({ kind: "unit", name, ...body, abilities });
const cast = (kind: string, name: string, effect: object, more: object = {}) => ({
  kind,
  name,
  ...frame,
  effect,
  ...more,
});
const kept = (kind: string, name: string, ...abilities: readonly object[]) => ({
  kind,
  name,
  ...frame,
  abilities,
});
const word = (name: string, args: object = {}) => ({ do: "word", word: name, args });
const seq = (...effects: readonly object[]) => ({ do: "seq", effects });
const draw = (count: unknown) => ({ do: "draw", who: "you", count });
const gain = (card: string, stat: string, amount: unknown, until = "turn") => ({
  do: "modify",
  card,
  stats: [stat],
  op: "add",
  amount,
  until,
});
const target = (from: object, then: object, more: object = {}) => ({
  do: "choose",
  from,
  as: "target",
  announced: true,
  then,
  ...more,
});
const on = (when: object, effect: object, more: object = {}) => ({ kind: "trigger", when, effect, ...more });
const skill = (cost: readonly object[], effect: object, more: object = {}) => ({
  kind: "activated",
  cost,
  effect,
  ...more,
});
const pay = (name: string, n?: unknown) => ({
  pay: "word",
  word: name,
  ...(n !== undefined && { args: { n } }),
});
const gives = (cards: unknown, stat: string, amount: unknown, more: object = {}) => ({
  kind: "standing",
  cards,
  stats: [stat],
  op: "add",
  amount,
  ...more,
});
const seats = (who: string, stat: string, amount = 1) => ({
  kind: "standing-seats",
  seats: who,
  stats: [stat],
  op: "add",
  amount,
});
const lend = (ability: object, until = "turn", card?: string) => ({
  do: "lend",
  ability,
  until,
  ...(card !== undefined && { card }),
});
const ENEMY = { of: "opponent", type: "unit" };
const OWN = { of: "you", type: "unit" };
const MUCH = { chosen: "that-much" };
const exists = (filter: object) => ({ is: "exists", filter });

/** Each card with its printed text. */
export const INVENTED: readonly (readonly [card: CardData, text: string])[] = [
  [
    unit(
      "Ashtail Scavenger",
      on(
        { on: "enter-from-hand", card: "this" },
        word("look", { count: 3, from: {}, must: true, secret: true, rest: "discard" }),
      ),
    ),
    "ON ENTER FROM HAND – Look at the top three cards of your deck; take a card among them; put the rest into the discard pile.",
  ],
  [
    unit(
      "Bone Usher",
      on(
        { on: "mill", by: "you", card: { type: "unit" } },
        {
          do: "may",
          effect: { do: "pay", cost: [pay("resources", 1)], then: { do: "move", card: "it", to: "hand" } },
        },
        { uses: { per: "round", most: 1 } },
      ),
    ),
    "ONCE PER ROUND – Whenever you mill a unit, you may pay 1 resource. If you do, return it to its owner's hand.",
  ],
  [
    unit("Nightblood Countess", on({ on: "damage", card: "this" }, word("heal", { n: MUCH }))),
    "Whenever this card deals damage, heal that much.",
  ],
  [
    unit(
      "Runepack Alpha",
      gives({ ...OWN, subtype: "wolven", not: "this", stat: { name: "kw-ravage", atLeast: 1 } }, "atk", 1),
      gives("this", "kw-haste", 1, {
        active: { is: "more", amount: { word: "this-turn", args: { what: "koed", who: "you" } }, than: 0 },
      }),
    ),
    "Each other Wolven unit you control with Ravage gets +1 to Atk. While the number of units you control KO'd this turn is greater than 0, this card has Haste.",
  ],
  [
    unit(
      "Shield Sister",
      on({ on: "shield", by: "you" }, word("generate", { n: 1 }), { uses: { per: "round", most: 1 } }),
    ),
    "ONCE PER ROUND – Whenever you play a card as a Damage Shield, generate 1 resource.",
  ],
  [
    unit("Oathbound Squire", on({ on: "shield", card: "this" }, draw(1), { where: ["stack"] })),
    "ON THE STACK – Whenever a player plays this card as a Damage Shield, draw a card.",
  ],
  [
    unit("Duskwing Herald", on({ on: "end-of-turn", by: "you" }, word("ready", { card: "this" }))),
    "At the end of your turn, ready this card.",
  ],
  [
    unit(
      "Gravecaller",
      skill(
        [{ pay: "cards", from: { ...OWN, not: "this" }, count: 1, how: "sacrifice" }],
        word("search", { from: { type: "unit", stat: { name: "cost", atMost: 2 } }, to: "battleground" }),
        { active: { is: "turn", of: "you" } },
      ),
    ),
    "YOUR TURN – Sacrifice another unit you control: Search your deck for a unit with a cost of 2 or less, put it onto the battleground and shuffle.",
  ],
  [
    unit(
      "Iron Bailiff",
      on({ on: "on-attack", card: "this" }, word("sacrifices", { who: "opponent", from: { type: "unit" } })),
    ),
    "ON ATTACK – The opponent sacrifices a unit.",
  ],
  [
    unit("Ridge Hunter", gives("this", "cannot-be-shielded", 1)),
    "This card deals attack damage that cannot be shielded.",
  ],
  [
    unit(
      "Vault Wyrm",
      gives(
        "this",
        "cost",
        { count: { ...OWN, subtype: "dragon" }, times: -1 },
        { where: ["hand", "reserve", "stack"] },
      ),
    ),
    "COST – This card gets −1 to cost for each Dragon unit you control.",
  ],
  [
    unit(
      "Pale Fiddler",
      skill(
        [pay("energy", 1), pay("rest-this")],
        target(ENEMY, gain("target", "cannot-attack", 1, "your-upkeep")),
      ),
    ),
    "Pay 1 energy and Rest: Choose a unit the opponent controls; it cannot attack until your next upkeep.",
  ],
  [
    unit("Moon Strider", {
      kind: "replace",
      change: "ko",
      card: "this",
      may: true,
      effect: {
        do: "pay",
        cost: [{ pay: "cards", from: { zone: "discard", of: "you" }, count: 2, how: "remove" }],
      },
    }),
    "If this card would be KO'd, you may instead remove two cards in your discard pile.",
  ],
  [
    unit(
      "War Drummer",
      skill(
        [
          pay("resources", 2),
          { pay: "cards", from: { zone: "discard", of: "you", not: "this" }, count: 3, how: "under-deck" },
        ],
        word("put", { card: "this", rested: true }),
        { where: ["discard"], uses: { per: "round", most: 1 } },
      ),
    ),
    "IN DISCARD, ONCE PER ROUND – Pay 2 resources and put three other cards in your discard pile on the bottom of your deck: Put this card onto the battleground, resting.",
  ],
  [
    unit(
      "Cliff Sentinel",
      gives("this", "kw-guard", 2, {
        active: {
          is: "all",
          conditions: [
            exists({ zone: "equipment", of: "you", type: "weapon" }),
            exists({ zone: "equipment", of: "you", type: "armor" }),
          ],
        },
      }),
    ),
    "While you control a Weapon and you control an Armor, this card has Guard 2.",
  ],
  [
    unit(
      "Sparrow of Omens",
      on({ on: "draw", by: "opponent" }, word("damage", { card: "enemy-commander", n: 1 }), {
        if: { is: "not", condition: { is: "step", steps: ["draw"] } },
      }),
    ),
    "Whenever the opponent draws a card, if it is not true that it is a draw phase, deal 1 damage to the enemy commander.",
  ],
  [
    unit(
      "Twin-Souled Knight",
      on(
        { on: "phase-in", card: "this" },
        {
          do: "choose",
          from: { zone: "energy", of: "you", being: "resting" },
          count: 2,
          upTo: true,
          then: word("ready", { card: "it" }),
        },
      ),
    ),
    "ON PHASE IN – Choose up to two resting cards in your energy field and ready each of them.",
  ],
  [
    {
      kind: "golem",
      name: "Rift Anvil",
      ...body,
      keywords: [{ keyword: "phase" }],
      abilities: [
        on({ on: "energy", by: "you" }, gain("this", "atk", 1), { uses: { per: "round", most: 1 } }),
      ],
    },
    "Phase ONCE PER ROUND – Whenever you place a card as energy, this card gets +1 to Atk this turn.",
  ],
  [
    unit(
      "Bladewind Duelist",
      on(
        { on: "on-attack", card: "this" },
        word("reveal-top", {
          count: 1,
          from: { type: "unit" },
          must: true,
          to: "battleground",
          rest: "discard",
        }),
      ),
    ),
    "ON ATTACK – Reveal the top card of your deck; put a unit among them onto the battleground; put the rest into the discard pile.",
  ],
  [
    unit(
      "Censer Bearer",
      on({ on: "heal", by: "you" }, draw(1), {
        if: { is: "more", amount: MUCH, than: 2 },
        uses: { per: "round", most: 1 },
      }),
    ),
    "ONCE PER ROUND – Whenever you heal, if that much is greater than 2, draw a card.",
  ],
  [
    cast(
      "spell",
      "Grave Bargain",
      seq(word("mill", { n: 4 }), {
        do: "choose",
        from: {
          zone: "discard",
          of: "you",
          type: "unit",
          among: "milled",
          stat: { name: "cost", atMost: 3 },
        },
        then: { do: "move", card: "it", to: "hand" },
      }),
    ),
    "Mill 4, then choose a unit in your discard pile among the milled cards with a cost of 3 or less and return it to your hand.",
  ],
  [
    cast("spell", "Feast of Fangs", draw(2), {
      effect: undefined,
      abilities: [
        { kind: "play", cost: [{ pay: "cards", from: OWN, count: 1, how: "sacrifice" }], effect: draw(2) },
      ],
    }),
    "As you cast this, sacrifice a unit you control. Draw two cards.",
  ],
  [
    cast("spell", "Rallying Howl", {
      do: "each",
      from: OWN,
      effect: gain("it", "atk", { count: { ...OWN, being: "resting" }, max: 5 }),
    }),
    "Each unit you control gets +1 to Atk this turn for each resting unit you control, up to +5.",
  ],
  [
    cast("ability", "Sealed Gate", lend(seats("opponent", "cannot-cast-ability"))),
    "This turn, the opponent cannot cast ability cards.",
  ],
  [
    cast("spell", "Quickening", lend(seats("you", "discount-unit", 2), "your-next-unit")),
    "For the next unit you cast, you get +2 to the discount for units.",
  ],
  [
    cast("spell", "Second Harvest", seq(lend(seats("you", "energy-placements")), draw(1))),
    "This turn, you get +1 to the energy placed each turn, then draw a card.",
  ],
  [
    cast("spell", "Overgrowth", word("place-energy", { card: "deck-top", rested: true })),
    "Put the top card of your deck face down into the energy field, resting.",
  ],
  [
    cast(
      "ability",
      "Mirror Lunge",
      target({ ...OWN, being: "attacking" }, gain("target", "atk", { stat: "atk", of: "victim" }, "combat")),
    ),
    "Choose an attacking unit you control; it adds the Atk of the victim to Atk this combat.",
  ],
  [
    cast("spell", "Toppling the Tall", {
      do: "each",
      from: { type: "unit", extreme: { which: "highest", stat: "atk" } },
      effect: word("ko", { card: "it" }),
    }),
    "KO each unit with the highest Atk.",
  ],
  [
    cast(
      "spell",
      "Borrowed Night",
      target(
        { zone: "discard", of: "you", type: "unit" },
        seq(
          word("put", { card: "target" }),
          gain("target", "kw-haste", 1),
          lend(on({ on: "end-of-turn" }, word("sacrifice", { card: "this" })), "turn", "target"),
        ),
      ),
    ),
    "Choose a unit in your discard pile; put it onto the battleground, then it gains Haste this turn, then give it “At the end of each turn, sacrifice this card.” this turn.",
  ],
  [
    {
      kind: "hex",
      name: "Hex of Thorns",
      ...frame,
      abilities: [
        on({ on: "attack", card: ENEMY }, word("damage", { card: "it", n: 1 })),
        on({ on: "upkeep", by: "you" }, word("sacrifice", { card: "this" })),
      ],
    },
    "Place this on the battleground. Whenever a unit the opponent controls attacks, deal 1 damage to it. ON UPKEEP – Sacrifice this card.",
  ],
  [
    {
      kind: "animated",
      name: "Tolling Bell",
      ...body,
      abilities: [
        on({ on: "ko", card: "this" }, { do: "discard", who: "opponent", count: 1, atRandom: true }),
      ],
    },
    "Place this on the battleground. ON KO – The opponent discards a card at random.",
  ],
  [
    kept(
      "weapon",
      "Fangspear",
      gives({ zone: "commander", of: "you", type: "commander" }, "atk", 1),
      on(
        { on: "attack", card: { zone: "commander", of: "you", type: "commander" }, other: ENEMY },
        word("damage", { card: "enemy-commander", n: 2 }),
      ),
    ),
    "Each commander you control gets +1 to Atk. Whenever a commander you control attacks a unit the opponent controls, deal 2 damage to the enemy commander.",
  ],
  [
    kept(
      "armor",
      "Duskplate",
      on({ on: "damage", other: { zone: "commander", of: "you", type: "commander" } }, draw(1), {
        if: { is: "more", amount: MUCH, than: 2 },
        uses: { per: "round", most: 1 },
      }),
    ),
    "ONCE PER ROUND – Whenever a card deals damage to a commander you control, if that much is greater than 2, draw a card.",
  ],
  [
    kept(
      "battlefield",
      "Barren Glade",
      seats("each", "energy-placements", -1),
      gives({ type: "unit", stat: { name: "kw-stealth", atLeast: 1 } }, "health", 1),
    ),
    "Each player gets −1 to the energy placed each turn. Each unit with Stealth gets +1 to Health.",
  ],
  [
    cast("feat", "Final Hunt", {
      do: "if",
      condition: { is: "matches", card: "your-commander", filter: { being: "evolved" } },
      then: { do: "each", from: ENEMY, effect: word("ko", { card: "it" }) },
      else: draw(2),
    }),
    "If your commander is an evolved card, KO each unit the opponent controls; otherwise, draw two cards.",
  ],
  [
    cast("feat", "Turning of the Age", seq(word("shuffle", { discard: true }), draw(3))),
    "Shuffle your discard pile into your deck, then draw three cards.",
  ],
  [
    {
      kind: "commander",
      name: "Ilmar of the Ledger",
      faction: "valkyrian",
      atk: 3,
      health: 15,
      capacity: 1,
      resources: 8,
      coreEnergy: 8,
      mercenaries: 4,
      conversion: 2,
      keywords: [{ keyword: "conjure", n: 1 }],
      abilities: [
        on({ on: "spend", by: "you" }, gain("this", "atk", 1), { uses: { per: "round", most: 1 } }),
      ],
    },
    "Conjure 1 ONCE PER ROUND – Whenever you spend a resource, this card gets +1 to Atk this turn.",
  ],
  [
    {
      kind: "core",
      name: "Lens of Augury",
      ...frame,
      abilities: [
        skill(
          [pay("rest-this"), { pay: "discard", count: 1 }],
          word("look", { count: 2, from: { type: "spell" }, rest: "top" }),
        ),
      ],
    },
    "Rest and discard a card: Look at the top two cards of your deck; you may reveal a spell among them and take it; put the rest on top of the deck in any order.",
  ],
  [
    unit(
      "Gilded Reaver",
      on({ on: "slay", card: "this" }, seq(word("generate", { n: 2 }), word("ready", { card: "this" })), {
        uses: { per: "round", most: 1 },
      }),
      gives("this", "deals-unpreventable", 1, {
        active: { is: "word", word: "resources-at-least", args: { n: 5 } },
      }),
    ),
    "ONCE PER ROUND – Whenever its attack KOs a unit, generate 2 resources, then ready this card. While you have 5 or more resources, this card deals unpreventable attack damage.",
  ],
];
