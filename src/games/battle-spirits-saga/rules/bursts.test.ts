import { describe, expect, test } from "vitest";
import type { Effect } from "../../../language";
import { validateCards } from "../../../language/validate";
import { always, burst } from "../cards/card";
import { draw, foes, gainLife, loseLife, own, seq, when, word } from "../cards/parts";
import { aMagic, aMain, aNexus, bear, burstCard, saga, wolf } from "../testing";
import { vocabulary } from "../words/index";

const snuff: Effect = {
  do: "each",
  from: { zone: "burst", of: "opponent", face: "down" },
  effect: { do: "move", card: "it", to: "trash" },
};

describe("an activated burst", () => {
  test("BSS 8-6-2, BSS 10-9-2 is one activation, however many events match it", () => {
    const trap = burstCard("Trap", seq(word("token", { name: "Grub Token" }), draw(1)));
    const twice = aMain("Twice", seq(loseLife(1, "opponent"), loseLife(1, "opponent")));
    const g = saga({ me: { hand: [twice] }, foe: { burst: trap }, stops: ["burst"] });
    g.me.magic("Twice");
    expect(g.foe.offered("answer")).toHaveLength(1);
    g.foe.activate("Trap");
    expect(g.foe.offered("answer")).toEqual([]);
    g.foe.pass();
    g.accept();
    expect(g.foe.life).toBe(3);
    expect(g.foe.spirits).toEqual(["Grub Token"]);
    expect(g.foe.hand).toHaveLength(1);
    expect(g.eventTypes.filter((type) => type === "burst")).toHaveLength(1);
  });

  test("BSS 8-6-2, BSS 10-9-2 concerns the card its player chooses if several match", () => {
    const rescue = aMagic(
      "Rescue",
      burst({ on: "destroyed", card: own(), by: "opponent" }, { do: "move", card: "it", to: "hand" }),
    );
    const fell = (from: "it" | "other"): Effect => ({
      do: "choose",
      from: foes(),
      as: from,
      then: word("destroy", { card: from }),
    });
    const g = saga({
      me: { hand: [aMain("Fell", seq(fell("it"), fell("other")))] },
      foe: { burst: rescue, spirits: [wolf, bear] },
      stops: ["burst"],
    });
    g.me.magic("Fell").pick("Wolf");
    while (g.asked !== "burst 1") g.pick("Bear");
    g.foe.activate("Rescue");
    g.foe.pass();
    expect(g.decision).toMatchObject({ kind: "pick", seat: 1, prompt: { key: "prompt.trigger-about" } });
    expect(g.offered()).toEqual(["Wolf", "Bear"]);
    g.pick("Bear");
    expect(g.foe.hand).toEqual(["Bear"]);
    expect(g.foe.trash).toEqual(["Wolf", "Rescue"]);
  });

  test("BSS 8-5-2-1, BSS 10-9-2 is turned face up before any other effect resolves", () => {
    const mourner = aNexus("Mourner", {
      effects: [always(when({ on: "life-lost", by: "opponent" }, seq(snuff, draw(1))))],
    });
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], nexuses: [mourner] },
      foe: { burst: burstCard("Trap") },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    while (g.foe.offered("answer").length === 0) g.foe.pass();
    g.foe.activate("Trap");
    expect(g.me.sees("burst", 1)).toEqual(["Trap"]);
    g.foe.pass();
    // The turn player orders both effects and can read both names.
    expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
    expect(g.decision?.seat).toBe(0);
    const { cards, decision } = g.view(0);
    const names = decision?.kind === "pick" ? decision.options.map(({ card = -1 }) => cards[card]?.def) : [];
    expect(names.sort()).toEqual(["Mourner", "Trap"]);
    // An effect on face-down bursts no longer affects it.
    g.pick("Mourner");
    expect(g.foe.trash).toEqual(["Trap"]);
    expect(g.foe.hand).toHaveLength(1);
    expect(g.me.hand).toHaveLength(1);
  });

  test("BSS 8-5-2-3, BSS 10-9-4 resolves even if another effect has moved its card", () => {
    const sweeper = aNexus("Sweeper", {
      effects: [
        always(
          when(
            { on: "life-lost", by: "opponent" },
            {
              do: "each",
              from: { zone: "burst", of: "opponent" },
              effect: { do: "move", card: "it", to: "hand" },
            },
          ),
        ),
      ],
    });
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], nexuses: [sweeper] },
      foe: { burst: burstCard("Trap") },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    while (g.foe.offered("answer").length === 0) g.foe.pass();
    g.foe.activate("Trap");
    g.foe.pass();
    g.pick("Sweeper");
    expect(g.foe.hand).toHaveLength(2);
    expect(g.foe.hand).toContain("Trap");
    expect(g.foe.burst).toEqual([]);
  });

  test("BSS 10-9-3 waits until the other player has decided", () => {
    const both = aMain("Both", loseLife(1, "each"));
    const watcher = aNexus("Watcher", { effects: [always(when({ on: "burst" }, draw(1)))] });
    const g = saga({
      me: { hand: [both], burst: burstCard("Mine"), nexuses: [watcher] },
      foe: { burst: burstCard("Theirs") },
      stops: ["burst"],
    });
    g.me.magic("Both");
    expect(g.asked).toBe("burst 0");
    g.me.activate("Mine");
    g.me.pass();
    expect(g.asked).toBe("burst 1");
    // Nothing has resolved yet, including triggers of the activation.
    expect(g.me.hand).toEqual([]);
    g.foe.activate("Theirs");
    g.foe.pass();
    while (g.decision?.kind === "pick") g.pick(...g.offered().slice(0, 1));
    expect(g.me.hand).toHaveLength(3);
    expect(g.foe.hand).toHaveLength(1);
  });
});

describe("a burst can respond to any event of the game", () => {
  const quiet = aMain("Quiet", gainLife(1));
  const trap = (on: string) => aMagic("Trap", burst({ on }, gainLife(1)));
  const events = Object.keys(vocabulary.names.events);

  const causes: Readonly<Record<string, (on: string) => ReturnType<typeof saga>>> = {
    magic: (on) => {
      const g = saga({ me: { hand: [quiet] }, foe: { burst: trap(on) }, stops: ["burst"] });
      g.me.magic("Quiet");
      return g;
    },
    place: (on) => {
      const g = saga({ me: { hand: [aNexus("Tower")] }, foe: { burst: trap(on) }, stops: ["burst"] });
      g.me.place("Tower");
      return g;
    },
    block: (on) => {
      const g = saga({
        at: "attack",
        me: { spirits: [wolf] },
        foe: { burst: trap(on), spirits: [bear] },
        stops: ["burst"],
      });
      g.me.attack("Wolf");
      while (g.asked === "burst 1") g.foe.pass();
      g.pick("Bear");
      return g;
    },
    "battle-ends": (on) => {
      const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { burst: trap(on) }, stops: ["burst"] });
      g.me.attack("Wolf");
      return g;
    },
    "end-step": (on) => {
      const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { burst: trap(on) }, stops: ["burst"] });
      g.me.endAttack();
      return g;
    },
  };

  test.each(Object.keys(causes))("BSS 10-9-3 at %s its player is prompted and may decline", (on) => {
    const g = causes[on]?.(on);
    if (g === undefined) throw new Error(`no cause of ${on}`);
    while (g.foe.offered("answer").length === 0) g.foe.pass();
    const { life } = g.foe;
    expect(g.foe.burst).toEqual(["Trap"]);
    g.foe.pass();
    expect(g.foe.life).toBe(life);
    expect(g.foe.burst).toEqual(["Trap"]);
    g.leaveOpen();
  });

  test("BSS 10-9-3 every event in the vocabulary opens a window if a burst in the pool responds to it", () => {
    for (const on of events) {
      const card = trap(on);
      expect(validateCards(vocabulary, [card])).toEqual([]);
      expect(saga({ foe: { burst: card } }).engine.rules.information.hiddenResponses?.on).toContain(on);
    }
  });
});
