import { describe, expect, test } from "vitest";
import { at, type D20Layout, d20, plain, special, trick } from "../games/d20-warriors/testing";
import { canSee, readStat } from "../kernel";
import type { Effect } from "./index";

/** Plays a Flash card "Trick" with this effect from my hand, in my turn. */
function play(effect: Effect, layout: D20Layout = {}) {
  const g = d20({
    ...layout,
    me: { ...layout.me, hand: [trick("Trick", effect), ...(layout.me?.hand ?? [])] },
  });
  g.me.flash("Trick");
  return g;
}

const draw = (count = 1): Effect => ({ do: "draw", who: "you", count });
const field: D20Layout = {
  me: {
    field: [at(0, 0, plain("Mine", 2)), at(1, 1, plain("Fallen"), "down"), at(2, 2, plain("Late"), "down")],
  },
  foe: { field: [at(1, 0, plain("Enemy", 2)), at(2, 0, plain("Other", 1))] },
};

describe("effects that contain effects", () => {
  test("nothing: does nothing", () => {
    const g = play({ do: "nothing" }, field);
    expect(g.me.hand).toEqual([]);
    expect(g.me.discard).toEqual(["Trick"]);
  });

  test("seq: performs its effects one after the other", () => {
    const g = play({
      do: "seq",
      effects: [draw(1), { do: "discard", who: "you", count: 1 }, draw(2)],
    });
    expect(g.me.hand).toHaveLength(1);
    g.pick(g.me.hand[0] ?? "");
    expect(g.me.hand).toHaveLength(2);
  });

  test.each([
    ["you", 1],
    ["opponent", 2],
  ] as const)("if: performs `then` in your turn, otherwise `else` (%s)", (of, cards) => {
    const g = play({ do: "if", condition: { is: "turn", of }, then: draw(1), else: draw(2) });
    expect(g.me.hand).toHaveLength(cards);
  });

  test("if without else: does nothing when the condition is false", () => {
    expect(play({ do: "if", condition: { is: "turn", of: "opponent" }, then: draw(1) }).me.hand).toEqual([]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("may: asks first (%s)", (yes, cards) => {
    expect(play({ do: "may", effect: draw(1) }).confirm(yes).me.hand).toHaveLength(cards);
  });

  test("may: does not prompt when the effect could do nothing", () => {
    const g = play({ do: "may", effect: draw(1) }, { me: { deck: [] } });
    expect(g.decision?.kind).toBe("act");
  });

  test("an effect that moves a card still refers to it", () => {
    const g = play(
      {
        do: "choose",
        from: { of: "opponent" },
        then: {
          do: "seq",
          effects: [
            { do: "move", card: "it", to: "hand" },
            { do: "move", card: "it", to: "discard" },
          ],
        },
      },
      field,
    );
    g.pick("Enemy");
    expect(g.foe.hand).toEqual([]);
    expect(g.foe.discard).toEqual(["Enemy"]);
  });

  test("pay: pays the cost, then performs the effect", () => {
    const g = play(
      { do: "pay", cost: [{ pay: "discard", count: 2 }], then: draw(3) },
      { me: { hand: [plain("A"), plain("B"), plain("C")] } },
    );
    expect(g.offered()).toEqual(["A", "B", "C"]);
    g.pick("A", "C");
    expect(g.me.discard).toEqual(["A", "C", "Trick"]);
    expect(g.me.hand).toHaveLength(4);
  });

  test("pay: pays nothing and does nothing without enough cards", () => {
    const g = play(
      { do: "pay", cost: [{ pay: "discard", count: 2 }], then: draw(3) },
      { me: { hand: [plain("A")] } },
    );
    expect(g.me.hand).toEqual(["A"]);
    expect(g.me.discard).toEqual(["Trick"]);
  });

  test("choose-one: performs only the chosen option", () => {
    const g = play({ do: "choose-one", options: [draw(1), draw(2), draw(3)] });
    g.answer({ seat: 0, do: "pick", picks: [1] });
    expect(g.me.hand).toHaveLength(2);
  });

  test("choose: offers exactly the matching cards, and names the chosen one `it`", () => {
    const g = play(
      { do: "choose", from: { of: "you", face: "down" }, then: { do: "flip", card: "it", face: "up" } },
      field,
    );
    expect(g.offered()).toEqual(["Fallen", "Late"]);
    g.pick("Late");
    expect(g.face("Fallen")).toBe("down");
    expect(g.face("Late")).toBe("up");
  });

  test("choose: takes all cards if there are fewer than the count, and opens no prompt if there are none", () => {
    const flip: Effect = { do: "flip", card: "it", face: "up" };
    const g = play({ do: "choose", from: { of: "you", face: "down" }, count: 3, then: flip }, field);
    expect(g.decision).toMatchObject({ min: 2, max: 2 });
    g.pick("Fallen", "Late");
    expect(g.face("Fallen")).toBe("up");
    expect(g.face("Late")).toBe("up");
    expect(play({ do: "choose", from: { subtype: "drake" }, then: flip }, field).decision?.kind).toBe("act");
  });

  test("choose up to: allows choosing none", () => {
    const flip: Effect = { do: "flip", card: "it", face: "up" };
    const g = play({ do: "choose", from: { face: "down" }, count: 2, upTo: true, then: flip }, field);
    expect(g.decision).toMatchObject({ min: 0, max: 2 });
    g.pick();
    expect(g.face("Fallen")).toBe("down");
  });

  test("choose by the opponent: prompts the opponent", () => {
    const g = play(
      {
        do: "choose",
        from: { of: "opponent", face: "up" },
        by: "opponent",
        then: { do: "flip", card: "it", face: "down" },
      },
      field,
    );
    expect(g.decision?.seat).toBe(1);
    g.pick("Other");
    expect(g.face("Other")).toBe("down");
  });

  test("choose as other: names a second card besides `it`", () => {
    const g = play(
      {
        do: "choose",
        from: { of: "you", face: "up" },
        as: "other",
        then: {
          do: "choose",
          from: { of: "opponent", touching: "other" },
          then: {
            do: "modify",
            card: "it",
            stats: ["n"],
            op: "add",
            amount: { stat: "n", of: "other" },
            until: "turn",
          },
        },
      },
      field,
    );
    g.pick("Mine");
    expect(g.offered()).toEqual(["Enemy"]);
    g.pick("Enemy");
    expect(readStat(g.engine, g.id("Enemy"), "n")).toBe(4);
  });

  test("each: affects all cards that match when it begins, in zone order", () => {
    const g = play(
      { do: "each", from: { of: "you", face: "down" }, effect: { do: "flip", card: "it", face: "up" } },
      field,
    );
    expect(g.eventTypes.filter((type) => type === "flip-up")).toHaveLength(2);
  });

  test("a word of the game is performed, and an unknown one throws", () => {
    const g = play({ do: "word", word: "place-again" }, field);
    expect(g.state.vars.placements).toBe(2);
    expect(() => play({ do: "word", word: "dance" })).toThrow("dance");
  });
});

describe("effects on cards", () => {
  test.each([
    ["you", 2, 0],
    ["opponent", 0, 2],
    ["each", 2, 2],
  ] as const)("draw: %s", (who, mine, theirs) => {
    const g = play({ do: "draw", who, count: 2 });
    expect(g.me.hand.length).toEqual(mine);
    expect(g.foe.hand.length).toEqual(theirs);
  });

  test("draw: takes an amount, and stops when the deck is empty", () => {
    expect(play({ do: "draw", who: "you", count: { count: {} } }, field).me.hand).toHaveLength(5);
    expect(play(draw(3), { me: { deck: [plain("Last")] } }).me.hand).toEqual(["Last"]);
  });

  test("discard: each player chooses, the controller first", () => {
    const g = play(
      { do: "discard", who: "each", count: 1 },
      { me: { hand: [plain("A"), plain("B")] }, foe: { hand: [plain("C"), plain("D")] } },
    );
    expect(g.decision?.seat).toBe(0);
    expect(g.offered()).toEqual(["A", "B"]);
    g.pick("B");
    expect(g.decision?.seat).toBe(1);
    expect(g.offered()).toEqual(["C", "D"]);
    g.pick("C");
    expect(g.me.hand).toEqual(["A"]);
    expect(g.foe.hand).toEqual(["D"]);
  });

  test("discard: takes all cards if there are too few, and opens no prompt without any", () => {
    const g = play({ do: "discard", who: "each", count: 3 }, { foe: { hand: [plain("C"), plain("D")] } });
    g.pick("C", "D");
    expect(g.foe.discard).toEqual(["C", "D"]);
  });

  test("discard at random: opens no prompt", () => {
    const g = play(
      { do: "discard", who: "opponent", count: 1, atRandom: true },
      { foe: { hand: [plain("C"), plain("D")] }, dice: [2] },
    );
    expect(g.foe.discard).toEqual(["D"]);
  });

  test("flip: turns a card up or down, and leaves a card that already has that facing", () => {
    const g = play({ do: "each", from: {}, effect: { do: "flip", card: "it", face: "down" } }, field);
    expect(g.eventTypes.filter((type) => type === "flip-down")).toHaveLength(3);
  });

  test("move: puts a card from the field into hand, discard pile, and top and bottom of the deck", () => {
    const moved = (to: string, bottom?: true) =>
      play(
        {
          do: "choose",
          from: { of: "opponent" },
          then: { do: "move", card: "it", to, ...(bottom ? { bottom } : {}) },
        },
        { ...field, foe: { ...field.foe, deck: [plain("Deep"), plain("Top")] } },
      ).pick("Enemy");
    expect(moved("hand").foe.hand).toEqual(["Enemy"]);
    expect(moved("discard").foe.discard).toEqual(["Enemy"]);
    expect(moved("deck").foe.deck.at(-1)).toBe("Enemy");
    expect(moved("deck", true).foe.deck.at(0)).toBe("Enemy");
  });

  test("move: putting a Warrior from the field is not a discard, moving a card from hand is", () => {
    const off = play(
      { do: "choose", from: { of: "opponent" }, then: { do: "move", card: "it", to: "discard" } },
      field,
    ).pick("Enemy");
    expect(off.eventTypes.includes("remove")).toBe(true);
    expect(off.eventTypes.includes("discard")).toBe(false);
    const held = play(
      { do: "choose", from: { zone: "hand", of: "you" }, then: { do: "move", card: "it", to: "discard" } },
      { me: { hand: [plain("A"), plain("B")] } },
    ).pick("A");
    expect(held.eventTypes.includes("discard")).toBe(true);
  });

  test.each([
    ["add", 1, 3],
    ["add", -5, 0],
    ["set", 4, 4],
    ["min", 3, 3],
    ["min", 1, 2],
    ["max", 1, 1],
    ["max", 3, 2],
  ] as const)("modify: %s %i makes 2 to %i, until the turn ends", (op, amount, value) => {
    const g = play(
      {
        do: "each",
        from: { of: "you", face: "up" },
        effect: { do: "modify", card: "it", stats: ["n", "e"], op, amount, until: "turn" },
      },
      field,
    );
    const numbers = () => ["n", "e", "s"].map((stat) => readStat(g.engine, g.id("Mine"), stat));
    expect(numbers()).toEqual([value, value, 2]);
    g.me.endTurn();
    expect(numbers()).toEqual([2, 2, 2]);
  });

  test("modify for the rest of the game: lasts beyond the turn, and ends when the card leaves", () => {
    const g = play(
      {
        do: "each",
        from: { of: "you", face: "up" },
        effect: { do: "modify", card: "it", stats: ["n"], op: "add", amount: 1, until: "game" },
      },
      field,
    );
    g.me.endTurn();
    expect(readStat(g.engine, g.id("Mine"), "n")).toBe(3);
  });

  test("arrange: shows the top cards to their owner only and keeps the chosen order", () => {
    const deck = ["A", "B", "C", "D"].map((name) => plain(name));
    const g = play({ do: "arrange", count: 3 }, { me: { deck } });
    const { decision } = g;
    if (decision?.kind !== "arrange") throw new Error("not asked to arrange");
    expect(decision.options.map(({ card = -1 }) => g.state.cards[card]?.def)).toEqual(["D", "C", "B"]);
    expect(canSee(g.engine, g.card("D"), 0)).toBe(true);
    expect(canSee(g.engine, g.card("D"), 1)).toBe(false);
    expect(g.view(1).decision).toMatchObject({ kind: "act", seat: 0 });
    g.answer({ seat: 0, do: "arrange", order: [1, 2, 0] });
    expect(g.me.deck).toEqual(["A", "D", "B", "C"]);
  });

  test("arrange: refuses a wrong order, and opens no prompt for a single card", () => {
    const deck = [plain("A"), plain("B")];
    const g = play({ do: "arrange", count: 3 }, { me: { deck } });
    g.refused({ seat: 0, do: "arrange", order: [0, 0] });
    g.refused({ seat: 0, do: "arrange", order: [0] });
    g.answer({ seat: 0, do: "arrange", order: [0, 1] });
    expect(g.me.deck).toEqual(["A", "B"]);
    expect(play({ do: "arrange", count: 3 }, { me: { deck: [plain("A")] } }).decision?.kind).toBe("act");
  });

  test("reveal: shows the zone only to the named players", () => {
    const hands = { foe: { hand: [plain("C"), plain("D")] } };
    const g = play({ do: "reveal", zone: "hand", of: "opponent", to: "you" }, hands);
    expect(["C", "D"].map((name) => canSee(g.engine, g.card(name), 0))).toEqual([true, true]);
    const one = play(
      { do: "reveal", zone: "hand", of: "opponent", to: "you", atRandom: true },
      { ...hands, dice: [1] },
    );
    expect(["C", "D"].map((name) => canSee(one.engine, one.card(name), 0))).toEqual([true, false]);
    const own = play(
      { do: "reveal", zone: "hand", of: "you", to: "opponent" },
      { me: { hand: [plain("A")] } },
    );
    expect(canSee(own.engine, own.card("A"), 1)).toBe(true);
  });

  test("protection: skips a card that is protected from the change", () => {
    const guarded = special("Enemy", { keywords: ["guarded"], numbers: [2, 2, 2, 2, 2, 2, 2, 2] });
    const layout: D20Layout = {
      foe: { field: [at(1, 0, guarded)] },
      me: { field: [at(0, 0, plain("Mine"))] },
    };
    const all = (effect: Effect) => play({ do: "each", from: { of: "opponent" }, effect }, layout);
    expect(all({ do: "flip", card: "it", face: "down" }).face("Enemy")).toBe("up");
    expect(all({ do: "move", card: "it", to: "hand" }).zone("Enemy")).toBe("battlefield");
    const g = all({ do: "modify", card: "it", stats: ["n"], op: "add", amount: -1, until: "turn" });
    expect(readStat(g.engine, g.id("Enemy"), "n")).toBe(2);
  });
});
