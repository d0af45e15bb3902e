import { createGame, NONE, type Plain, type Seat } from "../../../kernel";
import type { CardSpec, SideLayout } from "../../../testing/scenario";
import { cards as pool, poolOf } from "../cards";
import type { SoulCard } from "../cards/card";
import { rulesWith } from "../rules/rules";
import type { StepName } from "../rules/steps";
import { FIRST_VARS } from "../rules/vars";
import { aUnit, deckOf, levels } from "./cards";
import { SoulScenario } from "./scenario";

/** A card of the pool by name, or one made for the test. */
export type TestCard = string | SoulCard;

/** A card in play with its state, if that matters. */
export interface InPlay {
  readonly card: TestCard;
  readonly resting?: true;
  /** Facing of an energy card. Defaults to face down. */
  readonly face?: "up" | "down";
  readonly tag?: string;
  /** Name of the card it is attached to. */
  readonly on?: string;
  readonly kos?: number;
}

export const resting = (card: SoulCard): InPlay => ({ card, resting: true });

type LayoutCards = readonly (TestCard | InPlay)[];

/** A player's cards. The cards of a pile are listed bottom first. */
export interface Side {
  /** The three levels of the commander. Defaults to "Chief" (seat 0) or "Rival". */
  readonly commander?: readonly SoulCard[];
  /** The level in use. Defaults to the first. */
  readonly level?: number;
  readonly commanderRests?: true;
  readonly battleground?: LayoutCards;
  readonly attached?: LayoutCards;
  readonly equipment?: LayoutCards;
  readonly battlefield?: LayoutCards;
  /** Cards, or a number of plain ready face-down ones. Defaults to 4. */
  readonly energy?: number | LayoutCards;
  /** Resources in the field, and in the deck. Default to 0 and 6. */
  readonly resources?: number;
  readonly resourceDeck?: number;
  /** Defaults to Scales. */
  readonly resource?: string;
  readonly reserve?: readonly TestCard[];
  readonly hand?: readonly TestCard[];
  /** Defaults to ten plain units. */
  readonly deck?: readonly TestCard[];
  readonly discard?: readonly TestCard[];
  readonly removed?: readonly TestCard[];
  /** Defaults to the commander's Max HP. */
  readonly hp?: number;
  readonly crystals?: number;
}

export interface SoulLayout {
  /** Seat 0, whose turn it is unless `active` says otherwise. */
  readonly me?: Side;
  readonly foe?: Side;
  readonly active?: Seat;
  /** Defaults to a Main Phase. `start` is before the turn begins, `choose` between phases. */
  readonly at?: "start" | "draw" | "choose" | "main" | "end";
  /** Turns begun in the game. Defaults to 5. */
  readonly turn?: number;
  /** Windows that open a prompt. Defaults to all. */
  readonly stops?: readonly string[];
}

let made = 0;

const STEP: Readonly<Record<string, readonly [step: string, name: StepName]>> = {
  draw: ["draw", "upkeep"],
  choose: ["choose", "choose"],
  main: ["main", "main"],
  end: ["end", "end"],
};

/** @param nameOf called for each card, so that test cards join the pool. */
function specOf(given: TestCard | InPlay, face: "up" | "down", nameOf: (card: TestCard) => string): CardSpec {
  const own: InPlay = typeof given === "object" && "card" in given ? given : { card: given };
  return {
    name: nameOf(own.card),
    rested: own.resting === true,
    face: own.face ?? face,
    ...(own.tag && { tag: own.tag }),
    ...(own.on && { on: own.on }),
    ...(own.kos && { counters: { ko: own.kos } }),
  };
}

/** A player's rounds, health and crystals. */
function seatStateOf(
  given: Side,
  seat: Seat,
  { active, at, turn }: Required<Pick<SoulLayout, "active" | "at" | "turn">>,
) {
  const max =
    (given.commander ?? levels(seat === 0 ? "Chief" : "Rival"))[given.level ?? 0]?.stats.health ?? 0;
  const begun = turn + (at === "start" ? -1 : 0);
  const rounds = seat === active ? Math.ceil(turn / 2) - (at === "start" ? 1 : 0) : Math.floor(turn / 2);
  return {
    rounds: Math.min(begun, rounds),
    counters: { hp: given.hp ?? max, crystal: given.crystals ?? 0 },
  };
}

/** Sets up a position in the turn of `active`, ready for the first answer. */
export function duel(layout: SoulLayout = {}): SoulScenario {
  const extra: SoulCard[] = [];
  const name = (card: TestCard): string => {
    if (typeof card === "string") return card;
    extra.push(card);
    return card.name;
  };
  const filler = (n: number, what: string) =>
    Array.from({ length: n }, () => name(aUnit(`${what} ${++made}`)));
  const all = (given: LayoutCards = [], face: "up" | "down" = "up") =>
    given.map((one) => specOf(one, face, name));
  const side = (given: Side, leader: string): SideLayout => {
    const trio = given.commander ?? levels(leader);
    const { level = 0, energy = 4, resource = "Scales" } = given;
    const own = trio.map(name);
    const field = typeof energy === "number" ? filler(energy, "Energy") : energy;
    return {
      commander: [{ name: own[level] ?? leader, rested: given.commanderRests === true }],
      levels: own.filter((_, i) => i !== level),
      battleground: all(given.battleground),
      attached: all(given.attached),
      equipment: all(given.equipment),
      battlefield: all(given.battlefield),
      energy: all(field, "down"),
      "resource-field": Array<string>(given.resources ?? 0).fill(resource),
      "resource-deck": Array<string>(given.resourceDeck ?? 6).fill(resource),
      reserve: (given.reserve ?? []).map(name),
      hand: (given.hand ?? []).map(name),
      deck: given.deck?.map(name) ?? filler(10, "Card"),
      discard: (given.discard ?? []).map(name),
      removed: (given.removed ?? []).map(name),
    };
  };
  const { me = {}, foe = {}, active = 0, at = "main", turn = 5 } = layout;
  const seats = [side(me, "Chief"), side(foe, "Rival")];
  const [step, named] = STEP[at] ?? ["begin", "end" as const];
  return new SoulScenario({
    rules: rulesWith({ ...pool, ...poolOf(extra) }),
    seats,
    turn:
      at === "start"
        ? { number: turn - 1, seat: NONE, step: "end" }
        : { number: turn, seat: active, step: named },
    vars: { ...FIRST_VARS, first: 0 } as unknown as Record<string, Plain>,
    eachSeat: [me, foe].map((given, seat) => seatStateOf(given, seat, { active, at, turn })),
    agenda: [{ procedure: "turn", step, locals: { seat: active } }],
    stops: layout.stops ?? "all",
  }).leaveOpen();
}

/** Ends the Main Phase and both turns, until the first player chooses a phase again. */
export function endRound(g: SoulScenario): void {
  g.me.pass();
  g.foe.pass();
  for (const player of [g.me, g.foe]) {
    player.endTurn();
    g.pass();
    g.pass();
  }
}

/** Ends both turns, until the first player is in a Main Phase again. */
export function nextRound(g: SoulScenario): SoulScenario {
  endRound(g);
  g.me.main();
  return g;
}

export interface SoulStart {
  readonly seed?: string;
  readonly options?: Readonly<Record<string, Plain>>;
}

/** A game from its start, at the first prompt: who takes the first turn. */
export function started({ seed = "start", options = {} }: SoulStart = {}): SoulScenario {
  const decks = ["Oak", "Elm"].map(deckOf);
  const rules = rulesWith({ ...pool, ...poolOf(decks.flatMap(({ cards }) => cards)) });
  const seats = decks.map(({ list }, i) => ({ name: ["Ann", "Bob"][i] ?? "", deck: list }));
  const config = { game: "soul-masters", seed, seats, options };
  return new SoulScenario({ engine: createGame(rules, config, { strict: true }), stops: "all" }).leaveOpen();
}
