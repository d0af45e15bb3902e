import { isAutoPassing, tellsWhoIsAsked } from "../decisions/auto-pass";
import { type Action, PASS } from "../decisions/decision";
import { viewTriggers } from "../information/view-agenda";
import { breakLoop } from "../loops/break-loop";
import type { Engine } from "../rules";
import type { Seat } from "../state/ids";
import { type PendingTrigger, type State, seatOf, seatsFrom } from "../state/state";
import { askAct, askPick, type Question } from "./asking";
import { isResponseOf, setWaitingTriggers, type TriggersLocals, waitingTriggers } from "./hidden-responses";
import { jump, procedure } from "./procedure";
import { eventChoices, eventQuestion } from "./trigger-event-choice";
import { windowSpec } from "./window-spec";

/** Maximum number of waiting triggers. More means that they cause each other endlessly. */
const WAITING_LIMIT = 20_000;

/** Sorts triggers by seat in turn order, then by how long the ability has been live. */
function inOrder(g: Engine, batch: readonly PendingTrigger[]): PendingTrigger[] {
  const seats = seatsFrom(g.state, Math.max(0, g.state.turn.seat));
  const rank = (t: PendingTrigger) => seats.indexOf(t.seat);
  return batch.slice().sort((a, b) => rank(a) - rank(b));
}

/** Restores the last known information for an ability triggered by a card that left. */
function recall(g: Engine, { event }: PendingTrigger): void {
  const { was, known } = event;
  if (g.rules.information.lastKnown === undefined || was === undefined || known === undefined) return;
  if (g.state.cards[was.id]?.stamp !== was.stamp)
    g.state.left = [...(g.state.left ?? []), { card: was, known }];
}

/** Runs one of the waiting triggers (or puts it on the stack), then collects any new ones. */
function start(g: Engine, locals: TriggersLocals, index: number): void {
  jump(g, "collect");
  const trigger = takeOut(locals, index);
  if (trigger === undefined) return;
  const [only, ...more] = eventChoices(g, trigger);
  if (more.length === 0) return go(g, only);
  locals.unclear = trigger;
  jump(g, "about");
}

/** Removes one of the waiting triggers. The first one stays in the list until half of the list has run. */
function takeOut(locals: TriggersLocals, index: number): PendingTrigger | undefined {
  const { batch = [], ran = 0, alike = 0 } = locals;
  const trigger = batch[ran + index];
  if (index > 0) setWaitingTriggers(locals, waitingTriggers(locals).toSpliced(index, 1));
  else {
    const isLong = (ran + 1) * 2 > batch.length;
    locals.batch = isLong ? batch.slice(ran + 1) : batch;
    locals.ran = isLong ? 0 : ran + 1;
    locals.alike = Math.max(0, alike - 1);
  }
  return trigger;
}

function go(g: Engine, trigger: PendingTrigger): void {
  recall(g, trigger);
  if (g.rules.flow.triggers.raise) g.rules.flow.triggers.raise(g, trigger);
  else g.rules.abilities.run(g, trigger);
}

/** Whether the turn player orders the triggers of all seats. */
function isTurnChooser({ rules, state }: Engine): boolean {
  const { seat } = state.turn;
  return rules.flow.triggers.chooser === "turn" && seat >= 0 && seatOf(state, seat).status === "in";
}

/**
 * Indexes of the triggers that may run next, one per group of interchangeable ones, and the seat that
 * chooses.
 */
function candidates(g: Engine, batch: readonly PendingTrigger[]): { seat: Seat; indexes: number[] } {
  const all = isTurnChooser(g);
  const seat = all ? g.state.turn.seat : (batch[0]?.seat ?? 0);
  const indexes: number[] = [];
  for (const [i, trigger] of batch.entries())
    if ((all || trigger.seat === seat) && !indexes.some((j) => areInterchangeable(g, batch, i, j)))
      indexes.push(i);
  return { seat, indexes };
}

/**
 * How many triggers at the head of the batch run without a question: those of one seat, if they are interchangeable.
 */
function countAlike(batch: readonly PendingTrigger[], seats: "one" | "all"): number {
  if (seats === "all") return batch.length;
  const next = batch.findIndex(({ seat }) => seat !== batch[0]?.seat);
  return next < 0 ? batch.length : next;
}

function areInterchangeable(g: Engine, batch: readonly PendingTrigger[], i: number, j: number): boolean {
  const [a, b] = [batch[i], batch[j]];
  return a !== undefined && b !== undefined && g.rules.abilities.interchangeable?.(g, a, b) === true;
}

/** Whether anything waits to be decided, put on the stack or run. */
export function triggersDue({ pending, occasion }: Pick<State, "pending" | "occasion">): boolean {
  return pending.length > 0 || occasion === true;
}

/** Holds triggers caused by an answer until every seat has decided about its hidden cards. */
function holdWhileAsking(g: Engine, asking: boolean): void {
  const frame = g.state.agenda.at(-1);
  if (frame !== undefined) frame.holds = asking ? true : undefined;
}

/** Adds new triggers to the waiting ones and drops those of seats that are out. */
function join(g: Engine, locals: TriggersLocals, isIn: (seat: Seat) => boolean): void {
  const { pending, seats } = g.state;
  const isComplete = seats.every(({ status }) => status === "in");
  if (pending.length === 0 && isComplete) return;
  const all = waitingTriggers(locals).concat(inOrder(g, pending));
  const batch = isComplete ? all : all.filter(({ seat }) => isIn(seat));
  if (pending.length > 0 || batch.length < all.length) setWaitingTriggers(locals, batch);
  if (pending.some(({ secret }) => secret)) locals.secrets = true;
  g.state.pending = [];
  if (batch.length > WAITING_LIMIT) breakLoop(g);
}

/** Adds new triggers to the waiting ones. For a hidden response, also records which seats to ask. */
function gather(g: Engine, locals: TriggersLocals): void {
  if ((locals.seats ?? []).length > 0) return;
  const isIn = (seat: Seat) => seatOf(g.state, seat).status === "in";
  join(g, locals, isIn);
  const now = g.state.occasion === true ? (g.rules.information.hiddenResponses?.seats(g) ?? []) : [];
  if (g.state.occasion === true) g.state.occasion = undefined;
  if (now.length > 0) locals.seats = now.filter(isIn);
}

/** The question for the next seat that might have an answer, whether or not it has one. */
function secretQuestion(g: Engine, locals: TriggersLocals): Question<"act"> | undefined {
  const [seat] = locals.seats ?? [];
  const { hiddenResponses } = g.rules.information;
  if (seat === undefined || hiddenResponses === undefined) {
    if (locals.secrets === true)
      setWaitingTriggers(
        locals,
        waitingTriggers(locals).filter((one) => one.secret !== true),
      );
    locals.secrets = undefined;
    holdWhileAsking(g, false);
    return undefined;
  }
  const { window, rule } = hiddenResponses;
  const spec = windowSpec(g, window);
  if (isAutoPassing(g, spec, seat)) {
    decide(g, locals, seat, PASS);
    return secretQuestion(g, locals);
  }
  holdWhileAsking(g, true);
  return { seat, prompt: spec.prompt, rule, window };
}

/** Applies the seat's decision: a used ability waits like any other trigger, and a pass drops its unused ones. */
function decide(g: Engine, locals: TriggersLocals, seat: Seat, action: Action): void {
  const isOpen = (one: PendingTrigger) => one.secret !== true || one.seat !== seat;
  if (action.type !== PASS.type) return use(g, locals, seat, action);
  setWaitingTriggers(locals, waitingTriggers(locals).filter(isOpen));
  locals.seats = (locals.seats ?? []).slice(1);
  if (locals.seats.length === 0) holdWhileAsking(g, false);
}

/**
 * Uses a hidden card once, whatever it responds to: several events are alternatives, and its other abilities are
 * dropped.
 */
function use(g: Engine, locals: TriggersLocals, seat: Seat, action: Action): void {
  const hidden = waitingTriggers(locals).filter((one) => one.secret === true && one.seat === seat);
  const [first, ...more] = hidden.filter((one) => isResponseOf(one, action));
  if (first === undefined) return;
  const { secret, ...open } = first;
  const others = [...(first.others ?? []), ...more.flatMap((one) => [one.event, ...(one.others ?? [])])];
  const used: PendingTrigger = others.length === 0 ? open : { ...open, others };
  const left = waitingTriggers(locals).flatMap((one) => {
    if (one === first) return [used];
    return hidden.includes(one) && one.card === used.card ? [] : [one];
  });
  setWaitingTriggers(locals, left);
  g.rules.information.hiddenResponses?.used?.(g, used);
}

/** Runs the collected triggers one after another, in the order of the game's policy. */
export const triggersProcedure = procedure<TriggersLocals>(
  "triggers",
  [
    askAct(
      "collect",
      "kernel:triggers",
      (g, locals) => {
        gather(g, locals);
        return secretQuestion(g, locals);
      },
      (g, locals, action, seat) => {
        decide(g, locals, seat, action);
        jump(g, "collect");
      },
    ),
    askPick(
      "next",
      "kernel:triggers",
      (g, locals) => {
        if ((locals.batch ?? []).length === (locals.ran ?? 0)) return undefined;
        if (!g.rules.flow.triggers.choose || (locals.alike ?? 0) > 0) {
          start(g, locals, 0);
          return undefined;
        }
        const batch = waitingTriggers(locals);
        const { seat, indexes } = candidates(g, batch);
        const [only = 0] = indexes;
        if (indexes.length === 1) {
          if (only === 0) locals.alike = countAlike(batch, isTurnChooser(g) ? "all" : "one");
          start(g, locals, only);
          return undefined;
        }
        return {
          seat,
          prompt: { key: "prompt.trigger-order" },
          rule: g.rules.flow.triggers.rule,
          options: indexes.map((i) => ({ card: batch[i]?.card ?? 0, value: batch[i]?.ability ?? 0 })),
          min: 1,
          max: 1,
        };
      },
      (g, locals, [at = 0]) => {
        const { indexes } = candidates(g, waitingTriggers(locals));
        start(g, locals, indexes[at] ?? 0);
      },
    ),
    askPick(
      "about",
      "kernel:triggers",
      (g, { unclear }) => (unclear === undefined ? undefined : eventQuestion(g, unclear)),
      (g, locals, [at = 0]) => {
        const { unclear } = locals;
        if (unclear === undefined) return;
        const chosen = eventChoices(g, unclear)[at];
        locals.unclear = undefined;
        jump(g, "collect");
        if (chosen !== undefined) go(g, chosen);
      },
    ),
  ],
  {
    shown: (g, locals, seat) => ({
      batch: viewTriggers(g, waitingTriggers(locals), seat),
      ...(locals.unclear !== undefined && { unclear: viewTriggers(g, [locals.unclear], seat)[0] }),
      ...(locals.seats !== undefined &&
        (g.state.decision?.seat === seat || !tellsWhoIsAsked(g.state.spared, seat)) && {
          seats: locals.seats,
        }),
    }),
  },
);
