import {
  type ActionSpec,
  type ActOptions,
  actionLoop,
  announce,
  beginTurn,
  call,
  type Engine,
  expire,
  jump,
  nextSeat,
  OK,
  openProcedure,
  type Reader,
  readStat,
  rest,
  type Seat,
  simultaneously,
  step,
  window,
  zoneOf,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { attackSpec, phasersOf, phasingAttack } from "./attacking";
import { clearCrystals } from "./energy";
import { drawCards } from "./health";
import { enterPhase } from "./steps";
import { clearTally } from "./tally";
import { type Next, set, varsOf, withSeat } from "./vars";

/** SM 8.7 */
const DRAW = 2;
/** Zones whose cards ready in upkeep (SM 6.16, SM 5.19, SM 9.7). */
const READIED = ["commander", "battleground", "energy", "equipment", "battlefield"] as const;

const active = (g: Reader): Seat => g.state.turn.seat;

const naming = (type: string, phase: "main" | "end"): ActionSpec => ({
  types: [type],
  options: () => [{ type }],
  can: () => OK,
  do: (g) => set(g, "next", { phase } satisfies Next),
  then: "close",
});

const [toMain, toEnd] = [naming("main-phase", "main"), naming("end-turn", "end")];

/**
 * The decision between phases, in which the turn player names the next one (SM 8.10). The last action spec is the main
 * button.
 */
const choosing = (specs: readonly ActionSpec[]): ActOptions => ({
  prompt: message("prompt.soul-masters.choose"),
  then: "close",
  specs,
  mayPass: () => refuse("soul-masters.name-phase", "SM 8.10"),
  refuse: (_g, _seat, { type }) =>
    refuse(
      "soul-masters.name-phase",
      type === "cast" ? "SM 8.13" : type === "energy" ? "SM 8.12" : "SM 8.10",
    ),
});
const BEFORE_MAIN = choosing([attackSpec, toEnd, toMain]);
const AFTER_MAIN = choosing([attackSpec, toMain, toEnd]);

/** Phasing Attacks come before all other actions (SM 22.7). */
const PHASING: ActOptions = {
  prompt: message("prompt.soul-masters.phasing"),
  then: "close",
  specs: [phasingAttack],
  mayPass: () => refuse("soul-masters.must-phase", "SM 22.7"),
  refuse: () => refuse("soul-masters.must-phase", "SM 22.7"),
};

export function turnOptions(g: Reader): ActOptions {
  if (phasersOf(g).length > 0) return PHASING;
  return varsOf(g.state).hadMain ? AFTER_MAIN : BEFORE_MAIN;
}

/** Readies all cards of the turn player except shocked ones (SM 8.2, SM 24.17.1). */
function readyAll(g: Engine, seat: Seat): void {
  const ids = READIED.flatMap((key) => zoneOf(g.state, key, seat).cards).filter(
    (id) => g.state.cards[id]?.rested === true && readStat(g, id, "shocked") === 0,
  );
  simultaneously(g, ids, () => {
    for (const id of ids) rest(g, id, false);
  });
  expire(g, "ready", seat);
}

/** The turns until the game is over (SM 7.13, SM 8.1). */
export const turn = openProcedure<{ seat: Seat }>("turn", [
  step("begin", "SM 8.1", (g, { seat }) => {
    // A new round: the player's skills that work once per round can be used again (SM 8.3).
    beginTurn(g, seat, "upkeep");
    set(g, "roundSince", withSeat(varsOf(g.state).roundSince, seat, g.state.serial));
    set(g, "placed", 0);
    clearTally(g);
    set(g, "hadMain", false);
    expire(g, "upkeep", seat);
  }),
  step("ready", "SM 8.2", (g, { seat }) => readyAll(g, seat)),
  step("upkeep", "SM 8.4", (g, { seat }) => announce(g, "upkeep", seat)),
  window("triggers", "SM 8.4", "upkeep"),
  // No window opens in this phase (SM 8.9).
  step("draw", "SM 8.7", (g, { seat }) => {
    enterPhase(g, "draw");
    drawCards(g, [seat], DRAW);
  }),
  actionLoop("choose", "SM 8.10", (g) => enterPhase(g, "choose")),
  step("go", "SM 8.10", (g) => {
    const { next } = varsOf(g.state);
    if (next?.phase === "combat") return jump(g, "combat");
    set(g, "next", null);
    if (next?.phase === "end") jump(g, "end begins");
  }),
  step("main begins", "SM 8.12", (g) => {
    set(g, "hadMain", true);
    enterPhase(g, "main");
  }),
  window("main", "SM 8.14", "main"),
  step("after main", "SM 8.10", (g) => {
    if (varsOf(g.state).next?.phase !== "combat") jump(g, "choose");
  }),
  step("combat", "SM 8.15", (g) => call(g, "combat")),
  step("after combat", "SM 8.10", (g) => jump(g, "choose")),
  step("end begins", "SM 8.11", (g, { seat }) => {
    enterPhase(g, "end");
    announce(g, "end-of-turn", seat);
  }),
  window("end", "SM 8.16", "priority"),
  step("over", "SM 8.11", (g, locals) => {
    expire(g, "turn");
    clearCrystals(g);
    set(g, "phasers", []);
    locals.seat = nextSeat(g.state, active(g));
    jump(g, "begin");
  }),
]);
