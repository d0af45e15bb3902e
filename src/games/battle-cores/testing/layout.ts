import { createGame, NONE, type Plain, type Seat } from "../../../kernel";
import type { CardSpec, SideLayout } from "../../../testing/scenario";
import { cards as pool, poolOf } from "../cards";
import type { BattleCard } from "../cards/card";
import { rulesWith } from "../rules/rules";
import type { WindowName } from "../rules/traps";
import { FIRST_VARS } from "../rules/vars";
import { beast, fortyOf, stats } from "./cards";
import { BattleScenario } from "./scenario";

/** A card of the pool by name, or one made for the test. */
export type TestCard = string | BattleCard;

/** A card in play with its state, if that matters. */
export interface CardInPlay {
  readonly card: TestCard;
  readonly tempered?: boolean;
  /** Damage, Counters and so on: see counters.ts. */
  readonly counters?: Readonly<Record<string, number>>;
  /** True for a card that came into play this turn. */
  readonly fresh?: boolean;
}

/** A player's cards and resources. The cards of a pile are listed bottom first. */
export interface Side {
  readonly monsters?: readonly (TestCard | CardInPlay)[];
  readonly fields?: readonly (TestCard | CardInPlay)[];
  readonly gear?: readonly (TestCard | CardInPlay)[];
  readonly hand?: readonly TestCard[];
  /** Defaults to ten plain Monsters. */
  readonly deck?: readonly TestCard[];
  readonly legends?: readonly TestCard[];
  readonly ground?: readonly TestCard[];
  readonly legendGround?: readonly TestCard[];
  /** Defaults to 30. */
  readonly hp?: number;
  /** Defaults to 5. */
  readonly points?: number;
}

export type Phase = "main" | "battle" | "end";

export interface BattleLayout {
  /** Seat 0, whose turn it is unless `active` says otherwise. */
  readonly me?: Side;
  /** Seat 1. */
  readonly foe?: Side;
  /** Seats 2 and 3, if any. */
  readonly third?: Side;
  readonly fourth?: Side;
  readonly active?: Seat;
  /** Defaults to the Main Phase. `start` is before the turn begins. */
  readonly at?: Phase | "start";
  /** Turns begun in the game. Defaults to 9. */
  readonly turn?: number;
  /** Turns each player has begun. Defaults to 4. */
  readonly rounds?: number;
  readonly options?: Readonly<Record<string, Plain>>;
  /** Results of the next random picks, from 1. */
  readonly dice?: readonly number[];
  /** Trap windows that open a prompt. The others are passed. */
  readonly stops?: readonly WindowName[] | "all";
}

let made = 0;
const STEPS: Readonly<Record<Phase | "start", string>> = {
  start: "begin",
  main: "main",
  battle: "battle",
  end: "end",
};

/** Sets up a position of Battle Cores in the turn of `active`, ready for the first answer. */
export function battleCores(layout: BattleLayout = {}): BattleScenario {
  const extra: BattleCard[] = [];
  const turn = layout.turn ?? 9;
  const name = (card: TestCard): string => {
    if (typeof card === "string") return card;
    extra.push(card);
    return card.name;
  };
  const lying = (given: TestCard | CardInPlay): CardSpec => {
    if (typeof given === "string" || !("card" in given)) return { name: name(given) };
    const counters = { ...given.counters, ...(given.fresh ? { summoned: turn } : undefined) };
    return { name: name(given.card), rested: given.tempered === true, counters };
  };
  const filler = () => Array.from({ length: 10 }, () => name(beast(`Reserve ${++made}`)));
  const side = (given: Side): SideLayout => ({
    monsters: (given.monsters ?? []).map(lying),
    fields: (given.fields ?? []).map(lying),
    gear: (given.gear ?? []).map(lying),
    hand: (given.hand ?? []).map(name),
    deck: given.deck?.map(name) ?? filler(),
    legends: (given.legends ?? []).map(name),
    ground: (given.ground ?? []).map(name),
    "legend-ground": (given.legendGround ?? []).map(name),
  });
  const given = [layout.me ?? {}, layout.foe ?? {}];
  if (layout.third || layout.fourth) given.push(layout.third ?? {});
  if (layout.fourth) given.push(layout.fourth);
  const seats = given.map(side);
  const seat = layout.active ?? 0;
  const at = layout.at ?? "main";
  return new BattleScenario({
    rules: rulesWith({ ...pool, ...poolOf(extra) }),
    seats,
    options: layout.options ?? {},
    turn: at === "start" ? { number: turn - 1, seat: NONE, step: "end" } : { number: turn, seat, step: at },
    vars: { ...FIRST_VARS, first: 0 } as unknown as Record<string, Plain>,
    eachSeat: given.map((own) => ({
      rounds: layout.rounds ?? 4,
      counters: { hp: own.hp ?? 30, points: own.points ?? 5 },
    })),
    agenda: [{ procedure: "turn", step: STEPS[at], locals: { seat } }],
    ...(layout.dice ? { dice: layout.dice } : undefined),
    ...(layout.stops ? { stops: layout.stops } : undefined),
  });
}

export interface BattleStart {
  /** Names or cards for each seat. Defaults to two players with 40 plain Monsters each. */
  readonly decks?: readonly (readonly TestCard[])[];
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly stops?: BattleLayout["stops"];
}

const TREES = ["Oak", "Elm", "Ash", "Yew"];

/** A game from its start, at the first mulligan prompt. */
export function started(start: BattleStart = {}): BattleScenario {
  const count = start.seats ?? start.decks?.length ?? 2;
  const decks = start.decks ?? TREES.slice(0, count).map(fortyOf);
  const extra = decks.flat().filter((card) => typeof card !== "string");
  const nameOf = (card: TestCard) => (typeof card === "string" ? card : card.name);
  const seats = decks.map((deck, i) => ({
    name: ["Ann", "Bob", "Cleo", "Dan"][i] ?? "",
    deck: deck.map(nameOf),
  }));
  const rules = rulesWith({ ...pool, ...poolOf(extra) });
  const config = { game: "battle-cores", seed: start.seed ?? "start", seats, options: start.options ?? {} };
  const engine = createGame(rules, config, { strict: true });
  return new BattleScenario({ engine, ...(start.stops ? { stops: start.stops } : undefined) });
}

/** A Battle Phase of seat 0 with these Monsters on both sides. */
export const fight = (mine: Side["monsters"] = [], theirs: Side["monsters"] = []): BattleScenario =>
  battleCores({ at: "battle", me: { monsters: mine }, foe: { monsters: theirs } });

/** A Battle Phase of seat 0 with Monsters of these numbers. */
export const fightOf = (
  mine: readonly Parameters<typeof stats>[],
  theirs: readonly Parameters<typeof stats>[],
  more: BattleLayout = {},
): BattleScenario =>
  battleCores({
    at: "battle",
    ...more,
    me: { monsters: mine.map((given) => stats(...given)), ...more.me },
    foe: { monsters: theirs.map((given) => stats(...given)), ...more.foe },
  });

/** Ends seat 0's turn from the Main or Battle Phase, and passes through the other player's. */
export function passRound(g: BattleScenario): BattleScenario {
  if (g.phase === "main") g.me.toBattle();
  g.me.toEnd();
  g.me.endTurn();
  g.foe.finish();
  return g;
}
