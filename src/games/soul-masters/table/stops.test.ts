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

/** Where the rival is asked in an attack of Oak on its commander, or on this unit. */
const attacked =
  (foe: Side, victim = "Rival", mine: Side = {}) =>
  () => {
    const g = duel({ me: { battleground: [oak], ...mine }, foe });
    g.me.attack("Oak", victim);
    return stopsFor(g, { canWait, isPointless }, 1);
  };

/** Where the rival is asked when this spell is cast, at this target. */
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
  ["SM 12.20 a commander is attacked, and a shield is at hand", attacked({ hand: [shield(2)] }), AT_DAMAGE],
  ["SM 12.20 a commander is attacked, and damage can be prevented", attacked({ hand: [ward] }), AT_DAMAGE],
  [
    "SM 12.20 the attacker can be knocked out",
    attacked({ hand: [bolt] }, "Rival", { battleground: [aUnit("Oak", 3, 2)] }),
    AT_DAMAGE,
  ],
  [
    "SM 12.20 the attacker can be taken back to its hand",
    attacked({ hand: [anAbility("Tear", bounce(ENEMY_ATTACKER), { power: 0 })] }),
    AT_DAMAGE,
  ],
  [
    "SM 6.6 a unit is about to fall, and it can be taken back to the hand",
    attacked({ battleground: [reed], hand: [anAbility("Slip", bounce(OWN_UNIT), { power: 0 })] }, "Reed"),
    AT_DAMAGE,
  ],
  [
    "SM 6.6 a unit is about to fall, and it can be put into the energy field",
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
    "SM 6.6 a unit is about to fall, and something can be paid for with it",
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
    "SM 6.12 the last HP is about to go, and healing helps",
    attacked({ level: 2, hp: 3, hand: [balm] }, "Rival 2"),
    AT_DAMAGE,
  ],
  [
    "SM 6.12 the last HP is about to go, and a card can still be drawn",
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
    "SM 12.20 an attack on a commander, with damage that does not knock the attacker out",
    attacked({ hand: [anAbility("Spark", strike(1), { power: 0 })], energy: 1 }),
  ],
  [
    "SM 6.6 an attack on a unit that survives it, with a shield",
    attacked({ battleground: [resting(aUnit("Stone", 1, 9))], hand: [shield(2)] }, "Stone"),
  ],
  [
    "SM 6.6 an attack on a unit that survives it, with a prevention",
    attacked({ battleground: [resting(aUnit("Stone", 1, 9))], hand: [ward] }, "Stone"),
  ],
  ["SM 13.1 an attack, with a shield of no power", attacked({ hand: [shield(0)] })],
  ["SM 10.2 an attack, with a card that cannot be paid for", attacked({ energy: 0, hand: [bolt] })],
  ["SM 6.4 an attack on a commander with much HP, with healing that can wait", attacked({ hand: [balm] })],
  ["SM 15.4 a spell that only draws, with damage at hand", cast(draw(1), { hand: [bolt] })],
  [
    "SM 15.4 damage to a unit that survives it, with a prevention",
    cast(hit(1), { battleground: [aUnit("Stone", 1, 9)], hand: [ward] }, "Stone"),
  ],
  ["SM 8.16 the end of a turn, with what only answers", ended({ energy: 1, hand: [ward] })],
  [
    "SM 8.16 the end of a turn, with a skill that costs a unit",
    ended({
      energy: [{ card: aCore("Hoard", skill([sacrificing({ type: "unit" })], draw(1))), face: "up" }],
      battleground: [elm],
    }),
  ],
];

const ON_STACK: readonly Position[] = [
  [
    "SM 15.4 damage is about to be dealt to a commander, and it can be prevented",
    cast(hit(2), { hand: [ward] }, "Rival"),
    "main in main",
  ],
  [
    "SM 15.4 a unit is about to be knocked out, and it can be taken back to the hand",
    cast(
      koTarget({ of: "opponent", type: "unit" }),
      { battleground: [elm], hand: [anAbility("Slip", bounce(OWN_UNIT), { power: 0 })] },
      "Elm",
    ),
    "main in main",
  ],
  [
    "SM 15.4 a unit is about to be knocked out, and its skill can still be used",
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
    "SM 15.4 an enemy is about to become too tough to be knocked out",
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
    "SM 15.4 a card of the hand is about to be discarded, and it can still be cast",
    cast(discards(1), { hand: [insight] }),
    "main in main",
  ],
];

const ENDS: readonly Position[] = [
  [
    "SM 8.16 energy would be lost, and a card can be drawn with it",
    ended({ hand: [insight] }),
    "priority in end",
  ],
  [
    "SM 8.16 energy would be lost, and it can be converted",
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

describe("a player is stopped when attacked and a response changes what happens", () =>
  testPositions(ATTACKS));
describe("a player is stopped while something waits to resolve that a response changes", () =>
  testPositions([...ON_STACK, ...DISCARDS]));
describe("a player is stopped before something is lost at the end of the opponent's turn", () =>
  testPositions(ENDS));
describe("a player is not stopped where a response changes nothing, or as well later", () =>
  testPositions(USELESS));

/** Where a player is asked beside the other one, in an attack of Oak on the rival. */
const beside = (seat: 0 | 1, foe: Side) => () => {
  const g = duel({ me: { battleground: [oak] }, foe });
  g.me.attack("Oak", "Rival");
  return stripsFor(g, { isQuiet }, seat);
};

describe("side by side, players are asked alike whatever they hold", () => {
  test.each([[{ hand: [shield(2)] }], [{ hand: [insight] }], [{ hand: [aUnit("Late", 9, 9)], energy: 0 }]])(
    "SM 12.20 the attacked player is asked before the Defender step and before damage",
    (foe) => {
      expect(beside(1, foe)()).toEqual(["priority in pre-defender", AT_DAMAGE]);
    },
  );

  test("SM 12.19 in the Defender step only one who has something to defend with", () => {
    const guard = keyed("Guard", 1, 1, kw("intercept"));
    expect(beside(1, { battleground: [guard] })()).toContain("defender in defender");
    expect(beside(1, { battleground: [resting(guard)] })()).not.toContain("defender in defender");
  });

  test("SM 12.20 the attacker is asked once, before damage", () => {
    expect(beside(0, {})()).toEqual([AT_DAMAGE]);
  });
});
