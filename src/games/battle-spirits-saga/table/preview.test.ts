import { expect, test } from "vitest";
import { beast, saga } from "../testing";
import { preview } from "./preview";

const dear = beast("Dear", { cost: 3 });

/** Whether the preview of summoning the card announces a prompt for its price, and the first prompt there is. */
function summoned(me: NonNullable<Parameters<typeof saga>[0]>["me"], name: string) {
  const g = saga({ me });
  const view = g.view(0);
  const action = view.actions.find(
    ({ type, card }) => type === "summon" && view.cards[card ?? -1]?.def === name,
  );
  if (action === undefined) throw new Error(`${name} cannot be summoned`);
  const found = preview({ rules: g.engine.rules, state: view }, action);
  g.me.summoning(name);
  const first = g.decision?.prompt.key;
  g.leaveOpen();
  return { asks: found?.asksPrice ?? false, first };
}

const PAY = "prompt.battle-spirits-saga.pay";

test("BSS 10-6-6 says that a price that can be paid in several ways is asked for first", () => {
  expect(summoned({ hand: [dear], reserve: 5 }, "Dear")).toEqual({ asks: true, first: PAY });
});

test("BSS 10-6-6 does not say so of a price that can be paid in one way only, or of none", () => {
  const one = summoned({ hand: [dear], reserve: 5, soul: "trash" }, "Dear");
  expect(one.asks).toBe(false);
  expect(one.first).not.toBe(PAY);
  const free = summoned({ hand: [beast("Free", { cost: 0 })], reserve: 5 }, "Free");
  expect(free.asks).toBe(false);
  expect(free.first).not.toBe(PAY);
});
