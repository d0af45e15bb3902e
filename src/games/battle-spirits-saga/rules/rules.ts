import {
  type AbilityRuntime,
  autoPass,
  type CardDef,
  cancelAnnouncement,
  cardOf,
  concede,
  defineRules,
  drawByAgreement,
  type Engine,
  hiddenResponseWindow,
  isOfPrintedKind,
  lastValues,
  type PendingTrigger,
  type Rules,
  seatsFrom,
  zoneOf,
} from "../../../kernel";
import { abilityPlay, abilityRuntime, cardProcedures } from "../../../language";
import type { SagaCard } from "../cards/card";
import { message } from "../table/messages";
import { vocabularyOf } from "../words/index";
import { flash, turnOptions } from "./actions";
import { battleProcedure } from "./battle";
import { STRENGTH } from "./cores";
import { configProblems, SEATS } from "./deck";
import { BASES } from "./defs";
import { checkField, DESTRUCTION } from "./destruction";
import { isHeard } from "./heard";
import { KEYWORD_CARDS } from "./keywords";
import { LAYERS, layersOf } from "./layers";
import { leaving } from "./leaving";
import { checkLife } from "./life";
import { burstProcedure, isBurst, magicProcedure, resolveBurst, turnUpBurst } from "./magic";
import { arrangeProcedure, awakenProcedure } from "./moving";
import { FIRST_HANDS, game } from "./setup";
import { silencing } from "./silence";
import { summonAllProcedure, summonProcedure } from "./summon";
import { announceResolved, isSummonEffect, summonEffectProcedure } from "./summon-effect";
import { turn } from "./turn";
import { FIELD, isOnField, ZONES, zoneKey } from "./zones";

/** A resolved burst goes to the trash (BSS 10-9-4). Other triggers just resolve. */
function raise(runtime: AbilityRuntime, g: Engine, trigger: PendingTrigger): void {
  if (isBurst(g, trigger)) return resolveBurst(g, trigger);
  if (isHeard(g, "summon-effect") && isSummonEffect(g, trigger)) announceResolved(g, trigger);
  runtime.run(g, trigger);
}

/** The events that bursts in the pool respond to. They are public, so a prompt at each reveals nothing. */
function burstEvents(cards: Rules["cards"]): readonly string[] {
  const events = Object.values(cards).flatMap(({ watches }) =>
    watches.flatMap(({ on, where }) => (where?.includes("burst") ? [on] : [])),
  );
  return [...new Set(events)];
}

/** Actions paid for over several answers. Until then, their player may back out. */
const ANNOUNCED: readonly string[] = ["summon", "place", "swift", "magic", "awaken", "use", "arrange-cores"];

const PROCEDURES: Rules["flow"]["procedures"] = {
  game,
  turn,
  battle: battleProcedure,
  summon: summonProcedure,
  "summon-all": summonAllProcedure,
  "summon-effect": summonEffectProcedure,
  magic: magicProcedure,
  burst: burstProcedure,
  awaken: awakenProcedure,
  "arrange-cores": arrangeProcedure,
};

const CHECKS: Rules["flow"]["checks"] = [
  { name: "a player without life has lost", rule: "BSS 9-2-3", when: "step", run: checkLife },
  {
    name: "cards without cores or BP are destroyed",
    rule: "BSS 9-3-2",
    when: "step",
    of: { zones: FIELD, stats: STRENGTH },
    run: checkField,
  },
];

/** The window in which set bursts respond. It opens whether or not one is set to that event (BSS 10-9-3). */
const burstResponses = (cards: Rules["cards"]): Rules["information"]["hiddenResponses"] => ({
  on: burstEvents(cards),
  window: "burst",
  rule: "BSS 10-9-3",
  seats: (g) =>
    seatsFrom(g.state, Math.max(0, g.state.turn.seat)).filter((seat) =>
      zoneOf(g.state, "burst", seat).cards.some((id) => cardOf(g.state, id).face === "down"),
    ),
  used: (g, { card }) => turnUpBurst(g, card),
});

/** Whether a card is of a type or a colour. */
const isOfKind = (def: CardDef, name: string): boolean =>
  isOfPrintedKind(def, name) || (def as SagaCard).colours?.some((colour) => colour === name) === true;

/** The rules of Battle Spirits Saga for a card pool (the printed one or a test's own). */
export function rulesWith(cards: Rules["cards"]): Rules {
  // Every pool of this game has its printed cards.
  const vocabulary = vocabularyOf(cards as Readonly<Record<string, SagaCard>>);
  const runtime = silencing(abilityRuntime(vocabulary));
  return defineRules({
    slug: "battle-spirits-saga",
    version: 2,
    cards: { ...cards, ...KEYWORD_CARDS },
    abilities: runtime,
    board: {
      seats: SEATS,
      bounds: { value: 100_000 },
      zones: ZONES,
      problems: (config) => configProblems(cards, config),
    },
    decisions: {
      anytime: {
        concede: concede("BSS 1-2-4"),
        draw: drawByAgreement("BSS 1-2-1"),
        back: cancelAnnouncement("BSS 8-5-2-2"),
        passing: autoPass("BSS 7-1-2-1c"),
      },
      announced: ANNOUNCED,
      turn: (g) => (g.state.turn.number === 0 ? FIRST_HANDS : turnOptions(g)),
      isComplete: (_g, { type, target }) => type !== "move-core" || target !== undefined,
    },
    flow: {
      procedures: {
        ...cardProcedures(vocabulary, { ability: abilityPlay(vocabulary) }),
        ...PROCEDURES,
      },
      windows: {
        flash,
        burst: hiddenResponseWindow(message("prompt.battle-spirits-saga.burst"), "BSS 10-9-3"),
      },
      ...DESTRUCTION,
      checks: CHECKS,
      triggers: {
        order: "nested",
        raise: (g, trigger) => raise(runtime, g, trigger),
        choose: true,
        chooser: "turn",
        simultaneous: "once",
        rule: "BSS 8-5-2-4b",
      },
      leaving,
    },
    values: {
      layers: LAYERS,
      layersOf,
      bases: BASES,
      isOfKind,
      isLive: isOnField,
    },
    information: {
      hiddenResponses: burstResponses(cards),
      // The last known information that effects use (BSS 8-10-1).
      lastKnown: (g, card) => (isOnField(g, card) ? lastValues(g, card.id) : null),
      // A set burst is its owner's secret until it is activated or the game is over (BSS 3-8-2, 3-8-5).
      sees: (g, card) =>
        zoneKey(g, card) === "burst" && (card.face === "up" || isOver(g)) ? true : undefined,
    },
    loops: { declared: { rule: "BSS 12-1-1-2" }, stampVars: ["at"] },
  });
}

const isOver = (g: Parameters<NonNullable<Rules["information"]["sees"]>>[0]) => g.state.outcome !== null;
