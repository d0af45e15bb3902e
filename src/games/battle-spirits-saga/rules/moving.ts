import {
  type Action,
  type ActionSpec,
  askAllot,
  type CardId,
  call,
  cardOf,
  causedBy,
  commitAnnouncement,
  type Holder,
  type Offer,
  OK,
  openProcedure,
  type Reader,
  type Seat,
  type Share,
  sumOfShares,
  type Verdict,
  withCause,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { allotQuestion, shareOf } from "./core-shares";
import {
  coresFor,
  coresOn,
  KINDS,
  type Kind,
  moveCores,
  moveParts,
  sourcesOf,
  sumOf,
  zoneHolder,
} from "./cores";
import { fieldOf, isOnField } from "./zones";

/** One core from a card to another (BSS 6-6-1-2-3c), from the reserve to a card, and back (BSS 6-6-1-2-3b). */
export const MOVES = ["move-core", "add-core", "take-core"] as const;
/** Any number of cores at once, soul core included. */
export const ARRANGE = "arrange-cores";

const holderOf = (g: Reader, seat: Seat, card: CardId | undefined): Holder =>
  card === undefined ? zoneHolder(g, seat, "reserve") : { card };

const isOwn = (g: Reader, seat: Seat, id: CardId | undefined) => {
  if (id === undefined) return true;
  const card = g.state.cards[id];
  return card !== undefined && card.controller === seat && isOnField(g, card);
};

const kindOf = ({ data }: Action): Kind => (data?.counter === "soul" ? "soul" : "core");

/** The source and destination of an action's core. */
function endsOf(g: Reader, seat: Seat, { type, card, target }: Action): readonly [from: Holder, to: Holder] {
  const reserve = holderOf(g, seat, undefined);
  if (type === "add-core") return [reserve, holderOf(g, seat, card)];
  return [holderOf(g, seat, card), type === "take-core" ? reserve : holderOf(g, seat, target)];
}

/** Whether a core may move between two places of its player (BSS 6-6-1-2-3). */
function canMove(g: Reader, seat: Seat, action: Action): Verdict {
  const { type, card, target, data } = action;
  const { zone } = zoneHolder(g, seat, "reserve");
  if ([data?.from, data?.to].some((place) => place !== undefined && place !== zone))
    return refuse("battle-spirits-saga.not-your-cores", "BSS 6-6-1-2-3e");
  // A reserve core may go onto any card, so there is none.
  if (card === undefined) return refuse("battle-spirits-saga.nothing-to-move", "BSS 6-6-1-2-3");
  if (!isOwn(g, seat, card) || !isOwn(g, seat, target))
    return refuse("battle-spirits-saga.not-your-cores", "BSS 6-6-1-2-3e");
  const isBetween = type === "move-core";
  if (isBetween && target === undefined) return OK;
  if (card === target) return refuse("battle-spirits-saga.same-place", "BSS 1-3-2-2");
  const isKind = data?.counter === "core" || data?.counter === "soul";
  const [from] = endsOf(g, seat, action);
  const some = isKind && coresOn(g, from, kindOf(action)) > 0;
  return some ? OK : refuse("battle-spirits-saga.no-core-there", "BSS 6-6-1-2-3");
}

/** One core at a time, from each place. A card may give one to every other card. */
function moves(g: Reader, seat: Seat): Offer[] {
  const cards = fieldOf(g, seat);
  const { zone } = zoneHolder(g, seat, "reserve");
  const actions: Offer[] = [];
  for (const { card, kind: counter } of sourcesOf(g, seat)) {
    if (card === undefined) {
      const data = { counter, from: zone };
      for (const own of cards) actions.push({ type: "add-core", card: own, data });
      continue;
    }
    actions.push({ type: "take-core", card, data: { counter, to: zone } });
    if (cards.length > 1) actions.push({ type: "move-core", card, data: { counter }, targets: cards });
  }
  return actions;
}

const canArrange = (g: Reader, seat: Seat): Verdict =>
  fieldOf(g, seat).length > 0 && coresFor(g, seat) > 0
    ? OK
    : refuse("battle-spirits-saga.nothing-to-move", "BSS 6-6-1-2-3");

/** Moving cores in the main step: one at a time, or any number in one action (BSS 6-6-1-2-3). */
export const moveCoreSpecs: readonly ActionSpec[] = [
  {
    types: MOVES,
    options: moves,
    can: canMove,
    do: (g, seat, action) => {
      moveCores(g, ...endsOf(g, seat, action), kindOf(action), 1);
    },
  },
  {
    types: [ARRANGE],
    options: (g, seat) => (canArrange(g, seat).ok ? [{ type: ARRANGE }] : []),
    can: canArrange,
    do: (g, seat) => call(g, ARRANGE, { seat }),
  },
];

/** Each place that may hold cores of a kind, with its current number. */
function placesOf(g: Reader, seat: Seat) {
  const cards: readonly (CardId | undefined)[] = [undefined, ...fieldOf(g, seat)];
  return KINDS.flatMap((kind) =>
    cards.map((card) => ({
      card,
      kind,
      holder: holderOf(g, seat, card),
      now: coresOn(g, holderOf(g, seat, card), kind),
    })),
  );
}

/** Sets the number of cores of each place (BSS 6-6-1-2-3d/e). The LV1 check follows the whole action. */
export const arrangeProcedure = openProcedure<{ readonly seat: Seat }>(
  ARRANGE,
  [
    askAllot(
      "arrange",
      "BSS 6-6-1-2-3",
      (g, locals) => {
        const seat = locals.seat;
        const places = placesOf(g, seat);
        const nows = places.map(({ now }) => now);
        const totals = KINDS.map((kind) => {
          const of = places.flatMap((place, i) => (place.kind === kind ? [i] : []));
          return { kind, of, sum: sumOfShares(nows, of) };
        });
        const all = (kind: Kind) => totals.find((total) => total.kind === kind)?.sum ?? 0;
        return {
          seat,
          prompt: message("prompt.battle-spirits-saga.arrange-cores"),
          options: places.map(
            ({ card, kind, holder }): Share =>
              shareOf(g, { holder, kind, most: all(kind), ...(card !== undefined && { card }) }),
          ),
          totals: totals.flatMap(({ of, sum }) => (sum > 0 ? [{ of, min: sum, max: sum }] : [])),
          proposal: nows,
        };
      },
      (g, locals, amounts) => {
        commitAnnouncement(g);
        const places = placesOf(g, locals.seat);
        const due = places.map(({ now }, i) => (amounts[i] ?? 0) - now);
        for (const [i, from] of places.entries()) {
          if ((due[i] ?? 0) >= 0) continue;
          for (const [j, to] of places.entries()) {
            const n = from.kind === to.kind ? Math.min(-(due[i] ?? 0), due[j] ?? 0) : 0;
            if (n <= 0) continue;
            moveCores(g, from.holder, to.holder, from.kind, n);
            due[i] = (due[i] ?? 0) + n;
            due[j] = (due[j] ?? 0) - n;
          }
        }
      },
    ),
  ],
  { atomic: true, of: (locals) => locals.seat },
);

/**
 * Awaken: moves cores from other cards on the field onto this one (BSS 11-1-1). It counts as an action (BSS 11-1-1c).
 */
export const awakenProcedure = openProcedure<{ readonly seat: Seat; readonly card: CardId }>(
  "awaken",
  [
    askAllot(
      "take cores",
      "BSS 11-1-1b",
      (g, locals) => {
        const seat = locals.seat;
        const card = locals.card;
        const sources = awakenSources(g, seat, card);
        const question = {
          seat,
          prompt: message("prompt.battle-spirits-saga.awaken", { card: cardOf(g.state, card).def }),
          rule: "BSS 11-1-1b",
          source: card,
        };
        return allotQuestion(g, question, sources, [1, sumOf(sources)]);
      },
      (g, locals, amounts) => {
        commitAnnouncement(g);
        const card = locals.card;
        withCause(g, causedBy(g, "cost", card), () =>
          moveParts(g, awakenSources(g, locals.seat, card), amounts, { card }),
        );
      },
    ),
  ],
  { atomic: true, of: (locals) => locals.seat },
);

/** The cores on a player's other cards. */
export function awakenSources(g: Reader, seat: Seat, id: CardId) {
  return sourcesOf(g, seat, undefined, id).filter(({ card }) => card !== undefined);
}
