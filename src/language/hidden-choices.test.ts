import { expect, test } from "vitest";
import { d20, special, trick } from "../games/d20-warriors/testing";
import type { Effect } from "./index";

const birds = { zone: "hand", of: "you", subtype: "bird" } as const;
const drop: Effect = { do: "move", card: "it", to: "discard" };
const may = (effect: Effect): Effect => ({ do: "may", effect });
const draw: Effect = { do: "draw", who: "you", count: 1 };

/** What the other seat sees when a player holding such a card declines the effect. */
function seen(effect: Effect, subtype: "bird" | "golem") {
  const held = special("Held", { subtype });
  const g = d20({ me: { hand: [trick("Trick", effect), held] } });
  g.me.flash("Trick");
  const asked = { decision: g.decision?.kind, view: g.view(1) };
  if (g.decision?.kind === "confirm") g.confirm(false);
  else g.answer({ seat: 0, do: "pick", picks: [] });
  return { asked, view: g.view(1), told: g.eventsSeenBy(1) };
}

test.each<[string, Effect]>([
  ["an optional choice of a card in hand", may({ do: "choose", from: birds, then: drop })],
  ["an optional effect on each card in hand", may({ do: "each", from: birds, effect: drop })],
  [
    "an optional effect paid for with a card in hand",
    may({ do: "pay", cost: [{ pay: "cards", from: birds, count: 1 }], then: draw }),
  ],
  [
    "an optional effect with a condition about the hand",
    may({ do: "if", condition: { is: "exists", filter: birds }, then: draw }),
  ],
  ["a choice of up to one card in hand", { do: "choose", from: birds, upTo: true, then: drop }],
])("%s prompts whatever is held, so the prompt reveals nothing", (_, effect) => {
  const [bird, golem] = (["bird", "golem"] as const).map((subtype) => seen(effect, subtype));
  expect(bird).toEqual(golem);
  expect(bird?.asked.decision).toMatch(/confirm|pick/);
});

test.each<[string, Effect]>([
  ["an optional effect", may({ do: "choose", from: birds, then: drop })],
  ["a choice of up to one card", { do: "choose", from: birds, upTo: true, then: drop }],
])("%s opens no prompt if all players see that there is no card", (_, effect) => {
  const g = d20({ me: { hand: [trick("Trick", effect)] } });
  g.me.flash("Trick");
  expect(g.decision?.kind).toBe("act");
  expect(g.me.discard).toEqual(["Trick"]);
});

test("an accepted may without a matching card does nothing", () => {
  const g = d20({
    me: { hand: [trick("Trick", may({ do: "choose", from: birds, then: drop })), special("Held", {})] },
  });
  g.me.flash("Trick");
  g.confirm(true);
  expect(g.me.hand).toEqual(["Held"]);
  expect(g.me.discard).toEqual(["Trick"]);
});
