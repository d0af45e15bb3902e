import { describe, expect, test } from "vitest";
import { draw, word } from "../cards/parts";
import { anEquipment, aTactic, aWarrior, boost, bothSet, duel, type SoulsLayout } from "../testing";

const negate = (what: "any" | "equipment" | "battlefield" | "effect" | "tactic" = "any") =>
  word("negate", { what });

const trap = (name: string) => aTactic(name, draw(1));

describe("when cards and effects are activated", () => {
  test("BOS 12.1 equipment is activated only in your own main phases", () => {
    const sword = anEquipment("Sword", boost(100));
    const offered = (step: NonNullable<SoulsLayout["at"]>, active = 0) => {
      const g = duel({
        at: step,
        active,
        me: { hand: [sword], fighters: [aWarrior("Oak")], tactics: [trap("Mine")] },
      });
      return g.view(0).decision?.seat === 0 ? g.me.cardsFor("activate").includes("Sword") : false;
    };
    expect(offered("main")).toBe(true);
    expect(offered("main-2")).toBe(true);
    expect(offered("start")).toBe(false);
    expect(offered("ready")).toBe(false);
    expect(offered("end")).toBe(false);
    expect(offered("start", 1)).toBe(false);
    const ready = duel({ at: "ready", me: { hand: [sword], tactics: [trap("Mine")] } });
    expect(ready.me.why(ready.me.doing("activate", "Sword")).rule).toBe("BOS 12.1");
  });

  test("BOS 12.2 equipment is not activated in the battle phase, from hand or set, nor as a response", () => {
    const sword = anEquipment("Sword", boost(100));
    const axe = anEquipment("Axe", boost(100));
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak")], hand: [sword], equipment: [axe], tactics: [trap("Mine")] },
    });
    for (const name of ["Sword", "Axe"]) expect(g.me.why(g.me.doing("activate", name)).rule).toBe("BOS 12.2");
    g.me.strike("Oak");
    expect(g.asked).toBe("attack 0");
    expect(g.me.cardsFor("activate")).toEqual(["Mine"]);
  });

  test("BOS 12.3, BOS 12.10 set tactics are activated in every phase and step: first by the turn player, then by the others before it is left", () => {
    const g = bothSet({ at: "start" });
    const seen: string[] = [];
    const note = () => {
      const own = g.decision?.kind === "act" && g.decision.window === undefined;
      seen.push(`${g.step} ${own ? "own" : g.asked}`);
      expect(g.who === 0 ? g.me.can("activate", "Mine") : g.foe.can("activate", "Theirs")).toBe(true);
    };
    const on = (type: string) => {
      while (g.decision?.kind === "act" && g.decision.window !== undefined) {
        note();
        g.pass();
      }
      note();
      g.answer({ seat: g.who ?? 0, do: "act", action: { type } });
    };
    on("to-battle");
    on("end-battle");
    on("end-turn");
    while (g.turnOf === 0) {
      note();
      g.pass();
    }
    expect(seen).toEqual([
      "draw phase 0",
      "draw phase 1",
      "ready phase 0",
      "ready phase 1",
      "main own",
      "main leave 1",
      "start phase 0",
      "start phase 1",
      "battle own",
      "end-step phase 0",
      "end-step phase 1",
      "main-2 own",
      "main-2 leave 1",
      "end phase 0",
      "end phase 1",
    ]);
  });

  test("BOS 12.10 a response before a main phase is left keeps the turn player in that phase", () => {
    const g = bothSet();
    g.me.endTurn();
    g.foe.activate("Theirs").settle();
    expect(g.step).toBe("main");
    expect(g.who).toBe(0);
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BOS 12.10 after a chain every player gets priority again in the phase", () => {
    const g = duel({
      at: "start",
      me: { tactics: [trap("A"), trap("B")] },
      foe: { tactics: [trap("C"), trap("D")] },
    });
    g.me.activate("A");
    // Only as a response; then it resolves.
    g.foe.pass();
    g.me.pass();
    expect(g.step).toBe("draw");
    expect(g.asked).toBe("phase 0");
    expect(g.me.hand).toHaveLength(2);
    g.me.pass();
    g.foe.activate("C").settle();
    expect(g.foe.hand).toHaveLength(1);
    const steps = g.events.filter(({ type }) => type === "step").map(({ data }) => data?.step);
    expect(steps[0]).toBe("ready");
  });

  test("BOS 12.4 the defender responds to an attack first, then the attacker; an attack is not a link", () => {
    const g = bothSet({ at: "battle" });
    g.me.strike("Oak");
    expect(g.asked).toBe("attack 1");
    expect(g.chain).toEqual([]);
    g.foe.pass();
    expect(g.asked).toBe("attack 0");
    expect(g.me.cardsFor("activate")).toEqual(["Mine"]);
    const no = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak")] },
      foe: { tactics: [aTactic("Kanabo", negate())] },
    });
    no.me.strike("Oak");
    expect(no.foe.why(no.foe.doing("activate", "Kanabo")).rule).toBe("BOS 12.12");
  });

  test("prompts only players with something visible to respond with", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak")] },
      foe: { hand: [trap("Theirs")], equipment: [anEquipment("Sword", draw(1))] },
    });
    g.me.strike("Oak");
    expect(g.asked).toBeNull();
    expect(g.sp).toEqual([9000, 7000]);
  });
});
