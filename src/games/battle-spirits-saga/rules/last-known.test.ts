import { describe, expect, test } from "vitest";
import type { Condition, Filter } from "../../../language";
import { always, burst, kw, type SagaCard } from "../cards/card";
import {
  choose,
  destroy,
  draw,
  foes,
  is,
  nexusesOf,
  own,
  statOf,
  when,
  whenAttacking,
  whenBlocking,
  whenDestroyed,
  whenSummoned,
} from "../cards/parts";
import { able, aMagic, aNexus, attacking, beast, type OnField, saga, strong, wolf } from "../testing";

/** Draws as many cards as the level of its own spirit. */
const drawLevels = draw(statOf("level", "this"));

const snare = aMagic("Snare", burst({ on: "attack", by: "opponent" }, choose(foes(), destroy())));

/** The spirit attacks at LV2 with three cores, and a burst destroys it before its own effect resolves. */
function snared(spirit: SagaCard, side: OnField = { card: spirit, cores: 3 }) {
  const g = saga({
    at: "attack",
    me: { spirits: [side] },
    foe: { burst: snare, reserve: 9 },
    stops: ["burst"],
  });
  g.me.attack(spirit.name);
  g.foe.activate("Snare");
  g.foe.pass();
  return g.pick("Snare").pick(spirit.name);
}

describe("a pending effect whose spirit has left", () => {
  test("BSS 8-10-1, BSS 11-11-1 Crush uses the attacker's last known level and modifier", () => {
    const g = snared(beast("Hammer", { keywords: [kw("crush", { n: 2 })] }));
    expect(g.zone("Hammer")).toBe("trash");
    expect(g.foe.trash.filter((name) => name.startsWith("Reserve"))).toHaveLength(3);
  });

  test("BSS 8-10-1 a value of the attacker is the one it had when it left", () => {
    expect(snared(able("Scout", whenAttacking(drawLevels))).me.hand).toHaveLength(2);
  });

  test("BSS 8-10-1 a condition on the attacker uses last known information: BP, orientation, soul core and that it attacks", () => {
    const matches = (filter: Filter): Condition => ({ is: "matches", card: "this", filter });
    const drawn = (condition: Condition) => {
      const scout = able("Scout", whenAttacking({ do: "if", condition, then: draw(1) }));
      return snared(scout, { card: scout, cores: 2, soul: true }).me.hand.length;
    };
    expect(drawn(matches({ stat: { name: "bp", atLeast: 5000 } }))).toBe(1);
    expect(drawn(matches({ stat: { name: "bp", atLeast: 5001 } }))).toBe(0);
    expect(drawn(matches({ being: "exhausted" }))).toBe(1);
    expect(drawn(matches({ being: "soul" }))).toBe(1);
    expect(drawn(is("soul", { card: "this" }))).toBe(1);
    expect(drawn(is("attacking", { card: "this" }))).toBe(1);
  });

  test("BSS 8-10-1 a blocker destroyed before its own effect resolves is remembered too", () => {
    const guard = able("Guard", whenBlocking(drawLevels));
    const slayer = aNexus("Altar", { effects: [always(when({ on: "block" }, choose(foes(), destroy())))] });
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], nexuses: [slayer] },
      foe: { spirits: [{ card: guard, cores: 3 }] },
    });
    g.me.attack("Wolf").pick("Guard");
    g.pick("Altar").pick("Guard");
    expect(g.zone("Guard")).toBe("trash");
    expect(g.foe.hand).toHaveLength(2);
  });

  test("BSS 8-10-1 a summoned spirit destroyed before its own effect resolves is remembered too", () => {
    const herald = able("Herald", whenSummoned(drawLevels));
    const trap = aNexus("Altar", { effects: [always(when({ on: "summon" }, choose(foes(), destroy())))] });
    const g = saga({ me: { hand: [herald], reserve: 9 }, foe: { nexuses: [trap] } });
    g.me.summoning("Herald").allot({ reserve: 1 }).allot({ reserve: 3 });
    g.pick("Altar").pick("Herald");
    expect(g.zone("Herald")).toBe("trash");
    expect(g.me.hand).toHaveLength(2);
  });

  test("BSS 8-10-1 a nexus that leaves before its effect resolves is remembered too", () => {
    const tower = aNexus("Tower", { effects: [always(when({ on: "attack", by: "you" }, drawLevels))] });
    const trap = aNexus("Altar", {
      effects: [always(when({ on: "attack" }, choose(nexusesOf("opponent"), destroy())))],
    });
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], nexuses: [{ card: tower, cores: 2 }] },
      foe: { nexuses: [trap] },
    });
    g.me.attack("Wolf").pick("Altar").pick("Tower");
    expect(g.zone("Tower")).toBe("trash");
    expect(g.me.hand).toHaveLength(2);
  });

  test("BSS 8-10-1 the values of the spirit that triggered another card's effect are remembered", () => {
    const watcher = aNexus("Watcher", {
      effects: [always(when({ on: "attack", by: "you" }, draw(statOf("level", "it"))))],
    });
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: beast("Hero"), cores: 3 }], nexuses: [watcher] },
      foe: { burst: snare, reserve: 9 },
      stops: ["burst"],
    });
    g.me.attack("Hero");
    g.foe.activate("Snare");
    g.foe.pass();
    g.pick("Snare").pick("Hero");
    expect(g.me.hand).toHaveLength(2);
  });

  test("BSS 11-12-1 Raid asks for no nexus when its spirit has left", () => {
    const trap = aMagic("Snare", burst({ on: "attack", by: "opponent" }, choose(foes(), destroy())));
    const g = saga({
      at: "attack",
      me: { spirits: [beast("Raider", { keywords: [kw("raid", { n: 1 })] })], nexuses: [aNexus("Camp")] },
      foe: { burst: trap, reserve: 9 },
      stops: ["burst"],
    });
    g.me.attack("Raider");
    g.foe.activate("Snare");
    g.foe.pass();
    g.pick("Snare").pick("Raider");
    expect(g.exhausted("Camp")).toBe(false);
    expect(g.decision?.kind).toBe("act");
  });
});

describe("an effect of a spirit's own destruction", () => {
  const bomb = able("Bomb", whenDestroyed(drawLevels));

  test("BSS 8-10-1 uses the spirit's level on the field, in battle as well as by effects", () => {
    const g = attacking({ card: bomb, cores: 3 }, [strong("Ox", 9000)]);
    g.me.attack("Bomb").pick("Ox");
    expect(g.zone("Bomb")).toBe("trash");
    expect(g.me.hand).toHaveLength(2);
  });

  test("BSS 8-10-1 uses it even if another effect resolves first", () => {
    const mourner = aNexus("Mourner", {
      effects: [always(when({ on: "destroyed", card: own() }, draw(1)))],
    });
    const g = attacking({ card: bomb, cores: 3 }, [strong("Ox", 9000)], { nexuses: [mourner] });
    g.me.attack("Bomb").pick("Ox");
    g.pick("Mourner");
    expect(g.me.hand).toHaveLength(3);
  });

  test("BSS 8-10-1 last known information is dropped after resolution: later effects read the card in its current zone", () => {
    const g = attacking({ card: bomb, cores: 3 }, [strong("Ox", 9000)]);
    g.me.attack("Bomb").pick("Ox");
    expect(g.state.left).toBeUndefined();
    expect(g.state.past).toBeUndefined();
  });
});
