import {
  type Action,
  type Answer,
  answer,
  canAnswer,
  canSee,
  type Engine,
  everyAction,
  hashState,
  legalActions,
  NONE,
  type Seat,
  type State,
  stuckCards,
  view,
} from "../../kernel";
import { textWithoutPrinted } from "../../testing/printed-names";

/** What must hold in every position of every game. */
export interface Invariant {
  readonly name: string;
  /** `every`: cheap, checked after every answer; `sample`: checked now and then. */
  readonly when: "every" | "sample";
  /** What is wrong, or null. */
  violation(g: Engine): string | null;
}

function cardsConserved({ state }: Engine): string | null {
  const zoneOfCard = new Map<number, number>();
  for (const zone of state.zones) {
    for (const id of zone.cards) {
      if (zoneOfCard.has(id)) return `card ${id} lies in two places`;
      zoneOfCard.set(id, zone.id);
    }
  }
  let outside = 0;
  for (const card of state.cards) {
    if (card.zone === NONE && !zoneOfCard.has(card.id)) outside++;
    else if (zoneOfCard.get(card.id) !== card.zone)
      return `card ${card.id} says zone ${card.zone} but lies in ${zoneOfCard.get(card.id) ?? "none"}`;
  }
  return zoneOfCard.size + outside === state.cards.length ? null : "a zone holds a card that does not exist";
}

function cellsUnique(g: Engine): string | null {
  for (const zone of g.state.zones) {
    if (g.rules.board.zones.find((spec) => spec.key === zone.key)?.shape !== "grid") continue;
    const cells = new Set(zone.cards.map((id) => `${g.state.cards[id]?.x},${g.state.cards[id]?.y}`));
    if (cells.size !== zone.cards.length) return `two cards share a cell of ${zone.key}`;
  }
  return null;
}

function countersNotNegative({ state }: Engine): string | null {
  const isBad = (n: number) => n < 0 || !Number.isInteger(n);
  const seat = state.seats.find((own) => Object.values(own.counters).some(isBad));
  if (seat) return `seat ${seat.seat} has a bad counter`;
  const card = state.cards.find((own) => Object.values(own.counters).some(isBad));
  return card ? `card ${card.id} has a bad counter` : null;
}

function somebodyIsAsked({ state }: Engine): string | null {
  if (state.outcome !== null)
    return state.decision === null ? null : "the game is over but somebody is asked";
  if (state.decision === null) return "the game is not over but nobody is asked";
  return state.seats[state.decision.seat]?.status === "in" ? null : "a seat that is out is asked";
}

function nothingLeftInPlayed(g: Engine): string | null {
  const [left] = stuckCards(g);
  return left === undefined ? null : `${g.state.cards[left]?.def} is left where cards are only carried out`;
}

function legalActionsAccepted(g: Engine): string | null {
  const { decision } = g.state;
  if (decision?.kind !== "act") return null;
  const actions = legalActions(g);
  if (actions.length === 0) return "asked to act without a legal action";
  const refused = [...actions, ...everyAction(actions)].find(
    (action) => !canAnswer(g, { seat: decision.seat, do: "act", action }).ok,
  );
  return refused ? `listed as legal but refused: ${JSON.stringify(refused)}` : null;
}

/** Answers that are illegal in every position. */
function illegalAnswers(g: Engine): Answer[] {
  const seat = g.state.decision?.seat ?? 0;
  const other = (seat + 1) % g.state.seats.length;
  const unknown: Action = { type: "no-such-action", card: g.state.cards.length };
  const passElsewhere = g.state.decision?.kind === "act" ? [] : [{ type: "pass" }];
  return [
    { seat: other, do: "act", action: { type: "pass" } },
    { seat: g.state.seats.length, do: "confirm", yes: true },
    { seat, do: "act", action: unknown },
    { seat, do: "pick", picks: [-1] },
    { seat, do: "pick", picks: [0, 0] },
    { seat, do: "place", cell: [1e6, 1e6] },
    { seat, do: "anytime", action: unknown },
    ...passElsewhere.map((action): Answer => ({ seat, do: "act", action })),
  ];
}

function refusalsChangeNothing(g: Engine): string | null {
  const before = hashState(g.state);
  for (const illegal of illegalAnswers(g)) {
    if (answer(g, illegal).ok) return `accepted: ${JSON.stringify(illegal)}`;
    if (hashState(g.state) !== before) return `changed by the refused ${JSON.stringify(illegal)}`;
  }
  return null;
}

function survivesJson(g: Engine): string | null {
  const back = JSON.parse(JSON.stringify(g.state)) as State;
  return hashState(back) === hashState(g.state) ? null : "another hash after JSON there and back";
}

/**
 * Names that a seat may know: cards it sees, its own cards as listed or drafted, and cards that are on the stack, have
 * just left, have left a modifier or ask it something.
 */
function knownNames(g: Engine, seat: Seat): Set<string> {
  const names = new Set<string>(g.state.config.seats[seat]?.deck ?? []);
  for (const card of g.state.cards) if (card.owner === seat || canSee(g, card, seat)) names.add(card.def);
  for (const item of g.state.stack) names.add(g.state.cards[item.card]?.def ?? "");
  for (const modifier of g.state.modifiers) names.add(modifier.sourceDef);
  // Its own price may have turned the card face down that asks.
  const { decision } = g.state;
  if (decision?.seat === seat) names.add(g.state.cards[decision.source ?? NONE]?.def ?? "");
  // A card that every player saw leave the field stays known while effects may refer to it, wherever it is now.
  for (const { card } of [...(g.state.left ?? []), ...(g.state.past ?? [])])
    if (canSee(g, card, seat)) names.add(card.def);
  return names;
}

function leakTo(g: Engine, seat: Seat): string | null {
  const seen = view(g, seat);
  const names = knownNames(g, seat);
  const text = textWithoutPrinted(seen);
  if (seen.config.seed !== "") return `the view of seat ${seat} holds the seed`;
  for (const card of g.state.cards) {
    if (canSee(g, card, seat)) continue;
    if (seen.cards[card.id]?.def !== "") return `the view of seat ${seat} names the hidden card ${card.id}`;
    const zone = g.state.zones[card.zone];
    const open = g.rules.board.zones.find((spec) => spec.key === zone?.key)?.sees === "all";
    if (!open && seen.zones.some((own) => own.cards.includes(card.id)))
      return `the view of seat ${seat} lists the hidden card ${card.id}`;
    if (!names.has(card.def) && text.includes(JSON.stringify(card.def)))
      return `the view of seat ${seat} tells of the hidden ${card.def}`;
  }
  const others = seen.config.seats.filter((_, i) => i !== seat);
  return others.some((other) => other.deck.length > 0)
    ? `the view of seat ${seat} holds another's deck`
    : null;
}

function viewsKeepSecrets(g: Engine): string | null {
  for (let seat = NONE; seat < g.state.seats.length; seat++) {
    const leak = leakTo(g, seat);
    if (leak !== null) return leak;
  }
  return null;
}

export const INVARIANTS: readonly Invariant[] = [
  { name: "every card lies in exactly one place", when: "every", violation: cardsConserved },
  { name: "a cell holds one card", when: "every", violation: cellsUnique },
  { name: "no counter is negative", when: "every", violation: countersNotNegative },
  { name: "somebody is asked until the game is over", when: "every", violation: somebodyIsAsked },
  { name: "nothing is left where cards are only carried out", when: "every", violation: nothingLeftInPlayed },
  { name: "every legal action is accepted", when: "sample", violation: legalActionsAccepted },
  { name: "a refused answer changes nothing", when: "sample", violation: refusalsChangeNothing },
  { name: "the state survives JSON", when: "sample", violation: survivesJson },
  { name: "views keep secrets", when: "sample", violation: viewsKeepSecrets },
];
