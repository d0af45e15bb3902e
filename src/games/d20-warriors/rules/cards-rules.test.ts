import { describe, expect, test } from "vitest";
import { cardIn, type Seat, zoneOf } from "../../../kernel";
import { type Ability, type PrintedCard, printCard } from "../../../language";
import { hasText, say } from "../../../text";
import { d20Warriors } from "..";
import { warrior } from "../cards/card";
import { at, COMPASS, type D20Scenario, d20, plain, RISE, special, trick } from "../testing";
import { vocabulary } from "../words/index";
import { cellsAround, DIRECTIONS } from "./board";

const FALL = trick("Fall", {
  do: "choose",
  from: { face: "up" },
  then: { do: "flip", card: "it", face: "down" },
});

/** The player's other Warriors roll two more dice in every direction. */
const LEADS: Ability = {
  kind: "standing",
  cards: { of: "you", not: "this" },
  stats: [...DIRECTIONS],
  op: "add",
  amount: 2,
};
const DRAWS_ON_WIN: Ability = {
  kind: "trigger",
  when: { on: "win", card: "this" },
  effect: { do: "draw", who: "you", count: 1 },
};
const DRAWS_AT_WILL: Ability = { kind: "activated", effect: { do: "draw", who: "you", count: 1 } };

/** A card's text, as a player reads it. */
function textOf(card: PrintedCard): string[] {
  return printCard(vocabulary, card).abilities.map(say);
}

describe("D20 6.2", () => {
  test.each([7, 9])("D20 6.2 a Warrior with %i numbers is refused", (count) => {
    const numbers = Array<number>(count).fill(1);
    expect(() => plain("Odd", numbers)).toThrow(RangeError);
  });

  test.each([-1, 1.5, 10])("D20 6.2 a number of %f is refused", (number) => {
    expect(() => plain("Odd", [1, 1, 1, number, 1, 1, 1, 1])).toThrow(RangeError);
  });

  test("D20 6.2 the eight numbers are listed clockwise from the top", () => {
    const { stats } = warrior({
      number: 1,
      name: "Rose",
      subtype: "golem",
      numbers: [0, 1, 2, 3, 4, 5, 6, 7],
    });
    expect(stats).toEqual({ n: 0, ne: 1, e: 2, se: 3, s: 4, sw: 5, w: 6, nw: 7 });
    expect(d20Warriors.table.mat.cardStats.map(({ stat, place }) => [stat, place])).toEqual(
      ["n", "ne", "e", "se", "s", "sw", "w", "nw"].map((direction) => [direction, direction]),
    );
  });

  test("D20 6.2 each of the eight directions uses its own number", () => {
    const north = [0, 1];
    const clockwise = [north, [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];
    expect(cellsAround(0, 0)).toEqual(clockwise);
    const g = d20({
      me: { field: [at(0, 0, plain("Rose", COMPASS))] },
      foe: { field: clockwise.map(([x = 0, y = 0], i) => at(x, y, plain(`Petal ${i}`, 0))) },
    });
    clockwise.forEach((_, i) => {
      const before = g.rolled("Rose").length;
      g.me.attack("Rose", `Petal ${i}`);
      expect(g.rolled("Rose").length - before).toBe(i + 1);
      expect(g.face(`Petal ${i}`)).toBe("down");
    });
  });
});

describe("D20 6.3", () => {
  test("D20 6.3 a triggered ability is shown and resolves", () => {
    const scholar = special("Scholar", { abilities: [DRAWS_ON_WIN] });
    expect(textOf(scholar)).toHaveLength(1);
    expect(textOf(scholar)[0]).toMatch(/wins a battle.*draw/i);
    const g = d20({
      me: { field: [at(0, 0, scholar)], deck: [plain("Deep")] },
      foe: { field: [at(1, 0, plain("Theirs")), at(0, 1, plain("Other"))] },
      dice: [9, 2],
    });
    g.me.attack("Scholar", "Theirs");
    expect(g.me.hand).toEqual(["Deep"]);
    expect(g.events.find((event) => event.type === "draw")).toMatchObject({
      rule: "D20 6.3",
      cause: { kind: "effect", def: "Scholar" },
    });
  });

  test("D20 6.3 a static ability is shown and counts in battle", () => {
    const captain = special("Captain", { abilities: [LEADS] });
    expect(textOf(captain)[0]).toMatch(/2/);
    const g = d20({
      me: { field: [at(-1, 0, captain), at(0, 0, plain("Mine"))] },
      foe: { field: [at(1, 0, plain("Theirs"))] },
      dice: [4, 5, 6, 1],
    });
    g.me.attack("Mine", "Theirs");
    expect(g.rolled("Mine")).toEqual([4, 5, 6]);
    expect(g.rolled("Theirs")).toEqual([1]);
  });

  test("D20 6.3 an activated ability is shown, offered to its owner, and resolves", () => {
    const sage = special("Sage", { abilities: [DRAWS_AT_WILL] });
    expect(textOf(sage)[0]).toMatch(/draw/i);
    const g = d20({ me: { field: [at(0, 0, sage)], deck: [plain("Deep")] } });
    expect(g.me.offered("ability")).toEqual([g.me.using("Sage")]);
    g.me.use("Sage");
    expect(g.me.hand).toEqual(["Deep"]);
    expect(g.log(1)).toContain("Ann uses Sage.");
  });

  test("D20 6.3 a Warrior without an ability has no text and offers no action", () => {
    expect(textOf(plain("Mine"))).toEqual([]);
    const g = d20({ me: { field: [at(0, 0, plain("Mine"))] } });
    expect(g.me.why(g.me.using("Mine"))).toMatchObject({
      why: { key: "why.lang.no-such-ability" },
      rule: "D20 6.3",
    });
  });
});

describe("D20 6.4", () => {
  test("D20 6.4 a static ability works only while its Warrior is face up", () => {
    const g = d20({
      me: {
        field: [at(-1, 0, special("Captain", { abilities: [LEADS] })), at(0, 0, plain("Mine"))],
        hand: [FALL, RISE],
      },
      foe: { field: [at(1, 0, plain("A")), at(1, 1, plain("B")), at(0, 1, plain("C"))] },
    });
    const thrown = (target: string, ...dice: number[]) => {
      const before = g.rolled("Mine").length;
      g.dice(...dice).me.attack("Mine", target);
      return g.rolled("Mine").slice(before);
    };
    expect(thrown("A", 9, 8, 7, 1)).toEqual([9, 8, 7]);
    g.me.flash("Fall").pick("Captain");
    expect(thrown("B", 9, 1)).toEqual([9]);
    g.me.flash("Rise").pick("Captain");
    expect(thrown("C", 9, 8, 7, 1)).toEqual([9, 8, 7]);
  });

  test("D20 6.4 it works neither in hand nor in the discard pile", () => {
    const g = d20({
      me: {
        field: [at(0, 0, plain("Mine"))],
        hand: [special("Held", { abilities: [LEADS] })],
        discard: [special("Gone", { abilities: [LEADS] })],
      },
      foe: { field: [at(1, 0, plain("Theirs"))] },
      dice: [9, 1],
    });
    g.me.attack("Mine", "Theirs");
    expect(g.rolled("Mine")).toEqual([9]);
  });

  test("D20 6.4 a face-down Warrior's ability neither triggers nor can be used", () => {
    const watching: Ability = { ...DRAWS_ON_WIN, when: { on: "win" } };
    const g = d20({
      me: {
        field: [
          at(-1, 0, special("Watcher", { abilities: [watching] }), "down"),
          at(-1, 1, special("Sage", { abilities: [DRAWS_AT_WILL] }), "down"),
          at(0, 0, plain("Mine")),
        ],
        hand: [RISE],
      },
      foe: { field: [at(1, 0, plain("Theirs")), at(0, 1, plain("Other"))] },
      dice: [9, 1],
    });
    g.me.attack("Mine", "Theirs");
    expect(g.me.hand).toEqual(["Rise"]);
    expect(g.me.offered("ability")).toEqual([]);
    expect(g.me.why(g.me.using("Sage"))).toMatchObject({
      why: { key: "why.d20.ability-not-live" },
      rule: "D20 6.4",
    });
    g.me.flash("Rise").pick("Watcher");
    g.dice(9, 1).me.attack("Mine", "Other");
    expect(g.me.hand).toHaveLength(1);
  });
});

test("D20 6.6 a face-down Warrior takes no part in battles but keeps its cell and its owner", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine")), at(1, 1, plain("Brother"))], hand: [plain("New")] },
    foe: { field: [at(1, 0, plain("Theirs"))], hand: [plain("Fresh")] },
    dice: [3, 9],
  });
  g.me.attack("Mine", "Theirs");
  expect(g.face("Mine")).toBe("down");
  expect(g.me.why(g.me.attacking("Mine", "Theirs"))).toMatchObject({ rule: "D20 5.2" });
  expect(g.me.targets("Mine")).toEqual([]);
  expect(g.me.why(g.me.placing("New", 0, 0))).toMatchObject({ rule: "D20 4.12" });
  g.me.endTurn();
  expect(g.foe.why(g.foe.attacking("Theirs", "Mine"))).toMatchObject({ rule: "D20 5.2" });
  expect(g.foe.targets("Theirs")).toEqual(["Brother"]);
  // It still belongs to its owner.
  expect(g.card("Mine")).toMatchObject({ owner: 0, controller: 0 });
  g.dice(9, 3).foe.attack("Theirs", "Brother");
  expect(g.foe.cells("Fresh")).toContain("-1,0");
  g.foe.place("Fresh", -1, 0);
});

test("D20 6.7 a face-down Warrior does not turn face up without an effect", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine")), at(0, 1, plain("Beaten"), "down")] },
    foe: { field: [at(1, 0, plain("Theirs")), at(1, 1, plain("Fallen"), "down")] },
    dice: [9, 2],
  });
  g.me.attack("Mine", "Theirs");
  for (let turn = 0; turn < 5; turn++) (g.state.turn.seat === 0 ? g.me : g.foe).endTurn();
  expect(g.state.turn.number).toBe(8);
  expect(["Beaten", "Theirs", "Fallen"].map((name) => g.face(name))).toEqual(["down", "down", "down"]);
  expect(g.eventTypes).not.toContain("flip-up");
});

test("D20 6.8 a Warrior that has been flipped face up may attack at once", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"), "down")], hand: [RISE] },
    foe: { field: [at(1, 0, plain("Theirs"))] },
    dice: [9, 2],
  });
  expect(g.me.offered("attack")).toEqual([]);
  g.me.flash("Rise").pick("Mine");
  expect(g.me.targets("Mine")).toEqual(["Theirs"]);
  g.me.attack("Mine", "Theirs");
  expect(g.face("Theirs")).toBe("down");
});

describe("D20 6.9", () => {
  const pool = Object.values(d20Warriors.cards.pool);
  const aWarrior = pool.find((card) => card.type === "warrior" && card.abilities.length > 0) as PrintedCard;
  const aFlash = pool.find((card) => card.type === "flash") as PrintedCard;

  /** Everything the table shows this player about a card. */
  function read(g: D20Scenario, seat: Seat, zone: string, owner: Seat) {
    const view = g.view(seat);
    const id = zoneOf(view, zone, owner).cards[0] ?? -1;
    const name = cardIn(view, id).def;
    const card = d20Warriors.cards.pool[name];
    const text = d20Warriors.cards.text(name);
    return { name, number: card?.number, stats: card?.stats, said: text.abilities.map(say) };
  }

  test("D20 6.9 both players can read face-up Warriors and the discard piles", () => {
    const g = d20({
      foe: { field: [at(0, 0, aWarrior.name)], discard: [aFlash.name] },
    });
    for (const seat of [0, 1]) {
      const shown = read(g, seat, "battlefield", -1);
      expect(shown).toMatchObject({ name: aWarrior.name, number: aWarrior.number });
      for (const direction of DIRECTIONS) expect(shown.stats?.[direction]).toBe(aWarrior.stats[direction]);
      expect(shown.said.length).toBeGreaterThan(0);
      const discarded = read(g, seat, "discard", 1);
      expect(discarded).toMatchObject({ name: aFlash.name, number: aFlash.number });
      expect(discarded.said.length).toBeGreaterThan(0);
    }
  });

  test("D20 6.9 no player can read a face-down Warrior", () => {
    const g = d20({ foe: { field: [at(0, 0, aWarrior.name, "down")] } });
    for (const player of [g.me, g.foe]) expect(player.sees("battlefield")).toEqual([""]);
  });

  test("D20 6.9 every card of the pool has its numbers, and text for all its abilities", () => {
    for (const card of pool) {
      const text = d20Warriors.cards.text(card.name);
      const numbers = DIRECTIONS.map((direction) => card.stats[direction]);
      if (card.type === "warrior") expect(numbers.every((n) => n !== undefined && n >= 0)).toBe(true);
      for (const message of text.abilities) {
        expect(hasText(message.key), message.key).toBe(true);
        expect(say(message)).not.toMatch(/\b(lang|d20-warriors|missing)\./);
      }
      for (const { name, reminder } of text.keywords) {
        expect(hasText(name.key) && hasText(reminder.key), name.key).toBe(true);
      }
      expect(text.abilities).toHaveLength(card.abilities.length);
    }
  });
});
