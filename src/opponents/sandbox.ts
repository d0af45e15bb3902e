import {
  type Answer,
  answerLegal,
  type Card,
  type CardId,
  cloneState,
  type Engine,
  emptyState,
  engineFor,
  type Frame,
  NONE,
  type Plain,
  type Rules,
  type State,
  seedRandom,
  type View,
  type Zone,
} from "../kernel";

/**
 * A game of an opponent's own, made from nothing but its view: it lies as the view says, hidden cards are stand-ins,
 * chance is the opponent's own. In it an answer can be tried out.
 */

/** Ids handed out in the sandbox are higher than any the view knows. */
const SERIAL = 1_000_000;

/** What a card that lies hidden in a zone is taken for: the name of a definition in the rules. */
type NameFor = (zone: Zone) => string;

/** Gives every hidden place of a zone one of the cards that the view cannot name. */
function fillHidden(view: View, nameFor: NameFor): { cards: Card[]; zones: State["zones"] } {
  const cards = view.cards.slice();
  const unseen = cards.filter((card) => card.zone === NONE && card.def === "");
  const zones = view.zones.map((zone) => {
    if (zone.cards.every((id) => id >= 0)) return zone;
    const ids = zone.cards.flatMap((id): CardId[] => {
      if (id >= 0) return [id];
      const card = unseen.pop();
      if (card === undefined) return [];
      const { owner } = zone;
      cards[card.id] = { ...card, def: nameFor(zone), owner, controller: owner, zone: zone.id };
      return [card.id];
    });
    return { ...zone, cards: ids };
  });
  return { cards, zones };
}

/**
 * The position of a view as a game without open question.
 * @param rules with a stand-in under the empty name, or under those that `nameFor` gives.
 * @param seed of the sandbox's own chance. @param options of the table that hold in it instead of the view's.
 */
export function sandboxOf(
  rules: Rules,
  view: View,
  seed: string,
  options: Readonly<Record<string, Plain>> = {},
  nameFor: NameFor = () => "",
): Engine {
  const config = { ...view.config, options: { ...view.config.options, ...options } };
  const { seats, turn, modifiers, stack, watch, vars, outcome } = view;
  const state: State = {
    ...emptyState(rules, config),
    ...fillHidden(view, nameFor),
    seats: seats.slice(),
    random: seedRandom(seed),
    turn,
    modifiers,
    stack,
    watch,
    vars,
    outcome,
    serial: SERIAL,
  };
  return engineFor(rules, state, { events: false });
}

/** A frame that goes on at the named step. @throws RangeError when there is no such step. */
export function frameAt(rules: Rules, procedure: string, step: string, locals: Frame["locals"] = {}): Frame {
  const index = rules.procedures[procedure]?.index.get(step);
  if (index === undefined) throw new RangeError(`no step ${step} in ${procedure}`);
  return { procedure, step: index, locals };
}

/** Another sandbox at the same point. */
export function copyOf(g: Engine): Engine {
  return engineFor(g.rules, cloneState(g.state), { events: false });
}

/** Lets chance fall another way in a sandbox. @param n any whole number. */
export function reseed(g: Engine, n: number): void {
  g.state.random = seedRandom(String(n));
}

/** Answers the sandbox's open question. @returns the same sandbox. */
export function answerIn(g: Engine, answer: Answer): Engine {
  answerLegal(g, answer);
  return g;
}
