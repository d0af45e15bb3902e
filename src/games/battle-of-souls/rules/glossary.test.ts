import { describe, expect, test } from "vitest";
import {
  destroy,
  draw,
  ENEMY,
  grants,
  ignition,
  inBattle,
  OWN,
  sacrificing,
  seq,
  sp,
  target,
  whenever,
  whenThis,
  word,
} from "../cards/parts";
import { able, anElite, aTactic, aToken, aWarrior, boost, duel, plus } from "../testing";

const trap = aTactic("Trap", draw(1));

describe("four ways of leaving", () => {
  const heir = (on: "destroyed" | "sent" | "leaves" | "sacrificed") =>
    able("Heir", whenThis(on, word("gain-sp", { n: 1 })));
  const ways = {
    destroyed: destroy("target"),
    sacrificed: word("sacrifice", { card: "target" }),
    removed: word("remove", { card: "target" }),
    returned: { do: "move", card: "target", to: "hand" },
    shuffled: word("shuffle-in", { card: "target" }),
  } as const;
  const fires = (on: Parameters<typeof heir>[0]) =>
    Object.entries(ways).flatMap(([name, way]) => {
      const g = duel({ me: { fighters: [heir(on)], tactics: [aTactic("Away", target(OWN, way))] } });
      g.me.activate("Away");
      g.pick("Heir");
      expect(g.sp[0] === 8001 || g.sp[0] === 8000).toBe(true);
      return g.sp[0] === 8001 ? [name] : [];
    });

  test("BOS 13.33, BOS 13.34 going to the pile, out of play or to the hand is leaving the field; going into the deck is not", () => {
    expect(fires("leaves")).toEqual(["destroyed", "sacrificed", "removed", "returned"]);
  });

  test("BOS 13.33, BOS 13.4 a token removed from the field has left it, unless it was to go into a deck", () => {
    const watcher = able(
      "Watcher",
      whenever({ on: "leaves", card: { of: "you" } }, word("gain-sp", { n: 1 })),
    );
    const left = Object.entries(ways).flatMap(([name, way]) => {
      const away = aTactic("Away", target({ type: "token" }, way));
      const g = duel({ me: { fighters: [watcher, aToken("Cub")], tactics: [away] } });
      g.me.activate("Away");
      g.pick("Cub");
      expect(g.me.fighters).toEqual(["Watcher"]);
      return g.sp[0] === 8001 ? [name] : [];
    });
    expect(left).toEqual(["destroyed", "sacrificed", "removed", "returned"]);
  });

  test("BOS 15.12, BOS 15.13, BOS 15.35 only battle and effects destroy", () => {
    expect(fires("destroyed")).toEqual(["destroyed"]);
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)] },
      foe: { fighters: [heir("destroyed")] },
    });
    g.me.attack("Oak", "Heir");
    expect(g.sp).toEqual([8500, 7501]);
  });

  test("BOS 15.32 destruction, sacrifice and discarding all send cards to the discard pile", () => {
    expect(fires("sent")).toEqual(["destroyed", "sacrificed"]);
    const watcher = able(
      "Watcher",
      whenever({ on: "sent", card: { zone: "discard" } }, word("gain-sp", { n: 1 })),
    );
    const drop = able("Drop", ignition([{ pay: "discard", count: 1 }], draw(1)));
    const g = duel({ me: { fighters: [watcher, drop], hand: [aWarrior("X")] } });
    g.me.use("Drop");
    g.pick("X");
    expect(g.sp[0]).toBe(8001);
  });

  test("BOS 15.32 a trigger on being sent applies to a card discarded from hand as a cost", () => {
    const drop = able("Drop", ignition([{ pay: "discard", count: 1 }], draw(1)));
    const cost = duel({ me: { fighters: [drop], hand: [heir("sent")] } });
    cost.me.use("Drop");
    cost.pick("Heir");
    expect(cost.me.pile).toEqual(["Heir"]);
    expect(cost.sp[0]).toBe(8001);
  });

  test("BOS 15.32 a trigger on being sent applies to a card discarded from hand by an effect", () => {
    const robbed = duel({
      me: { tactics: [aTactic("Rob", { do: "discard", who: "opponent", count: 1 })] },
      foe: { hand: [heir("sent")] },
    });
    robbed.me.activate("Rob");
    robbed.pick("Heir");
    expect(robbed.foe.pile).toEqual(["Heir"]);
    expect(robbed.sp[1]).toBe(8001);
  });

  test("BOS 15.32 a trigger on being sent applies to a card discarded to the hand limit", () => {
    const full = duel({
      me: { hand: [heir("sent"), ...Array.from({ length: 7 }, (_, i) => aWarrior(`H${i}`))] },
    });
    full.me.endTurn();
    full.at(0, 1);
    expect(full.turnOf).toBe(1);
    expect(full.sp[0]).toBe(8001);
  });

  test("BOS 15.32 a trigger on being sent applies to a card sent from the deck", () => {
    const milled = duel({ me: { tactics: [aTactic("Mill", word("mill", { n: 1 }))], deck: [heir("sent")] } });
    milled.me.activate("Mill");
    expect(milled.me.pile).toEqual(["Mill", "Heir"]);
    expect(milled.sp[0]).toBe(8001);
    milled.leaveOpen();
  });

  test("BOS 15.32 its text works for nothing else from the hand", () => {
    const watcher = able("Watcher", whenever({ on: "sent", card: { of: "you" } }, word("gain-sp", { n: 1 })));
    const drop = able("Drop", ignition([{ pay: "discard", count: 1 }], draw(1)));
    const g = duel({ me: { fighters: [drop], hand: [watcher, aWarrior("X")] } });
    g.me.use("Drop");
    g.pick("X");
    expect(g.sp[0]).toBe(8000);
  });

  test("BOS 15.34 a sacrifice is your own fighter, sent to its owner's pile", () => {
    const altar = able("Altar", ignition([sacrificing({ type: "fighter" })], draw(1)));
    const g = duel({
      me: { fighters: [altar, { card: aWarrior("Theirs"), owner: 1 }] },
      foe: { fighters: [aWarrior("Ash")] },
    });
    g.me.use("Altar");
    expect(g.foe.pile).toEqual(["Theirs"]);
    expect(g.foe.fighters).toEqual(["Ash"]);
  });

  test("BOS 15.14 discarding is from the hand, by an effect or at the end of the turn", () => {
    const watcher = able(
      "Watcher",
      whenever({ on: "discarded" }, word("gain-sp", { n: 1 }), { oncePerTurn: true }),
    );
    const away = aTactic("Away", target(OWN, destroy("target")));
    const g = duel({
      me: {
        fighters: [watcher, aWarrior("Oak")],
        tactics: [away],
        hand: Array.from({ length: 8 }, (_, i) => aWarrior(`H${i}`)),
      },
    });
    g.me.activate("Away");
    g.pick("Oak");
    expect(g.sp[0]).toBe(8000);
    g.me.endTurn();
    g.at(0, 1);
    expect(g.sp[0]).toBe(8001);
    const rob = able("Rob", ignition([], { do: "discard", who: "opponent", count: 1 }));
    const robbed = duel({
      me: { fighters: [rob] },
      foe: { fighters: [watcher], hand: [aWarrior("X"), aWarrior("Y")] },
    });
    robbed.me.use("Rob");
    robbed.pick("X");
    expect(robbed.sp[1]).toBe(8001);
    expect(robbed.foe.pile).toEqual(["X"]);
  });
});

describe("owner and controller", () => {
  const theirs = (card = aWarrior("Ash")) => ({ card, owner: 1 as const });

  test("BOS 15.9 a card's controller decides about it", () => {
    const g = duel({ at: "battle", me: { fighters: [theirs(able("Ash", inBattle([], boost())))] } });
    expect(g.me.cardsFor("attack")).toEqual(["Ash"]);
    expect(g.me.cardsFor("use")).toEqual(["Ash"]);
  });

  test("BOS 15.11 a card that leaves the field always goes to its owner", () => {
    const ways = {
      discard: destroy("target"),
      hand: { do: "move", card: "target", to: "hand" } as const,
      deck: word("shuffle-in", { card: "target" }),
    };
    for (const [zone, way] of Object.entries(ways)) {
      const g = duel({ me: { fighters: [theirs()], tactics: [aTactic("Away", target(OWN, way))] } });
      g.me.activate("Away");
      g.pick("Ash");
      expect(g.cardsIn(zone, 1)).toContain("Ash");
    }
  });
});

describe("values and randomness", () => {
  test("BOS 15.18 the original ATK is the printed one", () => {
    const copy = able(
      "Copy",
      ignition(
        [],
        target(ENEMY, {
          do: "modify",
          card: "this",
          stats: ["rst"],
          op: "add",
          amount: { word: "original", args: { card: "target", stat: "atk" } },
          until: "turn",
        }),
      ),
    );
    const g = duel({
      me: { fighters: [copy] },
      foe: { fighters: [aWarrior("Ash", 1000), able("Lead", plus(400))] },
    });
    expect(g.stat("Ash", "atk")).toBe(1400);
    g.me.use("Copy");
    g.pick("Ash");
    expect(g.stat("Copy", "rst")).toBe(2000);
  });

  test("BOS 15.24 a random choice is made by no player", () => {
    const thief = able("Thief", ignition([], { do: "discard", who: "opponent", count: 1, atRandom: true }));
    const hand = ["A", "B", "C", "D", "E"].map((name) => aWarrior(name));
    const g = duel({ me: { fighters: [thief] }, foe: { hand } });
    g.me.use("Thief");
    expect(g.decision?.kind).toBe("act");
    expect(g.foe.hand).toHaveLength(4);
    expect(g.foe.pile).toHaveLength(1);
  });

  test("BOS 1.10 a coin flip is public, and the effect follows it", () => {
    const flip = able(
      "Flip",
      ignition(
        [],
        seq(word("coin"), {
          do: "if",
          condition: { is: "word", word: "heads" },
          then: word("gain-sp", { n: 1 }),
          else: word("gain-sp", { n: 2 }),
        }),
      ),
    );
    for (const [die, side, gained] of [
      [1, "heads", 1],
      [2, "tails", 2],
    ] as const) {
      const g = duel({ me: { fighters: [flip] } });
      g.dice(die);
      g.me.use("Flip");
      expect(g.eventsSeenBy(1).find(({ type }) => type === "coin")?.data?.side).toBe(side);
      expect(g.sp[0]).toBe(8000 + gained);
    }
  });
});

describe("searching and revealing", () => {
  const find = able("Find", ignition([sp(100)], word("search", { from: { type: "elite" } })));

  test("BOS 15.29, BOS 15.30, BOS 2.21 a search shows the deck to its player, takes a matching card, and shuffles", () => {
    const g = duel({
      me: { fighters: [find], deck: [aWarrior("A"), anElite("Big"), anElite("Tall"), aWarrior("B")] },
    });
    g.me.use("Find");
    expect(g.offered()).toEqual(["Big", "Tall"]);
    expect(g.me.sees("deck")).toEqual(["A", "Big", "Tall", "B"]);
    expect(g.foe.sees("deck", 0)).toEqual(["", "", "", ""]);
    g.pick("Tall");
    expect(g.me.hand).toEqual(["Tall"]);
    expect(g.me.deck.toSorted()).toEqual(["A", "B", "Big"]);
    expect(g.eventTypes.at(-1)).toBe("shuffle");
  });

  test("BOS 15.31 a search without a matching card is not offered, and nothing is paid", () => {
    const g = duel({ me: { fighters: [find] } });
    expect(g.me.cardsFor("use")).toEqual([]);
    expect(g.me.why(g.me.doing("use", "Find", { data: { ability: 0 } })).rule).toBe("BOS 15.31");
    expect(g.sp).toEqual([8000, 8000]);
  });

  test("BOS 15.33 no player sees or arranges cards that are shuffled", () => {
    const g = duel({ me: { fighters: [find], deck: [anElite("Big"), aWarrior("A"), aWarrior("B")] } });
    g.me.use("Find");
    g.pick("Big");
    expect(g.me.sees("deck")).toEqual(["", ""]);
    expect(g.foe.sees("deck", 0)).toEqual(["", ""]);
  });

  const spy = able(
    "Spy",
    ignition([], {
      do: "choose",
      from: { zone: "tactics", of: "opponent", face: "down" },
      as: "target",
      announced: true,
      then: word("reveal", { card: "target" }),
    }),
  );

  test("BOS 15.25, BOS 15.26, BOS 15.27 a revealed card is shown to all and named in the log, but not activated", () => {
    const g = duel({ me: { fighters: [spy] }, foe: { tactics: [trap] } });
    expect(g.me.sees("tactics", 1)).toEqual([""]);
    g.me.use("Spy");
    g.at(0).settle();
    expect(g.me.sees("tactics", 1)).toEqual(["Trap"]);
    expect(g.card("Trap").face).toBe("down");
    expect(g.foe.hand).toEqual([]);
    expect(g.eventsSeenBy(0).find(({ type }) => type === "revealed")?.def).toBe("Trap");
  });
});

test("a fighter token may enter in rest position", () => {
  const g = duel({
    pool: [aToken("Wisp")],
    me: { fighters: [able("Maker", ignition([], word("token", { name: "Wisp", rested: true })))] },
  });
  g.me.use("Maker");
  expect(g.resting("Wisp")).toBe(true);
});

test("text may prevent all destruction", () => {
  const rock = able("Rock", grants("this", "cannot-be-destroyed"));
  const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1500)] }, foe: { fighters: [rock] } });
  g.me.fight("Oak", "Rock");
  expect(g.sp).toEqual([8500, 7500]);
  expect(g.foe.fighters).toEqual(["Rock"]);
});
