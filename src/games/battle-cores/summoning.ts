import {
  addSeatCounter,
  type Card,
  type CardId,
  call,
  cardOf,
  createCard,
  type Engine,
  type Locals,
  move,
  type Procedure,
  procedure,
  type Reader,
  readStat,
  type Seat,
  setOff,
  step,
  zoneOf,
} from "../../kernel";
import { type Ability, type Cost, canPay, type Effect, effectsIn, envOf, perform } from "../../language";
import { copyName } from "./cards/card";
import { note } from "./counters";
import { pointsOf } from "./damage";
import { defOf, keywordAbility, labelled } from "./defs";
import { base } from "./words/base";

/** Points a card costs now (BC 3.2); a Legend costs none (BC 8.8). */
export function priceOf(g: Reader, id: CardId): number {
  return readStat(g, id, "price");
}

/** What stands in the card's Price() or Summon() (BC 11.8, 8.6). */
export function costsOf(g: Reader, id: CardId): readonly Cost[] {
  const def = defOf(g, cardOf(g.state, id));
  if (def.at.price === undefined && def.at.summon === undefined) return NO_COSTS;
  return (["price", "summon"] as const).flatMap((label) =>
    labelled(def, label).flatMap((index) => keywordAbility(def, index, label)?.cost ?? []),
  );
}

const NO_COSTS: readonly Cost[] = [];

/** Can the seat pay the Points and all that stands in Price() or Summon() (BC 3.4, 11.8.2)? */
export function canAfford(g: Reader, seat: Seat, id: CardId): boolean {
  return priceOf(g, id) <= pointsOf(g, seat) && canPayCosts(g, seat, id);
}

export function canPayCosts(g: Reader, seat: Seat, id: CardId): boolean {
  const costs = costsOf(g, id);
  return costs.length === 0 || canPay(g, base, envOf(id, cardOf(g.state, id).def, seat), costs);
}

const cardIn = (locals: Locals) => locals.card as CardId;
const seatIn = (locals: Locals) => locals.seat as Seat;

/** The steps that pay for a card, unless it is Quick Summoned (BC 3.2, 11.2.1, 11.2.2, 11.8.2). */
export const paying = [
  step("pay Points", "BC 3.2", (g, locals) => {
    if (locals.quick === true) return;
    const price = priceOf(g, cardIn(locals));
    if (price > 0) addSeatCounter(g, seatIn(locals), "points", -price);
  }),
  step("pay the rest", "BC 11.8.1", (g, locals) => {
    if (locals.quick === true) return;
    const cost = costsOf(g, cardIn(locals));
    const { id, def } = cardOf(g.state, cardIn(locals));
    if (cost.length > 0) perform(g, { do: "pay", cost }, envOf(id, def, seatIn(locals)), "BC 11.8.1");
  }),
];

/** Summons a Monster or Legend: it is paid for, then put into play (BC 3.2, 8.11, 11.1.1). */
export const summoning: Procedure = procedure(
  "summoning",
  [
    ...paying,
    step("put into play", "BC 11.1.1", (g, locals) => {
      putIntoPlay(g, cardIn(locals), seatIn(locals));
    }),
  ],
  { atomic: true },
);

export function summon(g: Engine, seat: Seat, card: CardId, quick = false): void {
  call(g, "summoning", { seat, card, quick });
}

function putIntoPlay(g: Engine, id: CardId, seat: Seat): void {
  move(g, id, zoneOf(g.state, "monsters", seat).id, { as: "summon", controller: seat });
  note(g, id, "summoned", g.state.turn.number);
  arrived(g, cardOf(g.state, id), false);
  if (readStat(g, id, "kw-duplicate") > 0) makeCopy(g, cardOf(g.state, id), seat);
}

/** Startup and, for this turn, Upkeep are set off (BC 11.4.1, 11.7.2). @param copied true for a Token that an Effect
 *  has made of its own card: that Effect is not activated again by it (BC 11.15.6). */
function arrived(g: Engine, card: Card, copied: boolean): void {
  const def = defOf(g, card);
  for (const label of ["startup", "upkeep"] as const) {
    for (const index of labelled(def, label)) {
      if (!copied || !duplicates(def.abilities[index])) setOff(g, card.id, index, { type: label });
    }
  }
}

function duplicates(ability: Ability | undefined): boolean {
  if (ability?.kind !== "keyword" || ability.effect === undefined) return false;
  return effectsIn(ability.effect).some(
    (effect: Effect) => effect.do === "word" && effect.word === "duplicate",
  );
}

/** Makes Tokens, which are Summoned when made (BC 11.1.1, 11.20). */
export function makeToken(g: Engine, name: string, seat: Seat, copied = false): void {
  const zone = zoneOf(g.state, "monsters", seat).id;
  const made = createCard(g, name, seat, zone, {
    as: "summon",
    counters: { summoned: g.state.turn.number },
  });
  arrived(g, made, copied);
}

/** Makes a Token copy of a card, with its printed values (BC 11.15.1, 11.15.5). */
export function makeCopy(g: Engine, { def }: Pick<Card, "def">, seat: Seat): void {
  makeToken(g, defOf(g, { def }).token ? def : copyName(def), seat, true);
}

/** An Upkeep at the start of its player's turn (BC 11.7.1). */
export function setOffUpkeep(g: Engine, seat: Seat): void {
  for (const key of ["monsters", "items", "fields", "gear"]) {
    for (const id of zoneOf(g.state, key, seat).cards) {
      for (const index of labelled(defOf(g, cardOf(g.state, id)), "upkeep")) {
        setOff(g, id, index, { type: "upkeep" });
      }
    }
  }
}
