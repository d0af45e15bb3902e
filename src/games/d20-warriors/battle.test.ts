import { describe, expect, test } from "vitest";
import type { Action, Seat } from "../../kernel";
import type { Effect } from "../../language";
import { say } from "../../text";
import { d20Warriors } from ".";
import { cellsRound } from "./board";
import type { WindowName } from "./flash";
import { at, type D20Scenario, d20, plain, trick } from "./testing";

/** Numbers that tell the direction: 1 to the north, 2 to the north-east, and so on, clockwise. */
const COMPASS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** One Warrior of each player, side by side: "Mine" in the centre, "Theirs" to its east. */
function pair(more: {
  readonly mine?: number;
  readonly theirs?: number;
  readonly dice: readonly number[];
  readonly stops?: readonly WindowName[] | "all";
  readonly hand?: readonly ReturnType<typeof trick>[];
  readonly others?: readonly ReturnType<typeof trick>[];
}): D20Scenario {
  return d20({
    me: { field: [at(0, 0, plain("Mine", more.mine ?? 1))], hand: more.hand ?? [] },
    foe: { field: [at(1, 0, plain("Theirs", more.theirs ?? 1))], hand: more.others ?? [] },
    dice: more.dice,
    ...(more.stops ? { stops: more.stops } : undefined),
  });
}

const faces = (g: D20Scenario) => [g.face("Mine"), g.face("Theirs")];
const rolls = (g: D20Scenario) => [g.rolled("Mine"), g.rolled("Theirs")];

const change = (card: string, stat: string, amount: number): Effect => ({
  do: "modify",
  card,
  stats: [stat],
  op: "add",
  amount,
  until: "battle",
});
const turnDown = (card: string): Effect => ({ do: "flip", card, face: "down" });
const RISE = trick("Rise", {
  do: "choose",
  from: { face: "down" },
  then: { do: "flip", card: "it", face: "up" },
});

/** Reason and clause of a refusal. */
function whyNot(g: D20Scenario, seat: Seat, action: Action): [string, string] {
  const { why, rule } = (seat === 0 ? g.me : g.foe).why(action);
  return [why.key, rule];
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
  expect(whyNot(g, 0, g.me.attacking("Mine", "Theirs"))).toEqual(["why.d20.window.turn-start", "D20 3.4"]);
  g.me.pass();
  expect(whyNot(g, 1, theirs)).toEqual(["why.d20.window.turn-start", "D20 5.1"]);
  g.foe.pass();
  expect(whyNot(g, 1, theirs)).toEqual(["why.not-asked", "D20 2.7"]);
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
    expect(whyNot(g, 0, g.me.attacking(attacker, target))).toEqual([why, "D20 5.2"]);
  });

  test("D20 5.2 nobody attacks with a Warrior of the opponent", () => {
    const g = position();
    const action = { type: "attack", card: g.id("Theirs"), target: g.id("Mine") };
    expect(whyNot(g, 0, action)).toEqual(["why.d20.not-your-warrior", "D20 5.2"]);
  });
});

test("D20 5.3 the target belongs to the opponent", () => {
  const g = d20({ me: { field: [at(0, 0, plain("Mine")), at(1, 0, plain("Brother"))] } });
  const action = { type: "attack", card: g.id("Mine"), target: g.id("Brother") };
  expect(whyNot(g, 0, action)).toEqual(["why.d20.own-target", "D20 5.3"]);
  expect(g.me.offered("attack")).toEqual([]);
});

describe("D20 5.4", () => {
  test("D20 5.4 attacker and target touch by edge or corner", () => {
    const round = cellsRound(0, 0).map(([x, y]) => at(x, y, plain(`Near ${x},${y}`)));
    const far = cellsRound(0, 0).map(([x, y]) => at(2 * x, 2 * y, plain(`Far ${x},${y}`)));
    const g = d20({ me: { field: [at(0, 0, plain("Mine"))] }, foe: { field: [...round, ...far] } });
    expect(g.me.targets("Mine")).toEqual(
      round.map((placed) => (placed.card as { name: string }).name).sort(),
    );
    g.dice(9, 2).me.attack("Mine", "Near 1,1");
    expect(g.face("Near 1,1")).toBe("down");
    expect(whyNot(g, 0, g.me.attacking("Mine", "Far 1,0"))).toEqual(["why.d20.not-touching", "D20 5.4"]);
  });

  test("D20 5.4 a Warrior that touches no target says so", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine"))] },
      foe: { field: [at(1, 2, plain("Theirs"))] },
    });
    expect(whyNot(g, 0, { type: "attack", card: g.id("Mine") })).toEqual(["why.d20.no-target", "D20 5.4"]);
    expect(whyNot(g, 0, g.me.attacking("Mine", "Theirs"))).toEqual(["why.d20.not-touching", "D20 5.4"]);
  });
});

describe("D20 5.5, D20 5.6", () => {
  test.each(DIRECTIONS.map((direction, i) => ({ direction, i })))(
    "D20 5.5, D20 5.6 to the $direction the attacker rolls that number, the target the opposite one",
    ({ i }) => {
      const [x, y] = cellsRound(0, 0)[i] ?? [0, 0];
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
  test("D20 5.9 while the highest rolls are equal each rolls one more die", () => {
    const g = pair({ mine: 2, theirs: 3, dice: [18, 3, 2, 18, 18, 7, 7, 12, 9] });
    g.me.attack("Mine", "Theirs");
    expect(rolls(g)).toEqual([
      [18, 3, 7, 12],
      [2, 18, 18, 7, 9],
    ]);
    expect(faces(g)).toEqual(["up", "down"]);
    expect(g.heard.filter((type) => type === "tie")).toHaveLength(2);
  });

  test("D20 5.9 the last dice decide, whatever was rolled before them", () => {
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
  expect(g.heard).toContain("tie");
  expect(faces(g)).toEqual(["down", "up"]);
});

test("D20 5.12, D20 5.13 the loser is turned face down where it lies, the winner stays face up", () => {
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
  expect(whyNot(g, 0, { type: "attack", card: g.id("Mine") })).toEqual(["why.d20.no-target", "D20 5.4"]);
});

test("D20 5.15 a Warrior beaten this turn may be attacked again once it has been flipped face up", () => {
  const g = pair({ dice: [9, 2, 8, 3], hand: [RISE] });
  g.me.attack("Mine", "Theirs");
  expect(whyNot(g, 0, g.me.attacking("Mine", "Theirs"))).toEqual(["why.d20.target-face-down", "D20 5.2"]);
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
    expect(whyNot(g, 0, g.me.attacking("Brother", "Sister"))).toEqual(["why.d20.window.attack", "D20 3.4"]);
    expect(g.me.offered("attack")).toEqual([]);
    g.pass().pass();
    g.dice(8, 3).me.attack("Brother", "Sister").pass().pass();
    expect([g.face("Theirs"), g.face("Sister")]).toEqual(["down", "down"]);
  });

  test("D20 5.16 nobody has to attack", () => {
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
  expect(whyNot(g, 1, g.foe.attacking("Theirs", "Mine"))).toEqual(["why.d20.window.attack", "D20 5.1"]);
  expect(whyNot(g, 1, { type: "end-turn" })).toEqual(["why.d20.window.attack", "D20 2.10"]);
  g.foe.pass();
  expect(faces(g)).toEqual(["up", "down"]);
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

  test("D20 5.18 both may play several after the throw, the active player first", () => {
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

  test("D20 5.18 after the dice of a tie-break too", () => {
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

test("D20 5.19 a battle runs in its seven steps", () => {
  const g = pair({ dice: [7, 7, 15, 3], stops: "all" });
  const trace: string[] = [];
  let told = g.events.length;
  const note = () => {
    trace.push(...g.heard.slice(told).filter((type) => type !== "step"));
    told = g.events.length;
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

describe("D20 5.20", () => {
  const MOMENTS = [
    { moment: "after the declaration", passes: 0, dice: 0 },
    { moment: "after the throw", passes: 2, dice: 2 },
    { moment: "after a tie-break", passes: 4, dice: 4 },
  ];
  const WAYS: { readonly way: string; readonly effect: (card: string) => Effect }[] = [
    { way: "is flipped face down", effect: turnDown },
    { way: "is removed", effect: (card) => ({ do: "move", card, to: "discard" }) },
    { way: "returns to the hand", effect: (card) => ({ do: "move", card, to: "hand" }) },
  ];
  const cases = MOMENTS.flatMap((moment) =>
    WAYS.flatMap((way) =>
      (["attacker", "target"] as const).map((fighter) => ({ ...moment, ...way, fighter })),
    ),
  );

  test.each(cases)(
    "D20 5.20 when the $fighter $way $moment, the battle has no result",
    ({ fighter, effect, passes, dice }) => {
      const g = pair({
        dice: [7, 7, 15, 15, 9, 2],
        hand: [trick("Push", effect(fighter))],
        stops: ["attack", "dice"],
      });
      g.me.attack("Mine", "Theirs");
      for (let i = 0; i < passes; i++) g.pass();
      g.me.flash("Push").pass().pass();
      const [gone, left] = fighter === "attacker" ? ["Mine", "Theirs"] : ["Theirs", "Mine"];
      expect(g.zone(gone) === "battlefield" && g.face(gone) === "up").toBe(false);
      expect(g.face(left)).toBe("up");
      expect(g.heard.filter((type) => type === "roll")).toHaveLength(dice);
      expect(g.heard).not.toContain("win");
      const told = g.events.filter((event) => event.type === "no-result");
      expect(told).toMatchObject([{ def: "Mine", targetDef: "Theirs", rule: "D20 5.20" }]);
      expect(g.battle).toMatchObject({ stage: "over", winner: null });
      expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
    },
  );

  test.each(MOMENTS)(
    "D20 5.20 flipped down and up again $moment, it has still ended the battle",
    ({ passes, dice }) => {
      const g = pair({
        dice: [7, 7, 15, 15, 9, 2],
        hand: [trick("Push", turnDown("target"))],
        others: [RISE],
        stops: ["attack", "dice"],
      });
      g.me.attack("Mine", "Theirs");
      for (let i = 0; i < passes; i++) g.pass();
      g.me.flash("Push").pass();
      g.foe.flash("Rise").pick("Theirs").pass().pass();
      expect(faces(g)).toEqual(["up", "up"]);
      expect(g.heard.filter((type) => type === "roll")).toHaveLength(dice);
      expect(g.heard.filter((type) => type === "no-result")).toHaveLength(1);
      g.dice(9, 2).me.attack("Mine", "Theirs").pass().pass().pass().pass();
      expect(faces(g)).toEqual(["up", "down"]);
    },
  );

  test("D20 5.20 after the result a flip changes nothing in it", () => {
    const g = pair({
      dice: [9, 2],
      others: [trick("Push", { do: "each", from: { of: "opponent" }, effect: turnDown("it") })],
      stops: ["result"],
    });
    g.me.attack("Mine", "Theirs").pass();
    g.foe.flash("Push").pass().pass();
    expect(g.battle?.winner).toBe(0);
    expect(g.heard).not.toContain("no-result");
    expect(faces(g)).toEqual(["down", "down"]);
  });

  test("D20 5.20 a third Warrior that is flipped does not end it", () => {
    const g = d20({
      me: {
        field: [at(0, 0, plain("Mine")), at(0, 1, plain("Brother"))],
        hand: [trick("Push", { do: "choose", from: { of: "you", not: "attacker" }, then: turnDown("it") })],
      },
      foe: { field: [at(1, 0, plain("Theirs"))] },
      dice: [9, 2],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs");
    g.me.flash("Push").pick("Brother").pass().pass();
    expect([...faces(g), g.face("Brother")]).toEqual(["up", "down", "down"]);
    expect(g.battle?.winner).toBe(0);
  });
});

describe("D20 5.21", () => {
  test("D20 5.21 numbers changed before the throw count", () => {
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

  test("D20 5.21 a number in another direction does not", () => {
    const g = pair({ dice: [3, 7], hand: [trick("More", change("attacker", "w", 2))], stops: ["attack"] });
    g.me.attack("Mine", "Theirs");
    g.me.flash("More").pass().pass();
    expect(rolls(g)).toEqual([[3], [7]]);
  });

  test("D20 5.21 numbers changed after the throw neither add nor take away dice", () => {
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

test("D20 5.22 the attacker's dice are rolled first, then the target's, in a tie-break too", () => {
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
  test("D20 5.23 the targets of an attacker are marked, with both numbers and the chance", () => {
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
    const shown = (target: string) => d20Warriors.preview(reader, g.me.attacking("Mine", target));
    expect(shown("East")?.sides).toEqual([
      { card: g.id("Mine"), dice: 3, bonus: 0 },
      { card: g.id("East"), dice: 7, bonus: 0 },
    ]);
    expect(shown("North")?.sides?.map((side) => side.dice)).toEqual([1, 5]);
    const chance = shown("North")?.chance ?? Number.NaN;
    expect(chance).toBeGreaterThan(0.1);
    expect(chance).toBeLessThan(0.2);
    expect(shown("North")?.lines.map(say)).toEqual([
      "Mine rolls 1, North rolls 5.",
      `Chance to win: ${Math.round(chance * 100)} %.`,
    ]);
  });

  test("D20 5.23 a highest roll that a Flash card has changed is seen before it is judged", () => {
    const g = pair({
      dice: [12, 9],
      others: [trick("Lift", change("yours", "bonus", 6))],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs").pass();
    g.foe.flash("Lift");
    for (const seat of [0, 1]) {
      const sides = d20Warriors.contest(g.view(seat))?.sides ?? [];
      expect(sides.map(({ bonus, total }) => [bonus, total])).toEqual([
        [0, 12],
        [6, 15],
      ]);
    }
    g.pass().pass();
    expect(d20Warriors.contest(g.view(0))?.sides.map(({ total, won }) => [total, won])).toEqual([
      [12, false],
      [15, true],
    ]);
  });

  test("D20 5.23 both players see every die, the highest rolls, tie-breaks and the winner", () => {
    const g = pair({ mine: 2, dice: [5, 18, 18, 4, 11], stops: ["attack", "dice", "result"] });
    const shown = () => {
      const [first, second] = [0, 1].map((seat) => d20Warriors.contest(g.view(seat)));
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
