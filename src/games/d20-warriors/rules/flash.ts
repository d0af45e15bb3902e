import {
  type Action,
  call,
  cardOf,
  type Engine,
  enterStep,
  type Locals,
  lookupTable,
  move,
  moveToOwner,
  NONE,
  OK,
  openProcedure,
  openWindow,
  type Reader,
  type Seat,
  type Step,
  step,
  type Verdict,
  type WindowSpec,
  window,
  withRule,
  zoneOf,
} from "../../../kernel";
import { type PlayKind, performPlay, printedCard, startPlay } from "../../../language";
import { message, refuse } from "../table/messages";
import { otherSeat } from "./vars";

/** The moments at which both players may play Flash cards (D20 3.3). */
export const WINDOWS = ["turn-start", "placement", "action", "attack", "dice", "result", "turn-end"] as const;
export type WindowName = (typeof WINDOWS)[number];

export function playsFlash(g: Reader): boolean {
  return g.state.config.options.flash !== false;
}

export function flashActions(g: Reader, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const id of zoneOf(g.state, "hand", seat).cards) {
    if (g.rules.cards[cardOf(g.state, id).def]?.type === "flash") actions.push({ type: "flash", card: id });
  }
  return actions;
}

/** Whether a seat may play this Flash card. It need not change anything (D20 3.11). */
export function canFlash(g: Reader, seat: Seat, action: Action): Verdict {
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  if (card === undefined || card.zone !== zoneOf(g.state, "hand", seat).id)
    return refuse("d20.not-in-hand", "D20 3.1");
  if (g.rules.cards[card.def]?.type !== "flash") return refuse("d20.not-a-flash", "D20 6.1");
  return OK;
}

/** Plays a Flash card: it is revealed, resolves completely, and is discarded (D20 3.5). */
export function playFlash(g: Engine, seat: Seat, action: Action): void {
  startPlay(g, ["flash", flashPlay], seat, action.card ?? NONE);
}

/** How a Flash card is played: it is put down, resolves completely, and is discarded (D20 3.5). */
export const flashPlay: PlayKind = {
  rule: "D20 3.5",
  reveal: (g, { card }) => {
    withRule(g, "D20 3.7", () => move(g, card, zoneOf(g.state, "played").id, { as: "flash" }));
  },
  onPaid: (g, playing) => {
    const def = printedCard(g.rules.cards, playing.def);
    for (const ability of def?.abilities ?? [])
      if (ability.kind === "play") performPlay(g, ability.effect, playing, "D20 3.5");
  },
  afterPerformed: (g, { card }) => {
    const zone = g.state.zones[cardOf(g.state, card).zone];
    if (zone?.key === "played")
      withRule(g, "D20 3.9", () => moveToOwner(g, card, "discard", { as: "flash-done" }));
  },
};

/** A Flash window: the active player is asked first, then the opponent, and a Flash card restarts it (D20 3.4). */
function flashWindow(name: WindowName): WindowSpec {
  return {
    mode: "immediate",
    prompt: message(`prompt.d20.window.${name}`),
    then: name === "turn-end" ? "close" : "first",
    seats: (g) => [g.state.turn.seat, otherSeat(g.state.turn.seat)],
    specs: [
      {
        types: ["flash"],
        options: flashActions,
        can: canFlash,
        do: (g, seat, action) => {
          if (name === "turn-end") enterStep(g, "act");
          const isTurn = name === "turn-end" && seat === g.state.turn.seat;
          callFollowUp(g, isTurn ? "action" : null);
          playFlash(g, seat, action);
        },
      },
    ],
    refuse: (g, seat, action) => refuse(`d20.window.${name}`, whyNotInWindow(g, seat, action)),
  };
}

/** Clauses that forbid a turn's actions to the opponent of the active player. */
const NOT_YOURS: Readonly<Record<string, string>> = lookupTable({
  place: "D20 4.17",
  attack: "D20 5.1",
  "end-turn": "D20 2.10",
});

/** Clause that forbids a turn's action in a window: the active player has to wait until it closes. */
function whyNotInWindow(g: Reader, seat: Seat, action: Action): string {
  return (seat === g.state.turn.seat ? undefined : NOT_YOURS[action.type]) ?? "D20 3.4";
}

export const windows: Readonly<Record<WindowName, WindowSpec>> = {
  "turn-start": flashWindow("turn-start"),
  placement: flashWindow("placement"),
  action: flashWindow("action"),
  attack: flashWindow("attack"),
  dice: flashWindow("dice"),
  result: flashWindow("result"),
  "turn-end": flashWindow("turn-end"),
};

/** A step that opens a Flash window, unless the table plays without Flash cards. */
export function flashStep(
  name: WindowName,
  rule: string,
  unless?: (g: Engine, locals: Locals) => boolean,
): Step {
  return window(name, rule, name, (g, locals) => !playsFlash(g) || unless?.(g, locals) === true);
}

/**
 * Opens a window after the next Flash card or ability has resolved: the placement window if it has placed a Warrior,
 * otherwise the given one (D20 3.3). The active player has just acted, so only the opponent is asked until a card is
 * played.
 */
export function callFollowUp(g: Engine, otherwise: "action" | null): void {
  if (playsFlash(g)) call(g, "follow-up", { since: g.state.serial, otherwise });
}

function hasPlaced(g: Reader, since: number): boolean {
  return zoneOf(g.state, "battlefield").cards.some((id) => cardOf(g.state, id).stamp > since);
}

export const followUp = openProcedure("follow-up", [
  step("ask", "D20 3.3", (g, { since, otherwise }) => {
    if (hasPlaced(g, since as number)) openWindow(g, "placement", "D20 3.3");
    else if (otherwise !== null) openWindow(g, otherwise as WindowName, "D20 3.3", [g.state.turn.seat]);
  }),
]);
