import { describe, expect, test } from "vitest";
import type { Action, Seat } from "../../../kernel";
import { at, COMPASS, type D20Scenario, d20, faces, pair, plain, RISE, rolls, trick } from "../testing";
import { cellsAround, DIRECTIONS } from "./board";

/** Reason and clause of a refusal. */
function whyNot(
  g: D20Scenario,
  seat: Seat,
  action: Action,
): { readonly why: string; readonly rule: string | undefined } {
  const { why, rule } = (seat === 0 ? g.me : g.foe).why(action);
  return { why: why.key, rule };
}

test("D20 5.1 only the active player attacks, after the initial draw", () => {
  const g = d20({
    at: "initial draw",
    me: { field: [at(0, 0, plain("Mine"))] },
    foe: { field: [at(1, 0, plain("Theirs"))] },
    dice: [9, 2],
    stops: ["turn-start"],
  });
  const theirs = g.foe.attacking("Theirs", "Mine");
  expect(whyNot(g, 0, g.me.attacking("Mine", "Theirs"))).toEqual({
    why: "why.d20.window.turn-start",
    rule: "D20 3.4",
  });
  g.me.pass();
  expect(whyNot(g, 1, theirs)).toEqual({ why: "why.d20.window.turn-start", rule: "D20 5.1" });
  g.foe.pass();
  expect(whyNot(g, 1, theirs)).toEqual({ why: "why.not-asked", rule: "D20 2.7" });
  expect(g.foe.offered("attack")).toEqual([]);
  g.me.attack("Mine", "Theirs");
  expect(faces(g)).toEqual(["up", "down"]);
});

describe("D20 5.2", () => {
  const position = () =>
    d20({
      me: {
        field: [at(0, 0, plain("Mine")), at(0, 1, plain("Beaten Mine"), "down")],
        hand: [plain("Held")],
      },
      foe: {
        field: [at(1, 0, plain("Theirs")), at(1, 1, plain("Beaten Theirs"), "down")],
        hand: [plain("Theirs Held")],
      },
    });

  test("D20 5.2 one own face-up Warrior attacks one face-up Warrior", () => {
    const g = position();
    expect(g.me.offered("attack")).toEqual([g.me.attacking("Mine", "Theirs")]);
    g.dice(9, 2).me.attack("Mine", "Theirs");
    expect(g.battle?.fighters).toEqual([g.id("Mine"), g.id("Theirs")]);
  });

  test.each([
    ["a face-down attacker", "Beaten Mine", "Theirs", "why.d20.attacker-face-down"],
    ["an attacker in hand", "Held", "Theirs", "why.d20.attacker-not-there"],
    ["a face-down target", "Mine", "Beaten Theirs", "why.d20.target-face-down"],
    ["a target in hand", "Mine", "Theirs Held", "why.d20.target-not-there"],
  ])("D20 5.2 %s is refused", (_what, attacker, target, why) => {
    const g = position();
    expect(whyNot(g, 0, g.me.attacking(attacker, target))).toEqual({ why, rule: "D20 5.2" });
  });

  test("D20 5.2 a player cannot attack with a Warrior of the opponent", () => {
    const g = position();
    const action = { type: "attack", card: g.id("Theirs"), target: g.id("Mine") };
    expect(whyNot(g, 0, action)).toEqual({ why: "why.d20.not-your-warrior", rule: "D20 5.2" });
  });
});

test("D20 5.3 the target belongs to the opponent", () => {
  const g = d20({ me: { field: [at(0, 0, plain("Mine")), at(1, 0, plain("Brother"))] } });
  const action = { type: "attack", card: g.id("Mine"), target: g.id("Brother") };
  expect(whyNot(g, 0, action)).toEqual({ why: "why.d20.own-target", rule: "D20 5.3" });
  expect(g.me.offered("attack")).toEqual([]);
});

describe("D20 5.4", () => {
  test("D20 5.4 attacker and target touch by edge or corner", () => {
    const round = cellsAround(0, 0).map(([x, y]) => at(x, y, plain(`Near ${x},${y}`)));
    const far = cellsAround(0, 0).map(([x, y]) => at(2 * x, 2 * y, plain(`Far ${x},${y}`)));
    const g = d20({ me: { field: [at(0, 0, plain("Mine"))] }, foe: { field: [...round, ...far] } });
    expect(g.me.targets("Mine")).toEqual(
      round.map((placed) => (placed.card as { name: string }).name).sort(),
    );
    g.dice(9, 2).me.attack("Mine", "Near 1,1");
    expect(g.face("Near 1,1")).toBe("down");
    expect(whyNot(g, 0, g.me.attacking("Mine", "Far 1,0"))).toEqual({
      why: "why.d20.not-touching",
      rule: "D20 5.4",
    });
  });

  test("D20 5.4 the reason is given when a Warrior touches no target", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine"))] },
      foe: { field: [at(1, 2, plain("Theirs"))] },
    });
    expect(whyNot(g, 0, { type: "attack", card: g.id("Mine") })).toEqual({
      why: "why.d20.no-target",
      rule: "D20 5.4",
    });
    expect(whyNot(g, 0, g.me.attacking("Mine", "Theirs"))).toEqual({
      why: "why.d20.not-touching",
      rule: "D20 5.4",
    });
  });
});

describe("D20 5.5, D20 5.6", () => {
  test.each(DIRECTIONS.map((direction, i) => ({ direction, i })))(
    "D20 5.5, D20 5.6 to the $direction the attacker rolls that number, the target the opposite one",
    ({ i }) => {
      const [x, y] = cellsAround(0, 0)[i] ?? [0, 0];
      const g = d20({
        me: { field: [at(0, 0, plain("Mine", COMPASS))] },
        foe: { field: [at(x, y, plain("Theirs", COMPASS))] },
        dice: [20, ...Array<number>(18).fill(1)],
      });
      g.me.attack("Mine", "Theirs");
      expect(g.rolled("Mine")).toHaveLength(i + 1);
      expect(g.rolled("Theirs")).toHaveLength(((i + 4) % 8) + 1);
    },
  );

  test("D20 5.5 an attacker with East 3 rolls three dice against a target to its east", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine", [1, 1, 3, 1, 1, 1, 1, 1]))] },
      foe: { field: [at(1, 0, plain("Theirs"))] },
      dice: [4, 5, 6, 1],
    });
    g.me.attack("Mine", "Theirs");
    expect(rolls(g)).toEqual([[4, 5, 6], [1]]);
  });

  test("D20 5.6 attacked from the south-west, a target rolls its south-west number", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine"))] },
      foe: { field: [at(1, 1, plain("Theirs", [1, 1, 1, 1, 1, 2, 1, 1]))] },
      dice: [4, 5, 6],
    });
    g.me.attack("Mine", "Theirs");
    expect(rolls(g)).toEqual([[4], [5, 6]]);
  });
});

test("D20 5.7 each side counts only its highest single roll", () => {
  const g = pair({ mine: 3, dice: [5, 9, 12, 13] });
  g.me.attack("Mine", "Theirs");
  expect(faces(g)).toEqual(["down", "up"]);
});

test("D20 5.8 the higher roll wins, for the attacker as for the target", () => {
  const lost = pair({ dice: [11, 17] });
  lost.me.attack("Mine", "Theirs");
  expect(faces(lost)).toEqual(["down", "up"]);
  expect(lost.battle?.winner).toBe(1);
  const won = pair({ dice: [17, 11] });
  won.me.attack("Mine", "Theirs");
  expect(faces(won)).toEqual(["up", "down"]);
  expect(won.battle?.winner).toBe(0);
});

describe("D20 5.9", () => {
  test("D20 5.9 each side rolls one more die while the highest rolls are equal", () => {
    const g = pair({ mine: 2, theirs: 3, dice: [18, 3, 2, 18, 18, 7, 7, 12, 9] });
    g.me.attack("Mine", "Theirs");
    expect(rolls(g)).toEqual([
      [18, 3, 7, 12],
      [2, 18, 18, 7, 9],
    ]);
    expect(faces(g)).toEqual(["up", "down"]);
    expect(g.eventTypes.filter((type) => type === "tie")).toHaveLength(2);
  });

  test("D20 5.9 the last dice decide, whatever the earlier rolls", () => {
    const g = pair({ mine: 2, dice: [18, 17, 18, 1, 2] });
    g.me.attack("Mine", "Theirs");
    expect(faces(g)).toEqual(["down", "up"]);
  });
});

test("D20 5.10 a number of 0 rolls no die and counts as 0", () => {
  const attacker = pair({ mine: 0, theirs: 1, dice: [1] });
  expect(attacker.me.targets("Mine")).toEqual(["Theirs"]);
  attacker.me.attack("Mine", "Theirs");
  expect(rolls(attacker)).toEqual([[], [1]]);
  expect(faces(attacker)).toEqual(["down", "up"]);
  const target = pair({ mine: 1, theirs: 0, dice: [1] });
  target.me.attack("Mine", "Theirs");
  expect(rolls(target)).toEqual([[1], []]);
  expect(faces(target)).toEqual(["up", "down"]);
});

test("D20 5.11 two numbers of 0 are a tie, decided by one die each", () => {
  const g = pair({ mine: 0, theirs: 0, dice: [3, 14] });
  g.me.attack("Mine", "Theirs");
  expect(rolls(g)).toEqual([[3], [14]]);
  expect(g.eventTypes).toContain("tie");
  expect(faces(g)).toEqual(["down", "up"]);
});

test("D20 5.12, D20 5.13 the loser is flipped face down on its cell, the winner stays face up", () => {
  for (const dice of [
    [11, 17],
    [17, 11],
  ]) {
    const g = pair({ dice });
    g.me.attack("Mine", "Theirs");
    const [winner, loser] = dice[0] === 17 ? ["Mine", "Theirs"] : ["Theirs", "Mine"];
    const owner = loser === "Mine" ? 0 : 1;
    expect(g.card(loser)).toMatchObject({ face: "down", owner, controller: owner, x: owner, y: 0 });
    expect(g.card(winner)).toMatchObject({ face: "up", x: 1 - owner, y: 0 });
    expect(g.cardsIn("battlefield")).toEqual(["Mine", "Theirs"]);
    expect(g.events.find((event) => event.type === "flip-down")).toMatchObject({
      def: loser,
      rule: "D20 5.12",
    });
  }
});

test("D20 5.14 a Warrior that survives its attack may attack again in the same turn", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"))] },
    foe: { field: [at(1, 0, plain("East")), at(0, 1, plain("North")), at(-1, -1, plain("Corner"))] },
    dice: [9, 2, 8, 3, 7, 4],
  });
  for (const target of ["East", "North", "Corner"]) g.me.attack("Mine", target);
  expect(["East", "North", "Corner"].map((name) => g.face(name))).toEqual(["down", "down", "down"]);
  expect(g.state.turn.number).toBe(3);
  expect(whyNot(g, 0, { type: "attack", card: g.id("Mine") })).toEqual({
    why: "why.d20.no-target",
    rule: "D20 5.4",
  });
});

test("D20 5.15 a Warrior beaten this turn may be attacked again once it has been flipped face up", () => {
  const g = pair({ dice: [9, 2, 8, 3], hand: [RISE] });
  g.me.attack("Mine", "Theirs");
  expect(whyNot(g, 0, g.me.attacking("Mine", "Theirs"))).toEqual({
    why: "why.d20.target-face-down",
    rule: "D20 5.2",
  });
  g.me.flash("Rise").pick("Theirs");
  expect(g.face("Theirs")).toBe("up");
  g.me.attack("Mine", "Theirs");
  expect(faces(g)).toEqual(["up", "down"]);
});

describe("D20 5.16", () => {
  const two = () =>
    d20({
      me: { field: [at(0, 0, plain("Mine")), at(1, 1, plain("Brother"))] },
      foe: { field: [at(1, 0, plain("Theirs")), at(2, 1, plain("Sister"))] },
      stops: ["attack"],
    });

  test("D20 5.16 each of the player's Warriors may attack, one battle after the other", () => {
    const g = two();
    g.dice(9, 2).me.attack("Mine", "Theirs");
    expect(whyNot(g, 0, g.me.attacking("Brother", "Sister"))).toEqual({
      why: "why.d20.window.attack",
      rule: "D20 3.4",
    });
    expect(g.me.offered("attack")).toEqual([]);
    g.pass().pass();
    g.dice(8, 3).me.attack("Brother", "Sister").pass().pass();
    expect(g.face("Theirs")).toBe("down");
    expect(g.face("Sister")).toBe("down");
  });

  test("D20 5.16 a player need not attack", () => {
    const g = two();
    expect(g.me.offered("attack")).toHaveLength(3);
    g.me.endTurn();
    expect(g.state.turn).toMatchObject({ number: 4, seat: 1 });
    expect(g.battle).toBeNull();
  });
});

test("D20 5.17 the owner of the target cannot refuse the battle", () => {
  const g = pair({ dice: [9, 2], others: [trick("Spark")], stops: ["attack"] });
  g.me.attack("Mine", "Theirs");
  g.me.pass();
  expect(g.decision).toMatchObject({ kind: "act", seat: 1, window: "attack" });
  expect(g.view(1).actions.map((action) => action.type)).toEqual(["pass", "flash"]);
  expect(whyNot(g, 1, g.foe.attacking("Theirs", "Mine"))).toEqual({
    why: "why.d20.window.attack",
    rule: "D20 5.1",
  });
  expect(whyNot(g, 1, { type: "end-turn" })).toEqual({ why: "why.d20.window.attack", rule: "D20 2.10" });
  g.foe.pass();
  expect(faces(g)).toEqual(["up", "down"]);
});
