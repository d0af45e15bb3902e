import { describe, expect, test } from "vitest";
import type { SoulsCard } from "../cards/card";
import {
  destroy,
  draw,
  ENEMY,
  harm,
  ignition,
  OWN,
  quick,
  sacrificing,
  seq,
  sp,
  target,
  whenThis,
  word,
} from "../cards/parts";
import { able, anEquipment, aTactic, aWarrior, duel, type SoulsLayout } from "../testing";

const useful = aTactic("Useful", draw(1));
/** Set tactics that cannot be used now, and one that always can. */
const FACES: readonly SoulsCard[] = [
  useful,
  aTactic("Kanabo", word("negate", { what: "any" })),
  aTactic("Dear", draw(1), { cost: [sp(9000)] }),
  aTactic("Finder", word("search", { from: { type: "legendary" } })),
  aTactic("Aim", target({ ...ENEMY, type: "warlord" }, destroy("target"))),
  aTactic("Stays", undefined, {}, "continuous"),
];
const HANDS: readonly (readonly SoulsCard[])[] = [
  [aWarrior("H1"), aWarrior("H2")],
  [useful, anEquipment("Sword", draw(1))],
];

/** The prompts of a turn in which the turn player attacks once and all players pass. */
function questions(layout: SoulsLayout): string[] {
  const g = duel({ at: "start", ...layout });
  const prompts: string[] = [];
  for (let n = 0; n < 60 && g.turnOf === 0 && g.decision !== null; n++) {
    const { decision } = g;
    if (decision === null) break;
    prompts.push(`${g.step}: ${decision.seat} ${decision.prompt.key}`);
    if (decision.kind !== "act") {
      g.at(...Array.from({ length: decision.kind === "pick" ? decision.min : 0 }, (_, i) => i));
      continue;
    }
    const actions = g.actions();
    const preferred = ["attack", "end-battle", "to-battle", "end-turn"];
    const found =
      decision.window === undefined
        ? preferred.map((type) => actions.find((action) => action.type === type)).find((action) => action)
        : undefined;
    if (found === undefined) g.pass();
    else g.answer({ seat: decision.seat, do: "act", action: found });
  }
  return prompts;
}

const side = (tactic: SoulsCard, hand: readonly SoulsCard[] = []) => ({ tactics: [tactic], hand });

describe("prompts reveal nothing about face-down or hand cards", () => {
  const fighters = { me: [aWarrior("Oak", 1500)], foe: [aWarrior("Ash")] };
  const questionsWith = (foe: object, me: object = {}) =>
    questions({ me: { fighters: fighters.me, ...me }, foe: { fighters: fighters.foe, ...foe } });
  const usual = () => questionsWith(side(useful));

  test("BOS 2.25, BOS 12.10 prompts for a set tactic in every phase and step, whatever it is", () => {
    // Draw, ready, before Main I ends, start, attack, damage, end step, before Main II ends, and the end phase.
    expect(usual().filter((one) => one.includes(": 1 "))).toHaveLength(9);
    for (const tactic of FACES) expect(questionsWith(side(tactic))).toEqual(usual());
  });

  test("BOS 2.25 prompts the turn player the same way", () => {
    const own = questionsWith({}, side(useful));
    for (const tactic of FACES) expect(questionsWith({}, side(tactic))).toEqual(own);
  });

  test("BOS 13.16 hand cards make no difference", () => {
    const [one = [], two = []] = HANDS;
    expect(questionsWith({ hand: two })).toEqual(questionsWith({ hand: one }));
    expect(questionsWith(side(useful, two))).toEqual(questionsWith(side(useful, one)));
  });

  test("BOS 2.10, BOS 12.2 set equipment cannot respond, so it gets no prompt", () => {
    expect(questionsWith({ equipment: [anEquipment("Sword", draw(1))] })).toEqual(questionsWith({}));
  });

  test("BOS 12.9 a chain prompts the same for every set tactic", () => {
    const prompts = FACES.map((tactic) => {
      const g = duel({ me: { fighters: [able("Mage", ignition([], harm(1)))] }, foe: side(tactic) });
      g.me.use("Mage");
      return `${g.asked} ${g.chain}`;
    });
    expect(new Set(prompts)).toEqual(new Set(["chain 1 Mage"]));
  });

  test("BOS 11.1 the damage step prompts the same, even if players agree that only values may be altered", () => {
    const agreed = (tactic: SoulsCard) =>
      questions({
        options: { "damage-step": "values" },
        me: { fighters: fighters.me },
        foe: { fighters: fighters.foe, ...side(tactic) },
      });
    for (const tactic of FACES) expect(agreed(tactic)).toEqual(usual());
  });
});

describe("a decision about hidden cards is private to its player", () => {
  const cards = (g: ReturnType<typeof duel>, seat: number) => {
    const { decision } = g.view(seat);
    return decision?.kind === "pick" ? decision.options.filter(({ card }) => card !== undefined).length : -1;
  };
  const hand = (n: number) => Array.from({ length: n }, (_, i) => aWarrior(`Hand ${i}`));

  test("BOS 10.39 the cards discarded down to the hand limit", () => {
    const g = duel({ me: { hand: hand(8) } });
    g.me.endTurn();
    expect(g.decision).toMatchObject({ kind: "pick", hidden: true });
    expect(cards(g, 0)).toBe(8);
    expect(cards(g, 1) > 0).toBe(false);
  });

  test("BOS 15.29 the cards a search may take, and how many match", () => {
    const find = able("Find", ignition([], word("search", { from: { type: "warrior" } })));
    const g = duel({ me: { fighters: [find], deck: hand(4) } });
    g.me.use("Find");
    expect(g.decision).toMatchObject({ kind: "pick", hidden: true });
    expect(cards(g, 0)).toBe(4);
    expect(cards(g, 1) > 0).toBe(false);
  });

  test("BOS 15.14 the cards discarded as a cost", () => {
    const drop = able("Drop", ignition([{ pay: "discard", count: 1 }], draw(1)));
    const g = duel({ me: { fighters: [drop], hand: hand(3) } });
    g.me.use("Drop");
    expect(cards(g, 0)).toBe(3);
    expect(cards(g, 1) > 0).toBe(false);
  });

  test("BOS 3.15 an optional deployment from the hand prompts whether or not it is possible", () => {
    const call = able(
      "Call",
      whenThis(
        "deployed",
        {
          do: "choose",
          from: { zone: "hand", of: "you", type: "elite" },
          upTo: true,
          then: word("deploy", { card: "it" }),
        },
        { may: true },
      ),
    );
    const kinds = [hand(2), [anEquipment("Sword", draw(1)), useful]].map((held) => {
      const g = duel({ me: { hand: [call, ...held] } });
      g.me.deploy("Call");
      return g.decision?.kind;
    });
    expect(kinds).toEqual(["confirm", "confirm"]);
  });
});

describe("costs are not returned", () => {
  const kanabo = aTactic("Kanabo", word("negate", { what: "any" }));
  const counters = { pay: "word", word: "remove-counters", args: { name: "clock", n: 2 } } as const;

  test("BOS 15.20, BOS 15.21 SP, sacrifices, hand cards, counters and positions are paid on announcement, and not returned if negated", () => {
    const mage = able(
      "Mage",
      quick(
        [
          sp(500),
          sacrificing({ type: "fighter", not: "this" }),
          { pay: "discard", count: 1 },
          counters,
          { pay: "word", word: "rest-this" },
        ],
        seq(draw(1), harm(1000)),
      ),
    );
    const g = duel({
      me: {
        fighters: [{ card: mage, counters: { clock: 3 } }, aWarrior("Oak")],
        hand: [aWarrior("X")],
      },
      foe: { tactics: [kanabo] },
    });
    g.me.use("Mage");
    while (g.decision?.kind === "pick") g.at(0);
    const paid = () => ({
      sp: g.sp,
      fighters: g.me.fighters,
      pile: g.me.pile.toSorted(),
      clock: g.card("Mage").counters.clock,
      resting: g.resting("Mage"),
    });
    const price = { sp: [7500, 8500], fighters: ["Mage"], pile: ["Oak", "X"], clock: 1, resting: true };
    expect(g.asked).toBe("chain 1");
    expect(g.chain).toEqual(["Mage"]);
    expect(paid()).toEqual(price);
    g.foe.activate("Kanabo");
    g.settle();
    expect(g.chain).toEqual([]);
    expect(paid()).toEqual(price);
    expect(g.me.hand).toEqual([]);
  });

  test("BOS 15.21, BOS 12.7 a card whose activation is negated is paid for too", () => {
    const g = duel({
      me: {
        fighters: [aWarrior("Oak"), aWarrior("Elm")],
        tactics: [aTactic("Rite", draw(2), { cost: [sp(300), sacrificing({ type: "fighter" })] })],
      },
      foe: { tactics: [kanabo] },
    });
    g.me.activate("Rite");
    g.pick("Elm");
    expect(g.sp).toEqual([7700, 8300]);
    expect(g.me.pile).toEqual(["Elm"]);
    expect(g.asked).toBe("chain 1");
    g.foe.activate("Kanabo");
    g.settle();
    expect(g.sp).toEqual([7700, 8300]);
    expect(g.me.pile.toSorted()).toEqual(["Elm", "Rite"]);
    expect(g.me.hand).toEqual([]);
  });

  test("BOS 15.20 paying the last SP ends the battle before any response", () => {
    const g = duel({
      me: { fighters: [able("Dear", ignition([sp(500)], harm(9000)))], sp: 500 },
      foe: { tactics: [kanabo], fighters: [aWarrior("Ash")] },
    });
    g.me.use("Dear");
    expect(g.winners).toEqual([1]);
    expect(g.decision).toBeNull();
  });
});

test("BOS 12.12 a target is chosen before the cost is paid, and cannot be part of the cost", () => {
  const g = duel({
    me: {
      fighters: [aWarrior("Oak"), aWarrior("Elm")],
      tactics: [
        aTactic("Rite", target(OWN, word("rest", { card: "target" })), {
          cost: [sacrificing({ type: "fighter" })],
        }),
      ],
    },
  });
  g.me.activate("Rite");
  g.pick("Oak");
  if (g.decision?.kind === "pick") g.pick("Elm");
  expect(g.me.fighters).toEqual(["Oak"]);
  expect(g.resting("Oak")).toBe(true);
});
