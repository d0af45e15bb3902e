import { expect, test } from "vitest";
import { always } from "../cards/card";
import { own, when, whenDestroyed, word } from "../cards/parts";
import type { SagaScenario } from "../testing";
import { able, aMain, aNexus, bear, saga, strong, wolf } from "../testing";

/** Moves a core back and forth until the game asks how often to repeat it. */
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

test("BSS 12-1-1-2, BSS 12-1-1-2b the one player who can end it names the number of repeats; afterwards it may not be restarted", () => {
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

test("BSS 12-1-1-2b positions compare the cards in their areas: other cores do not make a new position, another card does", () => {
  const cub = strong("Cub", 1000);
  const g = saga({ me: { spirits: [{ card: wolf, cores: 2 }, bear], hand: [cub], reserve: 5 } });
  moveOn(g);
  g.answer({ seat: 0, do: "amount", amount: 1 });
  const [from, to] = g.cores("Wolf") === 2 ? ["Wolf", "Bear"] : ["Bear", "Wolf"];
  const move = { target: g.id(to), data: { counter: "core" } } as const;
  g.me.add(to).me.add(from);
  expect(g.me.why(g.me.doing("move-core", from, move))).toMatchObject({ rule: "BSS 12-1-1-2" });
  g.me.summon("Cub");
  expect(g.me.act(g.me.doing("move-core", from, move)).cores(from)).toBe(2);
});

test("BSS 12-1-1-3, BSS 12-1-1-3b, BSS 12-1-1-3c if both can end it, the turn player names a number first; the lower counts, and the player who named more may not restart it", () => {
  // Two Lions take cores from each other with Awaken, on both sides.
  const lions = (side: string) =>
    ["A", "B"].map((name) => ({ card: "Ashmane Lion", cores: 2, tag: `${side} ${name}` }));
  const g = saga({
    at: "attack",
    me: { spirits: [wolf, ...lions("my")], reserve: 0, soul: "void" },
    foe: { spirits: lions("their"), reserve: 0, soul: "void" },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  const steps = [0, 0];
  const awaken = () => {
    const seat = g.decision?.seat ?? 0;
    const side = seat === 0 ? "my" : "their";
    const step = steps[seat] ?? 0;
    steps[seat] = step + 1;
    const [card, other] = step % 2 === 0 ? ["A", "B"] : ["B", "A"];
    g.answer({ seat, do: "act", action: { type: "awaken", card: g.id(`${side} ${card}`) } });
    if (g.decision?.kind !== "allot") return;
    const from = g.id(`${side} ${other}`);
    g.answer({ seat, do: "allot", amounts: g.decision.options.map((own) => (own.card === from ? 1 : 0)) });
  };
  for (let n = 0; n < 400 && g.decision?.kind !== "amount"; n++) awaken();
  expect(g.decision).toMatchObject({ kind: "amount", seat: 0 });
  g.answer({ seat: 0, do: "amount", amount: 5 });
  expect(g.decision).toMatchObject({ kind: "amount", seat: 1 });
  const moved = () => g.eventTypes.filter((type) => type === "transfer").length;
  const before = moved();
  g.answer({ seat: 1, do: "amount", amount: 2 });
  // Two laps of four moves, plus the moves that lead to the turn of the player who ends it.
  expect(moved() - before).toBeGreaterThanOrEqual(8);
  expect(moved() - before).toBeLessThan(12);
  expect(g.decision).toMatchObject({ kind: "act", seat: 1 });
  g.foe.pass();
  expect(g.decision).toMatchObject({ kind: "act", seat: 0 });
  expect(g.me.offered("awaken").length).toBeLessThan(2);
  g.me.pass();
  g.through();
  expect(g.foe.life).toBe(4);
});
