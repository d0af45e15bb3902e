import {
  actionLoop,
  announce,
  beginTurn,
  draw,
  type Engine,
  enterStep,
  expire,
  finish,
  jump,
  nextSeat,
  openProcedure,
  readStat,
  rest,
  type Seat,
  simultaneously,
  step,
  zoneOf,
} from "../../../kernel";
import { fromVoid, KINDS, moveCores, zoneHolder } from "./cores";
import { fieldOf } from "./zones";

const active = (g: Engine) => g.state.turn.seat;
const isFirstTurn = (g: Engine) => g.state.turn.number === 1;

/**
 * "At the start of the step": such effects activate now (BSS 6-3-1, 6-4-1, 6-5-1), and resolve when the management of the
 * step is done (BSS 6-3-2b, 6-4-2b, 6-5-2c).
 */
function begin(g: Engine, name: string): void {
  enterStep(g, name);
  announce(g, `${name}-step`, active(g));
}

/** Refreshes all cards and moves all cores in the trash to the reserve, at the same time (BSS 6-5-2, 6-5-2b). */
function refreshAll(g: Engine, seat: Seat): void {
  const ids = fieldOf(g, seat);
  simultaneously(g, [], () => {
    for (const id of ids) if (readStat(g, id, "cannot-refresh") === 0) rest(g, id, false);
    for (const kind of KINDS)
      moveCores(
        g,
        zoneHolder(g, seat, "trash"),
        zoneHolder(g, seat, "reserve"),
        kind,
        Number.MAX_SAFE_INTEGER,
      );
  });
}

/** The turns of seven steps, one after another, until the game is over (BSS 6-1-1, 6-1-1b). */
export const turn = openProcedure<{ seat: Seat }>("turn", [
  step("begin", "BSS 6-1-1", (g, locals) => beginTurn(g, locals.seat, "start")),
  step("start", "BSS 6-2-2", (g) => {
    // Such effects activate now, and resolve after the check of the deck (BSS 6-2-1, 6-2-2b, 1-2-1-1-2).
    announce(g, "start-step", active(g));
    if (zoneOf(g.state, "deck", active(g)).cards.length === 0)
      finish(g, [nextSeat(g.state, active(g))], "battle-spirits-saga.no-deck", "BSS 9-2-4");
  }),
  step("core", "BSS 6-3-2", (g) => {
    // Not in player one's first turn (BSS 6-3-3).
    if (isFirstTurn(g)) return;
    begin(g, "core");
    fromVoid(g, active(g), zoneHolder(g, active(g), "reserve"), 1);
  }),
  step("draw", "BSS 6-4-2", (g) => {
    begin(g, "draw");
    draw(g, active(g), 1);
  }),
  step("refresh", "BSS 6-5-2", (g) => {
    begin(g, "refresh");
    expire(g, "refresh", active(g));
    refreshAll(g, active(g));
  }),
  step("main begins", "BSS 6-6-1-1", (g) => begin(g, "main")),
  actionLoop("main", "BSS 6-6-1-2"),
  step("attack begins", "BSS 6-7-3-1", (g) => {
    // Player one's first turn has no attack step (BSS 6-7-2); otherwise it begins, then its player acts (BSS 6-7-3).
    if (isFirstTurn(g)) jump(g, "end");
    else begin(g, "attack");
  }),
  actionLoop("attack", "BSS 6-7-3-2"),
  // The end step, in this order (BSS 6-8-1).
  step("end", "BSS 6-8-1-1", (g) => begin(g, "end")),
  step("expire", "BSS 6-8-1-2", (g) => expire(g, "turn")),
  step("late", "BSS 6-8-1-2b", (g, locals) => {
    if (g.state.modifiers.some(({ until }) => until === "turn")) return jump(g, "expire");
    // The opponent's turn begins (BSS 6-8-1-3).
    locals.seat = nextSeat(g.state, active(g));
    jump(g, "begin");
  }),
]);
