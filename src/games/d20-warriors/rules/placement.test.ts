import { describe, expect, test } from "vitest";
import { canAct, type Seat, zoneOf } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import { at, type D20Scenario, d20, type Placed, plain, several, trick } from "../testing";
import { cellsAround } from "./board";

const NEW = plain("New");
/** Removes every Warrior from the battlefield. */
const SWEEP = trick("Sweep", { do: "each", from: {}, effect: { do: "move", card: "it", to: "discard" } });

const ring = (x: number, y: number) =>
  cellsAround(x, y)
    .map(([cx, cy]) => `${cx},${cy}`)
    .sort();

/** Plain Warriors on all eight cells around a cell. */
const fence = (x: number, y: number, name: string): Placed[] =>
  cellsAround(x, y).map(([cx, cy], i) => at(cx, cy, plain(`${name} ${i + 1}`)));

/** The reason and the clause for refusing a Warrior on a cell. */
function whyNot(
  g: D20Scenario,
  card: string,
  x: number,
  y: number,
): { readonly why: string; readonly rule: string | undefined } {
  const { why, rule } = g.me.why(g.me.placing(card, x, y));
  return { why: why.key, rule };
}

function cellsOf(g: D20Scenario): string[] {
  return zoneOf(g.state, "battlefield").cards.map((id) => {
    const { x, y } = g.state.cards[id] ?? { x: NaN, y: NaN };
    return `${x},${y}`;
  });
}

test("D20 4.1 both players' Warriors share one grid, one per cell", () => {
  const g = d20({ me: { hand: several(3, "Oak") }, foe: { hand: several(3, "Elm") } });
  const row: [Seat, string, number, number][] = [
    [0, "Oak 1", 0, 0],
    [1, "Elm 1", 1, 0],
    [0, "Oak 2", 1, 1],
    [1, "Elm 2", 0, 1],
    [0, "Oak 3", 2, 0],
    [1, "Elm 3", 2, 1],
  ];
  const taken: [number, number][] = [];
  for (const [seat, card, x, y] of row) {
    const player = seat === 0 ? g.me : g.foe;
    for (const [tx, ty] of taken) {
      expect(player.why(player.placing(card, tx, ty)).why.key).toBe("why.d20.cell-taken");
    }
    player.place(card, x, y);
    player.endTurn();
    taken.push([x, y]);
  }
  expect(g.cardsIn("battlefield")).toEqual(row.map(([, card]) => card));
  expect(new Set(cellsOf(g)).size).toBe(6);
});

describe("D20 4.2", () => {
  test("D20 4.2 a row of twelve can be extended to the east", () => {
    const g = d20({ me: { hand: several(6, "Oak") }, foe: { hand: several(6, "Elm") } });
    for (let x = 0; x < 12; x++) {
      const player = x % 2 === 0 ? g.me : g.foe;
      player.place(`${x % 2 === 0 ? "Oak" : "Elm"} ${Math.floor(x / 2) + 1}`, x, 0);
      player.endTurn();
    }
    expect(cellsOf(g)).toEqual(Array.from({ length: 12 }, (_, x) => `${x},0`));
  });

  test("D20 4.2 the grid has no limit in any direction", () => {
    for (const [x, y] of [
      [126, 0],
      [127, 0],
      [-128, -128],
      [3, -1000],
    ] as const) {
      const own = [at(-x, y, plain("Own")), at(-x - 1, y + 1, plain("Other"))];
      const g = d20({ me: { hand: [NEW], field: own }, foe: { field: [at(x, y, plain("Far"))] } });
      expect(g.me.cells("New")).toEqual(ring(x, y).filter((cell) => !cellsOf(g).includes(cell)));
      g.me.place("New", x, y - 1);
      expect(g.cellOf("New")).toEqual([x, y - 1]);
    }
  });
});

test("D20 4.4 the first Warrior goes to the centre", () => {
  const g = d20({ me: { hand: [NEW] } });
  expect(g.me.cells("New")).toEqual(["0,0"]);
  expect(whyNot(g, "New", 1, 0)).toEqual({ why: "why.d20.centre-first", rule: "D20 4.4" });
  g.me.place("New", 0, 0);
  expect(g.cellOf("New")).toEqual([0, 0]);
});

test("D20 4.5 the next Warrior goes to the centre when the battlefield has been emptied", () => {
  const g = d20({
    me: { hand: [NEW, SWEEP] },
    foe: { field: [at(3, 2, plain("Last"))] },
  });
  expect(g.me.cells("New")).toEqual(ring(3, 2));
  g.me.flash("Sweep");
  expect(g.cardsIn("battlefield")).toEqual([]);
  expect(g.me.cells("New")).toEqual(["0,0"]);
  expect(whyNot(g, "New", 3, 1)).toEqual({ why: "why.d20.centre-first", rule: "D20 4.4" });
});

test("D20 4.6 a Warrior has to touch an opposing face-up Warrior if there is one", () => {
  const own = [at(1, 0, plain("Own"))];
  const opposing = d20({ me: { hand: [NEW], field: own }, foe: { field: [at(0, 0, plain("Foe"))] } });
  expect(whyNot(opposing, "New", 5, 5)).toEqual({ why: "why.d20.touch-opposing", rule: "D20 4.8" });
});

test("D20 4.6 a Warrior has to touch an opposing face-down Warrior if no other opposing one is there", () => {
  const own = [at(1, 0, plain("Own"))];
  const beaten = d20({ me: { hand: [NEW], field: own }, foe: { field: [at(0, 0, plain("Foe"), "down")] } });
  expect(whyNot(beaten, "New", 5, 5)).toEqual({ why: "why.d20.touch-face-down", rule: "D20 4.9" });
});

test("D20 4.6 a Warrior has to touch another Warrior if the opponent has none", () => {
  const own = [at(1, 0, plain("Own"))];
  const alone = d20({ me: { hand: [NEW], field: own } });
  expect(whyNot(alone, "New", 5, 5)).toEqual({ why: "why.d20.cell-not-touching", rule: "D20 4.10" });
});

test("D20 4.7 a cell touches the eight cells at its edges and corners", () => {
  const g = d20({ me: { hand: [NEW] }, foe: { field: [at(0, 0, plain("Foe"))] } });
  const touching = ["-1,-1", "-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0", "1,1"];
  expect(g.me.cells("New")).toEqual(touching.sort());
  for (const [x, y] of [
    [2, 0],
    [2, 2],
    [0, -2],
    [1, 2],
    [-2, -1],
  ] as const) {
    expect(whyNot(g, "New", x, y)).toEqual({ why: "why.d20.touch-opposing", rule: "D20 4.8" });
  }
});

describe("D20 4.8", () => {
  test("D20 4.8 a Warrior must touch a face-up Warrior of the opponent if there is one", () => {
    const g = d20({
      me: { hand: [NEW], field: [at(1, 0, plain("Own"))] },
      foe: { field: [at(0, 0, plain("Foe"))] },
    });
    expect(whyNot(g, "New", 2, 0)).toEqual({ why: "why.d20.touch-opposing", rule: "D20 4.8" });
    expect(g.me.cells("New")).toEqual(ring(0, 0).filter((cell) => cell !== "1,0"));
    g.me.place("New", -1, 0);
  });

  test("D20 4.8 any of them is enough, and other Warriors may be touched too", () => {
    const g = d20({
      me: { hand: [NEW], field: [at(1, 0, plain("Own"))] },
      foe: { field: [at(0, 0, plain("Foe")), at(4, 0, plain("Far Foe"))] },
    });
    const near = [...ring(0, 0).filter((cell) => cell !== "1,0"), ...ring(4, 0)].sort();
    expect(g.me.cells("New")).toEqual(near);
    g.me.place("New", 0, 1);
  });

  test("D20 4.8 a face-down Warrior of the opponent is not enough", () => {
    const g = d20({
      me: { hand: [NEW] },
      foe: { field: [at(0, 0, plain("Foe")), at(4, 0, plain("Beaten"), "down")] },
    });
    expect(whyNot(g, "New", 5, 0)).toEqual({ why: "why.d20.touch-opposing", rule: "D20 4.8" });
    expect(g.me.cells("New")).toEqual(ring(0, 0));
  });
});

describe("D20 4.9", () => {
  test("D20 4.9 without a face-up Warrior of the opponent, a Warrior must touch a face-down one", () => {
    const g = d20({
      me: { hand: [NEW], field: [at(1, 0, plain("Own"))] },
      foe: { field: [at(0, 0, plain("Beaten"), "down")] },
    });
    expect(whyNot(g, "New", 2, 1)).toEqual({ why: "why.d20.touch-face-down", rule: "D20 4.9" });
    expect(g.me.cells("New")).toEqual(ring(0, 0).filter((cell) => cell !== "1,0"));
    g.me.place("New", 0, 1);
  });

  test("D20 4.9 the face-down Warrior may be of either player", () => {
    const g = d20({
      me: { hand: [NEW], field: [at(4, 0, plain("Own Beaten"), "down")] },
      foe: { field: [at(0, 0, plain("Beaten"), "down")] },
    });
    expect(g.me.cells("New")).toEqual([...ring(0, 0), ...ring(4, 0)].sort());
  });
});

test("D20 4.10 with only own face-up Warriors, a new Warrior may touch any of them", () => {
  const g = d20({ me: { hand: [NEW], field: [at(0, 0, plain("Own"))] } });
  expect(g.me.cells("New")).toEqual(ring(0, 0));
  expect(whyNot(g, "New", 2, 0)).toEqual({ why: "why.d20.cell-not-touching", rule: "D20 4.10" });
  g.me.place("New", 1, 1);
});

describe("D20 4.11", () => {
  const shut = { field: [at(0, 0, plain("Foe"))] };

  test("D20 4.11 if every cell next to the opponent's face-up Warriors is taken, a face-down Warrior is enough", () => {
    const g = d20({
      me: { hand: [NEW], field: [...fence(0, 0, "Own"), at(6, 0, plain("Own Beaten"), "down")] },
      foe: shut,
    });
    expect(g.me.cells("New")).toEqual(ring(6, 0));
    expect(whyNot(g, "New", 2, 0)).toEqual({ why: "why.d20.touch-next", rule: "D20 4.11" });
    g.me.place("New", 5, 0);
  });

  test("D20 4.11 if there is no face-down Warrior either, any Warrior is enough", () => {
    const g = d20({ me: { hand: [NEW], field: fence(0, 0, "Own") }, foe: shut });
    expect(g.me.cells("New")).toHaveLength(16);
    expect(whyNot(g, "New", 3, 0)).toEqual({ why: "why.d20.cell-not-touching", rule: "D20 4.11" });
    g.me.place("New", 2, 2);
  });

  test("D20 4.11 if every cell next to the face-down Warriors is taken, any Warrior is enough", () => {
    const g = d20({
      me: { hand: [NEW], field: [at(0, 0, plain("Own Beaten"), "down"), ...fence(0, 0, "Own")] },
    });
    expect(g.me.cells("New")).toHaveLength(16);
    expect(whyNot(g, "New", 3, 0)).toEqual({ why: "why.d20.cell-not-touching", rule: "D20 4.11" });
    g.me.place("New", -2, 0);
  });
});

test("D20 4.12 a Warrior cannot be placed on another one, face up or face down", () => {
  const g = d20({
    me: { hand: [NEW], field: [at(2, 0, plain("Own"))] },
    foe: { field: [at(0, 0, plain("Foe")), at(1, 0, plain("Beaten"), "down")] },
  });
  for (const x of [0, 1, 2]) {
    expect(whyNot(g, "New", x, 0)).toEqual({ why: "why.d20.cell-taken", rule: "D20 4.12" });
    expect(g.me.cells("New")).not.toContain(`${x},0`);
  }
});

describe("D20 4.13", () => {
  test("D20 4.13 a Warrior is placed face up and visible to both players", () => {
    const g = d20({ me: { hand: [NEW] } });
    g.me.place("New", 0, 0);
    expect(g.face("New")).toBe("up");
    expect(g.me.hand).toEqual([]);
    for (const player of [g.me, g.foe]) expect(player.sees("battlefield")).toEqual(["New"]);
  });

  test("D20 4.13 it comes from one's own hand", () => {
    const g = d20({
      me: { deck: [plain("Deep")], discard: [plain("Gone")], field: [at(0, 0, plain("Own"))] },
      foe: { hand: [plain("Theirs")] },
    });
    for (const name of ["Deep", "Gone", "Own"]) {
      expect(whyNot(g, name, 1, 0)).toEqual({ why: "why.d20.not-in-hand", rule: "D20 4.13" });
    }
    expect(g.me.why(g.foe.placing("Theirs", 1, 0))).toMatchObject({
      why: { key: "why.d20.not-in-hand" },
      rule: "D20 4.13",
    });
    expect(g.me.offered("place")).toEqual([]);
  });

  test("D20 4.13 only a Warrior can be placed, never a Flash card", () => {
    const g = d20({ me: { hand: [trick("Spark")] } });
    expect(whyNot(g, "Spark", 0, 0)).toEqual({ why: "why.d20.not-a-warrior", rule: "D20 6.1" });
    expect(g.me.offered("place")).toEqual([]);
  });
});

test("D20 4.14 a Warrior may attack in the turn in which it is placed", () => {
  const g = d20({
    me: { hand: [NEW] },
    foe: { field: [at(0, 0, plain("Foe"))] },
    dice: [15, 4],
  });
  expect(g.me.offered("attack")).toEqual([]);
  g.me.place("New", 1, 0);
  expect(g.me.targets("New")).toEqual(["Foe"]);
  g.me.attack("New", "Foe");
  expect(g.face("Foe")).toBe("down");
});

test("D20 4.15 battles leave every Warrior on its cell", () => {
  const field = (name: string, y: number) => [0, 1, 2].map((x) => at(x, y, plain(`${name} ${x}`)));
  const g = d20({ me: { field: field("Oak", 0) }, foe: { field: field("Elm", 1) } });
  const before = cellsOf(g);
  for (const [own, other, dice] of [
    ["Oak 0", "Elm 0", [9, 2]],
    ["Oak 0", "Elm 1", [3, 8]],
    ["Oak 1", "Elm 1", [20, 1]],
    ["Oak 2", "Elm 2", [4, 4, 5, 6]],
  ] as const) {
    g.dice(...dice).me.attack(own, other);
  }
  g.me.endTurn();
  g.dice(7, 19).foe.attack("Elm 2", "Oak 1");
  expect(["Oak 0", "Oak 1", "Oak 2", "Elm 0", "Elm 1", "Elm 2"].map((name) => g.face(name))).toEqual([
    "down",
    "up",
    "down",
    "down",
    "down",
    "down",
  ]);
  expect(cellsOf(g)).toEqual(before);
});

test("D20 4.16 a Warrior faces the same way for both players and is not rotated when placed", () => {
  const twin: PrintedCard = plain("Twin", [3, 1, 1, 1, 1, 1, 1, 1]);
  for (const active of [0, 1] as const) {
    const own = { hand: [twin], field: [at(1, 0, plain("Own"))] };
    const other = { field: [at(0, 1, plain("North")), at(-1, 0, plain("West"))] };
    const g = d20(active === 0 ? { me: own, foe: other } : { me: other, foe: own, active });
    const player = active === 0 ? g.me : g.foe;
    const cells = player.cells("Twin");
    expect(cells).toHaveLength(new Set(cells).size);
    player.place("Twin", 0, 0);
    g.dice(4, 5, 6, 1);
    player.attack("Twin", "North");
    expect(g.rolled("Twin")).toEqual([4, 5, 6]);
    g.dice(7, 1);
    player.attack("Twin", "West");
    expect(g.rolled("Twin")).toEqual([4, 5, 6, 7]);
  }
});

test("D20 4.17 a player places Warriors only in their own turn", () => {
  const g = d20({
    me: { hand: [NEW] },
    foe: { hand: [plain("Theirs")], field: [at(0, 0, plain("Foe"))] },
    stops: ["placement"],
  });
  const theirs = g.foe.placing("Theirs", 1, 1);
  expect(g.foe.why(theirs)).toMatchObject({ why: { key: "why.not-asked" }, rule: "D20 2.7" });
  g.me.place("New", 1, 0);
  expect(g.foe.why(theirs)).toMatchObject({ why: { key: "why.not-asked" }, rule: "D20 3.3" });
  g.me.pass();
  expect(g.foe.why(theirs)).toMatchObject({ why: { key: "why.d20.window.placement" }, rule: "D20 4.17" });
  expect(g.foe.offered("place")).toEqual([]);
  g.foe.pass();
  g.me.endTurn();
  g.foe.act(theirs).pass().pass();
  expect(g.cellOf("Theirs")).toEqual([1, 1]);
});

test("D20 4.17 an extra placement gained in the other's turn is lost", () => {
  const g = d20({
    me: { hand: [NEW, plain("Second")], field: [at(0, 0, plain("Own"))] },
    foe: { hand: [trick("More", { do: "word", word: "place-again" }), plain("Theirs")] },
    stops: ["placement"],
  });
  g.me.place("New", 1, 0).pass();
  g.foe.flash("More").pass();
  g.foe.pass();
  expect(g.me.offered("place")).toEqual([]);
  expect(g.me.why(g.me.placing("Second", 0, 1)).rule).toBe("D20 2.8");
});

test("D20 4.18 a Warrior that an effect removes goes to its owner's discard pile", () => {
  const g = d20({
    me: { hand: [SWEEP], field: [at(0, 0, plain("Own"))] },
    foe: { field: [at(1, 0, plain("Foe")), at(2, 0, plain("Beaten"), "down")] },
  });
  g.me.flash("Sweep");
  expect(g.me.discard).toEqual(["Own", "Sweep"]);
  expect(g.foe.discard).toEqual(["Foe", "Beaten"]);
  for (const player of [g.me, g.foe]) {
    expect(player.sees("discard", 0)).toEqual(["Own", "Sweep"]);
    expect(player.sees("discard", 1)).toEqual(["Foe", "Beaten"]);
  }
});

test("D20 4.19 the marked cells for a Warrior are exactly its legal cells", () => {
  const positions = [
    { mine: [], theirs: [] },
    { mine: [at(0, 0, plain("Own"))], theirs: [] },
    {
      mine: [at(0, 0, plain("Own")), at(-1, 1, plain("Own Beaten"), "down")],
      theirs: [at(1, 0, plain("Foe")), at(1, 1, plain("Beaten"), "down")],
    },
    { mine: [at(0, 0, plain("Own"))], theirs: [at(1, 1, plain("Beaten"), "down")] },
    { mine: fence(0, 0, "Own"), theirs: [at(0, 0, plain("Foe")), at(3, 3, plain("Beaten"), "down")] },
  ];
  for (const { mine, theirs } of positions) {
    const g = d20({ me: { hand: [NEW, trick("Spark")], field: mine }, foe: { field: theirs } });
    const legal: string[] = [];
    for (let x = -6; x <= 6; x++) {
      for (let y = -6; y <= 6; y++) {
        if (canAct(g.engine, 0, g.me.placing("New", x, y)).ok) legal.push(`${x},${y}`);
      }
    }
    expect(legal.length).toBeGreaterThan(0);
    expect(g.me.cells("New")).toEqual(legal.sort());
    expect(g.foe.offered("place")).toEqual([]);
  }
});

test("D20 4.20 both players see who owns every Warrior, face-down ones included", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Own")), at(1, 0, plain("Own Beaten"), "down")] },
    foe: { field: [at(0, 1, plain("Foe")), at(1, 1, plain("Beaten"), "down")] },
  });
  for (const seat of [0, 1]) {
    const seen = g.view(seat);
    const shown = zoneOf(seen, "battlefield").cards.map((id) => seen.cards[id]);
    expect(shown).toMatchObject([
      { owner: 0, controller: 0, def: "Own", face: "up" },
      { owner: 0, controller: 0, def: "", face: "down" },
      { owner: 1, controller: 1, def: "Foe", face: "up" },
      { owner: 1, controller: 1, def: "", face: "down" },
    ]);
  }
});
