import { describe, expect, test } from "vitest";
import type { Ability, PrintedCard } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { decks } from "../decks";
import { soulMasters as game } from "../index";
import { deckProblems } from "../rules/deck";
import { vocabulary } from "../words/index";
import { type Faction, KEYWORDS, NUMBERED, OPEN, RESERVE_TYPES, RESOURCES, type SoulCard } from "./card";
import { cards } from "./index";

const pool = Object.values(cards);
const printed = pool.filter(({ number }) => number > 0);
const many = (fits: (card: SoulCard) => boolean) => printed.filter(fits).length;
const FACTIONS = Object.keys(RESOURCES) as Faction[];
const traits = pool.flatMap(({ subtypes = [] }) => subtypes);

test("the cards use only words of the card language", () => {
  const playable: readonly PrintedCard[] = pool;
  expect(validateCards(vocabulary, playable)).toEqual([]);
});

test("every card prints full sentences, and every trait has a name", () => {
  const whole = printed.flatMap(({ name }) => game.cards.text(name).abilities.map(say));
  expect(whole.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  const all = printed.flatMap(({ name }) =>
    game.cards.text(name).keywords.flatMap((own) => [own.name, own.reminder]),
  );
  const holes = /undefined|NaN|missing|soul-masters|lang\.|[{}]/;
  expect([...whole, ...all.map(say)].filter((text) => holes.test(text))).toEqual([]);
  const named = [...new Set(traits)].map((trait) => say({ key: `soul-masters.subtype.${trait}` }));
  expect(named.filter((text) => holes.test(text))).toEqual([]);
});

test("no two cards share a number or a name", () => {
  expect(new Set(printed.map(({ number }) => number)).size).toBe(printed.length);
  expect(printed.length).toBe(pool.length - FACTIONS.length - 1);
});

describe("composition of the pool", () => {
  test("has 260 cards: 30 of each faction besides its two commanders of three levels, and cards for all factions", () => {
    expect(printed.length).toBeGreaterThanOrEqual(260);
    for (const own of FACTIONS) {
      const levels = printed.filter(({ type, faction }) => type === "commander" && faction === own);
      expect(own).toEqual(own);
      expect(levels).toHaveLength(6);
      expect(levels.filter(({ evolved }) => evolved !== true)).toHaveLength(2);
      expect(many(({ type, faction }) => type !== "commander" && faction === own)).toBeGreaterThanOrEqual(30);
    }
    for (const own of OPEN) expect(many(({ faction }) => faction === own)).toBeGreaterThanOrEqual(6);
    for (const type of RESERVE_TYPES) expect(many((card) => card.type === type)).toBeGreaterThanOrEqual(8);
  });

  test("every commander evolves twice, into its own levels", () => {
    for (const { name } of printed.filter(({ type, evolved }) => type === "commander" && evolved !== true)) {
      const [second, third] = [cards[name]?.evolves ?? "", cards[cards[name]?.evolves ?? ""]?.evolves ?? ""];
      expect(cards[second]?.evolved).toBe(true);
      expect(cards[third]?.evolved).toBe(true);
      expect(cards[third]?.evolves).toBeUndefined();
    }
  });

  test("every keyword, type and attribute with rules is on at least three cards", () => {
    const few = (what: readonly string[], has: (card: SoulCard, one: string) => boolean) =>
      what.filter((one) => many((card) => has(card, one)) < 3);
    expect(
      few([...KEYWORDS, ...NUMBERED], ({ has }, own) => has.some(({ keyword }) => keyword === own)),
    ).toEqual([]);
    expect(few(["unit", "spell", "ability", "core"], ({ type }, own) => type === own)).toEqual([]);
    expect(
      few(["hex", "golem", "animated", "guardian", "unique"], ({ subtypes = [] }, own) =>
        subtypes.includes(own),
      ),
    ).toEqual([]);
    expect(many(({ only }) => only !== undefined)).toBeGreaterThanOrEqual(3);
    for (const rarity of ["uncommon", "rare", "epic", "legendary", "celestial"])
      expect(many((card) => card.rarity === rarity)).toBeGreaterThanOrEqual(3);
  });

  test("every bubble is on at least three cards", () => {
    const found = printed.flatMap(({ abilities }) => [...new Set(abilities.flatMap(bubblesOf))]);
    const few = BUBBLES.filter((bubble) => found.filter((own) => own === bubble).length < 3);
    expect(few).toEqual([]);
  });

  test("every kind of effect occurs, and damage and its changes most often", () => {
    const abilityTexts = printed.map(({ name }) =>
      game.cards.text(name).abilities.map(say).join(" ").toLowerCase(),
    );
    const texts = abilityTexts.filter((text) => text !== "" && text !== "place this on the battleground.");
    const harm = texts.filter((text) => /damage|to (atk|health)|\bko\b|loses \d hp/.test(text));
    expect(harm.length / texts.length).toBeGreaterThan(0.4);
    const few = Object.entries(KINDS).filter(
      ([, kind]) => abilityTexts.filter((text) => kind.test(text)).length < 3,
    );
    expect(few).toEqual([]);
  });
});

const BUBBLES = [
  ...[
    "on-attack",
    "ko",
    "enter-from-hand",
    "upkeep",
    "phase-in",
    "end-of-combat",
    "your-turn",
    "hand",
    "discard",
  ],
  ...["pre-defender", "defender", "round", "trap", "cost"],
] as const;

function bubblesOf(ability: Ability): string[] {
  const { where = [], face, active } = ability;
  const isCost = ability.kind === "standing" && ability.stats.includes("cost");
  return [
    ...(isCost ? ["cost"] : face === "down" ? ["trap"] : where),
    ...(active?.is === "turn" ? ["your-turn"] : []),
    ...(ability.kind === "trigger" && ability.when.card !== undefined ? [ability.when.on] : []),
    ...(ability.kind === "trigger" && ability.when.card === undefined ? [ability.when.on] : []),
    ...(ability.kind === "activated" ? (ability.when ?? []) : []),
    ...("uses" in ability && ability.uses !== undefined ? [ability.uses.per] : []),
  ];
}

/** Effects that are usual in games of this kind, each required on at least three cards. */
const KINDS: Readonly<Record<string, RegExp>> = {
  damage: /damage to/,
  "gain Atk": /gets \+\d to atk|adds .* to atk/,
  "lose Atk": /−\d to atk/,
  discard: /discards/,
  rest: /\brest (it|target)/,
  ready: /ready (it|each)/,
  "gain resources": /generate/,
  "spend resources": /pay \d resource/,
  "to hand": /to (your|its owner's) hand/,
  "to the energy field": /into the energy field/,
  "onto the battleground": /onto the battleground|skeleton token/,
  "from the deck": /search your deck|mill/,
  remove: /\bremove it/,
  destroy: /destroy it/,
  draw: /draw/,
  heal: /heal/,
  prevent: /prevent/,
  counter: /counter/,
  shock: /shock/,
  null: /null/,
  count: /number of|for each/,
  modes: /choose one/,
  "a mode with a cost": /or pay|choose one: pay|or sacrifice/,
};

describe("starter decks", () => {
  test("SM 0.3 has ten ready-made decks, one for each commander, and each is legal", () => {
    expect(new Set(decks.map(({ cards: [leader = ""] }) => leader)).size).toBe(10);
    for (const { name, cards: list } of decks) {
      expect(name).toEqual(name);
      expect(deckProblems(cards, list, "deck")).toEqual([]);
    }
  });
});
