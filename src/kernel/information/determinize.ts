import type { Decision } from "../decisions/decision";
import { emptyState, engineFor } from "../flow/create";
import type { Engine, Rules } from "../rules";
import { type CardId, NONE } from "../state/ids";
import type { Plain } from "../state/plain";
import { seedRandom } from "../state/random";
import type { Card, State, Zone } from "../state/state";
import type { View } from "./view";
import { UNKNOWN } from "./view-agenda";

/** How to sample what a view hides. */
export interface Sample {
  /** Samples a definition for the next hidden card of a zone. It must be in the card pool. */
  name(zone: Zone): string;
  /** Seed of the dice and shuffles. */
  readonly seed: string;
  /** Table options that replace those of the view. */
  readonly options?: Readonly<Record<string, Plain>>;
}

/** New objects of a determinized game get higher ids and stamps than any in the view. */
const SERIAL = 1_000_000;

/** Puts a sampled card into every hidden position of a zone, and under every card that lies face down in an open one. */
function fillHidden(view: View, name: Sample["name"]): Pick<State, "cards" | "zones"> {
  const cards = view.cards.slice();
  const unseen = cards.filter((card) => card.zone === NONE && card.def === "");
  const zones = view.zones.map((zone) => {
    const ids = zone.cards.flatMap((id): CardId[] => {
      const lying = cards[id];
      if (lying?.def === "") cards[id] = { ...lying, def: name(zone) };
      if (id >= 0) return [id];
      const card: Card | undefined = unseen.pop();
      if (card === undefined) return [];
      const { owner } = zone;
      cards[card.id] = { ...card, def: name(zone), owner, controller: owner, zone: zone.id };
      return [card.id];
    });
    return zone.cards.every((id) => id >= 0) ? zone : { ...zone, cards: ids };
  });
  return { cards, zones };
}

/** The view's open decision, if its own seat is asked by a procedure it may follow. */
function ownQuestion({ decision, viewer, agenda }: View): Decision | null {
  return decision?.seat === viewer && agenda.at(-1)?.procedure !== UNKNOWN ? decision : null;
}

/**
 * A whole game for a view: the position with its running procedures, and its open decision if that seat is asked, ready
 * to be answered and played on. Hidden cards are sampled. At a running procedure that the seat may not follow, the game
 * stops and asks the turn player to act.
 * @param rules rules of the game, with a definition for each sampled name.
 */
export function determinize(rules: Rules, view: View, { name, seed, options }: Sample): Engine {
  const { viewer: _viewer, actions: _actions, anytime: _anytime, ...known } = view;
  const config = { ...view.config, options: { ...view.config.options, ...options } };
  const state: State = {
    ...emptyState(rules, config),
    ...known,
    ...fillHidden(view, name),
    config,
    seats: view.seats.slice(),
    random: seedRandom(seed),
    agenda: view.agenda.map((frame) => ({ ...frame, locals: { ...frame.locals } })),
    decision: ownQuestion(view),
    serial: SERIAL,
  };
  return engineFor(rules, state, { events: false });
}
