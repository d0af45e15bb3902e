import type { Problem } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import type { Game } from "../../game";
import type { BoardPosition, GamePosition, PositionParts, PositionZone, TryOut } from "../../game-position";
import {
  boardOf,
  number,
  plainVars,
  someOf,
  state,
  step,
  turnAt,
  withCards,
  withSeats,
} from "../../position-parts";
import { message } from "../../position-words";
import { CLASSES, type SoulsCard } from "../cards/card";
import { WORKS } from "../rules/resolving";
import { GOAL_SP, START_SP } from "../rules/sp";
import { FIRST_VARS, varsOf } from "../rules/vars";
import { message as refusal } from "../table/messages";

/** Every card of this game's pool is a Battle of Souls card. */
const isKind = (fits: (card: SoulsCard) => boolean) => (card: PrintedCard) => fits(card as SoulsCard);

const isFighter = isKind(({ type }) => type === "token" || (CLASSES as readonly string[]).includes(type));
const isWarrior = isKind(({ type }) => type === "warrior");
const isElite = isKind(({ type }) => type === "elite");
const isWarlord = isKind(({ type }) => type === "warlord");
const isEquipment = isKind(({ type }) => type === "equipment");
const isTactic = isKind(({ type }) => type === "tactic");
const isBattlefield = isKind(({ type }) => type === "battlefield");
const isCard = isKind(({ token }) => token === undefined);
const stayOf = (card: PrintedCard | undefined) => (card as SoulsCard | undefined)?.stay;

const USUAL_TURN = 5;
const MOST = 99;
const STEP_OF_SP = 500;
/** Enough for any sacrifice (BOS 4.5). */
const KILLS = 7;
const fresh = state("fresh");

/** Zones whose cards are set face down, and work once they are face up. */
const SET = ["equipment", "tactics"] as const;

const zones: readonly PositionZone[] = [
  {
    key: "fighters",
    holds: isFighter,
    rests: state("resting"),
    fresh,
    counters: [number("kill", 0, MOST), number("clock", 0, MOST), number("spell", 0, MOST)],
    othersToo: true,
  },
  {
    key: "equipment",
    holds: isEquipment,
    face: "down",
    bothFaces: true,
    fresh,
    counters: [number("clock", 0, MOST), number("spell", 0, MOST)],
    host: {
      zones: ["fighters"],
      anySeat: true,
      needs: (card, { face }) => face === "up" && stayOf(card) === "attached",
    },
  },
  {
    key: "tactics",
    holds: isTactic,
    face: "down",
    bothFaces: true,
    fresh,
    counters: [number("clock", 0, MOST), number("spell", 0, MOST)],
  },
  {
    key: "battlefield",
    holds: isBattlefield,
    most: 1,
    counters: [number("clock", 0, MOST), number("spell", 0, MOST)],
  },
  { key: "hand", holds: isCard },
  { key: "deck", holds: isCard },
  { key: "discard", holds: isCard },
  { key: "removed", holds: isCard },
];

const steps = [step("main"), step("battle"), step("main-2"), step("end"), step("start", true)];
const AGENDA = {
  main: ["main", "main"],
  battle: ["battle", "battle"],
  "main-2": ["main-2", "main-2"],
  end: ["main-2", "end begins"],
  start: [null, "begin"],
} as const;

/** SP with the players, or with the teams that share them (BOS 8.15). */
function souls({ config, values, rounds }: PositionParts) {
  const teams = config.seats.map(({ team }, seat) => team ?? seat);
  const areShared = new Set(teams).size < teams.length && config.options.sp !== "split";
  const eachSeat = values.map(({ sp = START_SP }, seat) => ({
    rounds: rounds[seat] ?? 0,
    ...(!areShared && { counters: { sp } }),
  }));
  if (!areShared) return { eachSeat };
  // The first seat of a team says how many it has.
  const held = teams.map((team, seat) => [team, { sp: values[seat]?.sp ?? START_SP }] as const);
  return { eachSeat, teamCounters: Object.fromEntries(held.reverse()) };
}

/** Cards face up that are discarded once they have been used (BOS 5.2, BOS 6.3). */
function stayProblems({ rules, board }: PositionParts): readonly Problem[] {
  return board.seats.flatMap(({ zones: own }, seat) =>
    SET.flatMap((zone) =>
      (own[zone] ?? []).flatMap(({ name: card, face }, at): Problem[] => {
        if (face !== "up" || stayOf(rules.cards[card] as SoulsCard) !== "one-turn") return [];
        const path = `seats.${seat}.zones.${zone}.${at}.face`;
        return [
          {
            path,
            why: message("why.position.stays", { card }),
            rule: zone === "tactics" ? "BOS 6.3" : "BOS 5.2",
          },
        ];
      }),
    ),
  );
}

/** Members of a team take their turns one after the other (BOS 8.25), so they sit side by side at a round table. */
function teamProblems({ config: { seats } }: PositionParts): readonly Problem[] {
  const teams = seats.map(({ team }, seat) => team ?? seat);
  const count = new Set(teams).size;
  if (count === teams.length) return [];
  if (count === 1) return [{ path: "teams", why: message("why.position.one-team"), rule: "BOS 8.15" }];
  const borders = teams.filter((team, seat) => team !== teams[(seat + 1) % teams.length]).length;
  if (borders === count) return [];
  return [{ path: "teams", why: refusal("why.battle-of-souls.team-seats"), rule: "BOS 8.25" }];
}

function empty(game: Game): BoardPosition {
  const seats = [0, 1].map((seat) => ({ zones: { deck: someOf(game, seat, 10, isCard) }, values: {} }));
  return boardOf(seats, steps, USUAL_TURN);
}

/** Fighters of both sides with kills to pay with, and the card in hand; one that is set first also lies face down. */
function tryOut({ game, card }: TryOut): BoardPosition {
  const board = empty(game);
  const [me, foe] = board.seats;
  if (me === undefined || foe === undefined) return board;
  const tried = { name: card.name };
  const own = withCards(me, {
    fighters: [isWarrior, isWarlord, isElite].flatMap((fits) =>
      someOf(game, 0, 1, fits).map((placed) => ({ ...placed, counters: { kill: KILLS } })),
    ),
    hand: someOf(game, 0, 2, isWarrior),
    ...(isEquipment(card) && { equipment: [tried] }),
    ...(isTactic(card) && { tactics: [tried] }),
    discard: someOf(game, 0, 3, isWarrior),
  });
  // A token is on the field from the start.
  const ready = withCards(own, { [isCard(card) ? "hand" : "fighters"]: [tried] });
  return withSeats(board, ready, withCards(foe, { fighters: someOf(game, 1, 3, isWarrior) }));
}

/** What a position of Battle of Souls may say. */
export const position: GamePosition = {
  zones,
  values: [{ ...number("sp", 1, GOAL_SP - 1, START_SP, STEP_OF_SP), ofTeam: ({ sp }) => sp !== "split" }],
  turnValues: [number("deployed", 0, MOST)],
  steps,
  layout: (parts) => ({
    ...turnAt(parts, AGENDA[parts.board.turn.step as keyof typeof AGENDA]),
    vars: plainVars({ ...FIRST_VARS, first: parts.first, deployed: parts.turnValues.deployed ?? 0 }),
    ...souls(parts),
  }),
  card: (_parts, zone, { face, counters }) =>
    zone === "battlefield" || (face === "up" && (SET as readonly string[]).includes(zone))
      ? { counters: { ...counters, [WORKS]: 1 } }
      : {},
  reading: {
    steps: {
      main: "main",
      start: "battle",
      battle: "battle",
      damage: "battle",
      "end-step": "main-2",
      "main-2": "main-2",
      end: "end",
    },
    value: ({ seats, teams }, seat, key) => {
      const shared = key === "sp" ? teams?.[seats[seat]?.team ?? seat] : undefined;
      return shared?.[key];
    },
    isFresh: (state, { stamp }) => stamp > varsOf(state).since,
  },
  problems: (parts) => [...teamProblems(parts), ...stayProblems(parts)],
  empty,
  tryOut,
};
