import { type Action, PASS } from "./decision";
import { ask, type Engine } from "./engine";
import { jump, procedure, step } from "./procedure";
import { isAnswerOf, type TriggersLocals } from "./secret-answers";
import { isSpared, tellsWhoIsAsked } from "./spared";
import { type PendingTrigger, type Seat, type State, seatOf, seatsFrom } from "./state";
import { viewTriggers } from "./view-agenda";
import { windowSpec } from "./window-spec";

const waiting = ({ batch = [] }: TriggersLocals) => batch;

/** Seats in turn order; within a seat the ability that has been live longest goes first. */
function inOrder(g: Engine, batch: readonly PendingTrigger[]): PendingTrigger[] {
  const seats = seatsFrom(g.state, Math.max(0, g.state.turn.seat));
  const rank = (t: PendingTrigger) => seats.indexOf(t.seat);
  return batch.slice().sort((a, b) => rank(a) - rank(b));
}

/** What an ability that was triggered by a card that left knows of it. */
function recall(g: Engine, { event }: PendingTrigger): void {
  const { was, known } = event;
  if (g.rules.lastKnown === undefined || was === undefined || known === undefined) return;
  if (g.state.cards[was.id]?.stamp !== was.stamp)
    g.state.left = [...(g.state.left ?? []), { card: was, known }];
}

/** Runs one of the waiting triggers (or puts it up), then collects any new ones. */
function start(g: Engine, locals: TriggersLocals, index: number): void {
  jump(g, "collect");
  const batch = waiting(locals);
  const trigger = batch[index];
  locals.batch = batch.filter((_, i) => i !== index);
  if (trigger === undefined) return;
  recall(g, trigger);
  if (g.rules.triggers.raise) g.rules.triggers.raise(g, trigger);
  else g.rules.abilities.run(g, trigger);
}

/**
 * Indexes of the triggers that may run next, one per group of interchangeable ones, and the seat that
 * chooses.
 */
function candidates(g: Engine, batch: readonly PendingTrigger[]): { seat: Seat; indexes: number[] } {
  const turn = g.state.turn.seat;
  const all = g.rules.triggers.chooser === "turn" && turn >= 0 && seatOf(g.state, turn).status === "in";
  const seat = all ? turn : (batch[0]?.seat ?? 0);
  const own = batch.flatMap((trigger, i) => (all || trigger.seat === seat ? [i] : []));
  if (!g.rules.triggers.choose) return { seat, indexes: own };
  return {
    seat,
    indexes: own.filter((i, n) => !own.slice(0, n).some((j) => areInterchangeable(g, batch, i, j))),
  };
}

function areInterchangeable(g: Engine, batch: readonly PendingTrigger[], i: number, j: number): boolean {
  const [a, b] = [batch[i], batch[j]];
  return a !== undefined && b !== undefined && g.rules.abilities.interchangeable?.(g, a, b) === true;
}

/** Does anything wait to be decided, put up or run? */
export function triggersDue({ pending, occasion }: Pick<State, "pending" | "occasion">): boolean {
  return pending.length > 0 || occasion === true;
}

/** New triggers join those that wait; at an occasion it is noted who will be asked. */
function gather(g: Engine, locals: TriggersLocals): void {
  const isIn = (seat: Seat) => seatOf(g.state, seat).status === "in";
  const all = [...waiting(locals), ...inOrder(g, g.state.pending)];
  locals.batch = all.filter(({ seat }) => isIn(seat));
  g.state.pending = [];
  const asked = locals.seats ?? [];
  const now = g.state.occasion === true ? (g.rules.occasions?.seats(g) ?? []) : [];
  if (g.state.occasion === true) g.state.occasion = undefined;
  if (asked.length + now.length > 0) locals.seats = [...asked, ...now].filter(isIn);
}

/** Asks the next seat that might have an answer, whether or not it has one. */
function askInSecret(g: Engine, locals: TriggersLocals): void {
  const [seat] = locals.seats ?? [];
  const { occasions } = g.rules;
  if (seat === undefined || occasions === undefined) {
    const open = waiting(locals).filter((one) => one.secret !== true);
    locals.batch = open;
    return;
  }
  const { window, rule } = occasions;
  const spec = windowSpec(g, window);
  if (isSpared(g, spec, seat)) {
    decide(locals, seat, PASS);
    return askInSecret(g, locals);
  }
  ask(g, { kind: "act", seat, prompt: spec.prompt, rule, window });
}

/** What the seat uses waits like everything else; when it passes, what it has not used is gone for this occasion. */
function decide(locals: TriggersLocals, seat: Seat, action: Action): void {
  const isOver = action.type === PASS.type;
  const batch = waiting(locals).flatMap((one) => {
    if (one.secret !== true || one.seat !== seat) return [one];
    const { secret, ...open } = one;
    if (isAnswerOf(one, action)) return [open];
    return isOver ? [] : [one];
  });
  locals.batch = batch;
  if (isOver) locals.seats = (locals.seats ?? []).slice(1);
}

/** Runs the collected triggered abilities one after another, in the order of the game's policy. */
export const triggersProcedure = procedure<TriggersLocals>(
  "triggers",
  [
    step(
      "collect",
      "kernel:triggers",
      (g, locals) => {
        gather(g, locals);
        askInSecret(g, locals);
      },
      (g, locals, answer) => {
        if (answer.do !== "act") return;
        decide(locals, answer.seat, answer.action);
        jump(g, "collect");
      },
    ),
    step(
      "next",
      "kernel:triggers",
      (g, locals) => {
        const batch = waiting(locals);
        if (batch.length === 0) return;
        const { seat, indexes } = candidates(g, batch);
        if (indexes.length === 1 || !g.rules.triggers.choose) return start(g, locals, indexes[0] ?? 0);
        ask(g, {
          kind: "pick",
          seat,
          prompt: { key: "prompt.trigger-order" },
          rule: g.rules.triggers.rule,
          options: indexes.map((i) => ({ card: batch[i]?.card ?? 0, value: batch[i]?.ability ?? 0 })),
          min: 1,
          max: 1,
        });
      },
      (g, locals, answer) => {
        const { indexes } = candidates(g, waiting(locals));
        start(g, locals, indexes[answer.do === "pick" ? (answer.picks[0] ?? 0) : 0] ?? 0);
      },
    ),
  ],
  {
    shown: (g, locals, seat) => ({
      batch: viewTriggers(g, waiting(locals), seat),
      ...(locals.seats !== undefined &&
        (g.state.decision?.seat === seat || !tellsWhoIsAsked(g.state.spared, seat)) && {
          seats: locals.seats,
        }),
    }),
  },
);
