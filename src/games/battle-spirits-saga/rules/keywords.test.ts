import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { always, from, immortal, kw } from "../cards/card";
import {
  destroy,
  draw,
  all as each,
  exhaust,
  gainCores,
  own,
  seq,
  when,
  whenDestroyed,
  word,
} from "../cards/parts";
import {
  aFlash,
  aMain,
  aNexus,
  bear,
  burstCard,
  keyed,
  saga,
  slayOwn,
  spark,
  strong,
  wolf,
  worded,
} from "../testing";

describe("Awaken", () => {
  test("BSS 11-1-1, BSS 11-1-1b, BSS 11-1-1c in a flash window cores move onto it from other cards, even the soul core; a spirit emptied that way self-destroys", () => {
    const altar = aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] });
    const g = saga({
      at: "attack",
      me: {
        spirits: [keyed("Lion", kw("awaken")), { card: wolf, soul: true }],
        nexuses: [{ ...{ card: altar }, cores: 2 }],
      },
      stops: ["flash"],
    });
    expect(g.me.cardsFor("awaken")).toEqual([]);
    g.me.attack("Lion");
    g.foe.pass();
    g.me.awaken("Lion");
    expect(g.refused({ seat: 0, do: "allot", amounts: [0, 0] }).rule).toBe("BSS 11-1-1b");
    g.allot({ "Wolf soul": 1, Altar: 1 });
    expect(g.cores("Lion")).toBe(3);
    expect(g.level("Lion")).toBe(2);
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.me.hand).toEqual([]);
    g.passAll();
  });
});

describe("Confront and Astral", () => {
  test("BSS 11-2-1, BSS 11-2-2, BSS 11-2-2b Confront forces a block with a spirit of the defender's choice, Armor or not", () => {
    const armored = keyed("Plate", kw("armor", { colours: ["red"] }));
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Lion", kw("confront")), keyed("Cub", kw("confront"))] },
      foe: { spirits: [armored, wolf] },
    });
    g.me.attack("Lion");
    expect(g.decision).toMatchObject({ kind: "pick", min: 1, seat: 1 });
    expect(g.offered()).toMatchObject(["Plate", "Wolf"]);
    g.pick("Plate");
  });

  test("BSS 11-2-1 Confront does nothing if no spirit can block", () => {
    const none = saga({
      at: "attack",
      me: { spirits: [keyed("Lion", kw("confront"))] },
      foe: { spirits: [{ card: wolf, exhausted: true }] },
    });
    none.me.attack("Lion");
    expect(none.foe.life).toBe(4);
  });

  test("BSS 11-14-1, BSS 11-14-2, BSS 11-14-3, BSS 11-14-4 only a spirit with Astral, also of the opponent's turn, can block one with Astral", () => {
    const ghost = keyed("Ghost", kw("astral"), kw("astral"));
    const shade = keyed("Shade", kw("astral", { during: "opponent" }));
    const g = saga({ at: "attack", me: { spirits: [ghost] }, foe: { spirits: [wolf, shade] } });
    g.me.attack("Ghost");
    expect(g.offered()).toEqual(["Shade"]);
    g.decline();
  });

  test("BSS 11-14-4 Astral of the opponent's turn does not protect its spirit's own attack", () => {
    const shade = keyed("Shade", kw("astral", { during: "opponent" }));
    const own_ = saga({ at: "attack", me: { spirits: [shade] }, foe: { spirits: [wolf] } });
    own_.me.attack("Shade");
    expect(own_.offered()).toEqual(["Wolf"]);
    own_.decline();
  });
});

describe("Curse", () => {
  test("BSS 11-3-1, BSS 11-3-1b Curse destroys the blocker at the end of the battle, even if its spirit has lost", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Knight", kw("curse"))] },
      foe: { spirits: [bear] },
    });
    g.me.attack("Knight").pick("Bear");
    expect(g.zone("Knight")).toBe("trash");
    expect(g.zone("Bear")).toBe("trash");
  });

  test("BSS 11-3-2 of several Curse effects only one activates", () => {
    const saved: Ability = { kind: "replace", change: "destroy", card: "this", effect: gainCores(1) };
    const survivor = strong("Survivor", 9000, { effects: [always(saved)] });
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Knight", kw("curse"), kw("curse"))] },
      foe: { spirits: [survivor], reserve: 0 },
    });
    g.me.attack("Knight").pick("Survivor");
    expect(g.foe.spirits).toEqual(["Survivor"]);
    expect(g.foe.cores("reserve", "core")).toBe(1);
  });

  test("BSS 11-3-1b Curse also destroys a blocker with Armor", () => {
    const armored = strong("Plate", 9000, { keywords: [kw("armor", { colours: ["red"] })] });
    const no = saga({
      at: "attack",
      me: { spirits: [keyed("Knight", kw("curse"))] },
      foe: { spirits: [armored] },
    });
    no.me.attack("Knight").pick("Plate");
    expect(no.zone("Plate")).toBe("trash");
  });
});

describe("Immortal", () => {
  const squire = worded("Squire", immortal({ subtype: "beast" }));

  test("BSS 11-4-1, BSS 11-4-1b Immortal summons its card from the trash, for its cost, when another spirit of its player is destroyed", () => {
    const g = saga({
      me: { spirits: [wolf], trash: [squire], hand: [slayOwn] },
    });
    g.me.magic("Slay").pick("Wolf").confirm();
    g.accept();
    expect(g.zone("Squire")).toBe("spirits");
    expect(g.cores("Squire") > 0).toBe(true);
    expect(g.me.cores("trash")).toBe(2);
  });

  test("BSS 11-4-1 an Immortal summoning may be declined", () => {
    const no = saga({
      me: { spirits: [wolf], trash: [squire], hand: [slayOwn] },
    });
    no.me.magic("Slay").pick("Wolf").confirm(false);
    expect(no.zone("Squire")).toBe("trash");
  });

  test("BSS 11-4-1b a spirit destroyed at the same time, or a self-destruction, does not count", () => {
    const g = saga({ me: { spirits: [wolf, squire], hand: [aMain("Storm", each(own(), destroy()))] } });
    g.me.magic("Storm");
    expect(g.zone("Squire")).toBe("trash");
    expect(g.decision?.kind).toBe("act");
    const self = saga({ me: { spirits: [wolf], trash: [squire] } });
    self.me.take("Wolf");
    expect(self.zone("Squire")).toBe("trash");
    expect(self.decision?.kind).toBe("act");
  });
});

test("BSS 11-2-1 the only spirit able to block must do so; an exhausted one need not", () => {
  const attacked = (exhausted: boolean) => {
    const foe = { spirits: [{ card: bear, ...(exhausted && { exhausted: true as const }) }] };
    const g = saga({ at: "attack", me: { spirits: [keyed("Bold", kw("confront"))] }, foe });
    g.me.attack("Bold");
    g.leaveOpen();
    return g.decision?.kind === "pick" ? g.decision.min : null;
  };
  expect(attacked(false)).toBe(1);
  expect(attacked(true)).toBeNull();
});

describe("Luster and Blessed", () => {
  test("BSS 11-6-1, BSS 11-6-1b, BSS 11-6-2 magic its player used in the battle returns to the hand if it is still in the trash", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Choir", kw("luster"))], hand: [spark], trash: [aFlash("Old", draw(1))] },
      foe: { hand: [aFlash("Glint", draw(1))] },
      stops: ["flash"],
    });
    g.me.attack("Choir");
    g.foe.magic("Glint");
    g.me.magic("Spark");
    g.passAll();
    expect(g.me.hand.includes("Spark")).toBe(true);
    expect(g.me.trash).toEqual(["Old"]);
    expect(g.foe.trash).toEqual(["Glint"]);
  });

  test("BSS 11-7-1, BSS 11-7-2 Blessed adds one life after its attack has taken life, however often the spirit has it", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Angel", kw("blessed"), kw("blessed"))], life: 3 },
      foe: { spirits: [bear] },
    });
    g.me.attack("Angel").decline();
    expect(g.me.life).toBe(4);
    expect(g.foe.life).toBe(4);
  });

  test("BSS 11-7-1b an attack that takes the last life ends the game before Blessed resolves", () => {
    const last = saga({
      at: "attack",
      me: { spirits: [keyed("Angel", kw("blessed"))], life: 3 },
      foe: { life: 1 },
    });
    last.me.attack("Angel");
    expect(last.me.life).toBe(3);
    expect(last.state.outcome?.winners).toEqual([0]);
  });
});

describe("bursts", () => {
  test("BSS 10-9-1, BSS 10-9-2, BSS 10-9-4 a burst is activated for free when its condition is met, and then goes to the trash", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: burstCard("Trap"), reserve: 0, soul: "void" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    // The prompt reveals nothing: the attack alone triggers nothing.
    expect(g.asked).toBe("burst 1");
    expect(g.foe.offered("answer")).toEqual([]);
    g.foe.pass();
    expect(g.asked).toBe("burst 1");
    expect(g.foe.offered("answer")).toHaveLength(1);
    g.foe.activate("Trap");
    g.foe.pass();
    expect(g.foe.hand).toHaveLength(1);
    expect(g.foe.trash).toEqual(["Trap"]);
    expect(g.foe.burst).toEqual([]);
  });

  test("BSS 10-9-3 a player may decline to activate a burst", () => {
    const no = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: burstCard("Trap") },
      stops: ["burst"],
    });
    no.me.attack("Wolf");
    no.foe.pass();
    no.foe.pass();
    expect(no.foe.hand).toEqual([]);
    expect(no.foe.burst).toEqual(["Trap"]);
  });

  test("BSS 10-9-4 a burst moved by its own effect stays where it was moved", () => {
    const sneaky = burstCard("Sneak", seq(draw(1), { do: "move", card: "this", to: "hand" }));
    const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { burst: sneaky }, stops: ["burst"] });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.activate("Sneak");
    g.foe.pass();
    expect(g.foe.hand.includes("Sneak")).toBe(true);
  });
});

test("BSS 2-9-1 a player can read a card's whole text, with the level of each effect", async () => {
  const { battleSpiritsSaga } = await import("../index");
  const { say } = await import("../../../text");
  const text = battleSpiritsSaga.cards.text("Magma Wyrm");
  expect(text.keywords.map(({ name }) => say(name))).toEqual(["[LV2] Confront"]);
  expect(text.abilities.map(say)).toEqual([
    "When attacking, choose a spirit the opponent controls with a BP of 3000 or less and destroy it.",
  ]);
  expect([from(2), exhaust(), whenDestroyed(word("curse"))]).toHaveLength(3);
});
