import {
  type Card,
  type CardId,
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
 * An opponent's own game, made from its view alone: hidden cards are placeholders and randomness is the
 * opponent's own. Answers can be tried in it.
 */

/** New ids in the sandbox are higher than any the view knows. */
const SERIAL = 1_000_000;

/** The name of the definition that replaces a hidden card of a zone. */
type NameFor = (zone: Zone) => string;

/** Fills every hidden place of a zone with one of the cards the view cannot name. */
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
 * The position of a view as a game without an open question.
 * @param rules with placeholders under the names that `nameFor` gives, by default the empty name.
 * @param seed of the sandbox's own generator.
 * @param options table options that replace the view's.
 */
export function sandboxOf(
  rules: Rules,
  view: View,
  seed: string,
  options: Readonly<Record<string, Plain>> = {},
  nameFor: NameFor = () => "",
): Engine {
  const config = { ...view.config, options: { ...view.config.options, ...options } };
  const { seats, turn, modifiers, stack, instances, watch, vars, outcome } = view;
  const state: State = {
    ...emptyState(rules, config),
    ...fillHidden(view, nameFor),
    seats: seats.slice(),
    random: seedRandom(seed),
    turn,
    modifiers,
    stack,
    instances,
    watch,
    vars,
    outcome,
    serial: SERIAL,
  };
  return engineFor(rules, state, { events: false });
}

/**
 * A frame that continues at the named step.
 * @throws RangeError when there is no such step.
 */
export function frameAt(rules: Rules, procedure: string, step: string, locals: Frame["locals"] = {}): Frame {
  const index = rules.procedures[procedure]?.index.get(step);
  if (index === undefined) throw new RangeError(`no step ${step} in ${procedure}`);
  return { procedure, step: index, locals };
}
