import { expect, test } from "vitest";
import type { AllotDecision } from "../../../kernel";
import { say } from "../../../text";
import { aNexus, beast, type SagaScenario, saga } from "../testing";
import { previewShares } from "./shares-preview";

/** The outcome shown for the open decision with these amounts. */
function outcome(g: SagaScenario, amounts?: readonly number[]) {
  const view = g.view(0);
  const decision = view.decision as AllotDecision;
  const found = previewShares({ rules: g.engine.rules, state: view }, decision, amounts ?? decision.proposal);
  g.leaveOpen();
  return {
    lines: found?.lines.map(say),
    notes: found?.notes.map(({ note, harms }) => `${harms ? "! " : ""}${say(note)}`),
    now: found?.steps?.now,
    does: found && say(found.buttonLabel),
  };
}

const dear = beast("Dear", { cost: 4, reduction: ["red", "red", "white"] });

test("BSS 10-6-5, BSS 2-7-3 shows the cost and its reduction while a cost is paid", () => {
  const g = saga({ me: { spirits: [{ card: beast("Wolf"), cores: 3 }], hand: [dear], reserve: 1 } });
  g.me.summoning("Dear");
  expect(outcome(g)).toEqual({
    lines: ["Costs 3 cores: 4 minus 1 for your symbols (3 at most)."],
    notes: ["then LV1, BP 3000"],
    now: 0,
    does: "Confirm payment",
  });
});

test("BSS 9-3-2 warns of a spirit that drops below LV1, and never proposes it if it can be avoided", () => {
  const g = saga({
    me: { spirits: [{ card: beast("Wolf"), cores: 1 }], hand: [dear], reserve: 5, soul: "trash" },
  });
  g.me.summoning("Dear");
  expect(outcome(g).notes).toEqual([]);
  expect(outcome(g, [2, 1]).notes).toEqual(["! Wolf drops below LV1 and is destroyed."]);
});

test("BSS 10-6-7, BSS 2-10-3 shows the level the placed cores give before they are placed", () => {
  const g = saga({ me: { hand: [beast("Wolf")], reserve: 5, nexuses: [aNexus("Tower")] } });
  g.me.summoning("Wolf");
  while (g.decision?.prompt.key !== "prompt.battle-spirits-saga.place-cores")
    g.answer({ seat: 0, do: "allot", amounts: (g.decision as AllotDecision).proposal });
  expect(outcome(g, [1, 0]).lines).toEqual(["With 1 core: LV1, BP 3000.", "LV1 from 1, LV2 from 3."]);
  expect(outcome(g, [3, 0])).toMatchObject({ now: 1, does: "Place these cores" });
  expect(outcome(g, [3, 0]).lines?.[0]).toBe("With 3 cores: LV2, BP 5000.");
});

test("reads a hand card as printed", () => {
  const g = saga({ me: { hand: [beast("Wolf")] } });
  expect(g.level("Wolf")).toBe(1);
  expect(g.bp("Wolf")).toBe(3000);
});
