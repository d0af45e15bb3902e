import {
  type Action,
  type ActionSpec,
  type ActOptions,
  actionLoop,
  beginTurn,
  call,
  draw,
  type Engine,
  enterStep,
  expire,
  jump,
  NONE,
  OK,
  openProcedure,
  type Reader,
  type Seat,
  step,
  zoneOf,
} from "../../../kernel";
import { usableActions, useAbility } from "../../../language";
import { message, refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { canUseAbility } from "./abilities";
import { addAttacks, attack, canAttack } from "./battle";
import { callFollowUp, canFlash, flashActions, flashStep, playFlash, playsFlash } from "./flash";
import { endByDeck } from "./game-over";
import { canPlace, placeActions } from "./placement";
import { otherSeat, setBattle, setPlacements } from "./vars";

export const END_TURN: Action = { type: "end-turn" };

/** Everything the active player may do between the initial draw and the end of the turn (D20 2.7). */
const ACTION_SPECS: readonly ActionSpec[] = [
  {
    types: ["place"],
    options: placeActions,
    can: canPlace,
    do: (g, _seat, { card = NONE, cell }) =>
      call(g, "placing", { card, x: cell?.[0] ?? 0, y: cell?.[1] ?? 0 }),
  },
  {
    types: ["attack"],
    options: (g, seat) => {
      const actions: Action[] = [];
      addAttacks(g, seat, actions);
      return actions;
    },
    can: canAttack,
    do: (g, _seat, action) => attack(g, action),
  },
  {
    types: ["flash"],
    options: (g, seat) => (playsFlash(g) ? flashActions(g, seat) : []),
    can: canFlash,
    do: (g, seat, action) => {
      callFollowUp(g, "action");
      playFlash(g, seat, action);
    },
  },
  {
    types: ["ability"],
    options: (g, seat) => usableActions(g, vocabulary, seat),
    can: canUseAbility,
    do: (g, seat, action) => {
      callFollowUp(g, "action");
      useAbility(g, vocabulary, seat, action);
    },
  },
  {
    types: [END_TURN.type],
    options: () => [END_TURN],
    can: () => OK,
    do: () => undefined,
    then: "close",
  },
];

const noSuchAction = () => refuse("d20.no-such-action", "D20 2.7");

/** What the active player may do (D20 2.7). */
export const TURN: ActOptions = {
  prompt: message("prompt.d20.act"),
  then: "same",
  specs: ACTION_SPECS,
  mayPass: noSuchAction,
  refuse: noSuchAction,
};

/** A placement names its cell, an attack its target. */
export function isComplete(_g: Reader, { type, cell, target }: Action): boolean {
  if (type === "place") return cell !== undefined;
  return type !== "attack" || target !== undefined;
}

/** The step after the player has offered to end the turn. A Flash card leads back from it (D20 2.11). */
const OFFERED = "end";

/** All turns, one after another, until an initial draw fails (D20 2.1 to 2.12). */
export const turn = openProcedure<{ seat: Seat }>("turn", [
  step("initial draw", "D20 2.2", (g, locals) => {
    const { seat } = locals;
    beginTurn(g, seat, "draw");
    setPlacements(g, 1);
    if (zoneOf(g.state, "deck", seat).cards.length === 0) return endByDeck(g);
    draw(g, seat, 1);
  }),
  flashStep("turn-start", "D20 3.3"),
  actionLoop("act", "D20 2.7", (g) => enterStep(g, "act")),
  step("offer", "D20 2.10", (g) => enterStep(g, OFFERED)),
  flashStep("turn-end", "D20 2.11"),
  step("end", "D20 2.10", (g, locals) => {
    if (g.state.turn.step !== OFFERED) return jump(g, "act");
    endOfTurn(g);
    locals.seat = otherSeat(locals.seat);
    jump(g, "initial draw");
  }),
]);

/** Ends the effects that last for "this turn". */
function endOfTurn(g: Engine): void {
  expire(g, "turn");
  setBattle(g, null);
}
