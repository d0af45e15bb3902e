import { describe, expect, test } from "vitest";
import { type Position, stopsFor, stripsFor, testPositions } from "../../../testing/stops";
import { kw } from "../cards/card";
import {
  bounce,
  discards,
  draw,
  ENEMY_ATTACKER,
  gains,
  heal,
  hit,
  koTarget,
  OWN_UNIT,
  prevent,
  rest,
  restThis,
  sacrificing,
  skill,
  strike,
  target,
  word,
} from "../cards/parts";
import { able, aCore, anAbility, aReserve, aSpell, aUnit, duel, keyed, resting, type Side } from "../testing";
import { canWait, isQuiet } from "./moments";
import { isPointless } from "./pointless";

const oak = aUnit("Oak", 3, 5);
const elm = aUnit("Elm", 2, 2);
const reed = resting(aUnit("Reed", 1, 3));
const shield = (power: number) => aUnit("Shield", 1, 1, { power });
const bolt = anAbility("Bolt", hit(2), { power: 0 });
const insight = anAbility("Insight", draw(1), { power: 0 });
const balm = anAbility("Balm", heal(2), { power: 0 });
const ward = anAbility("Ward", prevent(3), { power: 0 });

const AT_DAMAGE = "priority in post-defender";

/** Where the rival gets a prompt in an attack of Oak on its commander, or on this unit. */
const attacked =
  (foe: Side, victim = "Rival", mine: Side = {}) =>
  () => {
    const g = duel({ me: { battleground: [oak], ...mine }, foe });
    g.me.attack("Oak", victim);
    return stopsFor(g, { canWait, isPointless }, 1);
  };

/** Where the rival gets a prompt when this spell is cast at this target. */
const cast =
  (effect: ReturnType<typeof hit>, foe: Side, at?: string, mine: Side = {}) =>
  () => {
    const g = duel({ me: { hand: [aSpell("Spell", effect)], ...mine }, foe });
    g.me.cast("Spell");
    if (at !== undefined) g.pick(at);
    return stopsFor(g, { canWait, isPointless }, 1);
  };

const ended = (foe: Side) => () => {
  const g = duel({ at: "choose", foe });
  g.me.endTurn();
  return stopsFor(g, { canWait, isPointless }, 1);
};

const ATTACKS: readonly Position[] = [
  [
    "SM 12.20 a commander is attacked, and a card in hand can shield it",
    attacked({ hand: [shield(2)] }),
    AT_DAMAGE,
  ],
  [
    "SM 12.20 a commander is attacked, and the damage can be prevented",
    attacked({ hand: [ward] }),
    AT_DAMAGE,
  ],
  [
    "SM 12.20 the attacker can be KO'd",
    attacked({ hand: [bolt] }, "Rival", { battleground: [aUnit("Oak", 3, 2)] }),
    AT_DAMAGE,
  ],
  [
    "SM 12.20 the attacker can be returned to hand",
    attacked({ hand: [anAbility("Tear", bounce(ENEMY_ATTACKER), { power: 0 })] }),
    AT_DAMAGE,
  ],
  [
    "SM 6.6 a unit that would be KO'd can be returned to hand",
    attacked({ battleground: [reed], hand: [anAbility("Slip", bounce(OWN_UNIT), { power: 0 })] }, "Reed"),
    AT_DAMAGE,
  ],
  [
    "SM 6.6 a unit that would be KO'd can be moved to the energy field",
    attacked(
      {
        battleground: [reed],
        hand: [anAbility("Feint", target(OWN_UNIT, word("place-energy", { card: "target" })), { power: 0 })],
      },
      "Reed",
    ),
    AT_DAMAGE,
  ],
  [
    "SM 6.6 a unit that would be KO'd can be sacrificed as a cost",
    attacked(
      {
        battleground: [reed],
        energy: [aCore("Hoard", skill([sacrificing({ type: "unit" })], draw(1)))].map((card) => ({
          card,
          face: "up" as const,
        })),
      },
      "Reed",
    ),
    AT_DAMAGE,
  ],
  [
    "SM 6.12 an attack would take the last HP, and healing prevents that",
    attacked({ level: 2, hp: 3, hand: [balm] }, "Rival 2"),
    AT_DAMAGE,
  ],
  [
    "SM 6.12 an attack would take the last HP, and a card can be drawn",
    attacked({ level: 2, hp: 3, hand: [insight] }, "Rival 2"),
    AT_DAMAGE,
  ],
  [
    "SM 12.19 a ready unit can intercept",
    attacked({ battleground: [keyed("Guard", 1, 1, kw("intercept"))] }),
    "defender in defender",
  ],
];

const USELESS: readonly Position[] = [
  [
    "SM 12.20 damage that does not KO the attacker, when a commander is attacked",
    attacked({ hand: [anAbility("Spark", strike(1), { power: 0 })], energy: 1 }),
  ],
  [
    "SM 6.6 a shield for a unit that survives the attack anyway",
    attacked({ battleground: [resting(aUnit("Stone", 1, 9))], hand: [shield(2)] }, "Stone"),
  ],
  [
    "SM 6.6 damage prevention for a unit that survives the attack anyway",
    attacked({ battleground: [resting(aUnit("Stone", 1, 9))], hand: [ward] }, "Stone"),
  ],
  ["SM 13.1 a shield without Shield Power", attacked({ hand: [shield(0)] })],
  ["SM 10.2 a card that costs too much", attacked({ energy: 0, hand: [bolt] })],
  ["SM 6.4 healing that can wait, when a commander with much HP is attacked", attacked({ hand: [balm] })],
  ["SM 15.4 damage in response to a spell that only draws", cast(draw(1), { hand: [bolt] })],
  [
    "SM 15.4 damage prevention for a unit that survives the damage anyway",
    cast(hit(1), { battleground: [aUnit("Stone", 1, 9)], hand: [ward] }, "Stone"),
  ],
  ["SM 8.16 cards that only respond, at the end of a turn", ended({ energy: 1, hand: [ward] })],
  [
    "SM 8.16 a skill that costs a unit, at the end of a turn",
    ended({
      energy: [{ card: aCore("Hoard", skill([sacrificing({ type: "unit" })], draw(1))), face: "up" }],
      battleground: [elm],
    }),
  ],
];

const ON_STACK: readonly Position[] = [
  [
    "SM 15.4 damage on the stack to a commander can be prevented",
    cast(hit(2), { hand: [ward] }, "Rival"),
    "main in main",
  ],
  [
    "SM 15.4 a unit that a spell would KO can be returned to hand",
    cast(
      koTarget({ of: "opponent", type: "unit" }),
      { battleground: [elm], hand: [anAbility("Slip", bounce(OWN_UNIT), { power: 0 })] },
      "Elm",
    ),
    "main in main",
  ],
  [
    "SM 15.4 a unit that a spell would KO has a skill to use first",
    cast(
      koTarget({ of: "opponent", type: "unit" }),
      { battleground: [able("Archer", skill([restThis], draw(1)))] },
      "Archer",
    ),
    "main in main",
  ],
  [
    "SM 24.3.1 a spell can be countered",
    cast(draw(1), {
      hand: [
        anAbility("Unravel", target({ zone: "stack", type: "spell" }, word("counter", { card: "target" })), {
          power: 0,
        }),
      ],
    }),
    "main in main",
  ],
  [
    "SM 15.4 an enemy unit can be KO'd before a spell makes it too tough",
    cast(target({ of: "you", type: "unit" }, gains("target", 3, "health")), { hand: [bolt] }, "Elm", {
      battleground: [elm],
    }),
    "main in main",
  ],
  [
    "SM 12.2 a unit can be rested before it attacks",
    cast(
      draw(1),
      { hand: [anAbility("Compel", target({ of: "opponent", type: "unit" }, rest("target")), { power: 0 })] },
      undefined,
      { battleground: [elm] },
    ),
    "main in main",
  ],
];

const DISCARDS: readonly Position[] = [
  [
    "SM 15.4 a card that would be discarded can be cast first",
    cast(discards(1), { hand: [insight] }),
    "main in main",
  ],
];

const ENDS: readonly Position[] = [
  [
    "SM 8.16 energy would go unused, and can pay for drawing a card",
    ended({ hand: [insight] }),
    "priority in end",
  ],
  [
    "SM 8.16 energy would go unused, and can be converted",
    ended({ resourceDeck: 6, energy: 3 }),
    "priority in end",
  ],
  [
    "SM 8.16 a weapon has not been used in this round",
    ended({
      energy: 0,
      equipment: [aReserve("weapon", "Spear", { abilities: [skill([restThis], hit(1))] })],
    }),
    "priority in end",
  ],
];

describe("a player is prompted when attacked if a response changes what happens", () =>
  testPositions(ATTACKS));
describe("a player is prompted while an item waits to resolve that a response changes", () =>
  testPositions([...ON_STACK, ...DISCARDS]));
describe("a player is prompted before something is lost at the end of the opponent's turn", () =>
  testPositions(ENDS));
describe("a player gets no prompt where a response changes nothing or can wait", () =>
  testPositions(USELESS));

/** Where a player gets a prompt beside the other one, in an attack of Oak on the rival. */
const beside = (seat: 0 | 1, foe: Side) => () => {
  const g = duel({ me: { battleground: [oak] }, foe });
  g.me.attack("Oak", "Rival");
  return stripsFor(g, { isQuiet }, seat);
};

describe("side by side, players get the same prompts whatever they hold", () => {
  test.each([[{ hand: [shield(2)] }], [{ hand: [insight] }], [{ hand: [aUnit("Late", 9, 9)], energy: 0 }]])(
    "SM 12.20 the attacked player gets a prompt before the Defender step and before damage",
    (foe) => {
      expect(beside(1, foe)()).toEqual(["priority in pre-defender", AT_DAMAGE]);
    },
  );

  test("SM 12.19 only a player with a possible response gets a prompt in the Defender step", () => {
    const guard = keyed("Guard", 1, 1, kw("intercept"));
    expect(beside(1, { battleground: [guard] })()).toContain("defender in defender");
    expect(beside(1, { battleground: [resting(guard)] })()).not.toContain("defender in defender");
  });

  test("SM 12.20 the attacker gets one prompt, before damage", () => {
    expect(beside(0, {})()).toEqual([AT_DAMAGE]);
  });
});
