import { describe, expect, test } from "vitest";
import { type Ability, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { faults } from "../../../text/en/ui/faults";
import {
  bp,
  choose,
  coresOnto,
  destroy,
  draw,
  foes,
  gainLife,
  mill,
  own,
  when,
  whenSummoned,
} from "../cards/parts";
import {
  able,
  aMain,
  aNexus,
  attacking,
  bear,
  beast,
  holding,
  saga,
  slay,
  strong,
  type TestCard,
  wolf,
} from "../testing";
import { vocabulary } from "./index";

addMessages(faults);

const printed = (ability: Ability) => say(printAbility(vocabulary, ability));
/** A nexus that draws a card when the event happens. */
const watching = (pattern: Parameters<typeof when>[0]) => {
  const ability = when(pattern, draw(1));
  const nexus = aNexus("Watcher", { effects: [{ ability }] });
  expect(validateCards(vocabulary, [nexus])).toEqual([]);
  return { nexus, text: printed(ability) };
};
const ghost = beast("Ghost", { colours: ["purple"] });

describe("how a card was destroyed", () => {
  /** A wolf is destroyed by a stronger blocker, by magic, and by losing its BP: how many cards it draws each time. */
  function drawnBy(pattern: Parameters<typeof when>[0]): readonly number[] {
    const { nexus } = watching(pattern);
    const battle = attacking(wolf, [strong("Giant", 9000)], { nexuses: [nexus] });
    battle.me.attack("Wolf").pick("Giant");
    const effect = saga({ active: 1, me: { spirits: [wolf], nexuses: [nexus] }, foe: { hand: [slay] } });
    effect.foe.magic("Slay").pick("Wolf");
    const weak = aMain("Weaken", choose(foes(), bp(-9000)));
    const lost = saga({ active: 1, me: { spirits: [wolf], nexuses: [nexus] }, foe: { hand: [weak] } });
    lost.foe.magic("Weaken").pick("Wolf");
    return [battle, effect, lost].map((g) => {
      g.leaveOpen();
      return g.me.hand.length;
    });
  }

  test.each([
    ["battle", "When a spirit you control is destroyed by comparing BP, draw a card.", [1, 0, 0]],
    ["effect", "When a spirit you control is destroyed by an effect, draw a card.", [0, 1, 0]],
    ["no-bp", "When a spirit you control is destroyed for having no BP, draw a card.", [0, 0, 1]],
  ] as const)("%s", (how, text, drawn) => {
    const pattern = { on: "destroyed", card: own(), how } as const;
    expect(watching(pattern).text).toBe(text);
    expect(drawnBy(pattern)).toEqual(drawn);
  });

  test("and by a card that fits", () => {
    const red = { on: "destroyed", card: own(), how: "effect", source: { subtype: "red" } } as const;
    expect(watching(red).text).toBe(
      "When a spirit you control is destroyed by an effect of a red card, draw a card.",
    );
    expect(drawnBy(red)).toEqual([0, 1, 0]);
    expect(drawnBy({ ...red, source: { subtype: "blue" } })).toEqual([0, 0, 0]);
    expect(drawnBy({ on: "destroyed", card: own(), source: { type: "spirit" } })).toEqual([1, 0, 0]);
  });

  test("a way that the event has not, and a way of another event, are refused", () => {
    const says = (pattern: unknown) =>
      validateCards(vocabulary, [able("Odd", when(pattern as never, draw(1)))]).map(({ message }) =>
        say(message),
      );
    expect(says({ on: "destroyed", how: "boredom" })).toEqual(['no way "boredom" of destroyed']);
    expect(says({ on: "attack", how: "battle" })).toContain('"attack" cannot tell "how"');
    expect(says({ on: "attack", source: { subtype: "red" } })).toContain('"attack" cannot tell "source"');
    expect(says({ on: "discard", from: "attic" })).toEqual(['no zone "attic"']);
  });
});

describe("attacks that take life", () => {
  test("of cards that fit", () => {
    const { nexus, text } = watching({ on: "takes-life", card: own({ subtype: "purple" }) });
    expect(text).toBe("When an attack of a purple spirit you control takes life, draw a card.");
    const taking = (attacker: TestCard) => {
      const g = attacking(attacker, [], { nexuses: [nexus] });
      g.me.attack(typeof attacker === "string" ? attacker : attacker.name);
      return g.me.hand.length;
    };
    expect(taking(ghost)).toBe(1);
    expect(taking(wolf)).toBe(0);
  });

  test("a blocked attack takes none, nor does one that may not take the last life", () => {
    const { nexus } = watching({ on: "takes-life", card: own() });
    const blocked = attacking(wolf, [bear], { nexuses: [nexus] });
    blocked.me.attack("Wolf").pick("Bear");
    expect(blocked.me.hand).toEqual([]);
  });
});

test("when life is gained, and by whom", () => {
  const { nexus, text } = watching({ on: "life-gained", by: "you" });
  expect(text).toBe("When you gain life, draw a card.");
  const g = holding(aMain("Heal", gainLife(1)), [], { nexuses: [nexus] });
  g.me.magic("Heal");
  expect(g.me.hand).toHaveLength(1);
});

test("how much life is lost is read by the effect", () => {
  const ability = when({ on: "life-lost", by: "opponent" }, draw({ chosen: "that-much" }));
  expect(printed(ability)).toBe("When the opponent's life is reduced, draw cards equal to that much.");
  const nexus = aNexus("Tally", { effects: [{ ability }] });
  expect(validateCards(vocabulary, [nexus])).toEqual([]);
  const twin = beast("Twin", { symbols: ["red", "red"] });
  const g = attacking(twin, [], { nexuses: [nexus] });
  g.me.attack("Twin");
  expect(g.me.hand).toHaveLength(2);
});

describe("when what a spirit does when summoned has resolved", () => {
  const scholar = able("Scholar", whenSummoned(choose(foes(), destroy())));

  test("after all of it, and not for a spirit without such an effect", () => {
    const { nexus, text } = watching({ on: "summon-effect", card: own() });
    expect(text).toBe("When what a spirit you control does when summoned has resolved, draw a card.");
    const g = holding(scholar, [wolf, bear], { nexuses: [nexus] });
    g.me.summon("Scholar");
    expect(g.me.hand).toEqual([]);
    g.pick("Wolf");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.me.hand).toHaveLength(1);
    const plain = holding(wolf, [], { nexuses: [nexus] });
    plain.me.summon("Wolf");
    expect(plain.me.hand).toEqual([]);
  });
});

describe("magic, bursts and discards of cards that fit", () => {
  test("magic of a colour", () => {
    const { nexus, text } = watching({ on: "magic", by: "you", card: { subtype: "red" } });
    expect(text).toBe("When you use a red card, draw a card.");
    const g = holding(aMain("Heal", gainLife(1)), [], { nexuses: [nexus] });
    g.me.magic("Heal");
    expect(g.me.hand).toHaveLength(1);
    const blue = watching({ on: "magic", by: "you", card: { subtype: "blue" } });
    const other = holding(aMain("Heal", gainLife(1)), [], { nexuses: [blue.nexus] });
    other.me.magic("Heal");
    expect(other.me.hand).toEqual([]);
  });

  test("a card discarded from a deck, not from a hand", () => {
    const { nexus, text } = watching({ on: "discard", card: { type: "spirit" }, from: "deck" });
    expect(text).toBe("When a spirit card is discarded from a deck, draw a card.");
    const g = holding(aMain("Dig", mill(1)), [], { nexuses: [nexus] });
    g.me.magic("Dig");
    expect(g.me.hand).toHaveLength(1);
    const drop = aMain("Drop", { do: "discard", who: "opponent", count: 1 });
    const h = saga({ me: { hand: [drop], nexuses: [nexus] }, foe: { hand: [wolf] } });
    h.me.magic("Drop").pick("Wolf");
    expect(h.me.hand).toEqual([]);
  });
});

test("a card discarded by the opponent's effect, not by one's own", () => {
  const ability = when({ on: "discard", card: "this", by: "opponent", from: "hand" }, draw(2));
  expect(printed(ability)).toBe("When this card is discarded by the opponent from a hand, draw two cards.");
  const sly = able("Sly", ability);
  expect(validateCards(vocabulary, [sly])).toEqual([]);
  const drop = (who: "you" | "opponent") => aMain("Drop", { do: "discard", who, count: 1 });
  const g = saga({ active: 1, me: { hand: [sly] }, foe: { hand: [drop("opponent")] } });
  g.foe.magic("Drop").pick("Sly");
  expect(g.me.hand).toHaveLength(2);
  const own = saga({ me: { hand: [sly, drop("you")] } });
  own.me.magic("Drop").pick("Sly");
  expect(own.me.hand).toEqual([]);
  const { nexus } = watching({ on: "discard", by: "you" });
  const h = saga({ me: { hand: [drop("opponent")], nexuses: [nexus] }, foe: { hand: [wolf] } });
  h.me.magic("Drop").pick("Wolf");
  expect(h.me.hand).toHaveLength(1);
});

test("cores placed on and removed from cards that fit", () => {
  const { nexus, text } = watching({ on: "cores-placed", card: own({ subtype: "red" }), by: "you" });
  expect(text).toBe("When you place cores on a red spirit you control, draw a card.");
  const g = holding(aMain("Feed", choose(own(), coresOnto("it", 2))), [], {
    spirits: [wolf],
    nexuses: [nexus],
  });
  g.me.magic("Feed").pick("Wolf");
  expect(g.me.hand).toHaveLength(1);
  const off = watching({ on: "cores-removed", card: own() });
  expect(off.text).toBe("When a player removes cores from a spirit you control, draw a card.");
});

test("a spirit for which a soul core was paid", () => {
  const ability = when({ on: "summon", card: "this", how: "soul-paid" }, draw(2));
  expect(printed(ability)).toBe("When this card is summoned with a soul core paid for it, draw two cards.");
  const rich = able("Rich", ability);
  const g = saga({ me: { hand: [rich], reserve: 3 } });
  g.me.summoning("Rich").allot({ soul: 1 }).accept();
  expect(g.me.hand).toHaveLength(2);
  const h = saga({ me: { hand: [rich], reserve: 3 } });
  h.me.summoning("Rich").allot({ reserve: 1 }).accept();
  expect(h.me.hand).toEqual([]);
});
