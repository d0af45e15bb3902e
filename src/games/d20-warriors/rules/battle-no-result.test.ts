import { describe, expect, test } from "vitest";
import type { Effect } from "../../../language";
import { d20Warriors } from "..";
import { at, COMPASS, d20, faces, pair, plain, RISE, rolls, trick } from "../testing";

const turnDown = (card: string): Effect => ({ do: "flip", card, face: "down" });

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
      const [removed, left] = fighter === "attacker" ? ["Mine", "Theirs"] : ["Theirs", "Mine"];
      expect(g.zone(removed) === "battlefield" && g.face(removed) === "up").toBe(false);
      expect(g.face(left)).toBe("up");
      expect(g.eventTypes.filter((type) => type === "roll")).toHaveLength(dice);
      expect(g.eventTypes).not.toContain("win");
      const noResults = g.events.filter((event) => event.type === "no-result");
      expect(noResults).toMatchObject([{ def: "Mine", targetDef: "Theirs", rule: "D20 5.20" }]);
      expect(g.battle).toMatchObject({ stage: "over", winner: null });
      expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
      for (const seat of [0, 1]) {
        const sides = d20Warriors.status.contest(g.view(seat))?.sides ?? [];
        expect(
          sides.map((side) => side.seat),
          "who fought is told also when a fighter is hidden now",
        ).toEqual([0, 1]);
      }
    },
  );

  test.each(MOMENTS)(
    "D20 5.20 flipping a fighter down and up again $moment still ends the battle",
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
      expect(g.eventTypes.filter((type) => type === "roll")).toHaveLength(dice);
      expect(g.eventTypes.filter((type) => type === "no-result")).toHaveLength(1);
      g.dice(9, 2).me.attack("Mine", "Theirs").pass().pass().pass().pass();
      expect(faces(g)).toEqual(["up", "down"]);
    },
  );

  test.each(MOMENTS)(
    "D20 5.20 a fighter that leaves the battlefield and comes back $moment no longer fights",
    ({ passes, dice }) => {
      const again: Effect = {
        do: "choose",
        from: { zone: "hand", of: "you", type: "warrior" },
        then: { do: "word", word: "deploy", args: { card: "it" } },
      };
      const g = pair({
        dice: [7, 7, 15, 15, 9, 2],
        hand: [trick("Push", { do: "move", card: "target", to: "hand" })],
        others: [trick("Again", again)],
        stops: ["attack", "dice"],
      });
      g.me.attack("Mine", "Theirs");
      for (let i = 0; i < passes; i++) g.pass();
      g.me.flash("Push").pass();
      g.foe.flash("Again").pick("Theirs").cell(1, 0).pass().pass();
      expect(faces(g)).toEqual(["up", "up"]);
      expect(g.eventTypes.filter((type) => type === "roll")).toHaveLength(dice);
      expect(g.eventTypes.filter((type) => type === "no-result")).toHaveLength(1);
    },
  );

  const away = (card: string): Effect => ({ do: "word", word: "swap", args: { card, with: "it" } });
  const moved = (fighter: "attacker" | "target", to: readonly [number, number], stop: "attack" | "dice") => {
    const push = trick("Push", { do: "choose", from: { of: "you", not: fighter }, then: away(fighter) });
    const own = { field: [at(...to, plain("Other", 3))], hand: [push] };
    const g = d20({
      me: {
        field: [at(0, 0, plain("Mine", COMPASS)), ...(fighter === "attacker" ? own.field : [])],
        hand: [push],
      },
      foe: { field: [at(1, 0, plain("Theirs")), ...(fighter === "target" ? own.field : [])], hand: own.hand },
      dice: [9, 9, 9, 2],
      stops: [stop],
    });
    g.me.attack("Mine", "Theirs");
    if (fighter === "target") g.pass();
    (fighter === "attacker" ? g.me : g.foe).flash("Push").pick("Other").pass().pass();
    return g;
  };

  test.each([
    ["attacker", [-1, 0]],
    ["attacker", [-1, 2]],
    ["target", [2, 0]],
    ["target", [2, 3]],
  ] as const)(
    "D20 5.20 when the %s moves out of touch to %s before the roll, no dice are rolled",
    (fighter, to) => {
      const g = moved(fighter, to, "attack");
      expect(faces(g)).toEqual(["up", "up"]);
      expect(g.eventTypes).not.toContain("roll");
      expect(g.eventTypes.filter((type) => type === "no-result")).toHaveLength(1);
      expect(g.battle).toMatchObject({ stage: "over", winner: null });
    },
  );

  test("D20 5.20 the dice decide when a fighter moves out of touch after the roll", () => {
    const g = moved("target", [2, 3], "dice");
    expect(faces(g)).toEqual(["up", "down"]);
    expect(g.cellOf("Theirs")).toEqual([2, 3]);
  });

  test("D20 5.4 a fighter that moves but still touches fights in the new direction", () => {
    const g = moved("target", [0, 1], "attack");
    expect(rolls(g)).toEqual([
      [9, 9],
      [9, 2],
    ]);
    expect(faces(g)).toEqual(["up", "down"]);
  });

  test("D20 5.20 a flip after the result does not change it", () => {
    const g = pair({
      dice: [9, 2],
      others: [trick("Push", { do: "each", from: { of: "opponent" }, effect: turnDown("it") })],
      stops: ["result"],
    });
    g.me.attack("Mine", "Theirs").pass();
    g.foe.flash("Push").pass().pass();
    expect(g.battle?.winner).toBe(0);
    expect(g.eventTypes).not.toContain("no-result");
    expect(faces(g)).toEqual(["down", "down"]);
  });

  test("D20 5.20 flipping a third Warrior does not end the battle", () => {
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
