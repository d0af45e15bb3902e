import { describe, expect, test } from "vitest";
import { always } from "../cards/card";
import {
  coresOfReserve,
  destroy,
  discard,
  draw,
  all as each,
  exhaustThis,
  foes,
  gainCores,
  main,
  own,
  seq,
  when,
  whenDestroyed,
  word,
} from "../cards/parts";
import { able, aMain, aNexus, bear, beast, saga, slayFoe, wolf } from "../testing";

describe("waiting effects", () => {
  const herald = (name: string, effect = draw(1)) =>
    able(name, when({ on: "destroyed", card: own() }, effect));

  test("BSS 8-5-2, BSS 8-5-2-3, BSS 8-5-2-4 the most recently activated effect resolves first", () => {
    const chainer = aNexus("First", {
      effects: [
        always(
          when({ on: "magic", by: "you" }, seq(each(own({ subtype: "beast" }), destroy()), gainCores(1))),
        ),
      ],
    });
    const mourner = aNexus("Second", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] });
    const g = saga({
      me: { spirits: [wolf], nexuses: [chainer, mourner], hand: [aMain("Ping", gainCores(1))] },
    });
    g.me.magic("Ping");
    const seen = g.eventTypes.filter((type) => type === "draw" || type === "destroyed");
    expect(seen).toEqual(["destroyed", "draw"]);
  });

  test("BSS 8-5-2-4b, BSS 1-3-4 the turn player orders the effects activated together, for both players", () => {
    const g = saga({
      me: { spirits: [able("Mine", when({ on: "summon" }, gainCores(1)))], hand: [wolf] },
      foe: { spirits: [able("Theirs", when({ on: "summon" }, gainCores(1)))] },
    });
    g.me.summon("Wolf");
    expect(g.decision?.seat).toBe(0);
    expect(g.offered()).toEqual(["Mine", "Theirs"]);
    g.pick("Theirs");
  });

  test("BSS 8-6-3, BSS 8-6-3b, BSS 10-1-3-3, BSS 10-15-1 cards destroyed together trigger each such effect once, including their own, while still on the field", () => {
    const martyr = able("Martyr", whenDestroyed(gainCores(1)));
    const storm = saga({
      me: { hand: [aMain("Storm", each(foes(), destroy()))] },
      foe: {
        spirits: [martyr, herald("Herald"), wolf],
        nexuses: [aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] })],
      },
    });
    storm.me.magic("Storm");
    storm.pick("Altar").pick("Herald");
    expect(storm.foe.spirits).toEqual([]);
    expect(storm.foe.hand).toHaveLength(2);
    expect(storm.foe.cores("reserve", "core")).toBe(9);
  });
});

describe("substitution", () => {
  const shield = (effect = word("exhaust", { card: "this" })) =>
    able("Shield", { kind: "replace", change: "destroy", card: "this", oncePerTurn: true, effect });

  test("BSS 8-2-2-2-2, BSS 8-9-1, BSS 8-9-1-1, BSS 10-1-3-2, BSS 10-5-1 a replacement happens instead, and the destruction never took place", () => {
    const witness = aNexus("Witness", {
      effects: [always(when({ on: "destroyed", card: foes() }, draw(1)))],
    });
    const g = saga({
      me: { nexuses: [witness], hand: [slayFoe] },
      foe: { spirits: [shield()] },
    });
    g.me.magic("Slay").pick("Shield");
    expect(g.zone("Shield")).toBe("spirits");
    expect(g.exhausted("Shield")).toBe(true);
    expect(g.me.hand).toEqual([]);
    expect(g.eventTypes).not.toContain("destroyed");
  });

  test("BSS 8-9-2, BSS 8-9-2-1, BSS 8-9-2-2, BSS 8-9-3 the affected player chooses one of several replacements, and only that one happens", () => {
    const cover = aNexus("Cover", {
      effects: [
        always({
          kind: "replace",
          change: "destroy",
          card: own({ subtype: "beast" }),
          oncePerTurn: true,
          effect: draw(1),
        }),
      ],
    });
    const g = saga({
      me: { hand: [slayFoe] },
      foe: { spirits: [shield()], nexuses: [cover] },
    });
    g.me.magic("Slay").pick("Shield");
    expect(g.decision?.seat).toBe(1);
    expect(g.offered().sort()).toEqual(["Cover", "Shield"]);
    g.pick("Cover");
    expect(g.zone("Shield")).toBe("spirits");
    expect(g.exhausted("Shield")).toBe(false);
    expect(g.foe.hand).toHaveLength(1);
  });
});

describe("effects in which both players choose", () => {
  const [one, two, three, four] = ["One", "Two", "Three", "Four"].map((name) => beast(name));
  if (!one || !two || !three || !four) throw new Error("no cards");
  /** Seat 1 has an effect by which each player discards a card during seat 0's turn. */
  const position = () => {
    const tax = aNexus("Tax", { effects: [always(when({ on: "magic" }, discard(1, "each")))] });
    const watcher = aNexus("Watcher", { effects: [always(when({ on: "discard" }, gainCores(1)))] });
    const g = saga({
      me: { hand: [aMain("Ping", gainCores(1), 0), one, two], nexuses: [watcher], reserve: 0, soul: "void" },
      foe: { hand: [three, four], nexuses: [tax] },
    });
    g.me.magic("Ping");
    return g;
  };

  test("BSS 1-3-4 the turn player chooses first, even for the opponent's effect", () => {
    const g = position();
    expect(g.decision?.seat).toBe(0);
    expect(g.offered()).toEqual(["One", "Two"]);
    g.pick("One");
    expect(g.decision?.seat).toBe(1);
    expect(g.offered()).toEqual(["Three", "Four"]);
    g.pick("Four");
    expect(g.me.hand).toEqual(["Two"]);
    expect(g.foe.hand).toEqual(["Three"]);
  });

  test("BSS 1-3-4 the first choice of a hidden card stays secret until the second is made", () => {
    const views = ["One", "Two"].map((name) => {
      const g = position();
      g.pick(name);
      expect(g.me.hand).toHaveLength(2);
      g.leaveOpen();
      return JSON.stringify([g.view(1), g.eventsSeenBy(1)]);
    });
    expect(views[0]).toBe(views[1]);
  });

  test("BSS 1-3-4, BSS 8-6-3 both cards are discarded at the same moment", () => {
    const g = position();
    g.pick("One");
    g.pick("Three");
    // One core for the magic and one for both discards.
    expect(g.me.reserve).toBe(2);
    expect(g.me.trash).toEqual(["Ping", "One"]);
    expect(g.foe.trash).toEqual(["Three"]);
  });
});

describe("a cost of several directives", () => {
  const paid = (...price: Parameters<typeof main>[1]) => {
    const g = saga({ me: { spirits: [able("Monk", main(draw(1), price))], hand: [wolf, bear] } });
    g.me.act(g.me.doing("use", "Monk", { data: { ability: 0 } })).accept();
    g.pick("Wolf");
    return g.eventTypes.filter((type) => ["rest", "discard", "transfer"].includes(type));
  };

  test("BSS 8-4-2-1 is paid in the printed order", () => {
    const cores = coresOfReserve(1);
    const hand = { pay: "discard", count: 1 } as const;
    expect(paid(exhaustThis, hand)).toEqual(["rest", "discard"]);
    expect(paid(hand, exhaustThis)).toEqual(["discard", "rest"]);
    expect(paid(cores, hand, exhaustThis)).toEqual(["transfer", "discard", "rest"]);
  });

  test("BSS 8-4-2-3 may be paid with any card, whatever the amounts of its other parts", () => {
    const price = [coresOfReserve(1), { pay: "discard", count: 1 }] as const;
    const g = saga({ me: { spirits: [able("Monk", main(draw(1), price))], hand: [wolf, bear] } });
    g.me.act(g.me.doing("use", "Monk", { data: { ability: 0 } })).accept();
    expect(g.offered()).toEqual(["Wolf", "Bear"]);
    g.pick("Bear");
    expect(g.me.trash).toEqual(["Bear"]);
  });
});
