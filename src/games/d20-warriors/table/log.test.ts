import { expect, test } from "vitest";
import type { GameEvent } from "../../../kernel";
import { say } from "../../../text";
import { choose, foes } from "../cards/parts";
import { at, d20, plain, trick } from "../testing";
import { logLine } from "./log";

const fighters = {
  foe: { field: [at(1, 0, plain("Enemy"))], hand: [plain("Secret")] },
  stops: ["attack"],
} as const;
const mine = at(0, 0, plain("Mine"));

test("a Warrior removed by an effect has a log line of its own", () => {
  const sweep = trick("Sweep", choose(foes(), { do: "move", card: "it", to: "discard" }));
  const g = d20({ ...fighters, me: { field: [mine], hand: [sweep] } });
  g.me.attack("Mine", "Enemy").me.flash("Sweep").pick("Enemy");
  g.pass().pass();
  expect(g.eventTypes).toContain("remove");
  expect(g.log(1)).toContain("Enemy goes to Bob's discard pile.");
});

test("the log does not name a face-down Warrior that returns or moves", () => {
  const lifted = (type: string): GameEvent => ({
    type,
    seat: 1,
    card: 7,
    def: "",
    rule: "D20 3.5",
    cause: { kind: "rule" },
  });
  const line = (type: string) => say(logLine(lifted(type), () => "Bob") ?? { key: "" });
  expect(line("return")).toBe("A face-down Warrior returns to Bob's hand.");
  expect(line("move")).toBe("A face-down Warrior leaves the battlefield.");
  expect(line("shift")).toBe("A face-down Warrior moves to another cell.");
});

test("the log does not name a face-down Warrior whose numbers change", () => {
  const line = logLine(
    {
      type: "modify",
      seat: 1,
      card: 7,
      def: "",
      amount: 1,
      data: { stat: "n", op: "add" },
      rule: "D20 6.3",
      cause: { kind: "effect", card: 3, def: "Bell Keeper" },
    },
    () => "Bob",
  );
  expect(say(line ?? { key: "" })).toBe("A face-down Warrior: north number +1 (Bell Keeper).");
});

test("the log shows everyone who looks at hidden cards, and their names only to those who may know them", () => {
  const peek = trick("Peek", { do: "reveal", zone: "hand", of: "opponent", to: "you" });
  const g = d20({ ...fighters, me: { field: [mine], hand: [peek] } });
  g.me.attack("Mine", "Enemy").me.flash("Peek");
  g.pass().pass();
  expect(g.log(0)).toContain("Ann looks at Secret.");
  expect(g.log(1)).toContain("Ann looks at Secret.");
});

test("the log lists dice that a card turns, removes or swaps", () => {
  const event = { type: "dice-changed", seat: 0, card: 1, def: "Mine", targetDef: "Enemy", rule: "D20 3.5" };
  const line = (amount: number, data: Readonly<Record<string, string | number>>) => {
    const changed: GameEvent = { ...event, cause: { kind: "rule" }, amount, data };
    const message = logLine(changed, () => "Ann");
    return message && say(message);
  };
  expect(line(16, { how: "turned", was: 9 })).toBe("Mine: a die is turned from 9 to 16.");
  expect(line(9, { how: "removed", was: 0 })).toBe("Mine: its highest die (9) is removed.");
  expect(line(0, { how: "swapped", was: 0 })).toBe("Mine and Enemy swap dice.");
  expect(line(0, {})).toBeNull();
});
