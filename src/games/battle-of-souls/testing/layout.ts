import { type Config, createGame, NONE, type Plain, type Seat } from "../../../kernel";
import type { CardSpec, SideLayout } from "../../../testing/scenario";
import { cards as pool, poolOf } from "../cards";
import type { SoulsCard } from "../cards/card";
import { draw } from "../cards/parts";
import { rulesWith } from "../rules/rules";
import { FIRST_VARS } from "../rules/vars";
import { aTactic, aWarrior, fortyOf } from "./cards";
import { SoulsScenario } from "./scenario";

/** A card in the pool by name, or a test card. */
export type TestCard = string | SoulsCard;

/** A card in play with its state. */
export interface InPlay {
  readonly card: TestCard;
  readonly resting?: true;
  readonly kills?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly tag?: string;
  /** Name of the fighter it is attached to. */
  readonly on?: string;
  readonly owner?: Seat;
  /** For equipment and tactics: face up and at work. */
  readonly up?: true;
}

type LayoutCards = readonly (TestCard | InPlay)[];

/** A player's cards. Piles are listed bottom first. Equipment and tactics default to face down. */
export interface Side {
  readonly fighters?: LayoutCards;
  readonly equipment?: LayoutCards;
  readonly tactics?: LayoutCards;
  /** At work. */
  readonly battlefield?: readonly TestCard[];
  readonly hand?: LayoutCards;
  /** Defaults to ten plain Warriors. */
  readonly deck?: readonly TestCard[];
  readonly discard?: readonly TestCard[];
  readonly removed?: readonly TestCard[];
  /** Defaults to 8000. */
  readonly sp?: number;
}

export interface SoulsLayout {
  readonly me?: Side;
  readonly foe?: Side;
  /** More players after the first two. */
  readonly others?: readonly Side[];
  readonly teams?: readonly number[];
  readonly options?: Config["options"];
  readonly active?: Seat;
  /** The current phase. Defaults to Main Phase I. `start` is before the turn begins. */
  readonly at?: "start" | "ready" | "main" | "battle" | "main-2" | "end";
  /** Turns started in the game. Defaults to one for each player. */
  readonly turn?: number;
  readonly stops?: readonly string[];
  /** Cards that are not in any zone yet (tokens). */
  readonly pool?: readonly SoulsCard[];
}

let made = 0;

const STEPS = {
  start: ["begin", "end"],
  ready: ["ready", "draw"],
  main: ["main", "main"],
  battle: ["battle", "battle"],
  "main-2": ["main-2", "main-2"],
  end: ["end begins", "main-2"],
} as const;

type CardKind = "fighter" | "set" | "hand";

/** @param nameOf called for each card, so that test cards join the pool. */
function specOf(given: TestCard | InPlay, kind: CardKind, nameOf: (card: TestCard) => string): CardSpec {
  const own: InPlay = typeof given === "object" && "card" in given ? given : { card: given };
  const { card, resting = false, kills = 0, counters, tag, on, owner, up } = own;
  return {
    name: nameOf(card),
    rested: resting,
    face: kind === "set" && up !== true ? "down" : "up",
    ...(tag && { tag }),
    ...(on && { on }),
    ...(owner !== undefined && { owner }),
    counters: { ...counters, ...(kills > 0 && { kill: kills }), ...(up && { works: 1 }) },
  };
}

/** Sets up a position in the turn of `active`, ready for the first answer. */
export function duel(layout: SoulsLayout = {}): SoulsScenario {
  const { me = {}, foe = {}, others = [], at = "main", active = 0, options = {} } = layout;
  const extra: SoulsCard[] = [...(layout.pool ?? [])];
  const name = (card: TestCard): string => {
    if (typeof card === "string") return card;
    extra.push(card);
    return card.name;
  };
  const lying = (kind: CardKind) => (given: TestCard | InPlay) => specOf(given, kind, name);
  const filler = () => Array.from({ length: 10 }, () => name(aWarrior(`Card ${++made}`)));
  const side = (given: Side): SideLayout => ({
    fighters: (given.fighters ?? []).map(lying("fighter")),
    equipment: (given.equipment ?? []).map(lying("set")),
    tactics: (given.tactics ?? []).map(lying("set")),
    battlefield: (given.battlefield ?? []).map((card) => ({ name: name(card), counters: { works: 1 } })),
    hand: (given.hand ?? []).map(lying("hand")),
    deck: given.deck?.map(name) ?? filler(),
    discard: (given.discard ?? []).map(name),
    removed: (given.removed ?? []).map(name),
  });
  const all = [me, foe, ...others];
  const seats = all.map(side);
  const turn = layout.turn ?? all.length + 1 + active;
  const begun = at === "start" ? turn - 1 : turn;
  // Turns rotate from seat 0, so their number gives each player's count.
  const rounds = (seat: Seat) => Math.max(0, Math.ceil((begun - seat) / all.length));
  const teams = layout.teams ?? all.map((_, i) => i);
  const shared = new Set(teams).size < all.length && options.sp !== "split";
  const spOf = (given: Side) => given.sp ?? 8000;
  const teamCounters = Object.fromEntries(teams.map((team, i) => [team, { sp: spOf(all[i] ?? {}) }]));
  const [step, named] = STEPS[at];
  return new SoulsScenario({
    rules: rulesWith({ ...pool, ...poolOf(extra) }),
    seats,
    options,
    teams,
    ...(shared && { teamCounters }),
    turn:
      at === "start"
        ? { number: begun, seat: NONE, step: "end" }
        : { number: turn, seat: active, step: named },
    vars: { ...FIRST_VARS, first: 0 } as unknown as Record<string, Plain>,
    eachSeat: all.map((given, i) => ({
      rounds: rounds(i),
      ...(!shared && { counters: { sp: spOf(given) } }),
    })),
    agenda: [{ procedure: "turn", step, locals: { seat: active } }],
    stops: layout.stops ?? "all",
  }).leaveOpen();
}

/** A turn in which both players have a set tactic, stopped at each prompt of the turn player or in a window. */
export const bothSet = (more: SoulsLayout = {}): SoulsScenario =>
  duel({
    me: { tactics: [aTactic("Mine", draw(1))], fighters: [aWarrior("Oak")] },
    foe: { tactics: [aTactic("Theirs", draw(1))] },
    ...more,
  });

export interface SoulsStart {
  readonly seed?: string;
  readonly options?: Config["options"];
  readonly seats?: number;
  readonly teams?: readonly number[];
  readonly lost?: readonly Seat[];
  /** All players' decks. Defaults to 40 plain Warriors each. */
  readonly deck?: readonly SoulsCard[];
}

/** A whole battle from the start, at its first decision: who takes the first turn. */
export function started({ seed = "start", options = {}, seats = 2, teams, lost, deck }: SoulsStart = {}) {
  const decks = Array.from(
    { length: seats },
    (_, i) => deck ?? fortyOf(["Oak", "Elm", "Ash", "Fir"][i] ?? `Tree ${i}`),
  );
  const rules = rulesWith({ ...pool, ...poolOf(decks.flat()) });
  const config: Config = {
    game: "battle-of-souls",
    seed,
    seats: decks.map((cards, i) => ({
      name: ["Ann", "Bob", "Cleo", "Dan"][i] ?? `Seat ${i}`,
      deck: cards.map((card) => card.name),
      ...(teams && { team: teams[i] ?? 0 }),
    })),
    options,
    ...(lost && { lost }),
  };
  return new SoulsScenario({ engine: createGame(rules, config, { strict: true }), stops: "all" }).leaveOpen();
}
