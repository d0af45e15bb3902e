import {
  type Action,
  type ActionSpec,
  type ActOptions,
  actionLoop,
  announce,
  askPick,
  beginTurn,
  type CardId,
  type Engine,
  enterStep,
  expire,
  jump,
  moveToOwner,
  nextSeat,
  OK,
  openProcedure,
  openWindow,
  type Question,
  type Reader,
  readStat,
  rest,
  type Seat,
  type Step,
  simultaneously,
  step,
  type Verdict,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { activateSpec, setTacticSpec, unmarkUsed, useSpec } from "./activating";
import { attackSpec, callOffSpec } from "./attack";
import { respondents } from "./chain";
import { deploySpec } from "./deploying";
import { membersOf, modeOf } from "./modes";
import { isAgreed } from "./options";
import { FIRST_HANDS } from "./setup";
import { drawCards } from "./sp";
import { type Next, set, setAll, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** How many hand cards are kept without discarding, and how many remain otherwise (BOS 10.39). */
function handLimit(g: Reader): { most: number; left: number } {
  if (isAgreed(g, "hand", "six")) return { most: 6, left: 6 };
  return { most: 7, left: isAgreed(g, "hand", "seven") ? 7 : 6 };
}

const active = (g: Reader): Seat => g.state.turn.seat;

/**
 * Whether a battle phase is allowed: not in the starting team's first turns, and without teams not before each player
 * has begun a turn (BOS 10.15 to BOS 10.17).
 */
function mayFight(g: Reader): Verdict {
  const { seats, turn: now, vars } = g.state;
  const mode = modeOf(g);
  if (mode === "team" || mode === "split") {
    const { first } = varsOf({ vars });
    const barred = isAgreed(g, "first-battle", "player") ? [first] : membersOf(g, first);
    const isFirst = barred.includes(now.seat) && seats[now.seat]?.rounds === 1;
    return isFirst ? refuse("battle-of-souls.no-battle-yet", "BOS 10.16") : OK;
  }
  const isOpen = seats.every(({ status, rounds }) => status === "out" || rounds > 0);
  return isOpen ? OK : refuse("battle-of-souls.no-battle-yet", mode === "royal" ? "BOS 10.17" : "BOS 10.15");
}

const going = (type: string, next: Next | null, can: (g: Reader) => Verdict = () => OK): ActionSpec => ({
  types: [type],
  options: (g) => (can(g).ok ? [{ type }] : []),
  can,
  do: (g) => set(g, "next", next),
  then: "close",
});

const toBattle = going("to-battle", "battle", mayFight);
const toMain2 = going("to-main-2", "main-2", (g) =>
  isAgreed(g, "second-main", "after-battle") ? refuse("battle-of-souls.battle-first", "BOS 10.14") : OK,
);
const endTurn = going("end-turn", "end");
const endBattle = going("end-battle", "main-2");

const elsewhere =
  (rule: string) =>
  (_g: Reader, _seat: Seat, { type }: Action): Verdict => {
    if (type === "attack") return refuse("battle-of-souls.attack-in-battle", "BOS 10.20");
    return refuse("battle-of-souls.no-such-action", type === "set" ? "BOS 10.13" : rule);
  };

/** A phase ends with its own action. */
const mayPass = () => refuse("battle-of-souls.say-so", "BOS 10.1");

const MAIN: readonly ActionSpec[] = [deploySpec, activateSpec, useSpec("main"), setTacticSpec];
const phase = (
  name: "main" | "battle" | "replay",
  specs: readonly ActionSpec[],
  rule: string,
): ActOptions => ({
  prompt: message(`prompt.battle-of-souls.${name}`),
  then: "same",
  specs,
  mayPass,
  refuse: elsewhere(rule),
});

/** The main button performs the last one: to the battle, if allowed. */
const MAIN_1 = phase("main", [...MAIN, toMain2, endTurn, toBattle], "BOS 10.10");
const MAIN_2 = phase("main", [...MAIN, endTurn], "BOS 10.36");
const BATTLE = phase("battle", [attackSpec, activateSpec, useSpec("battle"), endBattle], "BOS 10.20");
const REPLAY = phase("replay", [attackSpec, callOffSpec], "BOS 10.31");

export function turnOptions(g: Reader): ActOptions {
  const { turn } = g.state;
  if (turn.number === 0) return FIRST_HANDS;
  if (varsOf(g.state).replay !== null) return REPLAY;
  if (turn.step === "main") return MAIN_1;
  return turn.step === "main-2" ? MAIN_2 : BATTLE;
}

/** The turn player's resting fighters that may stay at rest if their player wants (BOS 10.7). */
const optional = (g: Reader, seat: Seat): readonly CardId[] =>
  cardsIn(g, "fighters", seat).filter(
    (id) => g.state.cards[id]?.rested === true && readStat(g, id, "may-stay-resting") > 0,
  );

/** All other fighters turn to attack position unless an effect forbids it (BOS 10.6, BOS 10.7). */
function turnUpright(g: Engine, staying: readonly CardId[]): void {
  const ids = cardsIn(g, "fighters", active(g)).filter(
    (id) =>
      g.state.cards[id]?.rested === true && !staying.includes(id) && readStat(g, id, "stays-resting") === 0,
  );
  if (ids.length === 0) return;
  simultaneously(g, ids, () => {
    for (const id of ids) rest(g, id, false);
  });
}

/** A type, not an interface, so that its values are plain data like any procedure's locals. */
type Locals = { seat: Seat; links?: number };

/** A window that reopens after each chain until all players pass (BOS 12.10). */
const chances = (name: string): readonly Step<Locals>[] => [
  step<Locals>(name, "BOS 12.10", (g, locals) => {
    locals.links = varsOf(g.state).links;
    if (respondents(g, active(g)).length > 0) openWindow(g, "phase", "BOS 12.10");
  }),
  step<Locals>(`${name} again`, "BOS 12.10", (g, { links }) => {
    if (varsOf(g.state).links !== links) jump(g, name);
  }),
];

/**
 * A main phase, with a window for the others before it is left. If they respond, the phase continues (BOS 10.10, BOS
 * 12.10).
 */
const mainPhase = (name: "main" | "main-2", rule: string): readonly Step<Locals>[] => [
  step<Locals>(`${name} begins`, rule, (g) => enterStep(g, name)),
  actionLoop(name, rule),
  step<Locals>(`${name} is left`, "BOS 12.10", (g, locals) => {
    locals.links = varsOf(g.state).links;
    openWindow(g, "leave", "BOS 12.10", [active(g)]);
  }),
  step<Locals>(`${name} again`, "BOS 12.10", (g, { links }) => {
    if (varsOf(g.state).links !== links) jump(g, name);
  }),
];

const discardDown = (g: Engine): Question<"pick"> | undefined => {
  const hand = cardsIn(g, "hand", active(g));
  const { most, left } = handLimit(g);
  if (hand.length <= most) return undefined;
  const count = hand.length - left;
  return {
    seat: active(g),
    prompt: message("prompt.battle-of-souls.hand-limit", { n: count, left }),
    options: hand.map((card) => ({ card })),
    min: count,
    max: count,
    hidden: true,
  };
};

/** The turns, one after another, until the battle is over (BOS 10.1, BOS 10.2). */
export const turn = openProcedure<Locals>("turn", [
  step("begin", "BOS 10.1", (g, { seat }) => {
    beginTurn(g, seat, "draw");
    // Limits are per turn: one used up in Main Phase I stays so in Main Phase II (BOS 10.37).
    setAll(g, {
      since: g.state.serial,
      deployed: 0,
      attacked: [],
      attack: null,
      replay: null,
      next: null,
    });
  }),
  step("draw", "BOS 10.3", (g) => drawCards(g, [active(g)], 1)),
  // Set tactics may be activated after the draw (BOS 10.5), and below in the ready phase (BOS 10.9).
  ...chances("after the draw"),
  askPick(
    "ready",
    "BOS 10.6",
    (g) => {
      enterStep(g, "ready");
      const options = optional(g, active(g));
      if (options.length === 0) {
        turnUpright(g, []);
        return undefined;
      }
      return {
        seat: active(g),
        prompt: message("prompt.battle-of-souls.stay-resting"),
        rule: "BOS 10.7",
        options: options.map((card) => ({ card })),
        min: 0,
        max: options.length,
      };
    },
    (g, _locals, picks) => {
      const options = optional(g, active(g));
      turnUpright(
        g,
        picks.flatMap((i) => options[i] ?? []),
      );
    },
  ),
  step("ready effects", "BOS 10.8", (g) => announce(g, "ready-phase", active(g))),
  ...chances("when ready"),
  ...mainPhase("main", "BOS 10.10"),
  step("where to", "BOS 10.14", (g) => {
    const { next } = varsOf(g.state);
    if (next === "main-2") jump(g, "main-2 begins");
    if (next === "end") jump(g, "end begins");
  }),
  // Start step, battle and damage step for each attack, end step (BOS 10.18).
  step("battle begins", "BOS 10.19", (g) => {
    enterStep(g, "start");
    announce(g, "battle-phase", active(g));
  }),
  ...chances("start step"),
  step("battle step", "BOS 10.20", (g) => enterStep(g, "battle")),
  actionLoop("battle", "BOS 10.20"),
  step("end step", "BOS 10.28", (g) => {
    enterStep(g, "end-step");
    announce(g, "battle-over", active(g));
  }),
  ...chances("in the end step"),
  ...mainPhase("main-2", "BOS 10.36"),
  step("end begins", "BOS 10.38", (g) => {
    enterStep(g, "end");
    announce(g, "end-phase", active(g));
  }),
  ...chances("in the end phase"),
  // Only the turn player's hand is checked, after the effects of the end phase (BOS 10.40).
  askPick("hand", "BOS 10.39", discardDown, (g, _locals, picks) => {
    const hand = cardsIn(g, "hand", active(g));
    const picked = picks.flatMap((i) => hand[i] ?? []);
    jump(g, "hand");
    simultaneously(g, picked, () => {
      for (const id of picked) moveToOwner(g, id, "discard", { as: "discarded" });
    });
  }),
  step("over", "BOS 10.41", (g, locals) => {
    expire(g, "turn");
    unmarkUsed(g);
    locals.seat = nextSeat(g.state, active(g));
    jump(g, "begin");
  }),
]);
