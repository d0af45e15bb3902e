import type { Clause, Game } from "../../games/game";
import type { Config, Problem } from "../../kernel";

const clause = (id: string, section: string, text: string, more: Partial<Clause> = {}): Clause => ({
  id,
  section,
  kind: "rule",
  text,
  ...more,
});

const label = (key: string) => ({ key });

function problems(config: Config): Problem[] {
  if (config.options.draft === true) return [];
  return config.seats.flatMap((seat, i) =>
    seat.deck.includes("Spark") && config.options.flash === false
      ? [{ path: `seats.${i}.deck`, why: { key: "no sparks here" }, rule: "T 1.2" }]
      : [],
  );
}

/** A minimal game for tests of the screens: two decks, a draft, a keyword, five clauses. */
export const testGame = {
  slug: "d20-warriors",
  title: "Test Warriors",
  rules: { slug: "d20-warriors", board: { seats: { min: 2, max: 2, rule: "T 1.1" }, problems } },
  rulebook: {
    game: "d20-warriors",
    title: "Test Warriors",
    source: "Sheet 1",
    clauses: [
      clause("T 1.1", "1 Set-up", "Two players play."),
      clause("T 1.2", "1 Set-up", "Flash cards may be left out.", { kind: "interface" }),
      clause("T 2.1", "2 Battle", "Roll <b>dice</b> & compare.", { ruling: "Ties are rolled again." }),
      clause("T 2.2", "2 Battle", "A die has twenty faces.", { kind: "definition" }),
      clause("T 9.1", "9 Draft", "Packs are passed.", { kind: "physical" }),
    ],
  },
  cards: {
    pool: {
      Guard: { name: "Guard", number: 1, type: "warrior", subtypes: ["knight"], stats: { n: 3, s: 1 } },
      Wolf: { name: "Wolf", number: 2, type: "warrior", subtypes: ["beast"], stats: { n: 2, s: 2 } },
      Spark: { name: "Spark", number: 3, type: "flash", stats: {} },
    },
    text: (name: string) => ({
      abilities: name === "Spark" ? [label("Roll one more die.")] : [],
      keywords:
        name === "Wolf" ? [{ name: label("Reach"), reminder: label("It attacks two cells away.") }] : [],
    }),
  },
  deck: {
    starters: [
      { id: "iron", name: "Iron Line", theme: "Walls", plan: "Hold on.", cards: ["Guard", "Guard", "Wolf"] },
      { id: "fire", name: "Wild Fire", theme: "Speed", plan: "Run.", cards: ["Wolf", "Spark"] },
    ],
  },
  setup: {
    options: [
      {
        key: "flash",
        label: label("Flash cards"),
        help: label("With or without."),
        rule: "T 1.2",
        values: [
          { value: true, label: label("With") },
          { value: false, label: label("Without") },
        ],
      },
      {
        key: "draft",
        label: label("Decks"),
        help: label("Own or drafted."),
        rule: "T 9.1",
        values: [
          { value: false, label: label("Own") },
          { value: true, label: label("Draft") },
        ],
      },
      {
        key: "packSize",
        label: label("Cards in a pack"),
        help: label("How many."),
        rule: "T 9.1",
        values: [
          { value: 12, label: label("12") },
          { value: 15, label: label("15") },
        ],
      },
    ],
    config: (seed: string, seats: Config["seats"], options: Config["options"]): Config => ({
      game: "d20-warriors",
      seed,
      seats,
      options,
    }),
  },
  table: {
    mat: {
      zones: [],
      steps: [],
      cardStats: [
        { stat: "n", place: "n", label: label("north number") },
        { stat: "s", place: "s", label: label("south number") },
      ],
      counters: [],
    },
  },
} as unknown as Game;
