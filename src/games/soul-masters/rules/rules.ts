import {
  autoPass,
  type CardDef,
  cancelAnnouncement,
  concede,
  defineRules,
  type Engine,
  isOfPrintedKind,
  lastValues,
  type PendingTrigger,
  type Rules,
} from "../../../kernel";
import { abilityRuntime, cardProcedures, raiseTrigger, triggerKind } from "../../../language";
import type { SoulCard } from "../cards/card";
import { vocabulary } from "../words/index";
import { castPlay } from "./casting";
import { combatProcedure } from "./combat";
import { KO, KOS } from "./damage";
import { configProblems, SEATS } from "./deck";
import { LIMIT_BASES, LIMITS } from "./entering";
import { checkVictory } from "./health";
import { interceptPlay } from "./intercept";
import { KEYWORD_CARDS } from "./keywords";
import { LAYERS, layersOf } from "./layers";
import { leaving } from "./leaving";
import { endNull } from "./nulling";
import { phaseProcedure } from "./phase";
import { resolveProcedure } from "./resolving";
import { game } from "./setup";
import { shieldPlay } from "./shields";
import { energySkillPlay, skillPlay } from "./skills";
import { convertPlay } from "./special-actions";
import { returnTokens } from "./tokens";
import { turn, turnOptions } from "./turn";
import { WINDOWS } from "./windows";
import { isEnergy, isInPlay, ZONES, zoneKey } from "./zones";

const runtime = abilityRuntime(vocabulary);

/**
 * How a trigger is put on the stack. Its modes and targets are chosen then (SM 18.3). Without a legal target it is not
 * put there (SM 11.3).
 */
const trigger = triggerKind("SM 18.3");

const raise = (g: Engine, raised: PendingTrigger): void =>
  raiseTrigger(g, vocabulary, ["trigger", trigger], raised);

/** Actions with several answers for choices and payment. Their player may back out until all is paid. */
const ANNOUNCED: readonly string[] = ["cast", "use", "use-energy", "convert", "shield", "intercept"];

/** Whether a card is of a type. Units and commanders are fighters too. */
const isOfKind = (def: CardDef, name: string): boolean =>
  isOfPrintedKind(def, name) || (name === "fighter" && (def.type === "unit" || def.type === "commander"));

const PROCEDURES: Rules["flow"]["procedures"] = {
  ...cardProcedures(vocabulary, {
    cast: castPlay,
    ability: skillPlay,
    "energy-skill": energySkillPlay,
    convert: convertPlay,
    shield: shieldPlay,
    intercept: interceptPlay,
    trigger,
  }),
  game,
  turn,
  combat: combatProcedure,
  resolve: resolveProcedure,
  phase: phaseProcedure,
};

/** The rules of Soul Masters for a pool of cards, printed or made for a test. */
export function rulesWith(cards: Rules["cards"]): Rules {
  return defineRules({
    slug: "soul-masters",
    version: 3,
    cards: { ...cards, ...KEYWORD_CARDS },
    abilities: runtime,
    board: {
      seats: SEATS,
      zones: ZONES,
      limits: LIMITS,
      problems: (config) => configProblems(cards, config),
    },
    decisions: {
      anytime: {
        concede: concede("SM 24.2.1"),
        back: cancelAnnouncement("SM 10.2"),
        passing: autoPass("SM 15.3"),
      },
      announced: ANNOUNCED,
      turn: turnOptions,
      isComplete: (_g, { type, target }) => !type.endsWith("attack") || target !== undefined,
    },
    flow: {
      procedures: PROCEDURES,
      windows: WINDOWS,
      ...KO,
      checks: [
        { name: "a player has lost", rule: "SM 6.9", when: "step", run: checkVictory },
        { name: "units are Null no longer", rule: "SM 24.10.3", run: endNull },
        { name: "resource cards go home", rule: "SM 23.2.4", when: "priority", run: returnTokens },
      ],
      // Triggers wait until a player gets priority (SM 18.2). Each player orders their own (SM 18.12). Those of the
      // turn player go below (SM 18.5).
      triggers: { order: "queued", when: "priority", raise, choose: true, rule: "SM 18.4" },
      leaving,
      isPersistentCounter: (counter) => counter === KOS,
    },
    values: {
      layers: LAYERS,
      layersOf,
      seatBases: LIMIT_BASES,
      isOfKind,
      // In the energy field only face-up cores have skills (SM 4.15, SM 9.5).
      isLive: (g, card) =>
        card.face === "up" &&
        (isInPlay(g, card) || (isEnergy(g, card) && (g.rules.cards[card.def] as SoulCard).type === "core")),
    },
    information: {
      lastKnown: (g, card) => (isInPlay(g, card) ? lastValues(g, card.id) : null),
      // A player may look at their own energy at any time (SM 9.14, SM 20.3), and both players at a Null unit
      // (SM 24.10.3).
      sees: (g, card, seat) => {
        const key = zoneKey(g, card);
        return key === "nulled" || (key === "energy" && seat === card.controller) ? true : undefined;
      },
    },
    loops: {
      // Phases may repeat without end: the player who names them says how often (SM 8.10).
      declared: { rule: "SM 8.10" },
    },
  });
}
