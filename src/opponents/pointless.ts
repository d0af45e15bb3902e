import type { Answer, Card, Counters, Engine, Plain, Seat, State, Zone } from "../kernel";

/** Parts of a game's position that do not benefit the player who has them. */
export interface Liabilities {
  /** Counters on cards, seats and zones, such as damage. */
  readonly counters: readonly string[];
  /** Zones for spent cards and counters. */
  readonly zones: readonly string[];
  /** Zones in which a card is in play. */
  readonly inPlay: readonly string[];
  /** Rules variables an effect may change to a player's advantage. */
  readonly vars: readonly string[];
}

const sameText = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Compares everything about a card except its stamp, which changes with every move. */
function isSame(a: Card, b: Card): boolean {
  return a === b || sameText({ ...a, stamp: 0 }, { ...b, stamp: 0 });
}

/** Whether any useful counter has increased. */
export function gains(before: Counters, after: Counters, burdens: Liabilities): boolean {
  return Object.entries(after).some(
    ([name, n]) => !burdens.counters.includes(name) && n > (before[name] ?? 0),
  );
}

/** The total counters on a player's cards and zones, so that moving them is no gain. */
export function countersOf({ cards, zones }: State, seat: Seat, burdens: Liabilities): Counters {
  const total: Record<string, number> = {};
  const isSpent = (zone: Zone | undefined) => zone !== undefined && burdens.zones.includes(zone.key);
  const add = (counters: Counters | undefined) => {
    for (const [name, n] of Object.entries(counters ?? {})) total[name] = (total[name] ?? 0) + n;
  };
  for (const card of cards) if (card.controller === seat && !isSpent(zones[card.zone])) add(card.counters);
  for (const zone of zones) if (zone.owner === seat && !isSpent(zone)) add(zone.counters);
  return total;
}

/** Whether a change of a player's own card is only a cost or a loss. Being revealed to others is no gain. */
function isLoss(before: Card, after: Card, zones: readonly Zone[], burdens: Liabilities): boolean {
  if (after.zone !== before.zone) return burdens.zones.includes(zones[after.zone]?.key ?? "");
  const { rested, counters, seenBy: _seen, ...others } = after;
  const { rested: _rested, counters: countersBefore, seenBy: _seenBefore, ...othersBefore } = before;
  if (gains(countersBefore, counters, burdens)) return false;
  return (rested || !before.rested) && sameText({ ...others, stamp: 0 }, { ...othersBefore, stamp: 0 });
}

const others = (state: State, seat: Seat) => ({
  seats: state.seats.filter((one) => one.seat !== seat),
  zones: state.zones.filter(({ owner }) => owner !== seat).map(({ cards, counters }) => [cards, counters]),
  teams: state.teams,
});

/** What outlasts the effect: modifiers, granted abilities, pending effects. */
const lasting = ({ modifiers, watch, stack, instances, vars }: State, burdens: Liabilities) => ({
  modifiers: modifiers.map(({ card, stat, amount, until }) => [card, stat, amount, until]),
  granted: Object.values(watch).flatMap((list) => list.filter(({ def }) => def !== undefined)),
  stack,
  instances,
  vars: burdens.vars.map((name): Plain => vars[name] ?? null),
});

/**
 * Whether one position differs from another only by a seat's costs and losses: nothing of another player has changed,
 * and nothing was gained.
 */
export function hasOnlyLost(before: State, after: State, seat: Seat, burdens: Liabilities): boolean {
  if (after.outcome !== null || !sameText(before.turn, after.turn)) return false;
  if (after.cards.length !== before.cards.length) return false;
  let hasLost = false;
  for (const [id, card] of after.cards.entries()) {
    const was = before.cards[id];
    if (was === undefined) return false;
    if (isSame(was, card)) continue;
    if (was.controller !== seat || card.owner !== seat || !isLoss(was, card, after.zones, burdens))
      return false;
    hasLost = true;
  }
  const held = countersOf(before, seat, burdens);
  const holds = countersOf(after, seat, burdens);
  const [seatBefore, seatAfter] = [before, after].map(({ seats }) => seats[seat]?.counters ?? {});
  if (gains(held, holds, burdens) || gains(seatBefore ?? {}, seatAfter ?? {}, burdens)) return false;
  if (!sameText(others(before, seat), others(after, seat))) return false;
  if (!sameText(lasting(before, burdens), lasting(after, burdens))) return false;
  return hasLost || !sameText(held, holds) || !sameText(seatBefore, seatAfter);
}

/** Whether a seat has fewer of its own cards in play because some were spent. */
function hasSacrificed(before: State, after: State, seat: Seat, { inPlay, zones }: Liabilities): boolean {
  return before.cards.some((card, id) => {
    const zone = before.zones[card.zone]?.key ?? "";
    const now = after.zones[after.cards[id]?.zone ?? -1]?.key ?? "";
    return card.controller === seat && inPlay.includes(zone) && zones.includes(now);
  });
}

/** How answers are judged before they are scored. */
export interface Trial {
  /** The position without the action: as it is, or after a pass in a window. */
  readonly baseline: Engine;
  readonly me: Seat;
  readonly liabilities: Liabilities;
  /** The position after everything the answer starts is done. Null if it cannot be simulated. */
  after(answer: Answer): Engine | null;
  /** The value of a position for the seat. */
  value(position: Engine): number;
  /** Whether another answer is always better. Defaults to never. */
  isDominated?(answer: Answer): boolean;
}

/** Whether an answer only costs its player something, or sacrifices cards for less than they are worth. */
function isPointless(answer: Answer, trial: Trial): boolean {
  if (trial.isDominated?.(answer) === true) return true;
  const isAct = answer.do === "act";
  if (isAct ? answer.action.card === undefined : answer.do !== "pick") return false;
  const after = trial.after(answer);
  if (after === null) return false;
  const { baseline, me, liabilities: burdens } = trial;
  if (hasOnlyLost(baseline.state, after.state, me, burdens)) return true;
  // The value of an attack depends on the whole battle.
  if (!isAct || answer.action.type === "attack") return false;
  return (
    hasSacrificed(baseline.state, after.state, me, burdens) && trial.value(after) < trial.value(baseline)
  );
}

/** Larger numbers of choices are not compared with each other. */
const MAX_COMPARED = 12;

/**
 * Whether another choice costs another player more and is the same for all others. This excludes targets on which
 * nothing happens.
 */
function isWorseChoice(
  answer: Answer,
  answers: readonly Answer[],
  { after, me, liabilities: burdens }: Trial,
): boolean {
  if (answer.do !== "pick" || answers.length > MAX_COMPARED) return false;
  const chosen = after(answer)?.state;
  if (chosen === undefined) return false;
  return answers.some((other) => {
    const instead = other === answer ? undefined : after(other)?.state;
    if (instead === undefined) return false;
    return chosen.seats.some(({ seat }) => seat !== me && hasOnlyLost(chosen, instead, seat, burdens));
  });
}

/**
 * Removes pointless answers: removal without a worthwhile target, a sacrifice for nothing, a target without effect if
 * another has one. Keeps all answers if every one is pointless.
 */
export function withoutPointless(answers: readonly Answer[], trial: Trial): readonly Answer[] {
  const kept = answers.filter(
    (answer) => !isPointless(answer, trial) && !isWorseChoice(answer, answers, trial),
  );
  return kept.length > 0 ? kept : answers;
}

/** Memoizes `after`, so that each answer is simulated at most once. */
export function memoized(after: (answer: Answer) => Engine | null): (answer: Answer) => Engine | null {
  const known = new Map<Answer, Engine | null>();
  return (answer) => {
    let found = known.get(answer);
    if (found === undefined) {
      found = after(answer);
      known.set(answer, found);
    }
    return found;
  };
}
