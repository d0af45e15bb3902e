import { describe, expect, test } from "vitest";
import { anytimeActions, canAct, canAnswer, legalActions, type Rules, timeOut, view } from "../index";
import { bazaarRules } from "../testing/bazaar";
import { startGame } from "../testing/test-table";
import { withParts } from "../testing/tiny";

const BAZAAR = bazaarRules(1);
const RULES = withParts(BAZAAR, {
  decisions: { anytime: { ...BAZAAR.decisions.anytime, ...timeOut("B 8") } },
});

const begin = (seats = 2, rules: Rules = RULES) => startGame(rules, seats);
const draw = (reply: string) => ({ type: "draw", data: { reply } });

describe("conceding", () => {
  test("is possible for every seat at any time, and ends a two-player game", () => {
    const table = begin();
    table.anytime(1, "concede");
    expect(table.state.outcome).toMatchObject({ winners: [0], cause: "concession", rule: "B 6" });
    expect(table.state.decision).toBeNull();
  });

  test("is not possible after the game is over", () => {
    const table = begin();
    table.anytime(1, "concede");
    const refusal = table.refused({ seat: 0, do: "anytime", action: { type: "concede" } });
    expect(refusal).toMatchObject({ why: { key: "why.game-over" }, rule: "B 6" });
    expect(anytimeActions(table.engine, 0)).toEqual([]);
    expect(legalActions(table.engine)).toEqual([]);
  });
});

describe("a draw by agreement", () => {
  test("needs an offer and the consent of every remaining seat", () => {
    const table = begin(3);
    table.anytime(1, "draw", { reply: "offer" });
    expect(table.state.drawOffers).toEqual([1]);
    table.anytime(0, "draw", { reply: "accept" });
    expect(table.state.outcome).toBeNull();
    table.anytime(2, "draw", { reply: "accept" });
    expect(table.state.outcome).toEqual({ winners: [], cause: "agreed-draw", rule: "B 7" });
  });

  test("leaves the open decision as it was", () => {
    const table = begin();
    const before = table.decision;
    table.anytime(1, "draw", { reply: "offer" });
    expect(table.decision).toEqual(before);
  });

  test("is off when one seat declines", () => {
    const table = begin(3);
    table.anytime(1, "draw", { reply: "offer" });
    table.anytime(2, "draw", { reply: "decline" });
    expect(table.state.drawOffers).toEqual([]);
    expect(table.refused({ seat: 0, do: "anytime", action: draw("accept") }).why.key).toBe(
      "why.no-draw-offered",
    );
  });

  test("cannot be accepted by the seat that offered it, nor offered twice", () => {
    const table = begin(3);
    table.anytime(1, "draw", { reply: "offer" });
    const own = table.refused({ seat: 1, do: "anytime", action: draw("accept") });
    expect(own.why.key).toBe("why.own-draw-offer");
    const again = table.refused({ seat: 0, do: "anytime", action: draw("offer") });
    expect(again.why.key).toBe("why.draw-already-offered");
  });

  test("is not accepted by a meaningless reply", () => {
    const table = begin();
    table.anytime(1, "draw", { reply: "offer" });
    for (const data of [undefined, {}, { reply: "yes" }, { reply: true }, { reply: null }]) {
      const action = data === undefined ? { type: "draw" } : { type: "draw", data };
      expect(table.refused({ seat: 0, do: "anytime", action }).why.key).toBe("why.no-such-action");
    }
  });

  test("lists the possible replies", () => {
    const table = begin();
    const replies = (seat: number) =>
      view(table.engine, seat).anytime.flatMap((action) =>
        action.type === "draw" ? [action.data?.reply] : [],
      );
    expect(replies(0)).toEqual(["offer"]);
    table.anytime(0, "draw", { reply: "offer" });
    expect(replies(0)).toEqual([]);
    expect(replies(1)).toEqual(["accept", "decline"]);
  });

  test("is off when a seat leaves meanwhile", () => {
    const table = begin(3);
    table.anytime(1, "draw", { reply: "offer" });
    table.anytime(0, "draw", { reply: "accept" });
    table.anytime(2, "concede");
    expect(table.state.outcome).toBeNull();
    expect(table.state.drawOffers).toEqual([]);
  });
});

describe("a time-out", () => {
  test("stops the game for every seat until the seat that called it ends it", () => {
    const table = begin();
    table.anytime(1, "time-out");
    expect(legalActions(table.engine)).toEqual([]);
    expect(view(table.engine, 0).actions).toEqual([]);
    expect(canAct(table.engine, 0, { type: "pass" })).toMatchObject({
      ok: false,
      why: { key: "why.paused", args: { player: "Seat 1" } },
    });
    expect(table.refused({ seat: 0, do: "anytime", action: { type: "end-time-out" } }).why.key).toBe(
      "why.not-your-time-out",
    );
    expect(table.refused({ seat: 0, do: "anytime", action: { type: "time-out" } }).why.key).toBe(
      "why.already-time-out",
    );
    table.anytime(1, "end-time-out");
    table.pass(0);
    expect(table.asked).toBe(1);
  });

  test("cannot be ended when none was called", () => {
    expect(begin().refused({ seat: 0, do: "anytime", action: { type: "end-time-out" } }).why.key).toBe(
      "why.no-time-out",
    );
  });

  test("ends when the seat that called it leaves the game", () => {
    const table = begin(3);
    table.anytime(1, "time-out");
    table.anytime(1, "concede");
    table.pass(0);
    expect(table.asked).toBe(2);
  });

  test("does not prevent conceding", () => {
    const table = begin(2);
    table.anytime(1, "time-out");
    table.anytime(0, "concede");
    expect(table.state.outcome?.winners).toEqual([1]);
  });
});

test("refuses an anytime action that the rules do not have, whatever its name", () => {
  const table = begin();
  for (const type of ["nothing", "constructor", "toString", "__proto__", "hasOwnProperty", ""]) {
    expect(canAnswer(table.engine, { seat: 0, do: "anytime", action: { type } })).toMatchObject({
      ok: false,
      why: { key: "why.no-such-action" },
    });
  }
});

test("a game without anytime actions lists none", () => {
  const { anytime: _anytime, ...decisions } = RULES.decisions;
  const table = begin(2, { ...RULES, decisions });
  expect(anytimeActions(table.engine, 0)).toEqual([]);
  expect(table.refused({ seat: 0, do: "anytime", action: { type: "concede" } }).rule).toBe("B 2.2");
});
