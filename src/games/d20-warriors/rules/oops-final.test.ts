import { describe, expect, test } from "vitest";
import { hashState } from "../../../kernel";
import type { Effect } from "../../../language";
import { at, plain, special, trick } from "../testing";
import { expectFinal, LIFT, left, position, withoutOops } from "../testing/oops";

describe("D20 11.8", () => {
  test("D20 11.8 a declared battle cannot be undone and blocks undoing earlier actions", () => {
    const g = position({ dice: [9, 2], stops: ["attack", "result"] });
    g.me.place("New", 2, 1).me.attack("Mine", "Theirs");
    expectFinal(g);
    g.pass().pass();
    expectFinal(g);
    g.pass().pass();
    expectFinal(g);
    expect(g.cellOf("New")).toEqual([2, 1]);
  });

  test("D20 11.8 a battle without dice blocks as well", () => {
    const g = position({
      me: {
        field: [at(0, 0, plain("Mine"))],
        hand: [trick("One"), trick("Push", { do: "flip", card: "target", face: "down" })],
      },
      stops: ["attack"],
    });
    g.me.flash("One").me.attack("Mine", "Theirs");
    g.me.flash("Push");
    g.me.anytime("oops");
    expect(g.face("Theirs")).toBe("up");
    expect(g.battle?.stage).toBe("declared");
    expectFinal(g);
    g.me.flash("Push").pass().pass();
    g.me.anytime("oops");
    expect(g.decision).toMatchObject({ window: "attack", seat: 0 });
    g.leaveOpen();
  });

  test("D20 11.8 using an ability blocks too", () => {
    const sage = special("Sage", {
      abilities: [{ kind: "activated", effect: { do: "flip", card: "this", face: "down" } }],
    });
    const g = position({ me: { field: [at(0, 0, sage)], hand: [plain("New")] } });
    g.me.place("New", 2, 1).me.use("Sage");
    expectFinal(g);
    expect(g.face("Sage")).toBe("down");
  });

  test("D20 11.8 ending the turn cannot be undone on its own", () => {
    const g = position({ stops: ["turn-end"] });
    g.me.endTurn();
    expectFinal(g);
    g.pass().pass();
  });
});

describe("D20 11.9", () => {
  const cases: readonly { readonly what: string; readonly effect: Effect }[] = [
    { what: "drew a card", effect: { do: "draw", who: "you", count: 1 } },
    { what: "made the opponent draw", effect: { do: "draw", who: "opponent", count: 1 } },
    { what: "showed a hand", effect: { do: "reveal", zone: "hand", of: "opponent", to: "you" } },
    { what: "discarded at random", effect: { do: "discard", who: "opponent", count: 1, atRandom: true } },
    { what: "looked at the deck", effect: { do: "arrange", count: 1 } },
  ];

  test.each(cases)("D20 11.9 a Flash card that $what cannot be undone", ({ effect }) => {
    const g = position({ me: { hand: [trick("Look", effect), trick("One")] } });
    g.me.flash("One").me.flash("Look");
    expectFinal(g);
    expect(g.me.discard).toContain("Look");
  });

  test("D20 11.9 a Flash card that rolled a die cannot be undone", () => {
    const extra: Effect = { do: "word", word: "extra-die", args: { for: "yours" } };
    const g = position({
      me: { field: [at(0, 0, plain("Mine"))], hand: [trick("More", extra)] },
      dice: [9, 2, 4],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs").me.flash("More");
    expect(g.rolled("Mine")).toEqual([9, 4]);
    expectFinal(g);
    g.pass().pass();
  });

  test("D20 11.9 a placement that triggered a draw cannot be undone", () => {
    const herald = special("Herald", {
      abilities: [
        {
          kind: "trigger",
          when: { on: "place", card: "this" },
          effect: { do: "draw", who: "you", count: 1 },
        },
      ],
    });
    const g = position({ me: { hand: [herald], field: [at(0, 0, plain("Mine"))] } });
    g.me.place("Herald", 2, 1);
    expectFinal(g);
  });

  test("D20 11.9 a draw from an empty deck reveals nothing and can be undone", () => {
    const draws = trick("Dig", { do: "draw", who: "you", count: 2 });
    const g = position({ me: { hand: [draws], deck: [] } });
    g.me.flash("Dig");
    g.me.anytime("oops");
    expect(g.me.hand).toEqual(["Dig"]);
  });
});

describe("D20 11.10", () => {
  test("D20 11.10 restores the state exactly after a placement", () => {
    const g = position({ stops: ["placement"] });
    const before = withoutOops(g);
    g.me.place("New", 2, 1).pass();
    expect(withoutOops(g)).not.toBe(before);
    g.me.anytime("oops");
    expect(withoutOops(g)).toBe(before);
    expect(g.state.takebacks).toEqual([]);
    expect(left(g)).toEqual([1, 2]);
  });

  test("D20 11.10 restores the state exactly after a Flash card, lasting effects included", () => {
    const g = position();
    const before = withoutOops(g);
    g.me.flash("Lift");
    expect(g.state.modifiers).toHaveLength(1);
    g.me.anytime("oops");
    expect(withoutOops(g)).toBe(before);
  });

  test("D20 11.10 a Flash card can be taken back while its effect asks, and after the answer", () => {
    const asking = position();
    const before = withoutOops(asking);
    asking.me.flash("Fall");
    expect(asking.decision).toMatchObject({ kind: "pick", seat: 0 });
    asking.me.anytime("oops");
    expect(withoutOops(asking)).toBe(before);
    asking.me.flash("Fall").pick("Theirs");
    asking.me.anytime("oops");
    expect(withoutOops(asking)).toBe(before);
    expect(left(asking)).toEqual([0, 2]);
  });

  test("D20 11.10 restores the same dice and decision in the middle of a battle", () => {
    const g = position({
      me: { field: [at(0, 0, plain("Mine"))], hand: [LIFT] },
      dice: [9, 2],
      stops: ["dice"],
    });
    g.me.attack("Mine", "Theirs");
    const before = { state: withoutOops(g), asked: g.decision, battle: g.battle };
    g.me.flash("Lift");
    g.me.anytime("oops");
    expect({ state: withoutOops(g), asked: g.decision, battle: g.battle }).toEqual(before);
    g.pass().pass();
    expect(g.face("Theirs")).toBe("down");
  });

  test("D20 11.10 later dice are the same as without the undone action", () => {
    const play = (detour: boolean) => {
      const g = position();
      if (detour) {
        g.me.flash("Lift");
        g.me.anytime("oops");
      }
      g.me.attack("Mine", "Theirs");
      return { mine: g.rolled("Mine"), theirs: g.rolled("Theirs") };
    };
    expect(play(true)).toEqual(play(false));
  });
});

describe("D20 11.11", () => {
  test("D20 11.11 two OOPS undo two actions in a row, the last one first", () => {
    const g = position();
    const start = withoutOops(g);
    const whole = hashState(g.state);
    g.me.flash("One");
    const middle = withoutOops(g);
    const known = g.state.takebacks.length;
    g.me.flash("Two");
    g.me.anytime("oops");
    expect(withoutOops(g)).toBe(middle);
    expect(g.state.takebacks).toHaveLength(known);
    expect(g.me.hand.includes("One")).toBe(false);
    expect(g.me.hand.includes("Two")).toBe(true);
    g.me.anytime("oops");
    expect(withoutOops(g)).toBe(start);
    expect(hashState(g.state)).not.toBe(whole);
    expect(left(g)).toEqual([0, 2]);
  });

  test("D20 11.11 one OOPS undoes only the last action", () => {
    const g = position({ oops: 1 });
    g.me.flash("One").me.flash("Two");
    g.me.anytime("oops");
    expect(g.me.hand).toContain("Two");
    expect(g.me.notAnytime("oops")).toMatchObject({
      why: { key: "why.no-takeback-left" },
      rule: "D20 11.11",
    });
    expect(g.view(0).anytime.map((action) => action.type)).toEqual(["concede", "time-out"]);
    expect(g.me.discard).toEqual(["One"]);
  });

  test("D20 11.11 OOPS does not reach past an action of the opponent", () => {
    const g = position({ stops: ["placement"] });
    g.me.flash("One").me.place("New", 2, 1).pass();
    g.foe.flash("Answer");
    g.me.flash("Two");
    g.me.anytime("oops");
    expect(g.me.hand).toContain("Two");
    expectFinal(g);
    expect(g.foe.discard).toEqual(["Answer"]);
    g.pass().pass();
  });

  test("D20 11.11 an action repeated after an OOPS can be undone again", () => {
    const g = position();
    g.me.flash("One");
    g.me.anytime("oops");
    g.me.flash("One");
    g.me.anytime("oops");
    expect(g.me.hand).toContain("One");
    expect(left(g)).toEqual([0, 2]);
  });
});

describe("D20 11.12", () => {
  const answered = () => {
    const g = position({ stops: ["placement"] });
    g.me.place("New", 2, 1).pass();
    const before = { state: withoutOops(g), asked: g.decision };
    g.foe.flash("Answer");
    return { g, before };
  };

  test("D20 11.12 the opponent of the active player takes back a Flash card just played", () => {
    const { g, before } = answered();
    expect(g.decision).toMatchObject({ window: "placement", seat: 0 });
    g.foe.anytime("oops");
    expect(g.foe.hand).toContain("Answer");
    expect({ state: withoutOops(g), asked: g.decision }).toEqual(before);
    expect(left(g)).toEqual([2, 1]);
    g.pass();
    expect(g.cellOf("New")).toEqual([2, 1]);
  });

  test("D20 11.12 this is possible after the active player has passed too", () => {
    const { g } = answered();
    g.pass().pass();
    g.foe.anytime("oops");
    expect(g.foe.hand).toContain("Answer");
    expect(g.decision).toMatchObject({ window: "placement", seat: 1 });
    g.pass();
  });

  test("D20 11.12 this is no longer possible when the active player has acted", () => {
    const { g } = answered();
    g.me.flash("One");
    expectFinal(g, g.foe);
    g.pass().pass();
    expect(g.foe.discard).toEqual(["Answer"]);
  });

  test("D20 11.12 undoing a Flash card played at the end of the turn returns to that offer", () => {
    const g = position({ stops: ["turn-end"] });
    g.me.endTurn().me.pass();
    const before = withoutOops(g);
    g.foe.flash("Answer");
    expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
    g.foe.anytime("oops");
    expect(withoutOops(g)).toBe(before);
    expect(g.decision).toMatchObject({ window: "turn-end", seat: 1 });
    g.foe.pass();
    expect(g.state.turn).toMatchObject({ number: 4, seat: 1 });
  });
});
