import { describe, expect, test } from "vitest";
import { createGame, InvalidConfig } from "../../../kernel";
import type { Effect } from "../../../language";
import { say } from "../../../text";
import { d20Warriors } from "..";
import { at, d20, plain, rulesOf, several, started, trick } from "../testing";
import { expectFinal, left, position } from "../testing/oops";

test("D20 11.1 there is no OOPS without an agreement before the game", () => {
  const g = d20({ me: { hand: [plain("New")] } });
  expect(left(g)).toEqual([undefined, undefined]);
  g.me.place("New", 0, 0);
  for (const player of [g.me, g.foe]) {
    expect(player.notAnytime("oops")).toMatchObject({ why: { key: "why.d20.no-oops" }, rule: "D20 11.1" });
    expect(g.view(player.seat).anytime.map((action) => action.type)).toEqual(["concede", "time-out"]);
  }
  expect(g.state.takebacks).toEqual([]);
  expect(d20Warriors.setup.options.find((option) => option.key === "oops")?.values[0]?.value).toBe(0);
});

test("D20 11.2 both players get the agreed number, from 1 to 6", () => {
  expect(left(started({ options: { oops: 4 } }))).toEqual([4, 4]);
  expect(left(started({ options: { oops: 1 } }))).toEqual([1, 1]);
  const decks = [several(12, "Oak"), several(12, "Elm")];
  const seats = decks.map((deck, i) => ({ name: `Player ${i + 1}`, deck: deck.map((card) => card.name) }));
  for (const oops of [7, -1, 2.5, "4"]) {
    const config = d20Warriors.setup.config("any", seats, { oops });
    expect(() => createGame(rulesOf(...decks), config)).toThrow(InvalidConfig);
    expect(rulesOf(...decks).board.problems(config)).toMatchObject([
      { path: "options.oops", rule: "D20 11.2" },
    ]);
  }
});

test("D20 11.3 both players see how many OOPS each has left, and 1 to 6 are offered in order", () => {
  const g = position({ oops: 4 });
  const shown = () => [0, 1].map((seat) => g.view(seat).seats.map(({ counters }) => counters.oops));
  expect(shown()).toEqual([
    [4, 4],
    [4, 4],
  ]);
  g.me.place("New", 2, 1);
  g.me.anytime("oops");
  expect(shown()).toEqual([
    [3, 4],
    [3, 4],
  ]);
  for (const seat of [0, 1]) expect(g.log(seat).at(-1)).toBe("OOPS: Ann takes back New.");
  const [counter] = d20Warriors.table.mat.counters;
  expect(counter?.counter).toBe("oops");
  expect(counter && say(counter.label)).toBe("OOPS left");
  const values = d20Warriors.setup.options.find((option) => option.key === "oops")?.values ?? [];
  expect(values.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

describe("D20 11.5", () => {
  test("D20 11.5 one OOPS returns a placed Warrior to the hand", () => {
    const g = position();
    g.me.place("New", 2, 1);
    expect(g.view(0).anytime.map((action) => action.type)).toContain("oops");
    g.me.anytime("oops");
    expect(g.me.hand).toContain("New");
    expect(g.cardsIn("battlefield")).toEqual(["Mine", "Theirs"]);
    expect(left(g)).toEqual([1, 2]);
    expect(g.me.cells("New")).toContain("2,1");
    g.me.place("New", 2, 0);
  });

  test("D20 11.5 one OOPS takes back a Flash card and its whole effect", () => {
    const g = position();
    g.me.flash("Fall").pick("Theirs");
    expect(g.face("Theirs")).toBe("down");
    g.me.anytime("oops");
    expect(g.face("Theirs")).toBe("up");
    expect(g.me.hand).toContain("Fall");
    expect(g.me.discard).toEqual([]);
    expect(left(g)).toEqual([1, 2]);
  });
});

describe("D20 11.6", () => {
  test("D20 11.6 OOPS is too late once the opponent has played a Flash card", () => {
    const g = position({ stops: ["placement"] });
    g.me.place("New", 2, 1).pass();
    g.foe.flash("Answer");
    expectFinal(g);
    g.pass().pass();
    expectFinal(g);
    expect(g.cellOf("New")).toEqual([2, 1]);
  });

  test("D20 11.6 an action that the opponent took back still counts as an action", () => {
    const g = position({ stops: ["placement"] });
    g.me.place("New", 2, 1).pass();
    g.foe.flash("Answer");
    g.foe.anytime("oops");
    expectFinal(g);
    g.pass();
  });

  test("D20 11.6 an opponent's answer to an effect is an action too", () => {
    const give: Effect = {
      do: "choose",
      from: { of: "opponent" },
      by: "opponent",
      then: { do: "flip", card: "it", face: "down" },
    };
    const g = position({ me: { hand: [trick("Give", give)] } });
    g.me.flash("Give");
    expect(g.decision).toMatchObject({ kind: "pick", seat: 1 });
    g.pick("Theirs");
    expectFinal(g);
  });

  test("D20 11.6 a player cannot take back the other's action", () => {
    const g = position();
    g.me.place("New", 2, 1);
    expectFinal(g, g.foe);
    expect(g.cellOf("New")).toEqual([2, 1]);
  });
});

describe("D20 11.7", () => {
  test("D20 11.7 a pass is not an action", () => {
    const g = position({ stops: ["placement", "turn-end"] });
    g.me.place("New", 2, 1).pass().pass();
    g.me.endTurn().me.pass();
    expect(g.decision).toMatchObject({ window: "turn-end", seat: 1 });
    g.me.anytime("oops");
    expect(g.me.hand).toContain("New");
    expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
  });

  test("D20 11.7 a time-out is not an action", () => {
    const g = position();
    g.me.place("New", 2, 1);
    g.foe.anytime("time-out");
    g.foe.anytime("end-time-out");
    g.me.anytime("oops");
    expect(g.me.hand).toContain("New");
  });

  test("D20 11.7 the opponent's initial draw is an action", () => {
    const g = position();
    g.me.place("New", 2, 1).me.endTurn();
    expect(g.state.turn).toMatchObject({ number: 4, seat: 1 });
    expectFinal(g);
  });

  test("D20 11.7 an initial draw that fails and leads to Sudden Death is an action", () => {
    const g = position({ foe: { field: [at(1, 0, plain("Theirs"))], deck: [] } }).leaveOpen();
    g.me.flash("One").me.endTurn();
    expect(g.decision).toMatchObject({ kind: "pick", seat: 0, rule: "D20 8.1" });
    expect(g.me.notAnytime("oops")).toMatchObject({
      why: { key: "why.nothing-to-take-back" },
      rule: "D20 11.7",
    });
    expect(left(g)).toEqual([2, 2]);
  });
});
