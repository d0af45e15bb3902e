import type { CardData } from "../../games/card-set";

/** Cards that a player might write for Battle Spirits Saga, each for another thing that real cards of the game ask for. */
const MAIN = ["red"];
const body = {
  colours: MAIN,
  cost: 4,
  reduction: ["red", "red"],
  symbols: ["red"],
  levels: [
    { cores: 1, bp: 3000 },
    { cores: 3, bp: 6000 },
  ],
  families: ["dragon"],
};
const sp = (name: string, ...effects: readonly object[]) => ({ kind: "spirit", name, ...body, effects });
const ab = (ability: object, more: object = {}) => ({ ability, ...more });
const mg = (name: string, ...effects: readonly object[]) => ({
  kind: "magic",
  name,
  colours: MAIN,
  cost: 4,
  reduction: ["red"],
  effects,
});
const nx = (name: string, ...effects: readonly object[]) => ({
  kind: "nexus",
  name,
  colours: MAIN,
  cost: 4,
  reduction: ["red"],
  symbols: ["red"],
  levels: [{ cores: 0 }, { cores: 2 }],
  effects,
});
const word = (name: string, args: object = {}) => ({ do: "word", word: name, args });
const seq = (...effects: readonly object[]) => ({ do: "seq", effects });
const draw = (count: unknown) => ({ do: "draw", who: "you", count });
const choose = (from: object, then: object, more: object = {}) => ({ do: "choose", from, then, ...more });
const gain = (card: string, stat: string, amount: unknown, until = "turn", op = "add") => ({
  do: "modify",
  card,
  stats: [stat],
  op,
  amount,
  until,
});
const on = (when: object, effect: object, more: object = {}) => ({ kind: "trigger", when, effect, ...more });
const gives = (cards: unknown, stat: string, amount: unknown, more: object = {}) => ({
  kind: "standing",
  cards,
  stats: [stat],
  op: "add",
  amount,
  ...more,
});
const play = (effect: object, ...timing: string[]) => ab({ kind: "play", effect }, { timing });
const burst = (when: object, effect: object) =>
  ab(on(when, effect, { where: ["burst"], face: "down", oncePerTurn: true }), { label: "burst" });
const FOE = { of: "opponent" };
const OWN = { of: "you" };
const step = (s: string, of = "you") => ({ is: "step", steps: [s], of });
const may = (effect: object) => ({ do: "may", effect });
const pay = (price: readonly object[], then?: object) => ({ do: "pay", cost: price, ...(then && { then }) });
const destroy = word("destroy", { card: "it" });
const cost = (name: string, args: object = {}) => ({ pay: "word", word: name, args });

/** Each card with its printed text. */
export const INVENTED: readonly (readonly [card: CardData, text: string])[] = [
  [
    sp("Daybreak Drake", ab(gives({ ...OWN, subtype: "dragon" }, "bp", 2000, { active: step("attack") }))),
    "While it is your attack step, each Dragon spirit you control gets +2000 BP.",
  ],
  [
    sp(
      "Ironwood Warden",
      ab(gives("this", "cannot-be-blocked", 1, { against: { stat: { name: "bp", atMost: 4000 } } })),
    ),
    "This card cannot be blocked by spirits with a BP of 4000 or less.",
  ],
  [
    mg(
      "Answering Flame",
      burst(
        { on: "life-lost", by: "you" },
        seq(draw(1), may(word("use-effect", { card: "this", timing: "main" }))),
      ),
      play(choose(FOE, destroy), "main"),
    ),
    "Burst: When your life is reduced, draw a card, then you may pay the cost of this card and use its main effect. Main: Choose a spirit the opponent controls and destroy it.",
  ],
  [
    sp(
      "Threshold Keeper",
      ab(
        on(
          { on: "summon", card: "this" },
          choose({ ...FOE, stat: { name: "cost", atLeast: 3, atMost: 5 } }, destroy),
        ),
      ),
    ),
    "When this card is summoned, choose a spirit the opponent controls with a cost of 3 to 5 and destroy it.",
  ],
  [
    sp(
      "Two-Banner Lancer",
      ab(
        on(
          { on: "attack", card: "this" },
          choose(
            { ...OWN, any: [{ subtype: "red" }, { subtype: "dragon" }], not: "this" },
            gain("it", "bp", 3000),
          ),
        ),
      ),
    ),
    "When attacking, choose another red spirit or Dragon spirit you control; it gets +3000 BP this turn.",
  ],
  [
    sp(
      "Echo of Pyreth",
      ab(on({ on: "summon", card: { ...OWN, nameHas: "Drake" } }, draw(1), { oncePerTurn: true })),
    ),
    "Once per turn, when a spirit you control with “Drake” in its name is summoned, draw a card.",
  ],
  [
    sp(
      "Toll Collector",
      ab(
        on(
          { on: "takes-life", card: { ...OWN, subtype: "dragon" } },
          word("cores", { from: "void", to: "reserve", amount: 1 }),
        ),
      ),
    ),
    "When an attack of a Dragon spirit you control takes life, move 1 core from the void to your reserve.",
  ],
  [
    sp(
      "Second Bell",
      ab(on({ on: "summon-effect", card: { ...OWN, not: "this" } }, gain("this", "bp", 3000))),
    ),
    "When what another spirit you control does when summoned has resolved, this card gets +3000 BP this turn.",
  ],
  [
    sp("Mercy Seraph", ab(on({ on: "life-gained", by: "you" }, draw(1), { oncePerTurn: true }))),
    "Once per turn, when you gain life, draw a card.",
  ],
  [
    mg(
      "Procession",
      play(
        word("reveal-top", {
          count: 5,
          from: { subtype: "dragon" },
          take: "all",
          must: true,
          rest: "bottom",
          order: "opponent",
        }),
        "main",
      ),
    ),
    "Main: Reveal the top five cards of your deck; add all Dragon cards among them to your hand; put the rest on the bottom of it in an order the opponent chooses.",
  ],
  [
    sp(
      "Vengeful Kin",
      ab(
        on(
          { on: "destroyed", card: { ...OWN, not: "this" }, how: "battle" },
          choose({ ...FOE, stat: { name: "bp", atMost: 5000 } }, destroy),
          { oncePerTurn: true },
        ),
      ),
    ),
    "Once per turn, when another spirit you control is destroyed by comparing BP, choose a spirit the opponent controls with a BP of 5000 or less and destroy it.",
  ],
  [
    sp(
      "Measured Blade",
      ab(gives("this", "takes-one-life", 1)),
      ab(gives("this", "symbols", 1), { levels: { from: 2 } }),
    ),
    "This card takes at most 1 life by attacking. [LV2] This card gets +1 to symbols.",
  ],
  [
    sp(
      "Soulbound Adept",
      ab(on({ on: "attack", card: "this" }, may(pay([cost("soul", { of: "this" })], choose(FOE, destroy))))),
    ),
    "When attacking, you may put the soul core of this card into your trash. If you do, choose a spirit the opponent controls and destroy it.",
  ],
  [
    nx("Silent Abbey", ab(gives(FOE, "no-summon-effects", 1))),
    "Each spirit the opponent controls does nothing when summoned.",
  ],
  [
    sp(
      "Dragged Captive",
      ab(
        on(
          { on: "summon", card: "this" },
          choose(
            { ...OWN, zone: "hand", stat: { name: "cost", atMost: 3 }, type: "spirit" },
            word("summon", { card: "it", free: true, exhausted: true }),
            { upTo: true },
          ),
        ),
      ),
    ),
    "When this card is summoned, you may choose a spirit card in your hand with a cost of 3 or less and summon it exhausted without paying its cost.",
  ],
  [
    sp(
      "Mind Thief",
      ab(on({ on: "attack", card: "this" }, { do: "discard", who: "opponent", count: 1, atRandom: true })),
    ),
    "When attacking, the opponent discards a card at random.",
  ],
  [
    sp("Ordered Ranks", ab(gives({ ...OWN, stat: { name: "kw-confront", atLeast: 1 } }, "kw-curse", 1))),
    "Each spirit you control with Confront has Curse.",
  ],
  [
    sp(
      "Scholar of Ash",
      ab(on({ on: "magic", card: { subtype: "red" }, by: "you" }, gain("this", "bp", 2000))),
    ),
    "When you use a red card, this card gets +2000 BP this turn.",
  ],
  [
    mg("Long Watch", play(choose(FOE, gain("it", "cannot-refresh", 1, "your-refresh")), "flash")),
    "Flash: Choose a spirit the opponent controls; it is not refreshed in its refresh step until your next refresh step.",
  ],
  [
    mg(
      "Free Incantation",
      play(
        choose(
          { ...OWN, zone: "trash", type: "magic" },
          word("use-effect", { card: "it", timing: "flash", free: true }),
          { upTo: true },
        ),
        "main",
      ),
    ),
    "Main: You may choose a magic card in your trash and use the flash effect of it without paying its cost.",
  ],
  [
    sp("Patient Bulwark", ab(gives("this", "may-block-exhausted", 1))),
    "This card can block while exhausted.",
  ],
  [
    sp(
      "Grave Assayer",
      ab(
        on(
          { on: "summon", card: "this" },
          seq(
            word("mill", { who: "opponent", amount: 4 }),
            draw({ word: "discarded-cards", args: { that: { stat: { name: "cost", atLeast: 5 } } } }),
          ),
        ),
      ),
    ),
    "When this card is summoned, the opponent discards four cards from the top of their deck, then draw cards equal to the number of cards with a cost of 5 or more discarded this way.",
  ],
  [
    nx(
      "Sealed Archive",
      ab({ kind: "standing-seats", seats: "you", stats: ["deck-protected"], op: "add", amount: 1 }),
    ),
    "You cannot have cards discarded from the deck by effects of others.",
  ],
  [
    sp(
      "Hour of Glory",
      ab(on({ on: "attack", card: "this" }, gain("this", "written-bp", 10000, "turn", "set"))),
    ),
    "When attacking, this card counts written BP as 10000 this turn.",
  ],
  [
    mg(
      "Fresh Hand",
      play(seq({ do: "discard", who: "you", count: 2 }, draw({ word: "discarded-cards" })), "main"),
    ),
    "Main: Discard two cards, then draw cards equal to the number of cards discarded this way.",
  ],
  [
    sp("Core Harvester", ab(on({ on: "cores-placed", card: "this" }, draw(1), { oncePerTurn: true }))),
    "Once per turn, when a player places cores on this card, draw a card.",
  ],
  [
    sp(
      "Borrowed Crown",
      ab(
        on(
          { on: "attack", card: "this" },
          choose(
            { ...OWN, being: "attack-effect", not: "this" },
            word("borrow", { card: "this", from: "it", on: "attack", until: "turn" }),
          ),
        ),
      ),
    ),
    "When attacking, choose another spirit with an effect when attacking you control and give this card what it does when attacking this turn.",
  ],
  [
    nx("Prism Court", ab(gives(OWN, "any-symbol-reduces", 1))),
    "Each spirit you control has its cost reduced by symbols of any colour.",
  ],
  [
    sp(
      "Chosen Hue",
      ab(
        on(
          { on: "summon", card: "this" },
          {
            do: "choose-kind",
            among: "colour",
            then: {
              do: "each",
              from: { ...FOE, chosenKind: "colour" },
              effect: word("exhaust", { card: "it" }),
            },
          },
        ),
      ),
    ),
    "When this card is summoned, choose a colour; exhaust each spirit of the chosen colour the opponent controls.",
  ],
  [
    sp(
      "Even Scales",
      ab(
        on(
          { on: "attack", card: "this" },
          {
            do: "if",
            condition: {
              is: "more",
              amount: { word: "life", args: { who: "opponent" } },
              than: { word: "life", args: { who: "you" } },
            },
            then: choose(FOE, destroy),
            else: draw(1),
          },
        ),
      ),
    ),
    "When attacking, if the opponent's life is greater than your life, choose a spirit the opponent controls and destroy it; otherwise, draw a card.",
  ],
  [
    mg(
      "Ransom",
      play(choose(FOE, { do: "may", effect: pay([{ pay: "discard", count: 1 }], destroy) }), "main"),
    ),
    "Main: Choose a spirit the opponent controls; you may discard a card. If you do, destroy it.",
  ],
  [
    sp(
      "Leech of Embers",
      ab(
        on({ on: "life-lost", by: "opponent" }, word("gain-life", { amount: { chosen: "that-much" } }), {
          oncePerTurn: true,
        }),
      ),
    ),
    "Once per turn, when the opponent's life is reduced, gain that much life.",
  ],
  [
    sp(
      "Paired Stars",
      ab(
        gives("this", "bp", 4000, {
          active: {
            is: "all",
            conditions: [
              { is: "exists", filter: { ...OWN, named: "Magma Wyrm" } },
              { is: "exists", filter: { ...OWN, named: "Cinder Drake" } },
            ],
          },
        }),
      ),
    ),
    "While you control a spirit named “Magma Wyrm” and you control a spirit named “Cinder Drake”, this card gets +4000 BP.",
  ],
];
