import { expect, test } from "vitest";
import type { Seat } from "../../../kernel";
import { say } from "../../../text";
import { kw } from "../cards/card";
import { destroy, foes } from "../cards/parts";
import { aFlash, bear, burstCard, facing, keyed, type SagaScenario, saga, wolf } from "../testing";
import type { SagaLayout } from "../testing/layout";
import { promptText } from "./prompt-text";

/** The prompt a seat reads for the open decision. Null: the rules' own prompt. */
function words(g: SagaScenario, seat: Seat): string | null {
  const view = g.view(seat);
  const found = promptText({ rules: g.engine.rules, state: view }, view);
  g.leaveOpen();
  return found && say(found);
}

const battle = (attacker = wolf) =>
  saga({
    at: "attack",
    me: { spirits: [attacker] },
    foe: { spirits: [bear] },
    stops: ["flash"],
  });

test("BSS 7-1-2-1, BSS 7-1-4-1 each flash window tells the prompted player which window it is and what the battle is about", () => {
  const g = battle();
  g.me.attack("Wolf");
  const before =
    "Flash, before the block: Wolf (3000 BP) attacks Bob for 1 life. Use a flash effect, or pass: once both pass, Bob may block.";
  expect(words(g, 1)).toEqual(before);
  expect(words(g, 0)).toBeNull();
  g.foe.pass();
  expect(words(g, 1)).toBeNull();
  expect(words(g, 0)).toEqual(before);
  g.me.pass();
  g.pick("Bear");
  expect(words(g, 1)).toBe(
    "Flash, after the block: Wolf (3000 BP) against Bear (5000 BP). Use a flash effect, or pass: once both pass, the lower BP is destroyed.",
  );
});

test("BSS 7-1-5-2-1 the prompt says that the battle comes to nothing if one of the two has left", () => {
  const noEffect =
    "Flash: a spirit of this battle is gone, so the battle has no effect. Use a flash effect, or pass.";
  const slay = (whose: typeof foes) => aFlash("Slay", { do: "each", from: whose(), effect: destroy() });
  const position = (me: SagaLayout["me"], foe: SagaLayout["foe"]) =>
    saga({
      at: "attack",
      me: { spirits: [wolf], ...me },
      foe: { spirits: [bear], ...foe },
      stops: ["flash"],
    });
  const early = position({}, { hand: [slay(foes)] });
  early.me.attack("Wolf");
  early.foe.magic("Slay");
  expect(words(early, 0)).toBe(noEffect);
  const late = position({ hand: [slay(foes)] }, {});
  late.me.attack("Wolf");
  late.foe.pass();
  late.me.pass();
  late.pick("Bear");
  late.foe.pass();
  late.me.magic("Slay");
  expect(words(late, 1)).toBe(noEffect);
});

test("BSS 7-1-3-1, BSS 11-2-1 the blocking prompt shows the damage of an unblocked attack, and whether a block is required", () => {
  const g = battle();
  g.me.attack("Wolf");
  g.passAll();
  expect(words(g, 1)).toBe("Wolf (3000 BP) attacks for 1 life: block with a spirit, or let it through.");
  const bold = battle(keyed("Wolf", kw("confront")));
  bold.me.attack("Wolf");
  bold.passAll();
  expect(words(bold, 1)).toMatch(/^Wolf \(\d+ BP\) attacks for 1 life and must be blocked/);
});

test("BSS 10-9-3 names a burst that may respond to its player only", () => {
  const g = facing(burstCard("Trap"), { at: "attack", me: { spirits: [wolf] } });
  g.me.attack("Wolf");
  expect(g.asked).toBe("burst 1");
  expect(words(g, 1)).toBe("Bursts can be activated now, but you have none that fits.");
  expect(words(g, 0)).toBeNull();
  while (g.foe.offered("answer").length === 0) g.foe.pass();
  expect(words(g, 1)).toBe("Your burst Trap can be activated now: activate it, or continue without it.");
});
