import {
  type Action,
  type ActionSpec,
  type ActOptions,
  actionLoop,
  addSeatCounter,
  announce,
  beginTurn,
  cardOf,
  type Engine,
  enterStep,
  expire,
  jump,
  NONE,
  nextSeat,
  OK,
  openProcedure,
  type Reader,
  rest,
  type Seat,
  seatOf,
  seatsFrom,
  step,
  window,
  zoneOf,
} from "../../../kernel";
import { canUse, usableActions, useAbility } from "../../../language";
import { message, refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { ABILITY_ACTIONS, isAbility } from "./abilities";
import { attack } from "./attack";
import { setNumber } from "./counters";
import { pointsOf } from "./damage";
import { defOf } from "./defs";
import { drawCards } from "./draw-cards";
import { canPlay, play, playActions } from "./main";
import { triggerUpkeep } from "./summoning";
import { attackOffers, canAttack } from "./targets";

const PLAYS: readonly string[] = ["summon", "activate", "legend", "draw-card"];

/** The action that moves on to the next phase (BC 2.14, 2.16). */
const GO_ON: Readonly<Record<"main" | "battle" | "end", Action>> = {
  main: { type: "to-battle" },
  battle: { type: "to-end" },
  end: { type: "end-turn" },
};

const attacks: ActionSpec = {
  types: ["attack"],
  options: attackOffers,
  can: canAttack,
  do: (g, _seat, action) => attack(g, action),
};

/** Playing cards and using abilities, in the Main and the End Phase (BC 3.1, 5.1, 7.5, 7.9, 7.14, 7.17, 8.10). */
const plays: readonly ActionSpec[] = [
  { types: PLAYS, options: playActions, can: canPlay, do: play },
  {
    types: ABILITY_ACTIONS,
    options: (g, seat) => usableActions(g, vocabulary, seat),
    can: (g, seat, action) => canUse(g, vocabulary, seat, action),
    do: (g, seat, action) => useAbility(g, vocabulary, seat, action),
  },
];

type Phase = keyof typeof GO_ON;

const NO_SUCH_ACTION = refuse("battle-cores.no-such-action", "BC 2.15");

/** Why an action is illegal in this phase when other phases or windows have it. */
function refuseIn(phase: Phase): NonNullable<ActOptions["refuse"]> {
  return (_g, _seat, { type }) => {
    if (Object.values(GO_ON).some((other) => other.type === type))
      return refuse("battle-cores.other-phase", "BC 2.14");
    if (type === "trap")
      return refuse("battle-cores.traps-in-windows", phase === "battle" ? "BC 4.17" : "BC 7.7");
    if (type === "attack")
      return refuse("battle-cores.attack-in-battle", phase === "end" ? "BC 5.2" : "BC 3.9");
    const isKnown = PLAYS.includes(type) || isAbility(type);
    return isKnown ? refuse("battle-cores.not-in-battle", whyNotInBattle(type)) : NO_SUCH_ACTION;
  };
}

function phaseSpec(phase: Phase): ActOptions {
  const next = GO_ON[phase];
  const goOn: ActionSpec = {
    types: [next.type],
    options: () => [next],
    can: () => OK,
    do: () => undefined,
    then: "close",
  };
  const elsewhere = refuseIn(phase);
  return {
    prompt: message(`prompt.battle-cores.${phase}`),
    then: "same",
    specs: phase === "battle" ? [attacks, goOn] : [...plays, goOn],
    // A phase ends only by the action that moves on.
    mayPass: () => NO_SUCH_ACTION,
    refuse: elsewhere,
  };
}

const PHASES: Readonly<Record<Phase, ActOptions>> = {
  main: phaseSpec("main"),
  battle: phaseSpec("battle"),
  end: phaseSpec("end"),
};

/** What the turn player may do in the current phase (BC 3.1, 4.1, 5.1). */
export function turnOptions(g: Reader): ActOptions {
  const { step: phase } = g.state.turn;
  return phase === "battle" || phase === "end" ? PHASES[phase] : PHASES.main;
}

const NOT_IN_BATTLE: Readonly<Record<string, string>> = {
  use: "BC 11.23.2",
  temper: "BC 11.10.3",
  trade: "BC 11.9.2",
};
const whyNotInBattle = (type: string) => NOT_IN_BATTLE[type] ?? "BC 4.24";

/** Whether an Attack names its target and an Item its Monster (BC 4.8, 7.10). */
export function isComplete(g: Reader, { type, card, target, data }: Action): boolean {
  if (target !== undefined) return true;
  if (type === "attack") return data?.seat !== undefined;
  return type !== "activate" || defOf(g, cardOf(g.state, card ?? NONE)).category !== "item";
}

/**
 * Removes left-over Points, which could be spent until now (BC 2.6). The Point given at the start is not left over from
 * a turn (BC 2.5, 2.7).
 */
function losePoints(g: Engine, seat: Seat): void {
  const left = pointsOf(g, seat);
  if (seatOf(g.state, seat).rounds > 1 && left > 0) addSeatCounter(g, seat, "points", -left);
}

/** Gains Points equal to the player's own turn number, except on the first turn, spent or not (BC 1.20, 2.2 to 2.4). */
function gainPoints(g: Engine, seat: Seat): void {
  const { rounds } = seatOf(g.state, seat);
  if (rounds > 1) addSeatCounter(g, seat, "points", rounds);
}

const OWN_ZONES = ["monsters", "items", "fields", "gear"] as const;

function untemper(g: Engine, seat: Seat): void {
  for (const key of OWN_ZONES) {
    for (const id of zoneOf(g.state, key, seat).cards) {
      rest(g, id, false);
      setNumber(g, id, "by-speed", 0);
    }
  }
}

/** Players whose Armor is restored when this player's turn begins; all players with a table option (BC 2.13). */
function restored(g: Engine, seat: Seat): readonly Seat[] {
  return g.state.config.options.armor === "every-turn" ? seatsFrom(g.state, seat) : [seat];
}

function restoreArmor(g: Engine, seat: Seat): void {
  for (const id of zoneOf(g.state, "monsters", seat).cards) {
    const damage = cardOf(g.state, id).counters.damage ?? 0;
    if (damage === 0) continue;
    setNumber(g, id, "damage", 0);
    announce(g, "restore", seat, { card: id, def: cardOf(g.state, id).def, amount: damage });
  }
}

const active = (g: Engine) => g.state.turn.seat;

/**
 * The turns in seat order until the game is over (BC 1.18, 2.1, 2.14). Main and End Phase open no windows (BC 3.10).
 */
export const turn = openProcedure<{ seat: Seat }>("turn", [
  step("begin", "BC 2.1", (g, locals) => beginTurn(g, locals.seat, "start")),
  step("lose Points", "BC 2.5", (g) => losePoints(g, active(g))),
  step("gain Points", "BC 2.2", (g) => gainPoints(g, active(g))),
  step("untemper", "BC 2.11", (g) => untemper(g, active(g))),
  step("restore Armor", "BC 2.12", (g) => {
    for (const seat of restored(g, active(g))) restoreArmor(g, seat);
  }),
  step("draw", "BC 2.8", (g) => {
    // Every player but the first (BC 2.9, 2.10).
    if (g.state.turn.number > 1) drawCards(g, [active(g)], 1);
  }),
  step("upkeep", "BC 11.7.1", (g) => triggerUpkeep(g, active(g))),
  step("main phase", "BC 2.14", (g) => enterStep(g, "main")),
  actionLoop("main", "BC 3.1"),
  step("battle phase", "BC 2.14", (g) => {
    enterStep(g, "battle");
    announce(g, "battle-begins", active(g));
  }),
  window("battle begins", "BC 4.17", "battle-start"),
  actionLoop("battle", "BC 4.1"),
  window("battle ends", "BC 4.17", "battle-end"),
  step("end phase", "BC 2.14", (g) => {
    enterStep(g, "end");
    announce(g, "end-begins", active(g));
  }),
  actionLoop("end", "BC 5.1"),
  step("next", "BC 5.3", (g, locals) => {
    expire(g, "turn");
    locals.seat = nextSeat(g.state, active(g));
    jump(g, "begin");
  }),
]);
