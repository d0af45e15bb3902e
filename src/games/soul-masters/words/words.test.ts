import { describe, expect, test } from "vitest";
import type { Ability, Cost, Effect } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import type { SoulCard } from "../cards/card";
import { kw, unit } from "../cards/card";
import {
  aura,
  choose,
  damage,
  draw,
  ENEMY_UNIT,
  energy,
  gains,
  generate,
  hit,
  ko,
  OWN_UNIT,
  on,
  prevent,
  seq,
  skill,
  strike,
  target,
  whenever,
  word,
} from "../cards/parts";
import { cardText } from "../table/card-text";
import { able, anAbility, aReserve, aSpell, aUnit, duel, keyed } from "../testing";
import { vocabulary } from "./index";

const oak = aUnit("Oak", 4, 4);
const fox = aUnit("Fox", 2, 3);
const resting = (card: SoulCard) => ({ card, resting: true }) as const;

/** The printed text of a card, which must be valid. */
function text(card: SoulCard): string {
  expect(validateCards(vocabulary, [card])).toEqual([]);
  return cardText(card).abilities.map(say).join(" ");
}

describe("values of cards that attack, are hit or enter", () => {
  test("deals no damage", () => {
    const hush = anAbility(
      "Hush",
      target({ ...ENEMY_UNIT, being: "attacking" }, gains("target", 1, "deals-no-damage", "combat")),
    );
    expect(text(hush)).toBe(
      "Choose an attacking unit the opponent controls; it deals no damage this combat.",
    );
    const g = duel({ me: { battleground: [oak] }, foe: { hand: [hush] } });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.pass();
    g.foe.cast("Hush");
    g.resolve().fightOn();
    expect(g.foe.hp).toBe(20);
  });

  test("is dealt no damage, unless it is unpreventable", () => {
    const wall = aUnit("Wall", 1, 1, { abilities: [aura("this", "is-dealt-no-damage", 1)] });
    expect(text(wall)).toBe("This card is dealt no damage.");
    const bolt = aSpell("Bolt", strike(3));
    const sure = aSpell(
      "Sure",
      target(ENEMY_UNIT, word("damage", { card: "target", n: 1, unpreventable: true })),
    );
    const g = duel({ me: { hand: [bolt, sure] }, foe: { battleground: [wall] } });
    g.me.cast("Bolt").pick("Wall").resolve();
    expect(g.zone("Wall")).toBe("battleground");
    g.me.cast("Sure").pick("Wall").resolve();
    expect(g.zone("Wall")).toBe("discard");
  });

  test("enters resting", () => {
    const slow = aUnit("Slow", 1, 1, { abilities: [aura("this", "enters-resting", 1)] });
    const frost = aUnit("Frost", 1, 1, { abilities: [aura(ENEMY_UNIT, "enters-resting", 1)] });
    expect(text(slow)).toBe("This card enters resting.");
    expect(text(frost)).toBe("Each unit the opponent controls enters resting.");
    const g = duel({ me: { hand: [slow, oak, fox] } });
    g.me.cast("Slow");
    g.resolve();
    g.me.cast("Fox");
    g.resolve();
    expect(g.resting("Slow")).toBe(true);
    expect(g.resting("Fox")).toBe(false);
    const cold = duel({ me: { hand: [oak] }, foe: { battleground: [frost] } });
    cold.me.cast("Oak");
    cold.resolve();
    expect(cold.resting("Oak")).toBe(true);
  });

  test("ignores Taunt, and cannot be intercepted", () => {
    const free = aUnit("Free", 2, 2, {
      abilities: [aura("this", "ignores-taunt", 1), aura("this", "cannot-be-intercepted", 1)],
    });
    expect(text(free)).toBe("This card ignores Taunt. This card cannot be intercepted.");
    const foe = {
      battleground: [resting(keyed("Wall", 1, 1, kw("taunt"))), keyed("Page", 1, 1, kw("intercept"))],
    };
    const g = duel({ me: { battleground: [free, oak] }, foe });
    expect(g.me.victims("Oak")).toEqual(["Wall"]);
    expect(g.me.victims("Free")).toEqual(["Rival", "Wall"]);
    g.me.attack("Free", "Rival").until("defender");
    expect(g.foe.why({ type: "intercept", card: g.id("Page") })).toMatchObject({
      why: { key: "why.soul-masters.cannot-be-intercepted" },
    });
  });

  test("a commander that cannot fall below a number of HP", () => {
    const last = aSpell("Last", word("damage", { card: "enemy-commander", n: 9 }));
    const stand = aReserve("armor", "Stand", {
      abilities: [aura({ zone: "commander", of: "you" }, "hp-floor", 1)],
    });
    expect(text(stand)).toBe("Each card in your commander zone cannot fall below 1 HP.");
    const g = duel({ me: { hand: [last] }, foe: { equipment: [stand], hp: 3 } });
    g.me.cast("Last");
    g.resolve();
    expect(g.foe.hp).toBe(1);
  });
});

describe("costs", () => {
  const thisCost = (how?: string): Cost => ({ pay: "this", ...(how !== undefined && { how }) });

  test("the ability's own card, sacrificed, removed or discarded", () => {
    const given = able("Given", skill([thisCost("sacrifice")], draw(1)));
    const gone = able("Gone", skill([thisCost("remove")], draw(1), ["in-discard"]));
    const held = able("Held", skill([thisCost()], draw(1), ["in-hand"]));
    expect(text(given)).toBe("Sacrifice this card: Draw a card.");
    expect(text(gone)).toBe("IN DISCARD – Remove this card: Draw a card.");
    expect(text(held)).toBe("IN HAND – Discard this card: Draw a card.");
    const g = duel({ me: { battleground: [given], discard: [gone], hand: [held] } });
    g.me.use("Given");
    expect(g.zone("Given")).toBe("discard");
    g.resolve();
    g.me.use("Gone");
    expect(g.zone("Gone")).toBe("removed");
    g.resolve();
    g.me.use("Held");
    expect(g.zone("Held")).toBe("discard");
    g.resolve();
    expect(g.me.hand).toHaveLength(3);
  });

  test("cards of the discard pile, put under the deck", () => {
    const cost: Cost = { pay: "cards", from: { zone: "discard", of: "you" }, count: 2, how: "under-deck" };
    const grave = able("Grave", skill([cost], draw(1)));
    expect(text(grave)).toBe("Put two cards in your discard pile on the bottom of your deck: Draw a card.");
    const g = duel({ me: { battleground: [grave], discard: [oak, fox], deck: [aUnit("Top")] } });
    g.me.use("Grave");
    g.resolve();
    expect(g.me.discard).toEqual([]);
    expect(g.cardsIn("deck", 0)).toEqual(["Fox", "Oak"]);
    expect(g.me.hand).toEqual(["Top"]);
  });

  test("milled cards, and the top card of the discard pile", () => {
    const digger = able("Digger", skill([{ pay: "word", word: "mill", args: { n: 2 } }], draw(1)));
    const turner = able("Turner", skill([{ pay: "word", word: "top-to-bottom" }], draw(1)));
    expect(text(digger)).toBe("Mill 2: Draw a card.");
    expect(text(turner)).toBe(
      "Put the top card of your discard pile on the bottom of your deck: Draw a card.",
    );
    const g = duel({ me: { battleground: [digger, turner] } });
    expect(g.me.cardsFor("use")).toEqual(["Digger"]);
    g.me.use("Digger");
    g.resolve();
    expect(g.me.discard).toHaveLength(2);
    g.me.use("Turner");
    g.resolve();
    expect(g.me.discard).toHaveLength(1);
  });

  test("resources paid in place of energy for a cast card", () => {
    const cheap = (by?: number): SoulCard => ({
      ...aSpell("Cheap", draw(1), { cost: 4 }),
      abilities: [
        {
          kind: "play",
          cost: [{ pay: "word", word: "cheaper", args: { most: 2, ...(by !== undefined && { by }) } }],
          effect: draw(1),
        },
      ],
    });
    expect(text(cheap())).toBe(
      "As you cast this, you may pay up to two resources, each in place of 1 energy. Draw a card.",
    );
    const hand = [cheap()];
    expect(duel({ me: { hand, energy: 2, resources: 1 } }).me.cardsFor("cast")).toEqual([]);
    const g = duel({ me: { hand, energy: 2, resources: 3 } });
    g.me.cast("Cheap");
    expect(g.me.resources).toBe(1);
    expect(g.me.ready).toBe(0);
    const rich = duel({ me: { hand, energy: 4, resources: 3 } });
    rich.me.cast("Cheap");
    expect(rich.me.resources).toBe(3);
    const two = duel({ me: { hand: [cheap(2)], energy: 1, resources: 3 } });
    two.me.cast("Cheap");
    expect(two.me.resources).toBe(1);
  });

  test("resources that lie on a card and are spent from there", () => {
    const chest = able(
      "Chest",
      skill([energy(1)], word("store", { card: "this", n: 2 })),
      skill(
        [{ pay: "word", word: "stored", args: { n: 1 } }],
        hit({ word: "stored", args: { card: "this" } }),
      ),
    );
    expect(text(chest)).toBe(
      "Pay 1 energy: Put two resources from your resource deck on this card. " +
        "Pay 1 resource on this card: Choose a unit or commander the opponent controls and deal damage equal to the number of resources on this card to it.",
    );
    const g = duel({
      me: { battleground: [chest] },
      foe: { hand: [anAbility("Kill", target(ENEMY_UNIT, ko("target")))] },
    });
    g.me.use("Chest");
    g.resolve();
    expect(g.me.zone_("attached")).toHaveLength(2);
    expect(g.me.resources).toBe(0);
    g.me.using("Chest", 1).pick("Rival").resolve();
    expect(g.foe.hp).toBe(19);
    expect(g.me.zone_("resource-deck")).toHaveLength(5);
    g.me.pass();
    g.foe.cast("Kill").pick("Chest");
    g.resolve();
    expect(g.zone("Chest")).toBe("discard");
    expect(g.me.zone_("resource-deck")).toHaveLength(6);
  });

  test("half a cost, rounded up", () => {
    const half: Ability = skill(
      [],
      target(OWN_UNIT, {
        do: "pay",
        cost: [energy({ half: { stat: "cost", of: "target" }, up: true })],
        then: draw(1),
      }),
      ["once-per-round"],
    );
    const scribe = able("Scribe", half);
    expect(text(scribe)).toBe(
      "ONCE PER ROUND – Choose a unit you control and pay half its cost (rounded up) energy. If you do, draw a card.",
    );
    const g = duel({ me: { battleground: [scribe, aUnit("Five", 1, 1, { cost: 5 })] } });
    g.me.using("Scribe").pick("Five").resolve().accept();
    expect(g.me.ready).toBe(1);
  });
});

describe("damage and KOs", () => {
  test("all of a damage is prevented", () => {
    const ward = anAbility("Ward", word("prevent", { to: OWN_UNIT }));
    expect(text(ward)).toBe("Prevent all of a damage to a unit you control.");
    expect(text(anAbility("Some", prevent(3)))).toBe("Prevent 3 damage.");
    const g = duel({ me: { battleground: [oak] }, foe: { battleground: [resting(fox)], hand: [ward] } });
    g.me.attack("Oak", "Fox").until("post-defender");
    g.me.pass();
    g.foe.cast("Ward");
    g.resolve().fightOn();
    expect(g.zone("Fox")).toBe("battleground");
  });

  test("KO'd this way, by one damage or by several", () => {
    const then: Effect = {
      do: "if",
      condition: { is: "word", word: "koed-this-way", args: { card: "target" } },
      then: generate(1),
    };
    const bolt = aSpell("Bolt", target(ENEMY_UNIT, seq(damage("target", 3), then)));
    expect(text(bolt)).toBe(
      "Choose a unit the opponent controls and deal 3 damage to it. Then if it is KO'd this way, generate 1 resource.",
    );
    const sweep = aSpell(
      "Sweep",
      seq(
        { do: "each", from: { type: "unit" }, effect: damage("it", 3) },
        generate({ word: "koed-this-way" } as never),
      ),
    );
    expect(text(sweep)).toContain("generate the number of units KO'd this way resources");
    const g = duel({
      me: { hand: [bolt, bolt, sweep] },
      foe: { battleground: [oak, fox, aUnit("Elk", 1, 2)] },
    });
    g.me.cast("Bolt").pick("Oak").resolve();
    expect(g.me.resources).toBe(0);
    g.me.cast("Bolt").pick("Fox").resolve();
    expect(g.me.resources).toBe(1);
    g.me.cast("Sweep");
    g.resolve();
    expect(g.me.resources).toBe(2);
  });

  test("skills that are stronger than attacks", () => {
    const drum: Ability = {
      kind: "standing-amounts",
      by: OWN_UNIT,
      stats: ["skill-damage"],
      op: "add",
      amount: 1,
    };
    const drummer = able("Drummer", drum);
    expect(text(drummer)).toBe("What is dealt by a unit you control gets +1 to skill damage.");
    const archer = able("Archer", skill([], hit(1), ["once-per-round"]));
    const g = duel({ me: { battleground: [drummer, archer, oak], hand: [aSpell("Bolt", hit(1))] } });
    g.me.using("Archer").pick("Rival").resolve();
    expect(g.foe.hp).toBe(18);
    g.me.cast("Bolt").pick("Rival").resolve();
    expect(g.foe.hp).toBe(17);
    g.me.attack("Oak", "Rival").fightOn();
    expect(g.foe.hp).toBe(13);
  });
});

describe("combat", () => {
  const duelist = (name: string, ...abilities: Ability[]) =>
    unit({ name, cost: 1, power: 1, atk: 1, health: 3, keywords: [kw("duelist"), kw("riposte")], abilities });

  test("Duelist as an event", () => {
    const sabre = duelist("Sabre");
    const judge = able("Judge", whenever({ on: "duelist", card: ENEMY_UNIT }, draw(1)));
    expect(text(judge)).toBe("Whenever Duelist of a unit the opponent controls triggers, draw a card.");
    const g = duel({ me: { battleground: [sabre, oak] }, foe: { battleground: [judge] } });
    g.me.attack("Oak", "Rival").until("defender");
    expect(g.foe.hand).toHaveLength(0);
    g.fightOn().me.attack("Sabre", "Rival").until("defender");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("Duelist also when attacked, for Riposte", () => {
    const guard = duelist("Guard", aura("this", "duelist-when-attacked", 1));
    expect(text(guard)).toBe("This card uses Duelist also when it is attacked.");
    const g = duel({
      me: { battleground: [aUnit("Bull", 1, 4)] },
      foe: { battleground: [resting(guard)], discard: [aUnit("Power", 1, 1, { power: 3 })] },
    });
    g.me.attack("Bull", "Guard").until("defender");
    expect(g.stat("Guard", "atk")).toBe(4);
    g.fightOn();
    expect(g.zone("Bull")).toBe("discard");
  });

  test("cast only before a step", () => {
    const early: SoulCard = {
      ...anAbility("Early", draw(1)),
      abilities: [
        {
          kind: "play",
          if: { is: "word", word: "before-step", args: { step: "defender" } },
          effect: draw(1),
        },
      ],
    };
    expect(text(early)).toBe("Cast this only if it is before the Defender step. Draw a card.");
    const g = duel({ me: { battleground: [oak], hand: [early] } });
    g.me.attack("Oak", "Rival").until("pre-defender");
    expect(g.me.cardsFor("cast")).toEqual(["Early"]);
    g.until("post-defender");
    expect(g.me.cardsFor("cast")).toEqual([]);
  });

  test("a phasing unit as a target", () => {
    const net = anAbility("Net", target({ ...ENEMY_UNIT, being: "phasing" }, ko("target")));
    expect(text(net)).toBe("Choose a phasing unit the opponent controls and KO it.");
    const marshal = keyed("Marshal", 1, 1, kw("master-phaser"));
    const scouts = ["First", "Second"].map((name) => keyed(name, 1, 1, kw("phase")));
    const g = duel({
      me: { battleground: [marshal], energy: [...scouts, aUnit("A")] },
      foe: { hand: [net] },
    });
    g.me.attack("Marshal", "Rival");
    g.resolve().at(1).pick("First").pick("Second").pick("First");
    g.me.pass();
    expect(g.foe.cardsFor("cast")).toEqual(["Net"]);
    g.foe.cast("Net").pick("Second");
    g.resolve();
    expect(g.zone("Second")).toBe("discard");
  });
});

describe("players and decks", () => {
  test("a target player", () => {
    const gift = aSpell("Gift", { do: "choose-player", then: { do: "draw", who: "player", count: 2 } });
    const grind = aSpell("Grind", { do: "choose-player", then: word("mill", { who: "player", n: 2 }) });
    expect(text(gift)).toBe("Choose a player; that player draws two cards.");
    expect(text(grind)).toBe("Choose a player; that player mills 2.");
    const g = duel({ me: { hand: [gift, grind] } });
    g.me.cast("Gift").at(0).resolve();
    expect(g.me.hand).toHaveLength(3);
    g.me.cast("Grind").at(1).resolve();
    expect(g.foe.discard).toHaveLength(2);
  });

  test("a card that is searched for and shown", () => {
    const seek = aSpell("Seek", word("search", { from: { type: "unit" }, shown: true }));
    expect(text(seek)).toBe("Search your deck for a unit, reveal it, take it and shuffle.");
    const g = duel({ me: { hand: [seek], deck: [oak, aSpell("Song", draw(1))] } });
    g.me.cast("Seek");
    g.resolve().pick("Oak");
    expect(g.me.hand).toEqual(["Oak"]);
    expect(g.eventsSeenBy(1).some(({ type, def }) => type === "show" && def === "Oak")).toBe(true);
  });

  test("one of two kinds, searched for and shown", () => {
    const from = { any: [{ type: "spell" }, { type: "ability" }] } as const;
    const seek = aSpell("Seek", word("search", { from, shown: true }));
    expect(text(seek)).toBe("Search your deck for a spell or ability card, reveal it, take it and shuffle.");
    const g = duel({
      me: { hand: [seek], deck: [oak, aSpell("Song", draw(1)), anAbility("Chant", draw(1))] },
    });
    g.me.cast("Seek");
    g.resolve();
    expect(g.offered()).toEqual(["Song", "Chant"]);
    g.pick("Chant");
    expect(g.me.hand).toEqual(["Chant"]);
  });

  test("put onto the battleground, resting", () => {
    const raise = aSpell(
      "Raise",
      choose({ zone: "discard", of: "you", type: "unit" }, word("put", { card: "it", rested: true })),
    );
    expect(text(raise)).toBe("Choose a unit in your discard pile and put it onto the battleground, resting.");
    const g = duel({ me: { hand: [raise], discard: [oak] } });
    g.me.cast("Raise");
    g.resolve().pick("Oak");
    expect(g.resting("Oak")).toBe(true);
  });
});

test("on phase in, as before", () => {
  expect(text(able("Plain", on(["on-phase-in"], draw(1))))).toBe("ON PHASE IN – Draw a card.");
});

test("SM 7.4 a commander never leaves its zone, whatever moves it", () => {
  const mine = "your-commander";
  const away = anAbility(
    "Away",
    seq(
      word("attach", { card: mine, to: mine }),
      word("place-energy", { card: mine }),
      word("put", { card: mine }),
      { do: "move", card: mine, to: "hand" },
      draw(1),
    ),
  );
  const g = duel({ me: { hand: [away] } });
  g.me.cast("Away");
  g.resolve();
  expect(g.me.zone_("commander")).toHaveLength(1);
});
