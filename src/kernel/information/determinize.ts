import type { Decision } from "../decisions/decision";
import { emptyState, engineFor } from "../flow/create";
import type { Engine, Rules } from "../rules";
import { type CardId, NONE } from "../state/ids";
import type { Plain } from "../state/plain";
import { seedRandom } from "../state/random";
import type { Card, State, Zone } from "../state/state";
import type { View } from "./view";
import { UNKNOWN } from "./view-agenda";

/** What is supposed where a view says nothing. */
export interface Sample {
  /** The definition that stands for the next hidden card of a zone; must be in the pool of the rules. */
  name(zone: Zone): string;
  /** Seed of its dice and shuffles. */
  readonly seed: string;
  /** Table options that it has instead of the view's. */
  readonly options?: Readonly<Record<string, Plain>>;
}

/** New objects of a determinized game get higher ids and stamps than any in the view. */
const SERIAL = 1_000_000;

/** Puts a supposed card into every hidden place of a zone. */
function fillHidden(view: View, name: Sample["name"]): Pick<State, "cards" | "zones"> {
  const cards = view.cards.slice();
  const unseen = cards.filter((card) => card.zone === NONE && card.def === "");
  const zones = view.zones.map((zone) => {
    if (zone.cards.every((id) => id >= 0)) return zone;
    const ids = zone.cards.flatMap((id): CardId[] => {
      if (id >= 0) return [id];
      const card: Card | undefined = unseen.pop();
      if (card === undefined) return [];
      const { owner } = zone;
      cards[card.id] = { ...card, def: name(zone), owner, controller: owner, zone: zone.id };
      return [card.id];
    });
    return { ...zone, cards: ids };
  });
  return { cards, zones };
}

/** The question of the view, if it is its seat that is asked, by a procedure that it may follow. */
function ownQuestion({ decision, viewer, agenda }: View): Decision | null {
  return decision?.seat === viewer && agenda.at(-1)?.procedure !== UNKNOWN ? decision : null;
}

/**
 * A whole game for a view: the position, with its running procedures and its
 * open question if it is put to that seat, to be answered and played on. What the view hides is supposed; at a running
 * procedure that the seat may not follow, the game stops and the turn player is asked to act.
 * @param rules of the game; with a definition for each name that is supposed.
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
