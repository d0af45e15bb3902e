import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game } from "../../games/game";
import { loadGames } from "../../games/registry";
import { say } from "../../text";
import { countCopies } from "../count-copies";
import { anyList } from "../testing/random-lists";
import { TEXT_LIMITS } from "./limits";
import { readDeckText } from "./read";
import { writeDeckText } from "./write";

const GAMES = await loadGames();

function gameOf(slug: string): Game {
  const game = GAMES.find((own) => own.slug === slug);
  if (game === undefined) throw new Error(slug);
  return game;
}
const saga = gameOf("battle-spirits-saga");
const masters = gameOf("soul-masters");
const souls = gameOf("battle-of-souls");
const cores = gameOf("battle-cores");

const read = (game: Game, ...lines: string[]) => readDeckText(game, lines.join("\n"));
/** "3 Emberling" for each card of the deck. */
const counted = (cards: readonly string[]) =>
  countCopies(cards).map(({ name, copies }) => `${copies} ${name}`);

describe("notations", () => {
  const code = "BSS-001";
  const [name = ""] = readDeckText(saga, code).deck.cards;

  test.each([
    `3x ${name}`,
    `3 ${name}`,
    `${name} x3`,
    `(3) ${name}`,
    `[3] ${name}`,
    `x3 ${name}`,
    `3x${name}`,
    `3 x ${name}`,
    `${name} (3)`,
    `${name} (x3)`,
    `${name} [3x]`,
    `3 ${name} (x)`,
    `${name}: 3`,
    `${name} ×3`,
    `- 3 ${name}`,
    `• 3x ${name}`,
    `3x ${code}-p1: ${name}`,
    `3x ${code}: ${name}`,
    `3 ${code} ${name}`,
    `3 ${name} (${code})`,
    `3 ${name} (SET) 123`,
    `3 ${name} [foil]`,
    `3 ${code}`,
    `${code} x3`,
    `[${code} x3]`,
    `[${code}, ${code}, ${code}]`,
    `"${code}","${code}", "${code}"`,
    `  3\u00a0${name.toUpperCase()}  `,
    `3 ${name}\u200b\u202e`,
    `3 “${name}”`,
    `3 ${code.replace("-", "–").toLowerCase()}`,
    `3 BSS-1`,
  ])("%s", (line) => {
    const { deck, unread } = read(saga, line);
    expect(unread).toEqual([]);
    expect(deck.cards).toEqual([name, name, name]);
  });

  test("a name on its own is one copy", () => {
    expect(read(saga, name).deck.cards).toEqual([name]);
  });

  test("curly quotes, accents and dashes do not matter", () => {
    expect(counted(read(saga, "2 Giants’ Shipyàrd").deck.cards)).toEqual(["2 Giants' Shipyard"]);
    expect(counted(read(cores, "2 Twin—Bolt Chimera").deck.cards)).toEqual(["2 Twin-Bolt Chimera"]);
  });

  test("a name may contain commas and brackets", () => {
    expect(counted(read(cores, "Whirling Zephyr [Set 2] x2", "Vharos, Crown of Embers").deck.cards)).toEqual([
      "2 Whirling Zephyr [Set 2]",
      "1 Vharos, Crown of Embers",
    ]);
  });
});

describe("headings", () => {
  test("are read in any style, with the cards beside or below them", () => {
    const { deck, unread } = read(
      masters,
      "# My Dragons",
      "",
      "Commander: Vharaxes, Ember Regent",
      "Main Deck (3 cards):",
      "// three of them",
      "3 Regent's Decree",
      "=== Resource Deck ===",
      "6 Scales",
      "## Reserve Deck",
      "",
    );
    expect(unread).toEqual([]);
    expect(deck.name).toBe("My Dragons");
    expect(deck.notes).toBe("three of them");
    expect(counted(deck.cards)).toEqual(["1 Vharaxes, Ember Regent", "3 Regent's Decree", "6 Scales"]);
  });

  test.each(["Side Deck", "=== Sideboard ===", "Sideboard:", "[Side]", "side deck - 2 cards", "# Side Deck"])(
    "%s begins the side deck",
    (heading) => {
      const { deck, unread } = read(souls, "Deck", "2 Khan's Nokor", heading, "2 Mare's Milk");
      expect(unread).toEqual([]);
      expect({ cards: counted(deck.cards), side: counted(deck.side) }).toEqual({
        cards: ["2 Khan's Nokor"],
        side: ["2 Mare's Milk"],
      });
    },
  );

  test("a side deck in a game without side decks is left, with its heading", () => {
    const { deck, unread } = read(saga, "3 Emberling", "Sideboard", "2 Emberling");
    expect(counted(deck.cards)).toEqual(["3 Emberling"]);
    expect(unread.map(({ line, why }) => ({ line, why: why.key }))).toEqual([
      { line: 2, why: "deck-text.no-side" },
      { line: 3, why: "deck-text.no-side" },
    ]);
    expect(deck.unread).toEqual(["Sideboard", "2 Emberling"]);
  });

  test("an unknown heading is listed, and the cards below it go where they belong", () => {
    const { deck, unread } = read(
      souls,
      "Sideboard",
      "1 Mare's Milk",
      "=== Best of all ===",
      "1 Khan's Nokor",
    );
    expect(unread).toMatchObject([{ line: 3, why: { key: "deck-text.unknown-section" } }]);
    expect(deck).toMatchObject({ cards: ["Khan's Nokor"], side: ["Mare's Milk"] });
  });
});

describe("names and comments", () => {
  test("the first # line is the name, later ones and // are notes", () => {
    const { deck } = read(saga, "// by Ann", "# Red", "# fast", "3 Emberling", "// end");
    expect(deck).toMatchObject({ name: "Red", notes: "by Ann\nfast\nend" });
  });

  test("a name that is too long is kept whole in the notes", () => {
    const name = "x".repeat(100);
    expect(read(saga, `# ${name}`).deck).toMatchObject({ name: "x".repeat(60), notes: name });
  });
});

describe("tables", () => {
  test("have their columns in any order, with quoted fields", () => {
    const { deck, unread } = read(
      souls,
      "Section;Card Name;Qty",
      'Main Deck;"Khan\'s Nokor";2',
      "Sideboard;Mare's Milk;1",
      ";Two-Horse Rider;",
    );
    expect(unread).toEqual([]);
    expect(counted(deck.cards)).toEqual(["2 Khan's Nokor", "1 Two-Horse Rider"]);
    expect(deck.side).toEqual(["Mare's Milk"]);
  });

  test("tell rows that they cannot read, with their lines", () => {
    const { deck, unread } = read(
      souls,
      "count,name,code",
      "2,Khan's Nokor,",
      '1,"Mare',
      "x,Mare's Milk,",
      "1,,BOS-001",
      "1,Khan's Nokor,BOS-001",
    );
    expect(unread.map(({ line, why }) => ({ line, why: why.key }))).toEqual([
      { line: 3, why: "deck-text.open-quote" },
      { line: 4, why: "deck-text.no-count" },
      { line: 6, why: "deck-text.other-code" },
    ]);
    expect(deck.cards).toHaveLength(3);
  });
});

describe("what is not understood", () => {
  test("is listed with its line, the reason and the nearest names, and kept as it was", () => {
    const { deck, unread } = read(
      saga,
      "3 Emberling",
      "  3x Embrling ",
      "2 Qqqqqqqqqq",
      "0 Emberling",
      "3 BSS-999",
    );
    expect(unread.map(({ line, why, text }) => ({ line, why: why.key, text }))).toEqual([
      { line: 2, why: "deck-text.unknown-card", text: "  3x Embrling " },
      { line: 3, why: "deck-text.unknown-card", text: "2 Qqqqqqqqqq" },
      { line: 4, why: "deck-text.no-count", text: "0 Emberling" },
      { line: 5, why: "deck-text.unknown-code", text: "3 BSS-999" },
    ]);
    expect(unread[0]?.nearest[0]).toBe("Emberling");
    expect(unread[1]?.nearest).toEqual([]);
    expect(deck.unread).toEqual(unread.map(({ text }) => text));
  });

  test("offers both cards if name and code contradict each other, and the card of the code for an unknown name", () => {
    const [first = ""] = read(saga, "BSS-001").deck.cards;
    expect(read(saga, "2 BSS-001: Giants' Shipyard").unread[0]?.nearest).toEqual(["Giants' Shipyard", first]);
    expect(read(saga, "2 BSS-001: Wrong Words").unread[0]?.nearest[0]).toBe(first);
  });

  test("a number that may mean anything is not taken for copies", () => {
    for (const line of ["Emberling 3", "Emberling #3", "3", "Emberling 3 4"])
      expect(read(saga, line)).toMatchObject({ deck: { cards: [] }, unread: [{ text: line }] });
  });

  test("a token and an unknown card get different messages", () => {
    expect(read(masters, "1 Skeleton Token").unread).toMatchObject([
      { why: { key: "deck-text.not-in-decks" } },
    ]);
  });

  test("of a list of codes only the unknown ones are left", () => {
    const { deck, unread } = read(saga, "[BSS-001, BSS-998 x2, BSS-002]");
    expect(deck.cards).toHaveLength(2);
    expect(unread.map(({ text }) => text)).toEqual(["BSS-998 x2"]);
  });
});

describe("limits", () => {
  test("a text of a million lines is answered without reading them", () => {
    const text = "3 Emberling\n// and\n".repeat(500_000);
    const { deck, rest } = readDeckText(saga, text);
    expect(deck.cards.length).toBeLessThanOrEqual(TEXT_LIMITS.cards);
    expect(rest).toMatchObject({ line: 333, why: { key: "deck-text.too-many-cards" } });
    expect(rest?.text.length).toBeGreaterThan(text.length - 6_000);
    expect(say(rest?.why ?? { key: "" })).toContain("500");
  });

  test("reads 5,000 lines, or 1,000 that it does not understand, and says from where on it did not", () => {
    const why = { key: "deck-text.too-many-lines" };
    const comments = readDeckText(saga, "// what is this\n".repeat(1_000_000));
    expect(comments.rest).toMatchObject({ line: TEXT_LIMITS.lines + 1, why });
    const { unread, rest } = readDeckText(saga, "what is this\n".repeat(1_000_000));
    expect(unread).toHaveLength(TEXT_LIMITS.unread);
    expect(rest).toMatchObject({ line: TEXT_LIMITS.unread + 1, why });
  });

  test("leaves a line of more than 20,000 characters, and a number of copies beyond all decks", () => {
    const long = "x".repeat(TEXT_LIMITS.lineLength + 1);
    expect(read(saga, long, "1 Emberling")).toMatchObject({
      deck: { cards: ["Emberling"], unread: [long] },
      unread: [{ line: 1, why: { key: "deck-text.too-long" } }],
    });
    expect(read(saga, "1 Emberling", "999999999 Emberling")).toMatchObject({
      deck: { cards: ["Emberling"] },
      rest: { line: 2 },
    });
  });
});

describe.each(GAMES)("$title: any text", (game) => {
  const hostile = fc.constantFrom(
    "__proto__",
    "3 constructor",
    "<img src=x onerror=alert(1)>",
    "\u202eabc",
    "\0\u0007",
    "[[[[[",
    ",,,,,",
    '"',
    "===",
    ":",
    "count,name",
    "Side Deck",
    "3x",
    "#",
    "//",
    "[__proto__, constructor x2]",
    "(".repeat(200),
    "= ".repeat(100),
  );
  const line = fc.oneof(
    hostile,
    fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.replace(/[\r\n\u2028\u2029]/g, "")),
  );

  test("never throws and loses no line", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { deck, unread } = read(game, ...lines);
        expect(deck.cards.concat(deck.side).every((name) => Object.hasOwn(game.cards.pool, name))).toBe(true);
        const known = new Set(unread.map((own) => own.line));
        const readable = lines.filter((_, i) => !known.has(i + 1));
        // Everything else is blank, a heading, a name, a comment, a header or a card.
        const again = read(game, ...readable);
        expect(again.unread.every(({ why }) => why.key === "deck-text.no-side")).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("is kept with a deck that is written and read again", () => {
    fc.assert(
      fc.property(anyList(game), fc.array(fc.string({ maxLength: 30 }), { maxLength: 5 }), (deck, texts) => {
        const first = readDeckText(game, `${writeDeckText(game, deck)}${texts.join("\n")}`);
        const again = readDeckText(game, writeDeckText(game, first.deck));
        expect(again.deck.unread).toEqual(first.deck.unread);
      }),
      { numRuns: 60 },
    );
  });
});
