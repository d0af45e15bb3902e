import { expect, test } from "vitest";
import type { Effect } from "../../../language";
import { always } from "../cards/card";
import { own, when, whenDestroyed, word } from "../cards/parts";
import type { SagaScenario } from "../testing";
import { able, aMain, aNexus, bear, type Side, saga } from "../testing";

const phoenix = able("Phoenix", whenDestroyed(word("summon", { card: "this", free: true })));
const slay = aMain("Slay", { do: "each", from: own(), effect: word("destroy", { card: "it" }) });
const choosing: Effect = { do: "choose", from: own(), count: 1, then: word("destroy", { card: "it" }) };
const pyre = aNexus("Pyre", { effects: [always(when({ on: "summon", card: own() }, choosing))] });

/** A spirit that returns when destroyed, and a nexus that asks which spirit to destroy whenever one arrives. */
const burning = (more: Side = {}): SagaScenario =>
  saga({ me: { spirits: [phoenix], nexuses: [pyre], hand: [slay], reserve: 1, soul: "void", ...more } });

/** Destroys the prompted spirit, the first of several, until no prompt is left. */
function burn(g: SagaScenario, atMost: number): number {
  g.me.magic("Slay");
  for (let n = 0; n < atMost; n++) {
    const { decision } = g;
    if (decision?.kind !== "pick") return n;
    g.answer({ seat: decision.seat, do: "pick", picks: [0] });
  }
  g.leaveOpen();
  return atMost;
}

test("BSS 12-1-1-1 forced effects that trigger each other are a draw as soon as the position recurs", () => {
  const g = burning();
  expect(burn(g, 40)).toBeLessThan(15);
  expect(g.state.outcome).toMatchObject({ winners: [], cause: "loop" });
});

test("BSS 12-1-1-1 the position does not recur while cards are being drawn", () => {
  const drawing: Effect = { do: "seq", effects: [{ do: "draw", who: "you", count: 1 }, choosing] };
  const ash = aNexus("Ash", { effects: [always(when({ on: "summon", card: own() }, drawing))] });
  const deck = Array.from({ length: 20 }, () => bear);
  const g = burning({ nexuses: [ash], deck });
  expect(burn(g, 60)).toBe(deck.length);
  expect(g.state.outcome).toMatchObject({ cause: "loop" });
});
