import { describe, expect, test } from "vitest";
import type { Effect } from "../../../language";
import { say } from "../../../text";
import { d20Warriors, winChance } from "..";
import { at, COMPASS, d20, faces, pair, plain, rolls, trick } from "../testing";

const change = (card: string, stat: string, amount: number): Effect => ({
  do: "modify",
  card,
  stats: [stat],
  op: "add",
  amount,
  until: "battle",
});

describe("D20 5.18", () => {
  const lift = (name: string) => trick(name, change("yours", "bonus", 6));

  test.each(["attack", "dice"] as const)(
    "D20 5.18 a Flash card of the opponent in the %s window changes the roll that is judged",
    (window) => {
      const g = pair({ dice: [12, 9], others: [lift("Lift")], stops: [window] });
      g.me.attack("Mine", "Theirs").pass();
      g.foe.flash("Lift");
      expect(faces(g)).toEqual(["up", "up"]);
      g.pass().pass();
      expect(faces(g)).toEqual(["down", "up"]);
      expect(rolls(g)).toEqual([[12], [9]]);
    },
  );

  test("D20 5.18 both players may play several after the roll, the active player first", () => {
    const g = pair({
      dice: [12, 9],
      hand: [lift("Mine Lift"), lift("Mine Second")],
      others: [lift("Theirs Lift")],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs");
    g.me.flash("Mine Lift");
    g.me.pass();
    g.foe.flash("Theirs Lift");
    g.me.flash("Mine Second");
    g.pass().pass();
    expect(faces(g)).toEqual(["up", "down"]);
    expect(g.battle?.bonus).toEqual([12, 6]);
  });

  test("D20 5.18 they may be played after the dice of a tie-break too", () => {
    const g = pair({
      dice: [7, 7, 15, 3],
      others: [trick("Turn", { do: "word", word: "turn-die", args: { for: "theirs", value: 1 } })],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs").pass().pass();
    expect(g.battle).toMatchObject({ stage: "rolled", ties: 1, winner: null });
    g.me.pass();
    g.foe.flash("Turn").pass().pass();
    expect(faces(g)).toEqual(["down", "up"]);
  });
});

describe("D20 5.9", () => {
  const lift = trick("Lift", change("attacker", "bonus", 4));
  const tied = (then: readonly [number, number], stops: "dice"[] = ["dice"]) => {
    const g = pair({ dice: [10, 10, ...then], hand: [lift], stops });
    g.me.attack("Mine", "Theirs").pass().pass();
    return g;
  };

  test("D20 5.9 a tied roll stays tied: a bonus played later counts in the tie-break only", () => {
    const g = tied([5, 12]);
    g.me.flash("Lift");
    const shown = d20Warriors.status.contest(g.view(1))?.sides.map(({ bonus, total }) => [bonus, total]);
    expect(shown).toEqual([
      [4, 9],
      [0, 12],
    ]);
    g.pass().pass();
    expect(faces(g)).toEqual(["down", "up"]);
    expect(d20Warriors.status.contest(g.view(1))?.sides.map(({ total }) => total)).toEqual([9, 12]);
  });

  test("D20 5.9 bonuses count in a tie-break as in the first roll", () => {
    const g = tied([9, 12]);
    g.me.flash("Lift").pass().pass();
    expect(faces(g)).toEqual(["up", "down"]);
  });

  test("D20 5.9 a tie-break that bonuses make equal is rolled again", () => {
    const g = tied([8, 12]);
    g.me.flash("Lift").dice(2, 5).pass().pass();
    expect(g.battle).toMatchObject({ ties: 2, winner: null });
    g.pass().pass();
    expect(faces(g)).toEqual(["up", "down"]);
  });

  test("D20 5.9 the odds shown before an attack include bonuses in tie-breaks", () => {
    // One die each, the second side with +19: equal only at 20 against 1, any number of times, and never better.
    expect(winChance(1, 1, 0, 19)).toBeCloseTo(0);
    // With +18 the first side wins at 20 against 1, and in a tie-break after 20 against 2 or 19 against 1.
    const ahead = 1 / 400;
    const tied = 2 / 400;
    expect(winChance(1, 1, 0, 18)).toBeCloseTo(ahead + tied * (ahead / (1 - tied)));
  });
});

test("D20 5.19 a battle runs in seven steps", () => {
  const g = pair({ dice: [7, 7, 15, 3], stops: "all" });
  const trace: string[] = [];
  let noted = g.events.length;
  const note = () => {
    trace.push(...g.eventTypes.slice(noted).filter((type) => type !== "step"));
    noted = g.events.length;
    if (g.decision?.kind === "act" && g.decision.window)
      trace.push(`${g.decision.window} ${g.decision.seat}`);
  };
  g.me.attack("Mine", "Theirs");
  note();
  while (g.decision?.kind === "act" && g.decision.window) {
    g.pass();
    note();
  }
  expect(trace).toEqual([
    ...["attack", "attack 0", "attack 1"],
    ...["roll", "roll", "dice", "dice 0", "dice 1"],
    ...["tie", "roll", "roll", "dice", "dice 0", "dice 1"],
    ...["win", "lose", "flip-down", "result 0", "result 1"],
  ]);
  expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
});

describe("D20 5.21", () => {
  test("D20 5.21 numbers changed before the roll count", () => {
    const g = pair({
      mine: 2,
      theirs: 2,
      dice: [3, 4, 5, 6, 7],
      hand: [trick("More", change("attacker", "e", 2))],
      others: [trick("Less", change("target", "w", -1))],
      stops: ["attack"],
    });
    g.me.attack("Mine", "Theirs");
    g.me.flash("More").pass();
    g.foe.flash("Less").pass().pass();
    expect(rolls(g)).toEqual([[3, 4, 5, 6], [7]]);
  });

  test("D20 5.21 a number in another direction does not count", () => {
    const g = pair({ dice: [3, 7], hand: [trick("More", change("attacker", "w", 2))], stops: ["attack"] });
    g.me.attack("Mine", "Theirs");
    g.me.flash("More").pass().pass();
    expect(rolls(g)).toEqual([[3], [7]]);
  });

  test("D20 5.21 numbers changed after the roll neither add nor remove dice", () => {
    const g = pair({
      mine: 2,
      theirs: 2,
      dice: [3, 9, 9, 8, 1, 2],
      hand: [trick("More", change("attacker", "e", 2))],
      others: [trick("Less", change("attacker", "e", -4))],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs");
    g.me.flash("More").pass();
    g.foe.flash("Less");
    expect(rolls(g)).toEqual([
      [3, 9],
      [9, 8],
    ]);
    g.pass().pass();
    expect(rolls(g)).toEqual([
      [3, 9, 1],
      [9, 8, 2],
    ]);
    g.pass().pass();
    expect(faces(g)).toEqual(["down", "up"]);
  });
});

test("D20 5.22 the attacker's dice are rolled before the target's, in a tie-break too", () => {
  const g = pair({ mine: 2, dice: [5, 18, 9] });
  g.me.attack("Mine", "Theirs");
  expect(rolls(g)).toEqual([[5, 18], [9]]);
  const tied = pair({ mine: 2, theirs: 2, dice: [5, 9, 9, 5, 1, 2] });
  tied.me.attack("Mine", "Theirs");
  const order = tied.events.filter((event) => event.type === "roll").map((event) => event.def);
  expect(order).toEqual(["Mine", "Mine", "Theirs", "Theirs", "Mine", "Theirs"]);
  expect(faces(tied)).toEqual(["down", "up"]);
});

describe("D20 5.23", () => {
  test("D20 5.23 an attacker's targets are marked, with both numbers and the chance", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine", COMPASS)), at(-1, 0, plain("Brother"))] },
      foe: {
        field: [
          at(1, 0, plain("East", COMPASS)),
          at(0, 1, plain("North", COMPASS)),
          at(1, 1, plain("Beaten"), "down"),
          at(2, 2, plain("Far")),
        ],
      },
    });
    expect(g.me.targets("Mine")).toEqual(["East", "North"]);
    const reader = { rules: g.engine.rules, state: g.view(0) };
    const shown = (target: string) => d20Warriors.table.preview(reader, g.me.attacking("Mine", target));
    expect(shown("East")?.sides).toEqual([
      { card: g.id("Mine"), dice: 3, bonus: 0 },
      { card: g.id("East"), dice: 7, bonus: 0 },
    ]);
    expect(shown("North")?.sides?.map((side) => side.dice)).toEqual([1, 5]);
    const chance = shown("North")?.chance ?? Number.NaN;
    expect(chance).toBeGreaterThan(0.1);
    expect(chance).toBeLessThan(0.2);
    expect(shown("North")?.lines.map(say)).toEqual([
      "Mine rolls 1 die, North rolls 5 dice.",
      `Chance to win: ${Math.round(chance * 100)} %.`,
    ]);
  });

  test("D20 5.23 a highest roll changed by a Flash card is shown before it is judged", () => {
    const g = pair({
      dice: [12, 9],
      others: [trick("Lift", change("yours", "bonus", 6))],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs").pass();
    g.foe.flash("Lift");
    for (const seat of [0, 1]) {
      const sides = d20Warriors.status.contest(g.view(seat))?.sides ?? [];
      expect(sides.map(({ bonus, total }) => [bonus, total])).toEqual([
        [0, 12],
        [6, 15],
      ]);
    }
    g.pass().pass();
    expect(d20Warriors.status.contest(g.view(0))?.sides.map(({ total, won }) => [total, won])).toEqual([
      [12, false],
      [15, true],
    ]);
  });

  test("D20 5.23 both players see every die, the highest rolls, tie-breaks and the winner", () => {
    const g = pair({ mine: 2, dice: [5, 18, 18, 4, 11], stops: ["attack", "dice", "result"] });
    const shown = () => {
      const [first, second] = [0, 1].map((seat) => d20Warriors.status.contest(g.view(seat)));
      expect(second).toEqual(first);
      return {
        stage: first?.stage,
        dice: first?.sides.map((side) => side.dice.map((die) => [die.throw, die.value, die.best])),
        totals: first?.sides.map((side) => side.total),
        won: first?.sides.map((side) => side.won),
      };
    };
    g.me.attack("Mine", "Theirs");
    expect(shown()).toEqual({ stage: "declared", dice: [[], []], totals: [null, null], won: [null, null] });
    g.pass().pass();
    const first = [
      [0, 5, false],
      [0, 18, true],
    ];
    expect(shown()).toEqual({
      stage: "rolled",
      dice: [first, [[0, 18, true]]],
      totals: [18, 18],
      won: [null, null],
    });
    g.pass().pass();
    const tied = {
      dice: [
        [
          [0, 5, false],
          [0, 18, false],
          [1, 4, true],
        ],
        [
          [0, 18, false],
          [1, 11, true],
        ],
      ],
      totals: [4, 11],
    };
    expect(shown()).toEqual({ stage: "rolled", ...tied, won: [null, null] });
    g.pass().pass();
    expect(shown()).toEqual({ stage: "over", ...tied, won: [false, true] });
    g.pass().pass();
    for (const seat of [0, 1]) {
      expect(g.log(seat)).toEqual([
        "Mine attacks Theirs.",
        "Mine rolls 5.",
        "Mine rolls 18.",
        "Theirs rolls 18.",
        "A tie: one more die each.",
        "Mine rolls 4.",
        "Theirs rolls 11.",
        "Theirs wins against Mine.",
        "Mine is flipped face down.",
      ]);
    }
  });
});
