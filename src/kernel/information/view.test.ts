import { describe, expect, test } from "vitest";
import {
  addCardCounter,
  type Card,
  canPointAt,
  canSee,
  cardIn,
  cardOf,
  changeOwner,
  type Engine,
  flip,
  type GameEvent,
  grantAbility,
  hiddenId,
  knowsCard,
  modify,
  moveToOwner,
  NONE,
  openInstance,
  putFaceDown,
  type Rules,
  readStat,
  refTo,
  rest,
  roll,
  scramble,
  shuffle,
  view,
  viewEvent,
} from "../index";
import { startGame, type TestTable, tableFromLayout } from "../testing/test-table";
import { pool, type TinyAbility, tinyCard, ZONES } from "../testing/tiny";
import { bench, done, note, type Orders, orderRules, zone } from "../testing/tiny-orders";

const text = (value: unknown) => JSON.stringify(value);

test("a seat sees its own hand and open zones, and only the presence of all other cards", () => {
  const table = done(
    () => undefined,
    { hand: ["Ant", "Bee"], field: ["Cat"], deck: ["Fan"] },
    { hand: ["Ant"] },
  );
  const mine = table.view(0);
  expect(mine.zones.find((z) => z.key === "hand" && z.owner === 0)?.cards).toEqual([1, 0].sort());
  expect(mine.zones.find((z) => z.key === "hand" && z.owner === 1)?.cards).toEqual([hiddenId(5, 0)]);
  expect(mine.zones.find((z) => z.key === "deck" && z.owner === 0)?.cards).toEqual([hiddenId(2, 0)]);
  const theirs = table.view(1);
  expect(text(theirs.cards)).toContain("Cat");
  expect(text(theirs.cards)).not.toContain("Bee");
});

test("a placeholder id encodes zone and index, and leads back to a placeholder of that zone's owner", () => {
  const seen = done(() => undefined, { hand: ["Ant", "Bee"] }).view(1);
  const [, second] = seen.zones.find((z) => z.key === "hand" && z.owner === 0)!.cards;
  expect(cardIn(seen, second!)).toMatchObject({ def: "", owner: 0, face: "down", zone: 4 });
  expect(cardIn(seen, NONE)).toMatchObject({ def: "", owner: NONE, zone: NONE });
  expect(cardIn(seen, 999)).toMatchObject({ def: "", zone: NONE });
  expect(new Set([0, 1, 7].flatMap((z) => [0, 1, 999].map((i) => hiddenId(z, i)))).size).toBe(9);
});

test("a spectator sees no hand, not even one without an owner", () => {
  const rules = orderRules(
    {},
    {
      cards: pool(tinyCard("Ant")),
      board: { zones: [...ZONES, { key: "vault", shared: true, sees: "owner", shape: "pile" }] },
    },
  );
  const table = tableFromLayout({ rules, seats: [{ hand: ["Ant"], vault: ["Ant"] }] });
  expect(text(table.view(NONE).cards)).not.toContain("Ant");
});

test("the rules decide first who sees a card, or leave it to zone and facing", () => {
  const cheat = (_g: unknown, card: Card, seat: number) => (card.def === "Ant" ? seat === 1 : undefined);
  const rules = orderRules(
    {},
    {
      cards: pool(tinyCard("Ant"), tinyCard("Bee")),
      information: { sees: cheat },
    },
  );
  const { engine } = tableFromLayout({ rules, seats: [{ hand: ["Ant", "Bee"] }, {}] });
  const seenBy = (seat: number) =>
    engine.state.cards.filter((card) => canSee(engine, card, seat)).map(({ def }) => def);
  expect(seenBy(0)).toEqual(["Bee"]);
  expect(seenBy(1)).toEqual(["Ant"]);
});

test("who chooses among cards knows those of a deck, but not a face-down card in play", () => {
  const { engine } = done(() => undefined, { deck: ["Fan"], field: ["Cat"] });
  const [fan = NONE, cat = NONE] = ["Fan", "Cat"].map((name) =>
    engine.state.cards.findIndex(({ def }) => def === name),
  );
  const cards = engine.state.cards.map((card) =>
    card.id === cat ? { ...card, face: "down" as const } : card,
  );
  const prompt = { key: "", args: {} };
  const options = [{ card: fan }, { card: cat }];
  const decision = { kind: "pick", seat: 1, prompt, rule: "", options, min: 1, max: 1 } as const;
  const asked = { rules: engine.rules, state: { ...engine.state, cards, decision } };
  expect([fan, cat].map((id) => knowsCard(asked, id, 1))).toEqual([true, false]);
  expect(canPointAt(asked, cat, 1)).toBe(true);
});

test("a hidden card does not show its new owner", () => {
  const before = bench((g) => changeOwner(g, 0, 1), { hand: ["Ant", "Bee"] }, {});
  const seen = text(before.view(1).cards);
  before.act(0, "do");
  expect(text(before.view(1).cards)).toBe(seen);
});

test("views omit listening cards that their seat cannot see", () => {
  const ambush = tinyCard("Ambush", {}, { on: "bell", when: () => true, run: () => undefined });
  const rules = orderRules(
    {},
    {
      cards: pool(ambush, tinyCard("Fan", {}, ...ambush.abilities)),
      values: { isLive: () => true },
    },
  );
  const { engine } = tableFromLayout({ rules, seats: [{ hand: ["Ambush"], field: ["Fan"] }, {}] });
  expect([0, 1].map((seat) => view(engine, seat).watch.bell?.map((w) => w.card))).toEqual([[0, 1], [1]]);
});

test("a view reads the same values as the game for every visible card", () => {
  const lead: TinyAbility = { stats: ["power"], gives: () => ({ layer: "only", op: "add", amount: 2 }) };
  const rules = orderRules({}, { cards: pool(tinyCard("Ant", { power: 1 }), tinyCard("Lead", {}, lead)) });
  const { engine } = tableFromLayout({ rules, seats: [{ field: ["Ant", "Lead"] }, {}] });
  expect(readStat({ rules, state: view(engine, 1) }, 0, "power")).toBe(3);
  expect(readStat(engine, 0, "power")).toBe(3);
});

const strong = (g: Engine, id: number) =>
  modify(g, id, { stat: "power", layer: "only", op: "add", amount: 1, source: id, until: "game" });

test("shows a card's modifiers only to seats that see the card", () => {
  const shown = done((g) => strong(g, 0), { field: ["Ant"] });
  expect(shown.view(1).modifiers).toHaveLength(1);
  const inHand = done((g) => strong(g, 0), { hand: ["Ant"] });
  expect([0, 1].map((seat) => inHand.view(seat).modifiers.length)).toEqual([1, 0]);
});

test("what is about to be dealt does not point at a card that has gone out of sight", () => {
  const table = done(
    (g) => {
      openInstance(g, {
        name: "damage",
        source: refTo(cardOf(g.state, 0)),
        victim: null,
        seat: 1,
        amount: 1,
      });
      moveToOwner(g, 0, "hand");
    },
    { field: ["Ant"] },
  );
  expect([0, 1].map((seat) => table.view(seat).instances?.[0]?.source.card)).toEqual([0, NONE]);
});

test("a strengthened card cannot be recognized when it comes back face down", () => {
  for (let seed = 0; seed < 8; seed++) {
    const table = bench(
      (g) => {
        strong(g, 0);
        moveToOwner(g, 0, "hand");
        putFaceDown(g, 0, zone(g, "field"));
      },
      { field: ["Ant"], hand: ["Bee", "Cat"] },
      {},
      `${seed}`,
    );
    table.act(0, "do");
    expect(text({ ...table.view(1), config: null })).not.toContain("Ant");
  }
});

describe("after a shuffle", () => {
  /** Names of four cards with ids 0 to 3, of which the first is publicly known. */
  function underIds(order: (g: Engine) => unknown, seed: number): (string | undefined)[] {
    const table = bench(order, { deck: ["Ant", "Bee", "Cat", "Fan"] }, {}, `${seed}`);
    table.act(0, "do");
    return table.state.cards.map((card) => card.def);
  }

  test.each([
    { how: "a pile", order: (g: Engine) => shuffle(g, zone(g, "deck")) },
    { how: "chosen cards", order: (g: Engine) => scramble(g, [0, 1, 2, 3]) },
  ])("of $how a known id reveals nothing any more", ({ order }) => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 200; seed++) {
      const at = underIds(order, seed).indexOf("Ant");
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(28);
  });

  test("scramble returns the new id of each card", () => {
    const renamed: (string | undefined)[] = [];
    const table = done(
      (g) => {
        const names = g.state.cards.map((card) => card.def);
        for (const [old, now] of scramble(g, [0, 1, 2, 3]))
          renamed.push(`${names[old]}=${g.state.cards[now]?.def}`);
      },
      { deck: ["Ant", "Bee", "Cat", "Fan"] },
    );
    expect(new Set(renamed)).toEqual(new Set(["Ant=Ant", "Bee=Bee", "Cat=Cat", "Fan=Fan"]));
    expect(table.names("deck", 0)).toHaveLength(4);
  });
});

describe("an event", () => {
  const seenEvent = (table: TestTable, type: string, seat: number): GameEvent | undefined => {
    const event = table.heard.find((one) => one.type === type);
    return event && viewEvent(event, seat);
  };

  test("names a visible card to every seat", () => {
    const table = done((g) => rest(g, 0), { field: ["Ant"] });
    expect(seenEvent(table, "rest", 1)).toMatchObject({ card: 0, def: "Ant" });
    expect(seenEvent(table, "rest", NONE)).toMatchObject({ card: 0, def: "Ant" });
  });

  test("names a hidden card to those who see it, and has no id or name for the others", () => {
    const cases: [string, (g: Engine) => unknown][] = [
      ["card-counter", (g) => addCardCounter(g, 0, "coin", 1)],
      ["modify", (g) => strong(g, 0)],
      ["roll", (g) => roll(g, 0, 6, 0)],
      ["rest", (g) => rest(g, 0)],
      ["move", (g) => moveToOwner(g, 0, "deck")],
    ];
    for (const [type, order] of cases) {
      const table = done(order, { hand: ["Ant"] });
      expect(seenEvent(table, type, 0)).toMatchObject({ card: 0, def: "Ant" });
      for (const seat of [1, NONE]) {
        expect(seenEvent(table, type, seat)).not.toHaveProperty("card");
        expect(seenEvent(table, type, seat)).not.toHaveProperty("def");
        expect(seenEvent(table, type, seat)).not.toHaveProperty("knownTo");
      }
    }
  });

  test("names a flipped card to every seat, in both directions", () => {
    const table = done(
      (g) => {
        flip(g, 0, "down");
        flip(g, 0, "up");
      },
      { field: ["Ant"] },
    );
    for (const type of ["flip-down", "flip-up"]) expect(seenEvent(table, type, 1)?.def).toBe("Ant");
  });
});

describe("another seat's decision", () => {
  function tableWithPrompt(how: Orders): TestTable {
    const trap: TinyAbility = {
      replaces: "destroy",
      may: true,
      when: () => true,
      instead: (g) => note(g, "saved"),
    };
    const rules: Rules = orderRules(how, {
      cards: pool(tinyCard("Trap", {}, trap), tinyCard("Ant")),
      values: { isLive: (_g, card) => card.def === "Trap" },
      information: { sees: (_g, card, seat) => (card.face === "down" ? seat === card.owner : undefined) },
    });
    const table = tableFromLayout({
      rules,
      seats: [{ field: [{ name: "Trap", face: "down" }, "Ant"] }, { field: ["Ant"] }],
    });
    table.act(0, "order");
    return table;
  }

  test("does not name the hidden card that asks", () => {
    const table = tableWithPrompt({ order: (g) => g.rules.flow.procedures.attempt && attemptOn(g, 1) });
    expect(table.view(0).decision).toMatchObject({
      prompt: { key: "prompt.replace", args: { card: "Trap" } },
    });
    expect(table.view(1).decision).toEqual({
      kind: "act",
      seat: 0,
      prompt: { key: "prompt.replace" },
      rule: "T 20",
    });
    table.confirm(0, true);
  });

  function attemptOn(g: Engine, card: number): void {
    g.state.agenda.push({
      procedure: "attempt",
      step: 0,
      locals: { change: { type: "destroy", card }, used: [] },
      cite: { rule: "T 20", cause: { kind: "rule" } },
    });
  }
});

test("granted abilities of a hidden card are not listed for those who cannot see it", () => {
  const rules = orderRules(
    { do: (g) => grantAbility(g, 0, { def: "Bell", ability: 0, until: "turn" }) },
    {
      cards: pool(tinyCard("Ant"), tinyCard("Bell", {}, { on: "bell", run: () => undefined })),
    },
  );
  const table = tableFromLayout({ rules, seats: [{ hand: ["Ant"] }, {}] });
  table.act(0, "do");
  expect(table.view(0).watch.bell).toHaveLength(1);
  expect(table.view(1).watch).toEqual({});
});

test("the config in a view has only the viewer's deck, and no seed", () => {
  const { engine } = startGame(orderRules({}), [["a"], ["b"]], { seed: "secret", options: { fast: true } });
  expect(view(engine, 1).config).toMatchObject({
    seed: "",
    options: { fast: true },
    seats: [{ deck: [] }, { deck: ["b"] }],
  });
  expect(view(engine, NONE).config.seats.map((seat) => seat.deck)).toEqual([[], []]);
});

test("a view contains no engine internals", () => {
  const seen = startGame(orderRules({}), 2).view(0);
  for (const key of ["random", "takebacks", "serial", "result", "loop"]) {
    expect(seen).not.toHaveProperty(key);
  }
});
