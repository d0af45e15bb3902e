import { expect, test } from "vitest";
import { word } from "../../language/build";
import { always } from "./cards/card";
import { own, when, whenDestroyed } from "./cards/parts";
import type { SagaScenario } from "./testing";
import { able, aMain, aNexus, saga, strong } from "./testing";

const wolf = strong("Wolf", 3000);
const bear = strong("Bear", 5000);

/** Moves a core to and fro until the game asks how often that goes on. */
function moveOn(g: SagaScenario): number {
  for (let n = 0; n < 400; n++) {
    if (g.decision?.kind === "amount") return n;
    if (n % 2 === 0) g.me.shift("Wolf", "Bear");
    else g.me.shift("Bear", "Wolf");
  }
  throw new Error("nobody noticed the loop");
}

test("BSS 12-1-1-1 a loop that neither player can end is a draw", () => {
  const phoenix = able("Phoenix", whenDestroyed(word("summon", { card: "this", free: true })));
  const pyre = aNexus("Pyre", {
    effects: [
      always(
        when(
          { on: "summon", card: own() },
          { do: "each", from: own(), effect: word("destroy", { card: "it" }) },
        ),
      ),
    ],
  });
  const slay = aMain("Slay", { do: "each", from: own(), effect: word("destroy", { card: "it" }) });
  const g = saga({ me: { spirits: [phoenix], nexuses: [pyre], hand: [slay], reserve: 1, soul: "void" } });
  g.me.magic("Slay");
  expect(g.state.outcome).toMatchObject({ winners: [], cause: "loop" });
});

test("BSS 12-1-1-2, BSS 12-1-1-2b one player who can end it says how often it goes on; afterwards it is not begun again", () => {
  const g = saga({ me: { spirits: [{ card: wolf, cores: 2 }, bear] } });
  moveOn(g);
  expect(g.decision).toMatchObject({ kind: "amount", seat: 0, rule: "BSS 12-1-1-2" });
  const before = g.eventTypes.filter((type) => type === "transfer").length;
  g.answer({ seat: 0, do: "amount", amount: 3 });
  expect(g.eventTypes.filter((type) => type === "transfer").length - before).toBe(6);
  const [from, to] = g.cores("Wolf") === 2 ? ["Wolf", "Bear"] : ["Bear", "Wolf"];
  const again = { target: g.id(to), data: { counter: "core" } } as const;
  expect(g.me.why(g.me.doing("move-core", from, again))).toMatchObject({ rule: "BSS 12-1-1-2" });
  g.me.endMain();
  expect(g.step).toBe("attack");
});

test("BSS 12-1-1-3, BSS 12-1-1-3b, BSS 12-1-1-3c where both can end it the turn player says a number first; the lower one counts, and who said more may not begin again", () => {
  const idle = (name: string) =>
    able(name, { kind: "activated", when: ["flash"], effect: word("refresh", { card: "this" }) });
  const g = saga({
    at: "attack",
    me: { spirits: [wolf, idle("Mine")] },
    foe: { spirits: [idle("Theirs")] },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  for (let n = 0; n < 400 && g.decision?.kind !== "amount"; n++) {
    if (g.decision?.seat === 1) g.foe.use("Theirs");
    else g.me.use("Mine");
  }
  expect(g.decision).toMatchObject({ kind: "amount", seat: 0 });
  g.answer({ seat: 0, do: "amount", amount: 5 });
  expect(g.decision).toMatchObject({ kind: "amount", seat: 1 });
  const before = g.eventTypes.filter((type) => type === "ability").length;
  g.answer({ seat: 1, do: "amount", amount: 2 });
  const uses = g.eventTypes.filter((type) => type === "ability").length - before;
  expect(uses).toBeGreaterThanOrEqual(4);
  expect(uses).toBeLessThanOrEqual(5);
  const asked = g.decision?.seat === 1 ? g.foe : g.me;
  expect(asked.offered("use")).toEqual([]);
  g.through();
  expect(g.foe.life).toBe(4);
});
