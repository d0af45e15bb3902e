import { expect, test } from "vitest";
import { canSee } from "../../../../kernel";
import { at, d20, plain, trick } from "../../testing";
import { fight, numbers, printed } from "../testing";

const cells = (g: ReturnType<typeof d20>) => (g.decision?.kind === "place" ? g.decision.cells : []);

test("Gale Falcon: moves once a turn to an adjacent empty cell that touches another Warrior", () => {
  const g = d20({ me: { field: [at(0, 0, "Gale Falcon")] }, foe: { field: [at(1, 0, plain("Enemy"))] } });
  g.me.use("Gale Falcon");
  expect([...cells(g)].sort()).toEqual([
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 1],
  ]);
  g.refused({ seat: 0, do: "place", cell: [-1, 0] });
  g.cell(1, 1);
  expect(g.cellOf("Gale Falcon")).toEqual([1, 1]);
  expect(g.me.why(g.me.using("Gale Falcon")).why.key).toBe("why.lang.used");
});

test("Homing Heron: may return to the hand instead of falling after a battle", () => {
  const lose = () => {
    const g = d20({ me: { field: [at(0, 0, "Homing Heron")] }, foe: { field: [at(1, 0, plain("Enemy"))] } });
    return fight(g, "Homing Heron", "Enemy", 1, 20);
  };
  expect(lose().confirm(true).me.hand).toEqual(["Homing Heron"]);
  expect(lose().confirm(false).face("Homing Heron")).toBe("down");
});

test("Homing Heron: a card flips it face down like any other Warrior", () => {
  const down = trick("Down", {
    do: "each",
    from: { of: "opponent" },
    effect: { do: "flip", card: "it", face: "down" },
  });
  const g = d20({ active: 1, me: { field: [at(0, 0, "Homing Heron")] }, foe: { hand: [down] } });
  g.foe.flash("Down");
  expect(g.face("Homing Heron")).toBe("down");
});

test("Storm Raven: may move at the start of its player's turn, and then has +1 to all its numbers", () => {
  const start = () =>
    d20({
      at: "initial draw",
      me: { field: [at(0, 0, "Storm Raven")] },
      foe: { field: [at(1, 0, plain("Enemy"))] },
    });
  const moved = start().confirm(true).cell(0, 1);
  expect(moved.cellOf("Storm Raven")).toEqual([0, 1]);
  expect(numbers(moved, "Storm Raven")).toEqual(printed("Storm Raven", 1));
  moved.me.endTurn();
  expect(numbers(moved, "Storm Raven")).toEqual(printed("Storm Raven"));
  const stayed = start().confirm(false);
  expect(stayed.cellOf("Storm Raven")).toEqual([0, 0]);
  expect(numbers(stayed, "Storm Raven")).toEqual(printed("Storm Raven"));
});

test("Storm Raven: does not move in the opponent's turn or without an empty cell", () => {
  const other = d20({
    at: "initial draw",
    active: 1,
    me: { field: [at(0, 0, "Storm Raven")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(other.decision?.kind).toBe("act");
  const alone = d20({ at: "initial draw", me: { field: [at(0, 0, "Storm Raven")] } });
  expect(alone.decision?.kind).toBe("act");
});

test("Harrier Hawk: attacks from two cells away, and may move on after a win", () => {
  const g = d20({
    me: { field: [at(0, 0, "Harrier Hawk")] },
    foe: { field: [at(2, 0, plain("Enemy")), at(1, 1, plain("Other"))] },
  });
  fight(g, "Harrier Hawk", "Enemy", 20, 1).confirm(true).cell(1, 0);
  expect(g.cellOf("Harrier Hawk")).toEqual([1, 0]);
  fight(g, "Harrier Hawk", "Other", 1, 20);
  expect(g.decision?.kind).toBe("act");
});

test("Lookout Owl: shows its player the opponent's hand when placed", () => {
  const g = d20({ me: { hand: ["Lookout Owl"] }, foe: { hand: [plain("A"), plain("B")] } });
  g.me.place("Lookout Owl", 0, 0);
  expect(["A", "B"].map((name) => canSee(g.engine, g.card(name), 0))).toEqual([true, true]);
});

test("Lookout Owl: cannot be attacked diagonally", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Lookout Owl")] },
    foe: { field: [at(1, 1, plain("Corner")), at(1, 0, plain("Edge"))] },
  });
  expect(g.foe.why(g.foe.attacking("Corner", "Lookout Owl")).why.key).toBe("why.d20.sidestep");
  fight(g, "Edge", "Lookout Owl", 1, 20);
});
