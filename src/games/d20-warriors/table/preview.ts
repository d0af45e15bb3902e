import {
  type Action,
  type Card,
  type CardId,
  type Cell,
  cardOf,
  type Reader,
  toPlain,
  type Watcher,
  zoneOf,
} from "../../../kernel";
import { wouldDoNothing } from "../../../language";
import type { Preview } from "../../game-table";
import { canFight } from "../rules/battle";
import { faceUpOf } from "../rules/board";
import { chanceIn, strengthOf } from "../rules/chance";
import { type Battle, otherSeat } from "../rules/vars";
import { vocabulary } from "../words/index";
import { message } from "./messages";
import { battleChance } from "./odds";

/** The game with this battle declared, so that effects while attacking or defending apply. */
function withBattle({ rules, state }: Reader, battle: Battle): Reader {
  return { rules, state: { ...state, vars: { ...state.vars, battle: toPlain(battle) } } };
}

const battleOf = (attacker: CardId, target: CardId): Battle => ({
  fighters: [attacker, target],
  stage: "declared",
  ties: 0,
  dice: [[], []],
  winner: null,
  bonus: [0, 0],
});

/** The game with a card face up on this cell, with its static abilities applied. */
function withPlaced({ rules, state }: Reader, card: Card, [x, y]: Cell): Reader {
  const field = zoneOf(state, "battlefield");
  const placed: Card = { ...card, zone: field.id, face: "up", x, y };
  const cards = state.cards.map((other) => (other.id === card.id ? placed : other));
  // The abilities of a moved Warrior already apply.
  if (card.zone === field.id && card.face === "up") return { rules, state: { ...state, cards } };
  const zones = state.zones.map((zone) => {
    if (zone.id === field.id)
      return { ...zone, cards: [...zone.cards.filter((id) => id !== card.id), card.id] };
    return zone.id === card.zone ? { ...zone, cards: zone.cards.filter((id) => id !== card.id) } : zone;
  });
  const watch: Record<string, readonly Watcher[]> = { ...state.watch };
  for (const { on, ability, where, lent } of rules.cards[card.def]?.watches ?? [])
    if (where === undefined && lent !== true)
      watch[on] = [...(watch[on] ?? []), { card: card.id, ability, since: 0 }];
  return { rules, state: { ...state, cards, zones, watch } };
}

/** The chance of one Warrior against another. */
function chanceOf(now: Reader, attacker: CardId, target: CardId): number {
  const battle = battleOf(attacker, target);
  return chanceIn(withBattle(now, battle), battle);
}

/** Preview of a Warrior on this cell: its best attack, and the best attack against it. */
function placement(now: Reader, id: CardId, cell: Cell): Preview | null {
  const g = withPlaced(now, cardOf(now.state, id), cell);
  const own = cardOf(g.state, id);
  const fights = (from: Card, to: Card) =>
    canFight(g, from, to).ok ? [{ from, to, chance: chanceOf(g, from.id, to.id) }] : [];
  const best = (found: ReturnType<typeof fights>) => found.toSorted((a, b) => b.chance - a.chance)[0];
  const foes = faceUpOf(g.state, otherSeat(own.controller));
  const attack = best(foes.flatMap((foe) => fights(own, foe)));
  const danger = best(foes.flatMap((foe) => fights(foe, own)));
  if (attack === undefined && danger === undefined) return null;
  const percent = (chance: number) => Math.round(chance * 100);
  const lines = [
    ...(attack
      ? [message("d20-warriors.preview.best", { card: attack.to.def, percent: percent(attack.chance) })]
      : []),
    ...(danger
      ? [message("d20-warriors.preview.danger", { card: danger.from.def, percent: percent(danger.chance) })]
      : []),
  ];
  return attack === undefined ? { lines } : { lines, chance: attack.chance };
}

/** Whether this ability or Flash card would do nothing as things are, and playing it would trigger nothing. */
export function isPointless(g: Reader, action: Action): boolean {
  const isHeard = action.type === "flash" && (g.state.watch.flash?.length ?? 0) > 0;
  return !isHeard && wouldDoNothing(g, vocabulary, action);
}

/**
 * Preview of an attack before its declaration: both numbers and the chance to win (D20 5.23). Preview of a placement:
 * its best attack and the best attack against it.
 */
export function preview(now: Reader, action: Action): Preview | null {
  if (action.card === undefined) return null;
  if (action.type === "place" && action.cell !== undefined) return placement(now, action.card, action.cell);
  if (action.type === "ability" || action.type === "flash")
    return isPointless(now, action) ? { lines: [message("table.preview.nothing")] } : null;
  if (action.type !== "attack" || action.target === undefined) return null;
  const battle = battleOf(action.card, action.target);
  const g = withBattle(now, battle);
  const [a, b] = [strengthOf(g, battle, 0), strengthOf(g, battle, 1)];
  const chance = battleChance(a, b);
  const name = (id: number) => cardOf(g.state, id).def;
  return {
    sides: [
      { card: action.card, dice: a.dice, bonus: a.bonus },
      { card: action.target, dice: b.dice, bonus: b.bonus },
    ],
    chance,
    lines: [
      message("d20-warriors.preview.dice", {
        card: name(action.card),
        dice: a.dice,
        other: name(action.target),
        others: b.dice,
      }),
      message("d20-warriors.preview.chance", { percent: Math.round(chance * 100) }),
    ],
  };
}
