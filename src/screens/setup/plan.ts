import type { Game } from "../../games/game";
import type { StarterDeck } from "../../games/game-deck";
import type { OptionSpec } from "../../games/game-setup";
import type { Config, Plain, Problem } from "../../kernel";
import { setsFor } from "../../sets/sets-for";
import type { SavedDeck } from "../../store/decks/saved-deck";
import { cleanName } from "../../store/settings/settings";
import type { OpponentLevel, SeatKind, TableSetup } from "../../store/types";

/** Who plays a match that starts at once: a person against the computer, or two people. */
export type Mode = "opponent" | "two";

export const LEVELS = ["easy", "medium", "hard", "expert"] as const satisfies readonly OpponentLevel[];

/** The option of a match that begins with a draft. Decks are drafted before the match instead. */
const DRAFT = "draft";

export interface SeatPlan {
  readonly who: SeatKind;
  /** Empty when the seat gets its default name. */
  readonly name: string;
  /** Id of a starter deck, or of one of the player's own. */
  readonly deck: string;
}

/** The choices on the set-up screen. */
export interface Plan {
  readonly seats: readonly SeatPlan[];
  /** The player's own decks for this game, to choose from. */
  readonly own: readonly SavedDeck[];
  /** The number of equal teams, whose members sit next to each other. 0 when each player plays alone. */
  readonly teams: number;
  readonly options: Readonly<Record<string, Plain>>;
  readonly openHands: boolean;
  /** Whether two people sit opposite each other at a flat screen. */
  readonly across: boolean;
  /** Whether several games are played as a series, if the rules have that. */
  readonly series: boolean;
  /** Empty to generate a random one when the match starts. */
  readonly seed: string;
}

const opponent = (level: OpponentLevel): SeatKind => ({ kind: "opponent", level });

/** True for one person against one scripted opponent. */
export function isDuel({ seats }: Plan): boolean {
  return seats.length === 2 && seats[1]?.who.kind === "opponent";
}

/** True for two people at this screen. */
export function isForTwo({ seats }: Plan): boolean {
  return seats.length === 2 && seats.every(({ who }) => who.kind === "person");
}

/** Whether somebody else looks at this screen too, who must not see what is in an own deck. */
export function isShared({ seats }: Pick<Plan, "seats">): boolean {
  return seats.filter(({ who }) => who.kind === "person").length > 1;
}

/** The level of the first scripted opponent. */
export function levelOf({ seats }: Plan): OpponentLevel {
  const found = seats.find(({ who }) => who.kind === "opponent")?.who;
  return found?.kind === "opponent" ? found.level : "easy";
}

/** The level of all scripted opponents, or null when they differ or there are none. */
export function commonLevel({ seats }: Plan): OpponentLevel | null {
  const levels = new Set(seats.flatMap(({ who }) => (who.kind === "opponent" ? [who.level] : [])));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

/** Gives all scripted opponents this level. */
export function withLevel(plan: Plan, level: OpponentLevel): Plan {
  const seats = plan.seats.map((seat) =>
    seat.who.kind === "opponent" ? { ...seat, who: opponent(level) } : seat,
  );
  return { ...plan, seats };
}

/** The numbers of seats that a game allows and that this many teams can share equally. */
export function seatCounts({ rules }: Game, teams = 0): readonly number[] {
  const { min, max } = rules.board.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.filter((count) => teams === 0 || (count % teams === 0 && count >= 2 * teams));
}

/** Maximum number of seats that are shown with the art of their decks. */
const FEW = 4;

/** Whether the seats are lines of a list, because there are many. */
export const isListed = ({ seats }: Plan): boolean => seats.length > FEW;

/** The team of a seat. Neighbours are in one team. Undefined when each player plays alone. */
export function teamOf({ seats, teams }: Plan, seat: number): number | undefined {
  return teams === 0 ? undefined : Math.floor((seat * teams) / seats.length);
}

/**
 * The plan with this number of teams, and the smallest number of seats that they can share equally, if possible not
 * below the present one.
 */
export function withTeams(game: Game, plan: Plan, teams: number): Plan {
  const counts = seatCounts(game, teams);
  const count = counts.find((one) => one >= plan.seats.length) ?? counts.at(-1) ?? plan.seats.length;
  return { ...withSeats(game, plan, count), teams };
}

/** The seats in order, by team. One group without a team when each player plays alone. */
export function seatGroups(
  plan: Plan,
): readonly { readonly team?: number; readonly seats: readonly number[] }[] {
  const seats = plan.seats.map((_, seat) => seat);
  if (plan.teams === 0) return [{ seats }];
  const size = seats.length / plan.teams;
  return Array.from({ length: plan.teams }, (_, team) => ({
    team,
    seats: seats.slice(team * size, (team + 1) * size),
  }));
}

/** The plan with this number of seats. Added seats are scripted opponents. */
export function withSeats(game: Game, plan: Plan, count: number): Plan {
  const seats = plan.seats.slice(0, count);
  while (seats.length < count) seats.push(newSeat(game, seats, opponent(levelOf(plan))));
  return { ...plan, seats };
}

function newSeat(game: Game, others: readonly SeatPlan[], who: SeatKind): SeatPlan {
  return { who, name: "", deck: freeDeck(game, others)?.id ?? "" };
}

/** A deck for one more seat: one of the least used, if possible in no colour of the other seats. */
function freeDeck(game: Game, others: readonly SeatPlan[]): StarterDeck | undefined {
  const uses = ({ id }: StarterDeck) => others.filter(({ deck }) => deck === id).length;
  const least = Math.min(...game.deck.starters.map(uses));
  const free = game.deck.starters.filter((deck) => uses(deck) === least);
  const taken = new Set(others.flatMap(({ deck }) => starterOf(game, deck)?.colours ?? []));
  return free.find(({ colours }) => !colours.some((colour) => taken.has(colour))) ?? free[0];
}

/** Whether the rules of a game describe a draft. */
export const canDraft = (game: Game): boolean => game.setup.options.some(({ key }) => key === DRAFT);

function sectionOf(game: Game, clause: string): string | undefined {
  return game.rulebook.clauses.find(({ id }) => id === clause)?.section;
}

/** The options that apply to this plan. The draft and its options are chosen with a draft. */
export function optionsFor(
  game: Game,
  { seats, teams }: Pick<Plan, "seats" | "teams">,
): readonly OptionSpec[] {
  const draft = game.setup.options.find((option) => option.key === DRAFT);
  const chapter = draft && sectionOf(game, draft.rule);
  const tables = { two: seats.length === 2, teams: teams > 0 };
  return game.setup.options.filter(
    (option) =>
      option !== draft &&
      (draft === undefined || sectionOf(game, option.rule) !== chapter) &&
      (option.only === undefined || tables[option.only]),
  );
}

export function defaultPlan(game: Game, mode: Mode = "opponent"): Plan {
  const second: SeatKind = mode === "two" ? { kind: "person" } : opponent("easy");
  const seats: SeatPlan[] = [];
  while (seats.length < game.rules.board.seats.min)
    seats.push(newSeat(game, seats, seats.length === 0 ? { kind: "person" } : second));
  const table = { openHands: false, across: false, series: false, seed: "" };
  return { seats, own: [], teams: 0, options: {}, ...table };
}

const starterOf = (game: Game, id: string): StarterDeck | undefined =>
  game.deck.starters.find((deck) => deck.id === id);

/** A deck that can be chosen. */
export type ChosenDeck = StarterDeck | SavedDeck;

export function deckOf(game: Game, { own }: Pick<Plan, "own">, id: string): ChosenDeck | undefined {
  return starterOf(game, id) ?? own.find((deck) => deck.id === id);
}

export const isOwn = (deck: ChosenDeck): deck is SavedDeck => "revision" in deck;

/** The plan with these own decks. A seat whose deck is gone gets a starter deck. */
export function withOwnDecks(game: Game, plan: Plan, own: readonly SavedDeck[]): Plan {
  const seats = plan.seats.map((seat, i) => {
    const others = plan.seats.filter((_, other) => other !== i);
    return deckOf(game, { own }, seat.deck) ? seat : { ...seat, deck: freeDeck(game, others)?.id ?? "" };
  });
  return { ...plan, own, seats };
}

/** The chosen value of an option, or its default. */
export function optionValue(option: OptionSpec, plan: Plan): Plain {
  return plan.options[option.key] ?? option.values[0]?.value ?? null;
}

/** The table options for the config: every option that applies, including defaults. */
function tableOptions(game: Game, plan: Plan): Record<string, Plain> {
  const chosen = optionsFor(game, plan).map((option) => [option.key, optionValue(option, plan)] as const);
  return Object.fromEntries(chosen);
}

/**
 * The config of the match.
 * @param fallback names for seats without one.
 */
export function configOf(game: Game, plan: Plan, seed: string, fallback: readonly string[]): Config {
  const seats = plan.seats.map(({ name, deck }, seat) => {
    const team = teamOf(plan, seat);
    return {
      name: cleanName(name) || (fallback[seat] ?? ""),
      deck: deckOf(game, plan, deck)?.cards ?? [],
      ...(team === undefined ? undefined : { team }),
    };
  });
  const config = game.setup.config(seed, seats, tableOptions(game, plan));
  const chosen = plan.seats.flatMap(({ deck }) => deckOf(game, plan, deck) ?? []);
  const sets = setsFor(
    game,
    chosen.flatMap(({ cards, side = [] }) => [...cards, ...side]),
  );
  // A set is plain data, which its schema has read.
  return sets.length === 0 ? config : { ...config, sets: sets as unknown as readonly Plain[] };
}

export function seatKinds(plan: Plan): readonly SeatKind[] {
  return plan.seats.map(({ who }) => who);
}

export function tableSetup(game: Game, plan: Plan): Omit<TableSetup, "id"> {
  const across = plan.across && isForTwo(plan) ? { across: true } : undefined;
  return { game: game.slug, seats: seatKinds(plan), openHands: plan.openHands, ...across };
}

/** The problems of a place and everything inside it ("seats.1" contains "seats.1.deck"). */
export function problemsAt(problems: readonly Problem[], place: string): readonly Problem[] {
  return problems.filter((problem) => problem.path === place || problem.path.startsWith(`${place}.`));
}
