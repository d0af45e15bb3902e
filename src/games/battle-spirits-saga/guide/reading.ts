import { type Action, type CardId, cardIn, readStat, seatOf, type View, zoneOf } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { Told } from "../../guide";
import type { SagaCard } from "../cards/card";
import { battleSpiritsSaga } from "../index";
import { coresIn } from "../rules/cores";
import { lifeOf } from "../rules/life";
import { type English, message } from "../table/messages";

/** What a step says, or null where it has nothing to say. */
export type Words = (seen: View) => Told | null;

const { rules } = battleSpiritsSaga;
/** The game as the rules read it from a view. */
export const reader = (state: View) => ({ rules, state });
/** The other player's seat. */
export const tutorOf = ({ viewer }: View) => 1 - viewer;
/** The other player's name. */
export const tutorName = (seen: View) => seatOf(seen, tutorOf(seen)).name;
/** Name of a card. */
export const nameOf = (seen: View, id: CardId) => cardIn(seen, id).def;
/** The printed card; undefined for a hidden one. */
export const defOf = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SagaCard | undefined;
/** The BP of a spirit now. */
export const bpOf = (seen: View, id: CardId) => readStat(reader(seen), id, "bp");
/** The symbols of a card now. */
export const symbolsOn = (seen: View, id: CardId) => readStat(reader(seen), id, "symbols");
/** A player's spirits on the field. */
export const spiritsOf = (seen: View, seat: number) => zoneOf(seen, "spirits", seat).cards;
/** Cores in the learner's reserve. */
export const ownReserve = (seen: View) => coresIn(reader(seen), seen.viewer, "reserve");
/** The learner's life. */
export const ownLife = (seen: View) => lifeOf(reader(seen), seen.viewer);

/** The cards with which an action of this type is open. */
export const cardsFor = ({ actions }: View, type: Action["type"]): CardId[] =>
  actions.flatMap((action) => (action.type === type && action.card !== undefined ? [action.card] : []));

/** The one of which the number is highest; of several the first. */
export const most = (ids: readonly CardId[], worth: (id: CardId) => number): CardId | undefined =>
  [...ids].sort((a, b) => worth(b) - worth(a))[0];

/** Words that are true wherever they are said. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-spirits-saga", never>): Words =>
  () => ({ words: message(`lesson.battle-spirits-saga.${name}`) });
