import { describe, expect, test } from "vitest";
import { canSee } from "../../../kernel";
import { d20Warriors } from "../index";
import { at, type D20Layout, d20, plain, special, trick } from "../testing";
import { bonus, diceOf, fight, has, numbers, textOf } from "./testing";

/** My "Mine" attacks "Enemy" with these numbers. I hold the card and am asked after the roll (or the declaration). */
function inBattle(
  card: string,
  mine: number,
  theirs: number,
  dice: readonly number[],
  layout: D20Layout = {},
) {
  const g = d20({
    stops: ["dice"],
    ...layout,
    me: {
      ...layout.me,
      field: [at(0, 0, plain("Mine", mine)), ...(layout.me?.field ?? [])],
      hand: [card, ...(layout.me?.hand ?? [])],
    },
    foe: { ...layout.foe, field: [at(1, 0, plain("Enemy", theirs)), ...(layout.foe?.field ?? [])] },
    dice,
  });
  g.me.attack("Mine", "Enemy");
  return g;
}

/** Passes until the turn continues. */
function settle(g: ReturnType<typeof d20>) {
  while (g.decision?.kind === "act" && g.decision.window !== undefined) g.pass();
  return g;
}

describe("Flash cards on dice", () => {
  test("Loaded Dice: rerolls all dice of my Warrior, in attack and defence", () => {
    const g = inBattle("Loaded Dice", 2, 1, [1, 2, 10, 15, 4]);
    g.me.flash("Loaded Dice");
    expect(diceOf(settle(g))).toEqual([[15, 4], [10]]);
    expect(g.face("Enemy")).toBe("down");
    const defence = d20({
      active: 1,
      stops: ["dice"],
      me: { field: [at(0, 0, plain("Mine"))], hand: ["Loaded Dice"] },
      foe: { field: [at(1, 0, plain("Enemy"))] },
      dice: [10, 1, 15],
    });
    defence.foe.attack("Enemy", "Mine").pass();
    defence.me.flash("Loaded Dice");
    expect(settle(defence).face("Enemy")).toBe("down");
  });

  test("Loaded Dice: does nothing before the roll or outside a battle", () => {
    const g = d20({
      stops: ["attack"],
      me: { field: [at(0, 0, plain("Mine"))], hand: ["Loaded Dice"] },
      foe: { field: [at(1, 0, plain("Enemy"))] },
      dice: [15, 4],
    });
    g.me.attack("Mine", "Enemy").me.flash("Loaded Dice");
    expect(diceOf(settle(g))).toEqual([[15], [4]]);
    const idle = d20({ me: { hand: ["Loaded Dice"] } });
    expect(idle.me.flash("Loaded Dice").me.discard).toEqual(["Loaded Dice"]);
  });

  test("Evil Eye: rerolls the highest die of the opposing Warrior", () => {
    const g = inBattle("Evil Eye", 1, 2, [10, 18, 7, 3]);
    g.me.flash("Evil Eye");
    expect(diceOf(settle(g))).toEqual([[10], [3, 7]]);
  });

  test("One Throw More: my Warrior rolls one more die", () => {
    const g = inBattle("One Throw More", 1, 1, [5, 9, 17]);
    g.me.flash("One Throw More");
    expect(diceOf(settle(g))).toEqual([[5, 17], [9]]);
  });

  test("Weighted Edge: turns the highest die of my Warrior to 16", () => {
    const g = inBattle("Weighted Edge", 2, 1, [5, 9, 15]);
    g.me.flash("Weighted Edge");
    expect(diceOf(settle(g))).toEqual([[5, 16], [15]]);
    expect(g.log(1).some((line) => line.endsWith(": a die is turned from 9 to 16."))).toBe(true);
  });

  test("Cutpurse: removes the highest die of the opposing Warrior, which has 0 without dice", () => {
    const g = inBattle("Cutpurse", 1, 2, [8, 19, 7]);
    g.me.flash("Cutpurse");
    expect(diceOf(settle(g))).toEqual([[8], [7]]);
    expect(g.face("Enemy")).toBe("down");
    const only = inBattle("Cutpurse", 1, 1, [1, 20]);
    only.me.flash("Cutpurse");
    expect(diceOf(settle(only))).toEqual([[1], []]);
    expect(only.face("Enemy")).toBe("down");
  });

  test("Switched Cups: the Warriors swap their dice", () => {
    const g = inBattle("Switched Cups", 1, 2, [3, 19, 7]);
    g.me.flash("Switched Cups");
    expect(diceOf(settle(g))).toEqual([[19, 7], [3]]);
    expect(g.face("Enemy")).toBe("down");
  });

  test("Switched Cups: Stalwart stays with the Warrior when the dice are swapped", () => {
    const swapped = (mine: number, theirs: number) => {
      const g = d20({
        stops: ["dice"],
        me: { field: [at(0, 0, "Basalt Golem")], hand: ["Switched Cups"] },
        foe: { field: [at(1, 0, plain("Enemy"))] },
      });
      fight(g, "Basalt Golem", "Enemy", mine, theirs);
      const totals = () => d20Warriors.status.contest(g.view(1))?.sides.map((side) => side.total);
      const before = totals();
      g.me.flash("Switched Cups");
      const after = totals();
      return { before, after, enemy: settle(g).face("Enemy") };
    };
    expect(swapped(2, 4)).toEqual({ before: [6, 4], after: [6, 2], enemy: "down" });
    expect(swapped(9, 1)).toEqual({ before: [9, 1], after: [6, 9], enemy: "up" });
  });

  test("Switched Cups, Loaded Dice, Bold Claim: apply to the tie-break dice after a tie", () => {
    const tied = (card: string, dice: readonly number[]) => {
      const g = inBattle(card, 2, 2, [17, 3, 17, 5, ...dice]);
      g.pass().pass();
      g.me.flash(card);
      const thrown = diceOf(g);
      return { thrown, hand: settle(g).me.hand.length };
    };
    expect(tied("Switched Cups", [4, 11])).toEqual({
      thrown: [
        [17, 3, 11],
        [17, 5, 4],
      ],
      hand: 0,
    });
    expect(tied("Loaded Dice", [4, 11, 18])).toEqual({
      thrown: [
        [17, 3, 18],
        [17, 5, 11],
      ],
      hand: 0,
    });
    expect(tied("Bold Claim", [4, 11, 12])).toEqual({
      thrown: [
        [17, 3, 4, 12],
        [17, 5, 11],
      ],
      hand: 0,
    });
    for (const name of ["Switched Cups", "Loaded Dice", "Bold Claim"])
      expect(textOf(name)).toContain("of the latest throw");
  });

  test("Bold Claim: draws two cards with a die of 16 or more, otherwise rolls one more die", () => {
    const high = inBattle("Bold Claim", 1, 1, [16, 1]);
    high.me.flash("Bold Claim");
    expect(diceOf(high)[0]).toEqual([16]);
    expect(settle(high).me.hand).toHaveLength(2);
    const low = inBattle("Bold Claim", 1, 1, [15, 1, 12]);
    low.me.flash("Bold Claim");
    expect(diceOf(low)[0]).toEqual([15, 12]);
    expect(settle(low).me.hand).toHaveLength(0);
  });
});

describe("Flash cards on strength", () => {
  test("Iron Resolve: my Warrior has +4 in this battle only", () => {
    const g = inBattle("Iron Resolve", 1, 1, [10, 13]);
    g.me.flash("Iron Resolve");
    expect(settle(g).battle?.bonus).toEqual([4, 0]);
    expect(g.face("Enemy")).toBe("down");
    expect(bonus(g, "Mine")).toBe(0);
  });

  test("Last Stand: my Warrior has +1 for each face-up Warrior of the opponent, up to +6", () => {
    const stand = (others: number) => {
      const field = Array.from({ length: others }, (_, i) => at(i, 4, plain(`Other ${i}`)));
      const g = inBattle("Last Stand", 1, 1, [10, 9], {
        foe: { field: [...field, at(9, 9, plain("Asleep"), "down")] },
      });
      g.me.flash("Last Stand");
      return settle(g).battle?.bonus[0];
    };
    expect(stand(0)).toBe(1);
    expect(stand(2)).toBe(3);
    expect(stand(7)).toBe(6);
  });

  test("Rally Horn: my face-up Warriors have +1 to all their numbers this turn", () => {
    const g = d20({
      me: {
        field: [at(0, 0, plain("A", 2)), at(4, 0, plain("B", 0)), at(5, 0, plain("Asleep"), "down")],
        hand: ["Rally Horn"],
      },
      foe: { field: [at(1, 0, plain("Enemy", 2))] },
    });
    g.me.flash("Rally Horn");
    expect(["A", "B", "Asleep", "Enemy"].map((name) => numbers(g, name)[0])).toEqual([3, 1, 1, 2]);
    g.me.endTurn();
    expect(numbers(g, "A")[0]).toBe(2);
  });

  test("Lightning Line: opposing Warriors in the row or column of one of mine have −3 this turn", () => {
    const g = d20({
      me: {
        field: [at(0, 0, plain("Mine")), at(0, 5, plain("Other")), at(-2, 0, plain("Friend"))],
        hand: ["Lightning Line"],
      },
      foe: {
        field: [
          at(3, 0, plain("Row")),
          at(0, 1, plain("Column")),
          at(1, 1, plain("Corner")),
          at(-1, 0, plain("Asleep"), "down"),
        ],
      },
    });
    g.me.flash("Lightning Line");
    expect(g.offered()).toEqual(["Mine", "Other", "Friend"]);
    g.pick("Mine");
    const names = ["Row", "Column", "Corner", "Asleep", "Friend"];
    expect(names.map((name) => bonus(g, name))).toEqual([-3, -3, 0, 0, 0]);
    g.me.endTurn();
    expect(bonus(g, "Row")).toBe(0);
  });

  test("Thunderclap: ends the battle without a change to either Warrior", () => {
    const g = inBattle("Thunderclap", 1, 1, [1, 20]);
    g.me.flash("Thunderclap");
    expect(settle(g).face("Mine")).toBe("up");
    expect(g.face("Enemy")).toBe("up");
    expect(g.eventTypes.includes("no-result")).toBe(true);
  });

  test("Sudden Fog: one of my Warriors cannot be attacked this turn", () => {
    const g = d20({
      active: 1,
      stops: ["attack", "turn-start", "result"],
      me: { field: [at(0, 0, plain("Mine")), at(0, 1, plain("Other"))], hand: ["Sudden Fog"] },
      foe: { field: [at(1, 0, plain("Enemy")), at(1, 1, plain("Second"))] },
    });
    g.dice(20, 1);
    g.foe.attack("Enemy", "Other").pass();
    g.me.flash("Sudden Fog").pick("Mine");
    settle(g);
    expect(g.foe.why(g.foe.attacking("Second", "Mine")).why.key).toBe("why.d20.hidden");
    g.foe.endTurn();
    expect(has(g, "Mine", "hidden")).toBe(false);
    g.leaveOpen();
  });

  test("Snare Net: an opposing Warrior cannot attack and has −3, this turn", () => {
    const g = d20({
      me: { hand: ["Snare Net"] },
      foe: { field: [at(0, 0, plain("A")), at(1, 0, plain("B"))] },
    });
    g.me.flash("Snare Net").pick("A");
    expect(has(g, "A", "bound")).toBe(true);
    expect(bonus(g, "A")).toBe(-3);
    expect(has(g, "B", "bound")).toBe(false);
    g.me.endTurn();
    expect(has(g, "A", "bound")).toBe(false);
    expect(bonus(g, "A")).toBe(0);
  });
});

describe("Flash cards on the battlefield", () => {
  test("Second Wind: one of my fallen Warriors rises", () => {
    const g = d20({
      me: {
        field: [at(0, 0, plain("A"), "down"), at(1, 0, plain("B"), "down"), at(2, 0, plain("Up"))],
        hand: ["Second Wind"],
      },
      foe: { field: [at(0, 1, plain("Enemy"), "down")] },
    });
    g.me.flash("Second Wind");
    expect(g.offered()).toEqual(["A", "B"]);
    expect(g.pick("A").face("A")).toBe("up");
  });

  test("Trapdoor: discards a card to make an opposing Warrior fall", () => {
    const g = d20({
      me: { hand: ["Trapdoor", plain("Fuel")] },
      foe: { field: [at(0, 0, plain("A")), at(1, 0, plain("B"))] },
    });
    g.me.flash("Trapdoor").pick("Fuel").pick("B");
    expect(g.face("A")).toBe("up");
    expect(g.face("B")).toBe("down");
    expect(g.me.discard).toEqual(["Fuel", "Trapdoor"]);
  });

  test("Trapdoor: does nothing without another card", () => {
    const g = d20({ me: { hand: ["Trapdoor"] }, foe: { field: [at(0, 0, plain("A"))] } });
    expect(g.me.flash("Trapdoor").face("A")).toBe("up");
  });

  test("Crossed Paths: one of mine and one of the opponent's swap places", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine")), at(0, 1, plain("Other"))], hand: ["Crossed Paths"] },
      foe: {
        field: [
          at(1, 0, plain("Near")),
          at(4, 2, plain("Enemy")),
          at(2, 2, special("Guard", { keywords: ["guarded"] })),
        ],
      },
    });
    g.me.flash("Crossed Paths").pick("Mine").pick("Enemy");
    expect(g.cellOf("Mine")).toEqual([4, 2]);
    expect(g.cellOf("Enemy")).toEqual([0, 0]);
  });

  test("Crossed Paths: does not move a Guarded Warrior, nor the other one", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine"))], hand: ["Crossed Paths"] },
      foe: { field: [at(2, 2, special("Guard", { keywords: ["guarded"] }))] },
    });
    g.me.flash("Crossed Paths").pick("Mine").pick("Guard");
    expect(g.cellOf("Mine")).toEqual([0, 0]);
    expect(g.cellOf("Guard")).toEqual([2, 2]);
  });

  test("Marching Orders: up to two of mine move by one cell and must touch another Warrior", () => {
    const layout: D20Layout = {
      me: {
        field: [at(0, 0, plain("A")), at(2, 0, plain("B")), at(2, 1, plain("C"))],
        hand: ["Marching Orders"],
      },
      foe: { field: [at(1, 0, plain("Enemy"))] },
    };
    const g = d20(layout);
    g.me.flash("Marching Orders").pick("A", "B").cell(0, 1);
    g.refused({ seat: 0, do: "place", cell: [2, 1] });
    g.cell(1, 1);
    expect(g.cellOf("A")).toEqual([0, 1]);
    expect(g.cellOf("B")).toEqual([1, 1]);
    expect(g.cellOf("C")).toEqual([2, 1]);
    const none = d20(layout);
    expect(none.me.flash("Marching Orders").pick().cellOf("A")).toEqual([0, 0]);
  });

  test("Whirl About: the numbers of any face-up Warrior turn halfway round this turn", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Mine"))], hand: ["Whirl About"] },
      foe: { field: [at(1, 0, plain("Enemy", [4, 3, 2, 1, 0, 0, 1, 2]))] },
    });
    g.me.flash("Whirl About");
    expect(g.offered()).toEqual(["Mine", "Enemy"]);
    g.pick("Enemy");
    expect(numbers(g, "Enemy")).toEqual([0, 0, 1, 2, 4, 3, 2, 1]);
    g.me.endTurn();
    expect(numbers(g, "Enemy")).toEqual([4, 3, 2, 1, 0, 0, 1, 2]);
  });

  test("Fall Back: returns one of my Warriors, face up or down, and allows one more placement", () => {
    const g = d20({
      placements: 0,
      me: { field: [at(0, 0, plain("Mine"), "down"), at(1, 0, plain("Up"))], hand: ["Fall Back"] },
      foe: { field: [at(0, 1, plain("Enemy"))] },
    });
    g.me.flash("Fall Back");
    expect(g.offered()).toEqual(["Mine", "Up"]);
    g.pick("Mine").me.place("Mine", 1, 2);
    expect(g.face("Mine")).toBe("up");
    expect(g.cellOf("Mine")).toEqual([1, 2]);
  });

  test("Fall Back: gives no placement in the opponent's turn", () => {
    const g = d20({
      active: 1,
      stops: ["attack"],
      placements: 0,
      me: { field: [at(0, 0, plain("Mine"))], hand: ["Fall Back"] },
      foe: { field: [at(1, 0, plain("Enemy"))], hand: [plain("Late")] },
    });
    g.foe.attack("Enemy", "Mine").pass();
    g.me.flash("Fall Back").pick("Mine");
    settle(g);
    expect(g.me.hand).toEqual(["Mine"]);
    expect(g.face("Enemy")).toBe("up");
    expect(g.foe.why(g.foe.placing("Late", 2, 0)).rule).toBe("D20 2.8");
  });

  test("Grave Call: places a Warrior from my discard pile by the rules of placement", () => {
    const g = d20({
      placements: 0,
      me: {
        field: [at(0, 1, plain("Mine"))],
        hand: ["Grave Call"],
        discard: [plain("Lost"), "Trapdoor", plain("Gone")],
      },
      foe: { field: [at(0, 0, plain("Enemy"))], discard: [plain("Theirs")] },
    });
    g.me.flash("Grave Call");
    expect(g.offered()).toEqual(["Lost", "Gone"]);
    g.pick("Gone");
    g.refused({ seat: 0, do: "place", cell: [0, 2] });
    g.cell(1, 1);
    expect(g.zone("Gone")).toBe("battlefield");
    expect(g.face("Gone")).toBe("up");
    expect(g.cellOf("Gone")).toEqual([1, 1]);
    expect(g.eventTypes.filter((type) => type === "place")).toHaveLength(1);
  });

  test("Reinforcements: draws a card and allows one more Warrior this turn", () => {
    const g = d20({ placements: 0, me: { hand: ["Reinforcements", plain("A")], deck: [plain("Top")] } });
    g.me.flash("Reinforcements").me.place("Top", 0, 0);
    expect(g.me.why(g.me.placing("A", 1, 0)).rule).toBe("D20 2.8");
  });

  test("Hard Choice: the opponent flips one of their own Warriors face down", () => {
    const g = d20({
      me: { field: [at(2, 0, plain("Mine"))], hand: ["Hard Choice"] },
      foe: { field: [at(0, 0, plain("A")), at(1, 0, plain("B")), at(1, 1, plain("Asleep"), "down")] },
    });
    g.me.flash("Hard Choice");
    expect(g.decision?.seat).toBe(1);
    expect(g.offered()).toEqual(["A", "B"]);
    expect(g.pick("A").face("A")).toBe("down");
  });
});

describe("Flash cards on cards", () => {
  test("Fresh Orders: draws two cards", () => {
    const g = d20({ me: { hand: ["Fresh Orders"] } });
    expect(g.me.flash("Fresh Orders").me.hand).toHaveLength(2);
  });

  test("Foresight: orders the top four cards, then draws one", () => {
    const deck = ["A", "B", "C", "D", "E"].map((name) => plain(name));
    const g = d20({ me: { hand: ["Foresight"], deck } });
    g.me.flash("Foresight").answer({ seat: 0, do: "arrange", order: [3, 0, 1, 2] });
    expect(g.me.hand).toEqual(["B"]);
    expect(g.me.deck).toEqual(["A", "C", "D", "E"]);
  });

  test("Desperate Stand: draws three cards while the opponent has more face-up Warriors, otherwise one", () => {
    const cards = (theirs: number) => {
      const foes = Array.from({ length: theirs }, (_, i) => at(i, 1, plain(`Enemy ${i}`)));
      const g = d20({
        me: { field: [at(0, 0, plain("Mine"))], hand: ["Desperate Stand"] },
        foe: { field: foes },
      });
      return g.me.flash("Desperate Stand").me.hand.length;
    };
    expect(cards(2)).toBe(3);
    expect(cards(1)).toBe(1);
    expect(cards(0)).toBe(1);
  });

  test("Interrogation: shows me the opponent's hand, and I choose a card to discard", () => {
    const g = d20({ me: { hand: ["Interrogation"] }, foe: { hand: [plain("A"), plain("B")] } });
    g.me.flash("Interrogation");
    expect(canSee(g.engine, g.card("A"), 0)).toBe(true);
    expect(g.decision?.seat).toBe(0);
    expect(g.offered()).toEqual(["A", "B"]);
    g.pick("A");
    expect(g.foe.hand).toEqual(["B"]);
    expect(g.foe.discard).toEqual(["A"]);
  });

  test("Interrogation: does nothing against an empty hand", () => {
    const g = d20({ me: { hand: ["Interrogation"] } });
    expect(g.me.flash("Interrogation").me.discard).toEqual(["Interrogation"]);
  });

  test("Crossroads: draws a card, rolls one more die or rerolls the opposing highest die", () => {
    const play = (option: number) => {
      const g = inBattle("Crossroads", 1, 1, [5, 18, 9]);
      g.me.flash("Crossroads").answer({ seat: 0, do: "pick", picks: [option] });
      return { hand: settle(g).me.hand.length, dice: diceOf(g) };
    };
    expect(play(0)).toEqual({ hand: 1, dice: [[5], [18]] });
    expect(play(1)).toEqual({ hand: 0, dice: [[5, 9], [18]] });
    expect(play(2)).toEqual({ hand: 0, dice: [[5], [9]] });
  });
});

test("a Flash card without any effect is only discarded (D20 3.11)", () => {
  const g = d20({ me: { hand: ["Second Wind", "Crossed Paths", "Grave Call", trick("Idle")] } });
  g.me.flash("Second Wind").me.flash("Crossed Paths").me.flash("Grave Call").me.flash("Idle");
  expect(g.me.discard).toHaveLength(4);
  fight(
    d20({ me: { field: [at(0, 0, plain("A"))] }, foe: { field: [at(1, 0, plain("B"))] } }),
    "A",
    "B",
    2,
    1,
  );
});
