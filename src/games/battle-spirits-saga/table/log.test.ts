import { expect, test } from "vitest";
import type { Effect } from "../../../language";
import { say } from "../../../text";
import { kw } from "../cards/card";
import { bp, choose, lasting, own } from "../cards/parts";
import { aMain, keyed, saga, strong } from "../testing";
import { logLine } from "./log";

test("shows both BP of a battle, and a lost life on one line", () => {
  const g = saga({
    at: "attack",
    me: { spirits: [strong("Mine", 1000), strong("Free", 2000)] },
    foe: { spirits: [strong("Theirs", 3000)] },
  });
  g.me.attack("Mine");
  g.pick("Theirs");
  g.through();
  const battle = g.log(0);
  expect(battle).toContain("Mine (1000 BP) against Theirs (3000 BP).");
  expect(battle).not.toContain("Mine is exhausted.");
  g.me.attack("Free");
  g.through();
  const attack = g.log(0).slice(battle.length);
  expect(attack.filter((line) => line.includes("life"))).toEqual(["Bob loses 1 life."]);
});

/** The log lines of a card that does this to Wolf. */
function linesOf(effect: Effect) {
  const g = saga({ me: { spirits: [keyed("Wolf", kw("confront"))], hand: [aMain("Spell", effect)] } });
  g.me.magic("Spell").pick("Wolf");
  return g.log(0);
}

test("logs paid cores as paid, other cores as moved", () => {
  const lines = linesOf(choose(own(), bp(2000)));
  expect(lines).toContain("Ann pays 1 core from the reserve.");
  expect(lines).toContain("Wolf gets +2000 BP (Spell).");
});

test("logs values without a number by their meaning", () => {
  const last = (effect: Effect) => linesOf(choose(own(), effect)).at(-1);
  const lose: Effect = {
    do: "modify",
    card: "it",
    stats: ["kw-confront"],
    op: "set",
    amount: 0,
    until: "turn",
  };
  expect(last(lasting(["cannot-block"]))).toBe("Wolf cannot block (Spell).");
  expect(last(lasting(["no-block-bp"], 4000))).toBe(
    "Spirits with 4000 BP or less cannot block Wolf (Spell).",
  );
  expect(last(lasting(["is-red"]))).toBe("Wolf also counts as Red (Spell).");
  expect(last(lose)).toBe("Wolf loses Confront (Spell).");
});

test("does not name an attacker that has left in a block", () => {
  const event = { type: "block", seat: 1, card: 1, def: "Wall", rule: "BSS 7-1-3-1" } as const;
  const line = (targetDef: string) =>
    say(
      logLine({ ...event, targetDef, cause: { kind: "rule" } }, { name: () => "Bob", zones: [] }) ?? {
        key: "",
      },
    );
  expect(line("Wolf")).toBe("Wall blocks Wolf.");
  expect(line("")).toBe("Wall blocks.");
});
