import { expect, test } from "vitest";
import { always, at, burst } from "./cards/card";
import { choose, destroy, draw, foes, gainLife, own, seq } from "./cards/parts";
import { aMagic, aMain, beast, burstCard, saga, strong } from "./testing";

// Where the rules are easily got wrong: one scenario for each.

const wolf = strong("Wolf", 3000);

test("BSS 2-10-3, BSS 8-8-1-3-2 an effect of a level that changes the level it is read by is counted once and comes to rest", () => {
  const rising = beast("Riser", {
    levels: [
      { cores: 1, bp: 1000 },
      { cores: 2, bp: 2000 },
      { cores: 9, bp: 9000 },
    ],
    effects: [at(2)({ kind: "standing", cards: "this", stats: ["level"], op: "set", amount: 3 })],
  });
  const g = saga({ me: { spirits: [rising], reserve: 5 } });
  expect([g.level("Riser"), g.bp("Riser")]).toEqual([1, 1000]);
  g.me.add("Riser");
  expect([g.level("Riser"), g.bp("Riser")]).toEqual([3, 9000]);
  g.me.take("Riser");
  expect([g.level("Riser"), g.bp("Riser")]).toEqual([1, 1000]);
});

test("BSS 8-10-1 what has left is still as it lay: exhausted, and at its level", () => {
  const judge = aMain(
    "Judge",
    choose(
      foes(),
      seq(
        destroy(),
        { do: "if", condition: { is: "matches", card: "it", filter: { being: "exhausted" } }, then: draw(1) },
        {
          do: "if",
          condition: { is: "matches", card: "it", filter: { stat: { name: "level", atLeast: 2 } } },
          then: draw(2),
        },
      ),
    ),
  );
  const drawn = (cores: number, exhausted: boolean) => {
    const spirit = { card: beast("Target"), cores, ...(exhausted && { exhausted: true as const }) };
    const g = saga({ me: { hand: [judge] }, foe: { spirits: [spirit] } });
    g.me.magic("Judge").pick("Target");
    expect(g.zone("Target")).toBe("trash");
    return g.me.hand.length;
  };
  expect([drawn(1, false), drawn(1, true), drawn(3, false), drawn(3, true)]).toEqual([0, 1, 2, 3]);
});

test("BSS 10-9-3, BSS 3-8-2 a burst is asked after whether or not it fits: the other player learns nothing until it is activated", () => {
  const fits = burstCard("Trap", gainLife(1));
  const other = aMagic("Other", burst({ on: "destroyed", card: own(), by: "opponent" }, draw(1)));
  const seen = [fits, other].map((card) => {
    const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { burst: card }, stops: ["burst"] });
    g.me.attack("Wolf");
    g.foe.pass();
    const asked = g.asked;
    const view = { ...g.view(0), config: null };
    g.foe.pass();
    return {
      asked,
      view: JSON.stringify(view),
      events: g.eventsSeenBy(0).map(({ type }) => type),
      burst: g.foe.burst.length,
    };
  });
  expect(seen[0]?.asked).toBe("burst 1");
  expect(seen[0]).toEqual(seen[1]);
});

test("BSS 11-8-1, BSS 10-6-6, BSS 10-6-7 cost, Ascend and the cores of LV1 are judged together: the emptied spirit may pay all but its last core, which may be placed", () => {
  const scion = beast("Scion", { cost: 2, ascend: { subtype: "beast" } });
  const enough = saga({
    me: { spirits: [{ card: wolf, cores: 2 }], hand: [scion], reserve: 1, soul: "void" },
  });
  enough.me.summon("Scion");
  expect([enough.zone("Scion"), enough.zone("Wolf")]).toEqual(["spirits", "trash"]);
  expect([enough.me.cores("trash"), enough.cores("Scion"), enough.me.reserve]).toEqual([2, 1, 0]);
  const short = saga({ me: { spirits: [wolf], hand: [scion], reserve: 1, soul: "void" } });
  expect(short.me.why(short.me.doing("summon", "Scion")).rule).toBe("BSS 10-6-6");
});

test("BSS 8-6-3, BSS 10-1-3-3 a card destroyed with another sees it fall, as it is still on the field", () => {
  const mourner = beast("Mourner", {
    effects: [
      always({ kind: "trigger", when: { on: "destroyed", card: own({ not: "this" }) }, effect: draw(1) }),
    ],
  });
  const end = aMain("End", { do: "each", from: foes(), effect: destroy() });
  const g = saga({ me: { hand: [end] }, foe: { spirits: [mourner, wolf, strong("Fox", 2000)] } });
  g.me.magic("End");
  expect([g.foe.spirits, g.foe.hand.length]).toEqual([[], 1]);
});
