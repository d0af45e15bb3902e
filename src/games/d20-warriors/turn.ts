import {
  type Action,
  type Answer,
  ask,
  beginTurn,
  call,
  draw,
  type Engine,
  enterStep,
  expire,
  jump,
  openProcedure,
  type Reader,
  type Seat,
  step,
  type Verdict,
  zoneOf,
} from "../../kernel";
import { usable, useAbility } from "../../language";
import { canUseAbility } from "./abilities";
import { addAttacks, attack, canAttack } from "./battle";
import { callFollowUp, canFlash, flashActions, flashStep, playFlash, playsFlash } from "./flash";
import { endByDeck } from "./game-over";
import { message, refuse } from "./messages";
import { canPlace, placeActions } from "./placement";
import { otherSeat, setBattle, setPlacements } from "./vars";
import { vocabulary } from "./words";

export const END_TURN: Action = { type: "end-turn" };

/** Everything the active player may do between the initial draw and the end of the turn (D20 2.7). */
export function turnActions(g: Reader, seat: Seat): Action[] {
  const actions = placeActions(g, seat);
  addAttacks(g, seat, actions);
  if (playsFlash(g)) for (const action of flashActions(g, seat)) actions.push(action);
  for (const action of usable(g, vocabulary, seat)) actions.push(action);
  actions.push(END_TURN);
  return actions;
}

export function canInTurn(g: Reader, seat: Seat, action: Action): Verdict {
  switch (action.type) {
    case "place":
      return canPlace(g, seat, action);
    case "attack":
      return canAttack(g, seat, action);
    case "flash":
      return canFlash(g, seat, action);
    case "ability":
      return canUseAbility(g, seat, action);
    case "end-turn":
      return { ok: true };
    default:
      return refuse("d20.no-such-action", "D20 2.7");
  }
}

/** A placement names its cell, an attack its target. */
export function isComplete(_g: Reader, { type, cell, target }: Action): boolean {
  if (type === "place") return cell !== undefined;
  return type !== "attack" || target !== undefined;
}

export function performInTurn(g: Engine, seat: Seat, action: Action): void {
  switch (action.type) {
    case "place":
      return call(g, "placing", {
        card: action.card ?? -1,
        x: action.cell?.[0] ?? 0,
        y: action.cell?.[1] ?? 0,
      });
    case "attack":
      return attack(g, action);
    case "flash":
      callFollowUp(g, "action");
      return playFlash(g, seat, action);
    case "ability":
      callFollowUp(g, "action");
      return useAbility(g, vocabulary, seat, action);
    case "end-turn":
      return;
  }
}

const ACT_PROMPT = message("prompt.d20.act");

function act(g: Engine): void {
  const seat = g.state.turn.seat;
  enterStep(g, "act");
  ask(g, { kind: "act", seat, prompt: ACT_PROMPT, rule: "D20 2.7" });
}

function takeAction(g: Engine, answer: Answer): void {
  if (answer.do !== "act") return;
  if (answer.action.type !== END_TURN.type) jump(g, "act");
  performInTurn(g, answer.seat, answer.action);
}

/** Step in which the player has offered to end the turn; a Flash card leads back from it (D20 2.11). */
const OFFERED = "end";

/** The turns, one after another, until an initial draw fails (D20 2.1 to 2.12). */
export const turn = openProcedure("turn", [
  step("initial draw", "D20 2.2", (g, locals) => {
    const seat = locals.seat as Seat;
    beginTurn(g, seat, "draw");
    setPlacements(g, 1);
    if (zoneOf(g.state, "deck", seat).cards.length === 0) return endByDeck(g);
    draw(g, seat, 1);
  }),
  flashStep("turn-start", "D20 3.3"),
  step("act", "D20 2.7", act, (g, _locals, answer) => takeAction(g, answer)),
  step("offer", "D20 2.10", (g) => enterStep(g, OFFERED)),
  flashStep("turn-end", "D20 2.11"),
  step("end", "D20 2.10", (g, locals) => {
    if (g.state.turn.step !== OFFERED) return jump(g, "act");
    endOfTurn(g);
    locals.seat = otherSeat(locals.seat as Seat);
    jump(g, "initial draw");
  }),
]);

/** Effects that last for "this turn" end with it. */
function endOfTurn(g: Engine): void {
  expire(g, "turn");
  setBattle(g, null);
}
