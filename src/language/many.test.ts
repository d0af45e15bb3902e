import { describe, expect, test } from "vitest";
import { type Check, cardOf, moveToOwner, readStat, simultaneously, zoneOf } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { type RulesParts, withParts } from "../kernel/testing/tiny";
import { note } from "../kernel/testing/tiny-orders";
import type { Ability, Effect } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";

const all = (effect: Effect): Effect => ({ do: "each", from: { of: "you", not: "this" }, effect });
const out: Effect = { do: "move", card: "it", to: "trash" };
const says = (what: "a" | "b" | "c"): Effect => ({ do: "word", word: "log", args: { says: what } });
const user = (name: string, effect: Effect) => unit(name, { kind: "activated", effect });

const watcher: Ability = {
  kind: "trigger",
  when: { on: "remove", card: { of: "you" } },
  effect: says("b"),
};

const CARDS = [
  unit("Oak"),
  unit("Elm"),
  unit("Ash", watcher),
  unit("Medic", { ...watcher, effect: { do: "move", card: "it", to: "hand" } }),
  user("Axe", all(out)),
  user("Blight", all({ do: "modify", card: "it", stats: ["power"], op: "add", amount: -1, until: "turn" })),
  user("Storm", all({ do: "seq", effects: [out, says("a")] })),
  user(
    "Choice",
    all({
      do: "if",
      condition: { is: "matches", card: "it", filter: { stat: { name: "power", atLeast: 2 } } },
      then: { do: "move", card: "it", to: "hand" },
      else: out,
    }),
  ),
  user("Debt", all({ do: "seq", effects: [out, { do: "may", effect: says("c") }] })),
  user("Pair", { do: "choose", from: { of: "you", not: "this" }, count: 2, then: out }),
];

function used(name: string, field: readonly string[], more: RulesParts = {}) {
  const rules = withParts(arenaRules(CARDS), more);
  const g = tableFromLayout({ rules, seats: [{ field: [...field, name] }, {}] });
  const events = g.act(0, { type: "use", card: g.id(name) });
  return { g, events, log: () => g.state.vars.log };
}

const triggers = { order: "nested", choose: false, simultaneous: "once", rule: "A 9" } as const;
const once: RulesParts = { flow: { triggers } };

describe("an effect on several cards", () => {
  test("affects all of them at the same moment: each leaving card sees the others leave", () => {
    const { g, log } = used("Axe", ["Ash", "Oak", "Elm"]);
    expect(g.names("trash", 0)).toEqual(["Ash", "Oak", "Elm"]);
    expect(log()).toEqual(["Ash b", "Ash b", "Ash b"]);
  });

  test("counts as one event if the rules count that way, also for several chosen cards", () => {
    expect(used("Axe", ["Ash", "Oak", "Elm"], once).log()).toEqual(["Ash b"]);
    const { g, log } = used("Pair", ["Oak", "Elm", "Ash"], once);
    g.pick(0, 0, 1);
    expect(g.names("trash", 0)).toEqual(["Oak", "Elm"]);
    expect(log()).toEqual(["Ash b"]);
  });

  test("triggers an ability once, for a card that its player chooses if that matters", () => {
    const chosen: RulesParts = { flow: { triggers: { ...triggers, choose: true } } };
    const { g } = used("Pair", ["Oak", "Elm", "Medic"], chosen);
    g.pick(0, 0, 1);
    expect(g.decision).toMatchObject({ kind: "pick", seat: 0, prompt: { key: "prompt.trigger-about" } });
    g.pick(0, 1);
    expect(g.names("hand", 0)).toEqual(["Elm"]);
    expect(g.names("trash", 0)).toEqual(["Oak"]);
    const plain = used("Axe", ["Ash", "Oak", "Elm"], chosen);
    expect(plain.g.decision.kind).toBe("act");
    expect(plain.log()).toEqual(["Ash b"]);
  });

  test("with several directives performs them one by one on all cards", () => {
    const { events, log } = used("Storm", ["Oak", "Elm"]);
    expect(events.map(({ type }) => type)).toEqual(["remove", "remove"]);
    expect(log()).toEqual(["Storm a", "Storm a"]);
    const types: string[] = [];
    const check: Check = {
      name: "listens",
      rule: "A 8",
      when: "step",
      run: (g) => {
        const now = `${zoneOf(g.state, "trash", 0).cards.length} gone`;
        if (types.at(-1) !== now) types.push(now);
        return false;
      },
    };
    used("Storm", ["Oak", "Elm"], {
      flow: { checks: [check] },
    });
    expect(types.filter((now) => now !== "0 gone")).not.toContain("1 gone");
  });

  test("with a condition can take both branches at once", () => {
    const strong = { ...unit("Strong"), stats: { power: 2 } };
    const rules = arenaRules([...CARDS, strong]);
    const { g } = used("Choice", ["Oak", "Strong", "Elm"], rules);
    expect(g.names("hand", 0)).toEqual(["Strong"]);
    expect(g.names("trash", 0)).toEqual(["Oak", "Elm"]);
  });

  test("prompts card by card", () => {
    const { g, log } = used("Debt", ["Oak", "Elm"]);
    expect(g.names("trash", 0)).toEqual(["Oak", "Elm"]);
    g.confirm(0, true);
    g.confirm(0, false);
    expect(log()).toEqual(["Debt c"]);
  });

  test("finishes before a check runs: the cards it brings down leave together and count as one", () => {
    const check: Check = {
      name: "falls",
      rule: "A 7",
      when: "step",
      run: (g) => {
        const dying = zoneOf(g.state, "field", 0).cards.filter((id) => readStat(g, id, "power", true) < 1);
        if (dying.length === 0) return false;
        note(g, dying.map((id) => cardOf(g.state, id).def).join(" and "));
        simultaneously(g, dying, () => {
          for (const id of dying) moveToOwner(g, id, "trash", { as: "remove" });
        });
        return true;
      },
    };
    const { log } = used("Blight", ["Oak", "Ash", "Elm"], {
      flow: { triggers, checks: [check] },
    });
    expect(log()).toEqual(["Oak and Ash and Elm", "Ash b"]);
  });
});
