import type { Game } from "../../games/game";
import { type Ability, type PrintedCard, printAbility, printCondition, printEffect } from "../../language";
import { blankOf, formsOf, type NamePlace, type NodeKind } from "../../language/grammar";
import { printCost } from "../../language/print";
import type { Vocabulary } from "../../language/vocabulary";
import type { AbilityPart } from "../../language/walk";
import { hasText, say } from "../../text";
import { clausesOf } from "./clauses";
import type { WordKind } from "./clauses/word-clauses";
import { abilityWith, type Example, exampleOf } from "./examples";

/** What is written about a word. */
interface Row {
  readonly word: string;
  readonly example: unknown;
  readonly text: string;
  readonly card: string;
  readonly clauses: readonly string[];
}

/** The parts of the language that words are. */
const PARTS = [
  ["effect", "Effects"],
  ["condition", "Conditions"],
  ["amount", "Amounts"],
  ["cost", "Costs"],
] as const satisfies readonly (readonly [NodeKind & WordKind, string])[];

type PartKind = (typeof PARTS)[number][0];

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (value: unknown) => `\`${cell(JSON.stringify(value))}\``;

function table(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ({ word, example, text, card, clauses }) =>
      `| \`${word}\` | ${code(example)} | ${cell(text)} | ${cell(card)} | ${clauses.join(", ")} |`,
  );
  return `\n### ${title}\n| Word | Example | Printed text | Card | Clauses |\n|---|---|---|---|---|\n${lines.join("\n")}\n`;
}

/** Everything that a new part can be begun with. */
const place = ({ names }: Vocabulary): NamePlace => ({
  known: ["this", "it", "x", "#x", ...names.refs],
  pool: ["A"],
});

/** The text of a part that stands on no printed card. */
function textAlone(v: Vocabulary, node: NodeKind, part: unknown): string {
  // It was made from the form of its node.
  if (node === "effect") return say(printEffect(v, part as never));
  if (node === "condition") return say(printCondition(v, part as never));
  if (node === "cost") return say(printCost(v, part as never));
  if (node === "amount") return say(printEffect(v, { do: "draw", who: "you", count: part as never }));
  return node === "ability" ? say(printAbility(v, part as never)) : "";
}

const isOfForm = (node: NodeKind, id: string) => {
  const word = id.startsWith("word:") ? id.slice(5) : undefined;
  const tag = { effect: "do", condition: "is", cost: "pay" }[node as string];
  return ({ kind, value }: AbilityPart): boolean => {
    if (kind !== node) return false;
    if (word !== undefined) return Reflect.get(Object(value), "word") === word;
    if (tag !== undefined) return Reflect.get(Object(value), tag) === id;
    return id === "number" ? typeof value === "number" : Object.hasOwn(Object(value), id);
  };
};

function rowOf(v: Vocabulary, word: string, found: Example, clauses: readonly string[] = []): Row {
  return { word, example: found.part, text: say(printAbility(v, found.ability)), card: found.card, clauses };
}

function blankRow(
  v: Vocabulary,
  node: NodeKind,
  word: string,
  part: unknown,
  clauses: readonly string[] = [],
): Row[] {
  return part === undefined
    ? []
    : [{ word, example: part, text: textAlone(v, node, part), card: "", clauses }];
}

/** One row for each form of a part in a game: the words, or those that every game has. */
function rowsOf(game: Game, v: Vocabulary, node: PartKind, which: "words" | "core"): Row[] {
  const pool = Object.values(game.cards.pool);
  return formsOf(v, node)
    .filter(({ id }) => id.startsWith("word:") === (which === "words"))
    .flatMap(({ id, slot }) => {
      const word = id.replace("word:", "");
      const clauses = clausesOf(v.slug, node, word);
      const found = exampleOf(v, pool, isOfForm(node, id));
      return found === undefined
        ? blankRow(v, node, word, blankOf(v, slot, place(v)), clauses)
        : [rowOf(v, word, found, clauses)];
    });
}

/** A row with the clauses of every game. */
const inAllGames = (row: Row, kind: WordKind, games: readonly Game[]): Row => ({
  ...row,
  clauses: games.flatMap(({ slug }) => clausesOf(slug, kind, row.word)),
});

/** The core of the language: each form with the first printed card that uses it, in any game. */
function coreRows(games: readonly Game[], node: PartKind): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const game of games) {
    const { vocabulary } = game.cards;
    if (vocabulary === undefined) continue;
    for (const row of rowsOf(game, vocabulary, node, "core")) {
      const known = rows.get(row.word);
      if (known === undefined || (known.card === "" && row.card !== "")) rows.set(row.word, row);
    }
  }
  return [...rows.values()].map((row) => inAllGames(row, node, games));
}

const DRAW = { do: "draw", who: "you", count: 1 } as const;

function eventRows(v: Vocabulary, pool: readonly PrintedCard[]): Row[] {
  return Object.entries(v.names.events).flatMap(([on, parts]) => {
    const found = abilityWith(pool, (ability) => ability.kind === "trigger" && ability.when.on === on);
    const clauses = clausesOf(v.slug, "event", on);
    if (found?.ability.kind === "trigger")
      return [rowOf(v, on, { ...found, part: found.ability.when }, clauses)];
    const when = { on, ...(parts.some((part) => part.startsWith("card")) && { card: "this" as const }) };
    const ability: Ability = { kind: "trigger", when, effect: DRAW };
    return [{ word: on, example: when, text: say(printAbility(v, ability)), card: "", clauses }];
  });
}

function changeRows(v: Vocabulary, pool: readonly PrintedCard[]): Row[] {
  return Object.keys(v.names.changes).flatMap((change) => {
    const found = abilityWith(pool, (ability) => ability.kind === "replace" && ability.change === change);
    const whom = v.names.seatChanges?.includes(change) ? { of: "you" as const } : { card: "this" as const };
    const ability: Ability = found?.ability ?? { kind: "replace", change, ...whom, effect: DRAW };
    return [
      {
        word: change,
        example: ability,
        text: say(printAbility(v, ability)),
        card: found?.card ?? "",
        clauses: clausesOf(v.slug, "change", change),
      },
    ];
  });
}

function stateRows(v: Vocabulary, pool: readonly PrintedCard[]): Row[] {
  return Object.keys(v.being ?? {}).flatMap((being) => {
    const clauses = clausesOf(v.slug, "state", being);
    const found = exampleOf(v, pool, ({ kind, value }) => kind === "filter" && value.being === being);
    if (found !== undefined) return [rowOf(v, being, found, clauses)];
    return blankRow(v, "effect", being, { do: "each", from: { being }, effect: DRAW }, clauses);
  });
}

function keywordRows(v: Vocabulary, pool: readonly PrintedCard[]): Row[] {
  const names = v.names.stats.flatMap((stat) => (stat.startsWith("kw-") ? [stat.slice(3)] : []));
  // A keyword with one value for each colour is explained once.
  const explained = names.filter((name) => hasText(`${v.slug}.keyword.${name}.reminder`));
  return explained.map((name) => ({
    word: name,
    example: `kw-${name}`,
    text: say({ key: `${v.slug}.keyword.${name}.reminder` }),
    card: pool.find(({ keywords }) => keywords?.includes(name))?.name ?? "",
    clauses: clausesOf(v.slug, "keyword", name),
  }));
}

function gameSection(game: Game): string {
  const { vocabulary } = game.cards;
  if (vocabulary === undefined) return "";
  const pool = Object.values(game.cards.pool);
  const words = PARTS.map(([node, part]) => table(part, rowsOf(game, vocabulary, node, "words")));
  return [
    `\n## ${game.title}\n`,
    ...words,
    table("Events", eventRows(vocabulary, pool)),
    table("Changes", changeRows(vocabulary, pool)),
    table("States", stateRows(vocabulary, pool)),
    table("Keywords", keywordRows(vocabulary, pool)),
  ].join("");
}

/** Where the written introduction ends. */
const MARK = "<!-- What follows is written by `npm run language`. -->\n";

/** The page with its present introduction and a new reference. */
export function withReference(page: string, games: readonly Game[]): string {
  const [intro = ""] = page.split(MARK);
  const core = [["ability", "Abilities"] as const, ...PARTS].map(([node, title]) => {
    if (node !== "ability") return table(title, coreRows(games, node));
    return table(title, coreAbilities(games));
  });
  return `${intro.trimEnd()}\n\n${MARK}\n## The core language\n${core.join("")}${games.map(gameSection).join("")}`;
}

/** Each kind of ability with the first card that has one. */
function coreAbilities(games: readonly Game[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { cards } of games)
    for (const { name, abilities } of Object.values(cards.pool))
      for (const ability of abilities) {
        const { vocabulary } = cards;
        if (vocabulary === undefined || rows.has(ability.kind)) continue;
        rows.set(ability.kind, rowOf(vocabulary, ability.kind, { card: name, ability, part: ability }));
      }
  return [...rows.values()].map((row) => inAllGames(row, "ability", games));
}
