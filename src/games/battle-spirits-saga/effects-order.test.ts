import { describe, expect, test } from "vitest";
import { word } from "../../language/build";
import { always } from "./cards/card";
import { destroy, draw, all as each, foes, gainCores, own, seq, when, whenDestroyed } from "./cards/parts";
import { able, aMain, aNexus, bear, saga, slayFoe, wolf } from "./testing";

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

  test("BSS 8-5-2-4b, BSS 1-3-4 of effects activated together the turn player chooses which goes first, of both players'", () => {
    const g = saga({
      me: { spirits: [able("Mine", when({ on: "summon" }, gainCores(1)))], hand: [wolf] },
      foe: { spirits: [able("Theirs", when({ on: "summon" }, gainCores(1)))] },
    });
    g.me.summon("Wolf");
    expect([g.decision?.seat, g.offered()]).toEqual([0, ["Mine", "Theirs"]]);
    g.pick("Theirs");
  });

  test("BSS 8-6-3, BSS 8-6-3b, BSS 10-1-3-3, BSS 10-15-1 several destroyed together activate each such effect once, their own too, while all are still there", () => {
    const martyr = able("Martyr", whenDestroyed(gainCores(1)));
    const g = saga({
      me: { spirits: [herald("Herald"), herald("Second")], hand: [] },
      foe: {
        spirits: [martyr, wolf, bear],
        nexuses: [aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] })],
      },
    });
    const storm = saga({
      me: { hand: [aMain("Storm", each(foes(), destroy()))] },
      foe: {
        spirits: [martyr, wolf, bear],
        nexuses: [aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] })],
      },
    });
    storm.me.magic("Storm");
    storm.pick("Altar");
    expect([storm.foe.hand.length, storm.foe.spirits]).toEqual([1, []]);
    expect(storm.foe.cores("reserve", "core")).toBe(9);
    expect(g.me.spirits).toHaveLength(2);
  });
});

describe("substitution", () => {
  const shield = (effect = word("exhaust", { card: "this" })) =>
    able("Shield", { kind: "replace", change: "destroy", card: "this", oncePerTurn: true, effect });

  test("BSS 8-2-2-2-2, BSS 8-9-1, BSS 8-9-1-1, BSS 10-1-3-2, BSS 10-5-1 what happens instead happens, and the destruction never took place", () => {
    const witness = aNexus("Witness", {
      effects: [always(when({ on: "destroyed", card: foes() }, draw(1)))],
    });
    const g = saga({
      me: { nexuses: [witness], hand: [slayFoe] },
      foe: { spirits: [shield()] },
    });
    g.me.magic("Slay").pick("Shield");
    expect([g.zone("Shield"), g.exhausted("Shield"), g.me.hand]).toEqual(["spirits", true, []]);
    expect(g.eventTypes).not.toContain("destroyed");
  });

  test("BSS 8-9-2, BSS 8-9-2-1, BSS 8-9-2-2, BSS 8-9-3 of several the affected player chooses one, and only that one happens", () => {
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
    expect([g.decision?.seat, g.offered().sort()]).toEqual([1, ["Cover", "Shield"]]);
    g.pick("Cover");
    expect([g.zone("Shield"), g.exhausted("Shield"), g.foe.hand.length]).toEqual(["spirits", false, 1]);
  });
});
