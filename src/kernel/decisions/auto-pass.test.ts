import { expect, test } from "vitest";
import { autoPass, hiddenResponseWindow, PASS, type Rules, type View, viewEvent } from "../index";
import { tableFromLayout } from "../testing/test-table";
import { spellRules } from "../testing/tiny-spells";

const base = spellRules({ mode: "stack", then: "first" });
const casting = base.flow.windows.respond?.specs[0];
if (casting === undefined) throw new Error("nothing can be cast");

/** Only a Hush can be cast in the window. An Echo in hand looks the same to the others and cannot be used there. */
const RULES: Rules = {
  ...base,
  decisions: { ...base.decisions, anytime: { passing: autoPass("T 7") } },
  flow: {
    ...base.flow,
    windows: {
      ...spellRules({
        mode: "stack",
        then: "first",
        specs: [
          {
            ...casting,
            options: (g, seat) =>
              casting.options(g, seat).filter(({ card = -1 }) => g.state.cards[card]?.def === "Hush"),
          },
        ],
      }).flow.windows,
      secret: hiddenResponseWindow({ key: "prompt.secret" }, "T 7"),
    },
  },
};

const begin = (hidden: string, spared: readonly number[]) => {
  const g = tableFromLayout({
    rules: RULES,
    seats: [{ hand: ["Spark", "Spark"] }, { hand: [hidden] }, { hand: ["Echo"] }],
  });
  for (const seat of spared) g.anytime(seat, "passing", { spared: true });
  return g;
};

const cast = (g: ReturnType<typeof begin>) => g.act(0, { type: "cast", card: g.id("Spark") });

/** Each change of what seat 0 sees, until it is asked. */
function seen(hidden: string, spared: readonly number[]) {
  const g = begin(hidden, spared);
  const views: string[] = [];
  const told: unknown[] = [...cast(g).map((event) => viewEvent(event, 0))];
  for (let seat = g.asked; seat !== null && g.decision.kind === "act"; seat = g.asked) {
    const view: View = g.view(0);
    const text = JSON.stringify(view);
    if (views.at(-1) !== text) views.push(text);
    if (seat === 0 && g.decision.window === undefined) break;
    told.push(...g.act(seat, PASS).map((event) => viewEvent(event, 0)));
  }
  return { views, told };
}

test("an auto-passing seat is not asked in a window in which it can only pass", () => {
  const g = begin("Echo", [1]);
  cast(g);
  expect(g.asked).toBe(2);
  g.pass(2, 0);
  // The Spark has been cast: every seat except seat 1 is asked once more.
  g.pass(2, 0);
  expect(g.asked).toBe(0);
  expect(g.decision.rule).toBe("T 10");
});

test("an auto-passing seat is asked when it can act, and in its own turn", () => {
  const g = begin("Hush", [0, 1, 2]);
  cast(g);
  expect(g.asked).toBe(1);
  g.pass(1, 1);
  expect(g.asked).toBe(0);
  expect(g.decision.rule).toBe("T 10");
});

test("the other seats see the same events and views whether or not it is asked", () => {
  expect(seen("Hush", [1])).toEqual(seen("Echo", [1]));
});

test("while any seat auto-passes, a window hides who is asked and who has passed", () => {
  const g = begin("Hush", [1]);
  cast(g);
  const others = [0, 2, -1].map((seat) => g.view(seat));
  expect(others.map(({ decision }) => decision?.seat)).toEqual([-1, -1, -1]);
  for (const { agenda } of others) {
    expect(agenda.at(-1)?.locals).not.toHaveProperty("last");
    expect(agenda.at(-1)?.locals).not.toHaveProperty("passed");
  }
  expect(g.view(1).decision?.seat).toBe(1);
});

test("when no seat auto-passes, every seat is asked and that is public", () => {
  const g = begin("Hush", []);
  cast(g);
  expect(g.view(0).decision?.seat).toBe(1);
});

test("the setting is hidden from the others, never listed, and can be undone", () => {
  const g = begin("Echo", []);
  const before = [0, 2].map((seat) => g.view(seat));
  expect(g.anytime(1, "passing", { spared: true })).toEqual([]);
  expect([0, 2].map((seat) => g.view(seat))).toEqual(before);
  expect(g.view(1).anytime).toEqual([]);
  g.anytime(1, "passing", { spared: false });
  cast(g);
  expect(g.asked).toBe(1);
  expect("spared" in g.state && g.state.spared !== undefined).toBe(false);
  expect(g.refused({ seat: 1, do: "anytime", action: { type: "passing" } }).rule).toBe("T 7");
});
