import { ask, type Engine } from "./engine";
import type { Plain } from "./plain";
import { jump, type Locals, procedure, step } from "./procedure";
import { cardOf, type PendingTrigger, seatsFrom } from "./state";

function waiting(locals: Locals): readonly PendingTrigger[] {
  return (locals.batch ?? []) as unknown as readonly PendingTrigger[];
}

function setWaiting(locals: Locals, batch: readonly PendingTrigger[]): void {
  locals.batch = batch as unknown as Plain;
}

/** Seats in turn order, and within a seat the card that has lain there longest first. */
function inOrder(g: Engine, batch: readonly PendingTrigger[]): PendingTrigger[] {
  const seats = seatsFrom(g.state, Math.max(0, g.state.turn.seat));
  const rank = (t: PendingTrigger) => seats.indexOf(t.seat);
  return batch
    .filter((t) => rank(t) >= 0)
    .sort((a, b) => rank(a) - rank(b) || cardOf(g.state, a.card).stamp - cardOf(g.state, b.card).stamp);
}

function start(g: Engine, locals: Locals, index: number): void {
  const batch = waiting(locals);
  const trigger = batch[index];
  setWaiting(
    locals,
    batch.filter((_, i) => i !== index),
  );
  if (trigger !== undefined) g.rules.abilities.run(g, trigger);
}

/** Runs the triggered abilities that have been collected, one after the other, as the game's policy orders them. */
export const triggersProcedure = procedure("triggers", [
  step("collect", "kernel:triggers", (g, locals) => {
    setWaiting(locals, [...waiting(locals), ...inOrder(g, g.state.pending)]);
    g.state.pending = [];
  }),
  step(
    "next",
    "kernel:triggers",
    (g, locals) => {
      const batch = waiting(locals);
      const seat = batch[0]?.seat;
      if (seat === undefined) return;
      const own = batch.filter((t) => t.seat === seat);
      jump(g, "collect");
      if (own.length === 1 || !g.rules.triggers.choose) return start(g, locals, 0);
      const options = own.map((t) => ({ card: t.card, value: t.ability }));
      ask(g, {
        kind: "pick",
        seat,
        prompt: { key: "prompt.trigger-order" },
        rule: g.rules.triggers.rule,
        options,
        min: 1,
        max: 1,
      });
    },
    (g, locals, answer) => start(g, locals, answer.do === "pick" ? (answer.picks[0] ?? 0) : 0),
  ),
]);
