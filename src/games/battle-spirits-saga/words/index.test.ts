import { expect, test } from "vitest";
import { type Effect, printAbility } from "../../../language";
import { say } from "../../../text";
import { kw } from "../cards/card";
import {
  bpUpTo,
  choose,
  coreCount,
  coresOff,
  destroy,
  draw,
  foes,
  gains,
  half,
  loses,
  mill,
  own,
  seq,
  statOf,
  when,
  whenDestroyed,
  whenSummoned,
  word,
} from "../cards/parts";
import { able, aFlash, aMain, bear, keyed, saga, slayOwn, strong, wolf } from "../testing";
import { vocabulary } from "./index";

const printed = (effect: Effect) => say(printAbility(vocabulary, { kind: "play", effect }));

test("BSS 1-3-6 half of an amount is rounded to a whole number", () => {
  const cut = aMain("Cut", choose(foes(bpUpTo(half(7000))), destroy()));
  const g = saga({
    me: { hand: [cut] },
    foe: { spirits: [strong("Small", 3500), strong("Large", 3501)] },
  });
  g.me.magic("Cut");
  expect(g.offered()).toEqual(["Small"]);
  g.pick("Small");
  const share = aMain("Share", draw(half({ cardsIn: "hand", of: "opponent" })));
  const h = saga({ me: { hand: [share] }, foe: { hand: [wolf, bear, wolf] } });
  h.me.magic("Share");
  expect(h.me.hand).toHaveLength(1);
  expect(printed(draw(half({ cardsIn: "hand", of: "opponent" })))).toBe(
    "Draw cards equal to half the number of cards in the opponent's hand (rounded down).",
  );
});

test("BSS 8-10-1 an amount read from a card that has left uses last known information, both cores and BP", () => {
  const reap = aMain("Reap", choose(foes(), seq(destroy(), draw(statOf("cores", "it")))));
  const g = saga({ me: { hand: [reap] }, foe: { spirits: [{ card: wolf, cores: 3 }] } });
  g.me.magic("Reap").pick("Wolf");
  expect(g.me.hand).toHaveLength(3);
  const bomb = able("Bomb", whenDestroyed(choose(foes(bpUpTo(statOf("bp", "this"))), destroy())));
  const h = saga({
    me: { spirits: [bomb], hand: [slayOwn] },
    foe: { spirits: [wolf, bear] },
  });
  h.me.magic("Slay").pick("Bomb");
  expect(h.offered()).toEqual(["Wolf"]);
  h.pick("Wolf");
});

test("a keyword can be lost and gained again afterwards", () => {
  const plain = keyed("Ghost", kw("astral"), kw("gale", { n: 2 }));
  const g = saga({
    me: {
      spirits: [plain],
      hand: [
        aMain("Ground", choose(own(), loses(["kw-astral"]))),
        aMain("Lift", choose(own(), gains("astral"))),
      ],
    },
  });
  g.me.magic("Ground").pick("Ghost");
  expect(g.stat("Ghost", "kw-astral")).toBe(0);
  expect(g.stat("Ghost", "kw-gale")).toBe(2);
  g.me.magic("Lift").pick("Ghost");
  expect(g.stat("Ghost", "kw-astral")).toBe(1);
  expect(printed(choose(own(), loses(["kw-astral", "kw-gale"])))).toBe(
    "Choose a spirit you control; it loses Astral and Gale this turn.",
  );
});

test("chooses cards by their number of cores", () => {
  const drain = aMain("Drain", choose(foes(coreCount(1)), coresOff("it", 1, "trash")));
  const g = saga({ me: { hand: [drain] }, foe: { spirits: [wolf, { card: bear, cores: 2 }] } });
  g.me.magic("Drain");
  expect(g.offered()).toEqual(["Wolf"]);
  g.pick("Wolf");
});

test("a card found in the deck may be summoned for free before the rest is put away", () => {
  const call = aMain(
    "Call",
    word("look", { count: 3, from: { type: "spirit" }, to: "field", rest: "trash" }),
  );
  const g = saga({ me: { hand: [call], deck: [wolf, aFlash("Spark", draw(1)), bear, strong("Elk", 1000)] } });
  g.me.magic("Call").pick("Bear").accept();
  expect(g.me.spirits).toEqual(["Bear"]);
  expect(g.me.deck).toEqual(["Wolf"]);
  expect(g.me.trash.toSorted()).toEqual(["Call", "Elk", "Spark"]);
  expect(g.me.cores("trash")).toBe(1);
});

test("a spirit's summon effect can be triggered again for the player who triggers it", () => {
  const echo = aMain("Echo", choose(own(), word("set-off", { card: "it", on: "summon" })));
  const g = saga({ me: { spirits: [able("Scholar", whenSummoned(draw(2))), wolf], hand: [echo] } });
  g.me.magic("Echo").pick("Scholar");
  expect(g.me.hand).toHaveLength(2);
});

test("BSS 1-3-2-3 only cards discarded by the current effect count as discarded this way", () => {
  const counted = draw({ word: "discarded", args: { kind: "spirit" } });
  const dig = (name: string, cards: number) =>
    aMain(name, seq({ do: "may", effect: mill(cards, "you") }, counted));
  const deck = Array.from({ length: 12 }, () => wolf);
  const g = saga({ me: { hand: [dig("Dig", 3), dig("Delve", 2)], deck, reserve: 9 } });
  g.me.magic("Dig").confirm();
  expect(g.me.hand.filter((name) => name === "Wolf")).toHaveLength(3);
  g.me.magic("Delve").confirm(false);
  expect(g.me.hand.filter((name) => name === "Wolf")).toHaveLength(3);
});

test("BSS 1-3-2-3 an effect that discards in two steps counts the cards of both", () => {
  const twice = seq(mill(2, "you"), mill(1, "you"), draw({ word: "discarded", args: { kind: "spirit" } }));
  const g = saga({ me: { hand: [aMain("Dig", twice)], deck: Array.from({ length: 9 }, () => wolf) } });
  g.me.magic("Dig");
  expect(g.me.hand).toHaveLength(3);
});

test("BSS 1-3-2-3 an effect triggered by a card discarded this way counts none of those cards", () => {
  const echo = able(
    "Echo",
    when({ on: "discard", card: "this" }, draw({ word: "discarded", args: { kind: "spirit" } })),
  );
  const g = saga({ me: { hand: [aMain("Dig", mill(2, "you"))], deck: [wolf, wolf, wolf, wolf, echo] } });
  g.me.magic("Dig");
  expect(g.me.hand).toEqual([]);
});
