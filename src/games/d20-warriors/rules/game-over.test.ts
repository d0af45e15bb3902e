import { expect, test } from "vitest";
import type { Seat } from "../../../kernel";
import { say } from "../../../text";
import { d20Warriors } from "..";
import { at, type D20Scenario, d20, type Placed, plain, several, trick } from "../testing";

function row(count: number, name: string, y: number, face: "up" | "down" = "up"): Placed[] {
  return several(count, name).map((card, x) => at(x, y, card, face));
}

/** The counts of face-up Warriors as a seat sees them. */
function counts(g: D20Scenario, viewer: Seat): number[] {
  const reader = { rules: g.engine.rules, state: g.view(viewer) };
  return [0, 1].map((seat) => d20Warriors.status.score(reader, seat).value);
}

test("D20 7.1 the game is over when the initial draw fails, and no card can be played", () => {
  const g = d20({
    at: "initial draw",
    me: { field: row(2, "Mine", 0), hand: [trick("Spark"), plain("New")], deck: [] },
    foe: { field: row(1, "Theirs", 1), hand: [trick("Answer")] },
    stops: "all",
  });
  expect(g.state.outcome).not.toBeNull();
  expect(g.decision).toBeNull();
  for (const action of [g.me.flashing("Spark"), g.me.placing("New", 0, 2)]) {
    expect(g.me.why(action).why.key).toBe("why.game-over");
  }
  expect(g.foe.why(g.foe.flashing("Answer")).why.key).toBe("why.game-over");
  expect(g.actions()).toEqual([]);
});

test("D20 7.1 an empty deck alone does not end the game", () => {
  const g = d20({ me: { deck: [] }, foe: { deck: [] } });
  expect(g.state.outcome).toBeNull();
  g.me.endTurn();
  expect(g.state.outcome).toMatchObject({ winners: [] });
});

test("D20 7.2 the player with most face-up Warriors wins even after failing to draw", () => {
  const g = d20({
    at: "initial draw",
    me: { field: row(4, "Mine", 0), deck: [] },
    foe: { field: row(3, "Theirs", 1) },
  });
  expect(g.state.turn.seat).toBe(0);
  expect(g.state.outcome).toEqual({
    winners: [0],
    cause: "d20.most-face-up",
    rule: "D20 7.2",
    data: { count: [4, 3] },
  });
});

test("D20 7.2 the player with most face-up Warriors wins when the other failed to draw", () => {
  const g = d20({
    at: "initial draw",
    me: { field: row(3, "Mine", 0), deck: [] },
    foe: { field: row(4, "Theirs", 1) },
  });
  expect(g.state.outcome).toMatchObject({ winners: [1], data: { count: [3, 4] } });
});

test("D20 7.3 only face-up Warriors on the battlefield count, each for its owner", () => {
  const g = d20({
    at: "initial draw",
    me: {
      field: [...row(1, "Up", 0), ...row(4, "Down", 1, "down")],
      hand: several(4, "Held"),
      discard: several(4, "Gone"),
      deck: [],
    },
    foe: { field: row(2, "Theirs", 2), deck: several(9, "Deep") },
  });
  expect(g.state.outcome).toMatchObject({ winners: [1], data: { count: [1, 2] } });
});

test("D20 7.4 an equal count leads to Sudden Death", () => {
  const g = d20({
    at: "initial draw",
    me: { field: [...row(3, "Mine", 0), ...row(2, "Beaten", 2, "down")], deck: [] },
    foe: { field: row(3, "Theirs", 1) },
  }).leaveOpen();
  expect(g.state.outcome).toBeNull();
  expect(g.state.vars.suddenDeath).toBe(true);
  expect(g.state.turn.step).toBe("sudden-death");
  expect(g.decision).toMatchObject({ kind: "pick", rule: "D20 8.1", min: 1, max: 1 });
});

test("D20 7.5 without a face-up Warrior on either side the game is a draw", () => {
  const g = d20({
    at: "initial draw",
    me: { field: row(2, "Mine", 0, "down"), deck: [] },
    foe: { field: row(1, "Theirs", 1, "down") },
  });
  expect(g.state.vars.suddenDeath).toBe(false);
  expect(g.state.outcome).toMatchObject({ winners: [], cause: "d20.none-face-up", rule: "D20 7.5" });
  expect(g.log(0).at(-1)).toBe("Draw: no face-up Warriors on either side.");
});

test("D20 7.6 a player may concede in the other's turn, and the other wins", () => {
  const g = d20({ me: { field: row(1, "Mine", 0) }, foe: { field: row(3, "Theirs", 1) } });
  g.foe.anytime("concede");
  expect(g.state.outcome).toMatchObject({ winners: [0], cause: "concession", rule: "D20 7.6" });
  expect(g.decision).toBeNull();
  expect(g.foe.notAnytime("concede").why.key).toBe("why.game-over");
  for (const seat of [0, 1]) {
    expect(g.log(seat).slice(-2)).toEqual(["Bob concedes.", "Ann wins: by concession."]);
  }
});

const inPlay = {
  me: {
    field: row(1, "Mine", 0),
    hand: [trick("Ask", { do: "may", effect: { do: "draw", who: "you", count: 1 } })],
  },
  foe: { field: row(1, "Theirs", 1) },
  stops: ["attack"],
} as const;

test("D20 7.6 a player can concede during a battle", () => {
  const inBattle = d20(inPlay);
  inBattle.me.attack("Mine 1", "Theirs 1");
  inBattle.foe.anytime("concede");
  expect(inBattle.state.outcome).toMatchObject({ winners: [0] });
});

test("D20 7.6 a player can concede during a time-out", () => {
  const inTimeOut = d20(inPlay);
  inTimeOut.foe.anytime("time-out").me.anytime("concede");
  expect(inTimeOut.state.outcome).toMatchObject({ winners: [1] });
});

test("D20 7.6 a player can concede instead of answering a question", () => {
  const whileAsked = d20(inPlay);
  whileAsked.me.flash("Ask");
  expect(whileAsked.decision?.kind).toBe("confirm");
  expect(whileAsked.view(0).anytime).toContainEqual({ type: "concede" });
  whileAsked.me.anytime("concede");
  expect(whileAsked.state.outcome).toMatchObject({ winners: [1] });
});

test("D20 7.7 both players always see the count of face-up Warriors", () => {
  const g = d20({
    me: { field: row(2, "Mine", 0), hand: [plain("New")] },
    foe: { field: row(2, "Theirs", 1) },
    dice: [20, 1],
  });
  const shownToBoth = () => {
    expect(counts(g, 1)).toEqual(counts(g, 0));
    return counts(g, 0);
  };
  expect(shownToBoth()).toEqual([2, 2]);
  g.me.attack("Mine 1", "Theirs 1");
  expect(shownToBoth()).toEqual([2, 1]);
  g.dice(3, 4).me.attack("Mine 2", "Theirs 2");
  expect(shownToBoth()).toEqual([1, 1]);
  g.me.place("New", 2, 0);
  expect(shownToBoth()).toEqual([2, 1]);
  expect(say(d20Warriors.status.score({ rules: g.engine.rules, state: g.view(1) }, 0).label)).toBe(
    "face-up Warriors",
  );
});

test("D20 7.7 at the end both players see the count, the reason and the winner", () => {
  const g = d20({
    at: "initial draw",
    me: { field: row(1, "Mine", 0), deck: [] },
    foe: { field: row(3, "Theirs", 1) },
  });
  for (const viewer of [0, 1]) {
    expect(counts(g, viewer)).toEqual([1, 3]);
    const { outcome } = g.view(viewer);
    expect(outcome).toMatchObject({ winners: [1], data: { count: [1, 3] }, rule: "D20 7.2" });
    expect(say({ key: `outcome.${outcome?.cause}` })).toBe("most face-up Warriors");
    expect(g.log(viewer).slice(-2)).toEqual([
      "Ann has no cards left to draw.",
      "Bob wins: most face-up Warriors.",
    ]);
  }
});
