import { createGame, NONE, type Plain, type Seat } from "../../../kernel";
import type { CardSpec, SideLayout } from "../../../testing/scenario";
import { cards as pool, poolOf } from "../cards";
import type { SagaCard } from "../cards/card";
import { rulesWith } from "../rules/rules";
import { FIRST_VARS } from "../rules/vars";
import { beast, fiftyOf } from "./cards";
import { SagaScenario } from "./scenario";

/** A card of the pool by name, or one made for the test. */
export type TestCard = string | SagaCard;

/** A card on the field, where its state matters; by default one core lies on a spirit and none on a nexus. */
export interface OnField {
  readonly card: TestCard;
  readonly cores?: number;
  /** The player's soul core lies on it. */
  readonly soul?: true;
  readonly exhausted?: true;
  readonly tag?: string;
}

/** A player's cards and cores. Cards of a pile are listed bottom first. */
export interface Side {
  readonly spirits?: readonly (TestCard | OnField)[];
  readonly nexuses?: readonly (TestCard | OnField)[];
  readonly hand?: readonly TestCard[];
  /** By default ten plain spirits. */
  readonly deck?: readonly TestCard[];
  readonly trash?: readonly TestCard[];
  /** Face down. */
  readonly burst?: TestCard;
  /** Regular cores; by default 5. */
  readonly reserve?: number;
  /** Where the soul core lies, unless it is on a card; by default in the reserve. */
  readonly soul?: "reserve" | "trash" | "life" | "void";
  /** By default 5. */
  readonly life?: number;
  /** Cores in the trash; by default none. */
  readonly spent?: number;
}

export interface SagaLayout {
  /** Seat 0. It is their turn unless `active` says otherwise. */
  readonly me?: Side;
  readonly foe?: Side;
  readonly active?: Seat;
  /** By default the main step. `start`: before the turn begins. */
  readonly at?: "main" | "attack" | "start";
  /** Turns begun in the game; by default 5. */
  readonly turn?: number;
  /** Windows in which players are asked (the others are passed). */
  readonly stops?: readonly string[] | "all";
}

let made = 0;

/** Lays out a position in the turn of `active`, ready for the first answer. */
export function saga(layout: SagaLayout = {}): SagaScenario {
  const extra: SagaCard[] = [];
  const name = (card: TestCard): string => {
    if (typeof card === "string") return card;
    extra.push(card);
    return card.name;
  };
  const lying =
    (usual: number) =>
    (given: TestCard | OnField): CardSpec => {
      const own: OnField = typeof given === "object" && "card" in given ? given : { card: given };
      const counters = { core: own.cores ?? (own.soul ? 0 : usual), ...(own.soul && { soul: 1 }) };
      return {
        name: name(own.card),
        counters,
        rested: own.exhausted === true,
        ...(own.tag && { tag: own.tag }),
      };
    };
  const filler = () => Array.from({ length: 10 }, () => name(beast(`Reserve ${++made}`)));
  const side = (given: Side): SideLayout => ({
    spirits: (given.spirits ?? []).map(lying(1)),
    nexuses: (given.nexuses ?? []).map(lying(0)),
    hand: (given.hand ?? []).map(name),
    deck: given.deck?.map(name) ?? filler(),
    trash: (given.trash ?? []).map(name),
    burst: given.burst === undefined ? [] : [{ name: name(given.burst), face: "down" }],
  });
  const areas = (given: Side) => {
    const isOnCard = [...(given.spirits ?? []), ...(given.nexuses ?? [])].some(
      (own) => typeof own === "object" && "card" in own && own.soul === true,
    );
    const soul = isOnCard ? undefined : (given.soul ?? "reserve");
    const holds = (key: string, core: number) => ({ core, ...(soul === key && { soul: 1 }) });
    return {
      reserve: holds("reserve", given.reserve ?? 5),
      life: holds("life", given.life ?? 5),
      trash: holds("trash", given.spent ?? 0),
      void: holds("void", 1000),
    };
  };
  const { me = {}, foe = {}, active = 0, at = "main", turn = 5 } = layout;
  const seats = [me, foe].map(side);
  return new SagaScenario({
    rules: rulesWith({ ...pool, ...poolOf(extra) }),
    seats,
    zoneCounters: [me, foe].map(areas),
    turn:
      at === "start"
        ? { number: turn - 1, seat: NONE, step: "end" }
        : { number: turn, seat: active, step: at },
    vars: { ...FIRST_VARS, first: 0 } as unknown as Record<string, Plain>,
    eachSeat: [{ rounds: 2 }, { rounds: 2 }],
    agenda: [{ procedure: "turn", step: at === "start" ? "begin" : at, locals: { seat: active } }],
    ...(layout.stops ? { stops: layout.stops } : undefined),
  });
}

/** A card on the field with so many cores. */
export const withCores = (card: TestCard, cores: number): OnField => ({ card, cores });

/** An exhausted spirit or nexus on the field. */
export const exhausted = (card: TestCard, cores?: number): OnField => ({
  card,
  exhausted: true,
  ...(cores !== undefined && { cores }),
});

/** Seat 0 is in its attack step with this spirit; the other has these. */
export const attacking = (
  attacker: TestCard | OnField,
  foes: Side["spirits"] = [],
  more: Side = {},
): SagaScenario => saga({ at: "attack", me: { spirits: [attacker], ...more }, foe: { spirits: foes } });

/** Seat 0 is in its main step with this card in hand and cores to spare; the other has these spirits. */
export const holding = (card: TestCard, foes: Side["spirits"] = [], more: Side = {}): SagaScenario =>
  saga({ me: { hand: [card], reserve: 15, ...more }, foe: { spirits: foes } });

/** A position in which seat 1 has set this burst and is asked about it. */
export const facing = (burst: TestCard, { foe, ...more }: SagaLayout = {}): SagaScenario =>
  saga({ stops: ["burst"], ...more, foe: { reserve: 9, ...foe, burst } });

export interface SagaStart {
  readonly decks?: readonly (readonly TestCard[])[];
  readonly seed?: string;
  readonly stops?: SagaLayout["stops"];
}

/** A whole game from its start, at its first question: who is player one. */
export function started(start: SagaStart = {}): SagaScenario {
  const decks = start.decks ?? ["Oak", "Elm"].map(fiftyOf);
  const extra = decks.flat().filter((card) => typeof card !== "string");
  const nameOf = (card: TestCard) => (typeof card === "string" ? card : card.name);
  const seats = decks.map((deck, i) => ({ name: ["Ann", "Bob"][i] ?? "", deck: deck.map(nameOf) }));
  const rules = rulesWith({ ...pool, ...poolOf(extra) });
  const config = { game: "battle-spirits-saga", seed: start.seed ?? "start", seats, options: {} };
  const engine = createGame(rules, config, { strict: true });
  return new SagaScenario({ engine, ...(start.stops ? { stops: start.stops } : undefined) });
}
