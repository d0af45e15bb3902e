import { createGame, NONE, type Plain, type Seat } from "../../../kernel";
import type { CardSpec, SideLayout } from "../../../testing/scenario";
import { cards as pool, poolOf } from "../cards";
import type { SagaCard } from "../cards/card";
import { rulesWith } from "../rules/rules";
import { FIRST_VARS } from "../rules/vars";
import { beast, fiftyOf } from "./cards";
import { SagaScenario } from "./scenario";

/** A card in the pool by name, or a test card. */
export type TestCard = string | SagaCard;

/** A card on the field with its state. Defaults to one core on a spirit and none on a nexus. */
export interface OnField {
  readonly card: TestCard;
  readonly cores?: number;
  /** The player's soul core is on it. */
  readonly soul?: true;
  readonly exhausted?: true;
  readonly tag?: string;
}

/** A player's cards and cores. Cards of a pile are listed bottom first. */
export interface Side {
  readonly spirits?: readonly (TestCard | OnField)[];
  readonly nexuses?: readonly (TestCard | OnField)[];
  readonly hand?: readonly TestCard[];
  /** Defaults to ten plain spirits. */
  readonly deck?: readonly TestCard[];
  readonly trash?: readonly TestCard[];
  /** Face down. */
  readonly burst?: TestCard;
  /** Regular cores. Defaults to 5. */
  readonly reserve?: number;
  /** The soul core's area, unless it is on a card. Defaults to the reserve. */
  readonly soul?: "reserve" | "trash" | "life" | "void";
  /** Defaults to 5. */
  readonly life?: number;
  /** Cores in the trash. Defaults to none. */
  readonly spent?: number;
}

export interface SagaLayout {
  /** Seat 0. It is their turn unless `active` says otherwise. */
  readonly me?: Side;
  readonly foe?: Side;
  readonly active?: Seat;
  /** Defaults to the main step. `start` is before the turn begins. */
  readonly at?: "main" | "attack" | "start";
  /** Turns started in the game. Defaults to 5. */
  readonly turn?: number;
  /** Windows in which players are prompted. The others are passed. */
  readonly stops?: readonly string[] | "all";
}

let made = 0;

/** Sets up a position in the turn of `active`, ready for the first answer. */
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

export const withCores = (card: TestCard, cores: number): OnField => ({ card, cores });

export const exhausted = (card: TestCard, cores?: number): OnField => ({
  card,
  exhausted: true,
  ...(cores !== undefined && { cores }),
});

/** Seat 0 is in its attack step with this spirit; the opponent has these. */
export const attacking = (
  attacker: TestCard | OnField,
  foes: Side["spirits"] = [],
  more: Side = {},
): SagaScenario => saga({ at: "attack", me: { spirits: [attacker], ...more }, foe: { spirits: foes } });

/** Seat 0 is in its main step with this hand card and spare cores; the opponent has these spirits. */
export const holding = (card: TestCard, foes: Side["spirits"] = [], more: Side = {}): SagaScenario =>
  saga({ me: { hand: [card], reserve: 15, ...more }, foe: { spirits: foes } });

/** Seat 1 has set this burst and is prompted to activate it. */
export const facing = (burst: TestCard, { foe, ...more }: SagaLayout = {}): SagaScenario =>
  saga({ stops: ["burst"], ...more, foe: { reserve: 9, ...foe, burst } });

export interface SagaStart {
  readonly decks?: readonly (readonly TestCard[])[];
  readonly seed?: string;
  readonly stops?: SagaLayout["stops"];
}

/** A whole game from the start, at its first decision: who is player one. */
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
