import type { Game, OptionSpec, StarterDeck } from "../../games/game";
import type { Config, Plain, Problem } from "../../kernel";
import { cleanName } from "../../store/settings";
import type { OpponentLevel, SeatKind, TableSetup } from "../../store/types";

/** Who plays, and whether the decks are drafted first. */
export const MODES = ["opponent", "two", "draft-opponent", "draft-two"] as const;
export type Mode = (typeof MODES)[number];

export const LEVELS = ["easy", "medium", "hard"] as const satisfies readonly OpponentLevel[];

/** The option by which a game lets its players draft their decks. */
const DRAFT = "draft";

export interface SeatPlan {
  /** Empty: the seat goes by its usual name. */
  readonly name: string;
  /** Id of a starter deck. */
  readonly deck: string;
}

/** What has been chosen on the set-up screen. */
export interface Plan {
  readonly mode: Mode;
  readonly level: OpponentLevel;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, Plain>>;
  readonly openHands: boolean;
  /** Empty: a new one is drawn when the match begins. */
  readonly seed: string;
}

export function isDraft(mode: Mode): boolean {
  return mode === "draft-opponent" || mode === "draft-two";
}

export function againstOpponent(mode: Mode): boolean {
  return mode === "opponent" || mode === "draft-opponent";
}

/** The modes that a game offers. */
export function modesOf(game: Game): readonly Mode[] {
  return game.options.some((option) => option.key === DRAFT) ? MODES : MODES.filter((mode) => !isDraft(mode));
}

function sectionOf(game: Game, clause: string): string | undefined {
  return game.rulebook.clauses.find(({ id }) => id === clause)?.section;
}

/** The options to choose from. Those of the chapter on drafting make sense for a draft alone; the draft is a mode. */
export function optionsFor(game: Game, mode: Mode): readonly OptionSpec[] {
  const draft = game.options.find((option) => option.key === DRAFT);
  if (draft === undefined) return game.options;
  const chapter = sectionOf(game, draft.rule);
  return game.options.filter(
    (option) => option !== draft && (isDraft(mode) || sectionOf(game, option.rule) !== chapter),
  );
}

/** What a new set-up begins with. */
export function defaultPlan(game: Game, mode: Mode = "opponent"): Plan {
  const seats = Array.from({ length: game.rules.seats.min }, (_, seat) => ({
    name: "",
    deck: (game.decks[seat % Math.max(1, game.decks.length)] ?? game.decks[0])?.id ?? "",
  }));
  return { mode, level: "easy", seats, options: {}, openHands: false, seed: "" };
}

/** The starter deck with this id. */
export function deckOf(game: Game, id: string): StarterDeck | undefined {
  return game.decks.find((deck) => deck.id === id);
}

/** The value of an option: the chosen one, or its default. */
export function optionValue(option: OptionSpec, plan: Plan): Plain {
  return plan.options[option.key] ?? option.values[0]?.value ?? null;
}

/** The table options as the config records them: every one that counts, defaults too. */
function tableOptions(game: Game, plan: Plan): Record<string, Plain> {
  const chosen = optionsFor(game, plan.mode).map(
    (option) => [option.key, optionValue(option, plan)] as const,
  );
  return { ...Object.fromEntries(chosen), ...(isDraft(plan.mode) ? { [DRAFT]: true } : undefined) };
}

/** The config of the match. @param fallback names for seats that were left without one. */
export function configOf(game: Game, plan: Plan, seed: string, fallback: readonly string[]): Config {
  const seats = plan.seats.map(({ name, deck }, seat) => ({
    name: cleanName(name) || (fallback[seat] ?? ""),
    deck: isDraft(plan.mode) ? [] : (deckOf(game, deck)?.cards ?? []),
  }));
  return game.config(seed, seats, tableOptions(game, plan));
}

/** Who sits where. */
export function seatKinds(plan: Plan): readonly SeatKind[] {
  return plan.seats.map((_, seat) =>
    seat > 0 && againstOpponent(plan.mode) ? { kind: "opponent", level: plan.level } : { kind: "person" },
  );
}

export function tableSetup(game: Game, plan: Plan): Omit<TableSetup, "id"> {
  return { game: game.slug, seats: seatKinds(plan), openHands: plan.openHands };
}

/** The problems of one place and all that lies in it ("seats.1" holds "seats.1.deck"). */
export function problemsAt(problems: readonly Problem[], place: string): readonly Problem[] {
  return problems.filter((problem) => problem.place === place || problem.place.startsWith(`${place}.`));
}

/** A seed that nobody can guess, short enough to write down. */
export function drawSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36).padStart(7, "0")).join("-");
}
