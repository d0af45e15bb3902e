import {
  autoPass,
  cancelAnnouncement,
  concede,
  defineRules,
  type Engine,
  lastValues,
  type PendingTrigger,
  type Rules,
} from "../../../kernel";
import { abilityRuntime, cardProcedures, raiseTrigger, triggerKind } from "../../../language";
import { isOfKind } from "../cards/card";
import { eachPlayer } from "../words/cards";
import { vocabulary } from "../words/index";
import { PLAYS, usePlay } from "./activating";
import { attackProcedure, strike } from "./attack";
import { addToChain } from "./chain";
import { configProblems, SEATS, SERIES, SIDE_DECK } from "./deck";
import { deployPlay } from "./deploying";
import { DESTRUCTION, eventAliases, KILL, leaving } from "./destroying";
import { leaveBattle } from "./elimination";
import { LIMITS, SEAT_BASES } from "./entering";
import { resolveProcedure, WORKS } from "./resolving";
import { game } from "./setup";
import { checkVictory } from "./sp";
import { turn, turnOptions } from "./turn";
import { upgrade } from "./upgrade";
import { WINDOWS } from "./windows";
import { isOnField, ZONES, zoneKey } from "./zones";

const runtime = abilityRuntime(vocabulary);

/** A trigger starts its own chain. An optional one is confirmed first (BOS 3.15). */
const trigger = triggerKind("BOS 3.15", addToChain, "as it goes up");

const raise = (g: Engine, raised: PendingTrigger): void =>
  raiseTrigger(g, vocabulary, ["trigger", trigger], raised);

/** Actions whose choices and costs take several answers. Until then, their player may back out. */
const ANNOUNCED: readonly string[] = ["deploy", "activate", "use"];

const PROCEDURES: Rules["flow"]["procedures"] = {
  ...cardProcedures(vocabulary, { deploy: deployPlay, ...PLAYS, ability: usePlay, trigger }),
  game,
  turn,
  attack: attackProcedure,
  strike,
  resolve: resolveProcedure,
  "each player": eachPlayer,
};

/** The rules of Battle of Souls for a card pool (the printed one or a test's own). */
export function rulesWith(cards: Rules["cards"]): Rules {
  return defineRules({
    slug: "battle-of-souls",
    version: 2,
    upgrade,
    cards,
    abilities: runtime,
    board: {
      seats: SEATS,
      bounds: { cards: 4000, value: 400_000 },
      zones: ZONES,
      limits: LIMITS,
      problems: (config) => configProblems(cards, config),
      sideDeck: SIDE_DECK,
    },
    decisions: {
      anytime: {
        concede: concede("BOS 8.1"),
        back: cancelAnnouncement("BOS 15.20"),
        passing: autoPass("BOS 12.9"),
      },
      announced: ANNOUNCED,
      turn: turnOptions,
      isComplete: (_g, { type, target, data }) =>
        type !== "attack" || target !== undefined || data?.seat !== undefined,
    },
    flow: {
      procedures: PROCEDURES,
      windows: WINDOWS,
      ...DESTRUCTION,
      eventAliases,
      checks: [{ name: "somebody has won or lost", rule: "BOS 8.7", when: "step", run: checkVictory }],
      // Triggers wait until the chain has resolved (BOS 12.11).
      triggers: { order: "queued", when: "chain", raise, choose: true, rule: "BOS 13.21" },
      leaving,
      // A player's turn ends at once when they are eliminated (BOS 14.10).
      turnEnd: { procedure: "turn", step: "over" },
      onEliminated: leaveBattle,
    },
    values: {
      layers: ["only"],
      bases: { kills: (_g, card) => card.counters[KILL] ?? 0, attacks: () => 1 },
      seatBases: SEAT_BASES,
      isOfKind,
      // A fighter's abilities work while it is on the field (BOS 3.10), those of other cards while they stay there
      // after their activation (BOS 5.5, BOS 6.5, BOS 7.3).
      isLive: (g, card) =>
        card.face === "up" &&
        isOnField(g, card) &&
        (zoneKey(g, card) === "fighters" || (card.counters[WORKS] ?? 0) > 0),
    },
    information: {
      lastKnown: (g, card) => (isOnField(g, card) ? lastValues(g, card.id) : null),
      // Only its controller sees the front of a face-down card (BOS 2.25).
      sees: (g, card, seat) =>
        card.face === "down" && isOnField(g, card) && seat === card.controller ? true : undefined,
    },
    series: SERIES,
  });
}
