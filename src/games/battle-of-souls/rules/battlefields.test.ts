import { describe, expect, test } from "vitest";
import { draw, ignition, sp, word } from "../cards/parts";
import { aField, aTactic, aWarrior, duel, type SoulsLayout } from "../testing";

const trap = aTactic("Trap", draw(1));

describe("battlefields", () => {
  const high = {
    kind: "standing",
    cards: { subtype: "aztec", type: "fighter" },
    stats: ["atk"],
    op: "add",
    amount: 200,
  } as const;
  const aztec = (name: string) => aWarrior(name, 1000, 1000, { culture: "aztec" });

  test("BOS 7.2, BOS 7.3 some effects apply automatically to everything they name while the card is there", () => {
    const layout: SoulsLayout = {
      me: {
        fighters: [aztec("A"), aWarrior("B")],
        battlefield: [aField("High", high)],
        hand: [aField("Low")],
      },
      foe: { fighters: [aztec("C")] },
    };
    const g = duel(layout);
    expect(["A", "B", "C"].map((name) => g.stat(name, "atk"))).toEqual([1200, 1000, 1200]);
    g.me.activate("Low");
    expect(["A", "C"].map((name) => g.stat(name, "atk"))).toEqual([1000, 1000]);
  });

  test("BOS 7.4 a battlefield effect is used by its controller in a main phase, and can be responded to", () => {
    const well = aField("Well", ignition([sp(100)], draw(1)));
    const g = duel({ me: { battlefield: [well] }, foe: { tactics: [trap] } });
    g.me.use("Well");
    expect(g.asked).toBe("chain 1");
    expect(g.chain).toEqual(["Well"]);
    g.foe.pass();
  });

  test("BOS 7.5 an opponent cannot use a battlefield effect", () => {
    const well = aField("Well", ignition([sp(100)], draw(1)));
    const theirs = duel({ active: 1, me: { battlefield: [well] } });
    expect(theirs.foe.cardsFor("use")).toEqual([]);
    expect(theirs.foe.why({ type: "use", card: theirs.id("Well"), data: { ability: 0 } }).ok).toBe(false);
  });

  test("BOS 7.6 each effect works once a turn per card: a negated one counts as used, another copy starts fresh", () => {
    const well = aField("Well", ignition([sp(100)], draw(1)), ignition([], word("gain-sp", { n: 1 })));
    const g = duel({
      me: { battlefield: [well], hand: [well] },
      foe: { tactics: [aTactic("Kanabo", word("negate", { what: "effect" }))] },
    });
    g.me.use("Well", 0);
    g.foe.activate("Kanabo");
    g.settle();
    const offered = () => g.me.offered("use").map(({ data }) => data?.ability);
    expect(offered()).toEqual([1]);
    g.me.use("Well", 1);
    expect(offered()).toEqual([]);
    g.me.main2();
    expect(offered()).toEqual([]);
    g.me.activate("Well");
    expect(offered()).toEqual([0, 1]);
    const next = duel({ me: { battlefield: [well] } });
    next.me.use("Well", 1);
    next.nextTurn();
    next.nextTurn();
    expect(next.me.offered("use")).toHaveLength(2);
  });
});
