import { describe, expect, test } from "vitest";
import { always } from "../cards/card";
import { bp, draw, gainCores, own, standing, when, word } from "../cards/parts";
import { able, aMain, aNexus, beast, burstCard, saga } from "../testing";

const STEPS = [
  "start-step",
  "core-step",
  "draw-step",
  "refresh-step",
  "main-step",
  "attack-step",
  "end-step",
] as const;

describe("turn steps", () => {
  test("BSS 6-1-1, BSS 6-1-1b, BSS 6-1-2 each turn has seven steps in this order, and the players act in two of them", () => {
    const log = STEPS.map((on) => able(`Sees ${on}`, when({ on, by: "you" }, draw(1))));
    const g = saga({ at: "start", me: { spirits: log } });
    expect(g.step).toBe("main");
    g.me.endMain();
    expect(g.step).toBe("attack");
    g.me.endAttack();
    expect(g.turnOf).toBe(1);
    expect(g.step).toBe("main");
    const seen = g.events.flatMap(({ type, seat }) =>
      (STEPS as readonly string[]).includes(type) && seat === 0 ? [type] : [],
    );
    expect(seen).toEqual(STEPS);
  });

  test("BSS 6-3-1, BSS 6-3-2, BSS 6-3-2b effects at the start of the core step resolve after its core is placed", () => {
    const check = (on: (typeof STEPS)[number]) =>
      able(
        `On ${on}`,
        when(
          { on, by: "you" },
          word("mill", { who: "you", amount: { word: "reserve", args: { who: "you" } } }),
        ),
      );
    const deck = Array.from({ length: 20 }, (_, i) => beast(`Card ${i}`));
    const g = saga({ at: "start", me: { spirits: [check("core-step")], deck, reserve: 2, soul: "trash" } });
    expect(g.me.reserve).toBe(4);
    expect(g.me.trash).toHaveLength(3);
  });

  test("BSS 6-2-1, BSS 6-2-2b the empty-deck check comes before effects at the start of the start step resolve", () => {
    const lost = saga({
      at: "start",
      me: { spirits: [able("Giver", when({ on: "start-step", by: "you" }, draw(1)))], deck: [] },
    });
    expect(lost.state.outcome?.winners).toEqual([1]);
  });

  test("BSS 6-4-1, BSS 6-4-2, BSS 6-4-2b, BSS 4-5-2, BSS 4-5-2b the turn player draws the top card unseen by the opponent, then waiting effects resolve", () => {
    const deck = [beast("Third"), beast("Second"), beast("Top")];
    const g = saga({
      at: "start",
      me: { deck, spirits: [able("Scholar", when({ on: "draw-step", by: "you" }, draw(1)))] },
    });
    expect(g.me.hand).toEqual(["Top", "Second"]);
    expect(g.foe.sees("hand", 0)).toEqual(["", ""]);
    expect(
      g
        .eventsSeenBy(1)
        .filter(({ type }) => type === "draw")
        .map(({ def }) => def ?? ""),
    ).toEqual(["", ""]);
  });

  test("BSS 6-5-1, BSS 6-5-2, BSS 6-5-2b, BSS 6-5-2c all cards are refreshed and all cores in the trash return to the reserve, then effects resolve", () => {
    const late = able("Late", when({ on: "refresh-step", by: "you" }, word("exhaust", { card: "this" })));
    const g = saga({
      at: "start",
      me: {
        spirits: [
          { card: beast("Wolf"), exhausted: true },
          { card: late, exhausted: true },
        ],
        nexuses: [{ card: aNexus("Tower"), exhausted: true }],
        spent: 4,
        soul: "trash",
        reserve: 1,
      },
    });
    expect(g.exhausted("Wolf")).toBe(false);
    expect(g.exhausted("Tower")).toBe(false);
    expect(g.exhausted("Late")).toBe(true);
    expect(g.me.cores("trash")).toBe(0);
    expect(g.me.cores("reserve", "core")).toBe(6);
    expect(g.me.cores("reserve", "soul")).toBe(1);
  });

  test("BSS 6-6-1, BSS 6-6-1-1, BSS 6-6-1-2 effects at the start of the main step resolve before the first action, and only the turn player acts", () => {
    const g = saga({
      at: "start",
      me: { spirits: [able("Early", when({ on: "main-step", by: "you" }, gainCores(2)))], reserve: 0 },
    });
    expect(g.me.reserve).toBe(4);
    expect(g.decision).toMatchObject({ kind: "act", seat: 0 });
    expect(g.foe.why({ type: "end-main" }).ok).toBe(false);
  });

  test("BSS 6-7-1, BSS 6-7-3, BSS 6-7-3-1, BSS 6-7-3-2 effects at the start of the attack step come first; then the player attacks or ends the step", () => {
    const g = saga({
      me: { spirits: [able("Eager", when({ on: "attack-step", by: "you" }, bp(2000, "this")))] },
    });
    expect(g.me.why({ type: "attack", card: g.id("Eager") }).rule).toBe("BSS 6-7-1");
    g.me.endMain();
    expect(g.bp("Eager")).toBe(5000);
    expect(
      g
        .actions()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(["attack", "end-attack"]);
    expect(g.me.why({ type: "summon" }).rule).toBe("BSS 6-6-1-2-1");
  });

  test("BSS 6-8-1, BSS 6-8-1-1, BSS 6-8-1-2, BSS 6-8-1-2b, BSS 6-8-1-3 end-step effects resolve, this-turn effects end, and the consequences are checked", () => {
    const gloom = aNexus("Gloom", { effects: [always(standing(own({ subtype: "beast" }), ["bp"], -4000))] });
    const heir = beast("Heir", {
      families: ["dragon"],
      effects: [always(when({ on: "destroyed", card: own() }, draw(1)))],
    });
    const boost = aMain("Boost", { do: "each", from: own(), effect: bp(4000) });
    const clerk = aNexus("Clerk", { effects: [always(when({ on: "end-step", by: "you" }, draw(1)))] });
    const g = saga({ me: { spirits: [beast("Wolf"), heir], nexuses: [clerk], hand: [boost, gloom] } });
    g.me.magic("Boost");
    g.me.place("Gloom");
    expect(g.bp("Wolf")).toBe(3000);
    g.me.finish();
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.turnOf).toBe(1);
    expect(g.me.hand).toHaveLength(2);
    expect(g.state.modifiers).toEqual([]);
    expect(g.bp("Heir")).toBe(3000);
  });
});

describe("the main step", () => {
  const full = () =>
    saga({
      me: {
        spirits: [{ card: beast("Wolf"), cores: 2 }, beast("Cub")],
        nexuses: [aNexus("Tower")],
        hand: [beast("New"), aNexus("Keep"), aMain("Study", draw(1)), burstCard("Trap"), burstCard("Snare")],
        reserve: 4,
      },
    });

  test("BSS 6-6-1-2-1, BSS 6-6-1-2-1b, BSS 6-6-1-2-4, BSS 6-6-1-2-5 the player may summon, place, use magic, set a burst and move cores until the step is ended", () => {
    const g = full();
    const types = new Set(g.actions().map(({ type }) => type));
    expect([...types].sort()).toEqual(
      [
        "add-core",
        "arrange-cores",
        "end-main",
        "magic",
        "move-core",
        "place",
        "set-burst",
        "summon",
        "take-core",
      ].sort(),
    );
    expect(g.me.why({ type: "pass" }).rule).toBe("BSS 6-6-1-2-5");
    g.me.summoning("New");
    expect(g.me.why({ type: "end-main" }).ok).toBe(false);
    g.accept();
    g.me.place("Keep");
    g.me.magic("Study");
    g.me.set("Trap");
    g.me.endMain();
    expect(g.step).toBe("attack");
  });

  test("BSS 6-6-1-2-2, BSS 6-6-1-2-2b, BSS 3-8-1, BSS 3-8-2, BSS 3-8-4 a player may set one burst per turn, face down and for free; other cards cannot be set", () => {
    const g = full();
    expect(g.me.why({ type: "set-burst", card: g.id("New") }).rule).toBe("BSS 3-8-4");
    const before = g.me.reserve;
    g.me.set("Trap");
    expect(g.me.burst).toEqual(["Trap"]);
    expect(g.me.reserve).toEqual(before);
    expect(g.card("Trap").face).toBe("down");
    expect(g.me.sees("burst")).toEqual(["Trap"]);
    expect(g.foe.sees("burst", 0)).toEqual([""]);
    expect(g.me.why({ type: "set-burst", card: g.id("Snare") }).rule).toBe("BSS 6-6-1-2-2b");
  });

  test("BSS 3-8-3, BSS 3-8-3b a second burst discards the first, which does not activate", () => {
    const g = saga({ me: { burst: burstCard("Old"), hand: [burstCard("New")] } });
    g.me.set("New");
    expect(g.me.burst).toEqual(["New"]);
    expect(g.me.trash).toEqual(["Old"]);
    expect(g.me.hand).toEqual([]);
    expect(g.foe.sees("trash", 0)).toEqual(["Old"]);
  });

  test("BSS 6-6-1-2-3, BSS 6-6-1-2-3b, BSS 6-6-1-2-3c cores move from the reserve to cards, back, and between cards", () => {
    const g = full();
    g.me.add("Cub");
    expect(g.cores("Cub")).toBe(2);
    expect(g.me.cores("reserve", "core")).toBe(3);
    g.me.take("Cub");
    expect(g.cores("Cub")).toBe(1);
    expect(g.me.cores("reserve", "core")).toBe(4);
    g.me.shift("Wolf", "Tower");
    expect(g.cores("Wolf")).toBe(1);
    expect(g.cores("Tower")).toBe(1);
  });

  test("BSS 6-6-1-2-3d, BSS 6-6-1-2-3e any number of cores moves in one action, the soul core may be swapped, and no other place is reached", () => {
    const g = full();
    g.me.arrange();
    // Wolf may have no cores on the way: only the final arrangement counts.
    g.allot({ reserve: 2, Wolf: 3, Cub: 1, Tower: 1, "Cub soul": 1 });
    expect(g.cores("Wolf")).toBe(3);
    expect(g.cores("Cub")).toBe(2);
    expect(g.cores("Cub", "soul")).toBe(1);
    expect(g.cores("Tower")).toBe(1);
    expect(g.me.reserve).toBe(2);
    g.me.arrange();
    expect(
      g.decision?.kind === "allot" &&
        g.decision.options.every(({ card, label }) => card !== undefined || label?.key.includes("reserve")),
    ).toBe(true);
    g.accept();
    expect(g.me.why({ type: "add-core", card: g.id("Wolf"), data: { counter: "soul" } }).rule).toBe(
      "BSS 6-6-1-2-3",
    );
    const foes = saga({ me: { spirits: [beast("Mine")] }, foe: { spirits: [beast("Theirs")] } });
    expect(foes.me.why({ type: "take-core", card: foes.id("Theirs"), data: { counter: "core" } }).rule).toBe(
      "BSS 6-6-1-2-3e",
    );
  });

  test("BSS 1-3-2-2 a core cannot move to the place where it already is", () => {
    const g = full();
    const wolf = g.id("Wolf");
    expect(g.me.why({ type: "move-core", card: wolf, target: wolf, data: { counter: "core" } }).rule).toBe(
      "BSS 1-3-2-2",
    );
  });
});
