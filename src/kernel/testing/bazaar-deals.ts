import {
  ask,
  type CardId,
  cardOf,
  createCard,
  type Engine,
  hide,
  type Locals,
  modify,
  move,
  moveToOwner,
  type Option,
  procedure,
  reorder,
  type Seat,
  show,
  shuffle,
  step,
  zoneOf,
} from "../index";

/** What the cards of the bazaar do when they are played: see `Kind`. */
const seatIn = (locals: Locals) => locals.seat as Seat;
const foundIn = (locals: Locals) => (locals.found ?? []) as readonly CardId[];

function options(locals: Locals): Option[] {
  return foundIn(locals).map((card) => ({ card }));
}

/** Cards that a deal of this kind can choose. */
function find(g: Engine, kind: string, seat: Seat): readonly CardId[] {
  const deck = zoneOf(g.state, "deck", seat).cards;
  if (kind === "scry") return deck.slice(-3);
  if (kind === "search") return deck;
  if (kind !== "bounce") return [];
  return g.state.zones.filter((zone) => zone.key === "field").flatMap((zone) => zone.cards);
}

function begin(g: Engine, locals: Locals): void {
  const { seat, kind } = locals as { seat: Seat; kind: string };
  const found = find(g, kind, seat);
  locals.found = found;
  if (kind === "mint") createCard(g, "coin", seat, zoneOf(g.state, "field", seat).id);
  if (kind === "pawn") {
    const card = locals.card as CardId;
    modify(g, card, { stat: "power", layer: "only", op: "add", amount: 2, source: card, until: "turn" });
  }
  if (found.length === 0) return;
  const common = { seat, prompt: { key: `prompt.${kind}` }, rule: "B 8", options: options(locals) };
  if (kind !== "bounce") for (const id of found) show(g, id, seat);
  if (kind === "scry") ask(g, { ...common, kind: "arrange" });
  else ask(g, { ...common, kind: "pick", min: 0, max: 1, hidden: kind === "search" });
}

function arrange(g: Engine, locals: Locals, order: readonly number[]): void {
  const found = foundIn(locals);
  const deck = zoneOf(g.state, "deck", seatIn(locals));
  const rest = deck.cards.filter((id) => !found.includes(id));
  for (const id of found) hide(g, id);
  reorder(g, deck.id, [...rest, ...order.map((i) => found[i] ?? -1)]);
}

function pick(g: Engine, locals: Locals, picked: CardId | undefined): void {
  if (locals.kind === "bounce") {
    if (picked === undefined) return;
    if (cardOf(g.state, picked).def === "coin") moveToOwner(g, picked, "discard", { as: "melt" });
    else moveToOwner(g, picked, "hand", { as: "return" });
    return;
  }
  if (picked !== undefined) move(g, picked, zoneOf(g.state, "hand", seatIn(locals)).id, { as: "fetch" });
  shuffle(g, zoneOf(g.state, "deck", seatIn(locals)).id);
}

export const deals = procedure(
  "deal",
  [
    step("begin", "B 8", begin, (g, locals, answer) => {
      if (answer.do === "arrange") arrange(g, locals, answer.order);
      if (answer.do === "pick") pick(g, locals, foundIn(locals)[answer.picks[0] ?? -1]);
    }),
  ],
  { atomic: true, of: seatIn },
);
