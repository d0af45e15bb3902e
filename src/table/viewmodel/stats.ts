import type { Game } from "../../games/game";
import type { StatPlace } from "../../games/mat";
import { type Card, type CardId, cardIn, explainStat, type StatPart, seatOf, type View } from "../../kernel";
import { hasText, type Locale, messageLang, say, t } from "../../text";
import { perCard } from "./per-view";

/** One value of a card as shown: the printed value, the current value, and what made the difference. */
export interface StatModel {
  readonly stat: string;
  readonly label: string;
  readonly place: StatPlace | null;
  readonly printed: number;
  readonly value: number;
  /** The remaining value, when a counter of the card reduces it; otherwise null. */
  readonly left: number | null;
  readonly parts: readonly StatPart[];
}

/**
 * The current values of a card, including unprinted ones that it has been given. Empty for cards that cannot be seen.
 */
export const statModels = perCard((game: Game, view, id): readonly StatModel[] => {
  const card = cardIn(view, id);
  const stats = game.rules.cards[card.def]?.stats;
  if (stats === undefined) return [];
  return game.table.mat.cardStats.flatMap(({ stat, place, label }) => {
    const isPrinted = stats[stat] !== undefined;
    const isDerived = game.rules.values.bases?.[stat] !== undefined;
    const touched = isDerived || isTouched(view, id, stat);
    if (!isPrinted && !touched) return [];
    // Values that the rules derive from what is on the card count as printed.
    const {
      base: printed,
      value,
      parts,
    } = touched
      ? explainStat({ rules: game.rules, state: view }, id, stat)
      : { base: stats[stat] ?? 0, value: stats[stat] ?? 0, parts: [] };
    if ((!isPrinted || (isDerived && printed === 0)) && value === 0) return [];
    return [
      {
        stat,
        place,
        label: say(label),
        printed,
        value,
        parts,
        left: leftOf(game, view, card, { stat, value }),
      },
    ];
  });
});

function leftOf(
  game: Game,
  view: View,
  card: Card,
  { stat, value }: Pick<StatModel, "stat" | "value">,
): number | null {
  const { lessCounter: less, left } = game.table.mat.cardStats.find((spec) => spec.stat === stat) ?? {};
  if (left !== undefined && view.zones[card.zone]?.key === left.zone)
    return seatOf(view, card.controller).counters[left.counter] ?? null;
  return less === undefined ? null : Math.max(0, value - (card.counters[less] ?? 0));
}

/** The counters of a card in play that are not 0: "2 survivals". */
export function countersOf(
  game: Game,
  card: Card,
): readonly {
  readonly counter: string;
  readonly label: string;
  readonly lang: Locale | undefined;
  readonly value: number;
  /** Set when it is drawn as that many tokens. */
  readonly tokens: true | undefined;
}[] {
  return (game.table.mat.cardCounters ?? []).flatMap(({ counter, label, short = label, tokens }) => {
    const value = card.counters[counter] ?? 0;
    return value === 0 ? [] : [{ counter, label: say(short), lang: messageLang(short), value, tokens }];
  });
}

function isTouched(view: View, card: CardId, stat: string): boolean {
  return (
    view.watch[`stat:${stat}`] !== undefined || view.modifiers.some((m) => m.card === card && m.stat === stat)
  );
}

/** Changed values that are not on the card's face: a bonus, or a keyword given by another card. */
export function gainedStats(game: Game, view: View, card: Card): readonly StatModel[] {
  if (card.id < 0 || card.def === "") return [];
  const shown = new Set(game.table.mat.cardStats.map(({ stat }) => stat));
  const stats = new Set<string>();
  for (const modifier of view.modifiers) if (modifier.card === card.id) stats.add(modifier.stat);
  for (const watched of Object.keys(view.watch)) if (watched.startsWith("stat:")) stats.add(watched.slice(5));
  const found: StatModel[] = [];
  for (const stat of stats) {
    if (shown.has(stat)) continue;
    const { base, value, parts } = explainStat({ rules: game.rules, state: view }, card.id, stat, true);
    if (value !== base)
      found.push({ stat, label: statName(game, stat), place: null, printed: base, value, left: null, parts });
  }
  return found;
}

/** The name of a value: as a stat, or as a keyword of the game. */
function statName(game: Game, stat: string): string {
  const keyword = `${game.slug}.keyword.${stat.replace(/^kw-/, "")}.name`;
  if (stat.startsWith("kw-") && hasText(keyword)) return say({ key: keyword });
  return say({ key: `${game.slug}.stat.${stat}` });
}

const UNTIL = { turn: "table.until.turn", battle: "table.until.battle", game: "table.until.game" } as const;

/** "+2 by Banner Squire until the turn ends": one line per source of a change. */
export function partLine(part: StatPart): string {
  const until = UNTIL[part.until as keyof typeof UNTIL];
  const amount = part.op === "add" ? signed(part.amount) : String(part.amount);
  return t(`table.part.${part.op}`, {
    amount,
    source: part.sourceDef || t("table.card.unknown"),
    until: until === undefined ? "" : ` ${t(until)}`,
  });
}

/** The number with its sign, and a true minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** The direction from one cell to another as the place of a number on a card, when they are in a line. */
export function facing(from: Card, to: Card): StatPlace | null {
  const dx = Math.sign(to.x - from.x);
  const dy = Math.sign(to.y - from.y);
  const isLine = to.x === from.x || to.y === from.y || Math.abs(to.x - from.x) === Math.abs(to.y - from.y);
  if (!isLine || (dx === 0 && dy === 0)) return null;
  return `${dy > 0 ? "n" : dy < 0 ? "s" : ""}${dx > 0 ? "e" : dx < 0 ? "w" : ""}` as StatPlace;
}

/** Values that differ from print, and their causes. */
export interface ChangeModel {
  /** The values it is about, in words, with the current and the printed number. */
  readonly values: string;
  /** The causes of the change, one line each. */
  readonly causes: readonly string[];
}

function valueWords({ stat, place, label, value, printed }: StatModel): string {
  if (stat.startsWith("kw-")) return label;
  if (place === null) return t("table.inspector.now", { label, now: signed(value) });
  return `${t("table.inspector.now", { label, now: value })} ${t("table.inspector.printed", { printed })}`;
}

/** Every difference of a card from print. Values changed by the same sources are grouped. */
export function changesOf(game: Game, view: View, card: Card): readonly ChangeModel[] {
  const groups = new Map<string, { readonly causes: readonly string[]; readonly readings: StatModel[] }>();
  for (const reading of [...statModels(game, view, card.id), ...gainedStats(game, view, card)]) {
    if (reading.parts.length === 0 && reading.value === reading.printed) continue;
    const causes = reading.parts.map(partLine);
    const key = `${reading.place === null ? reading.stat : ""}|${causes.join("|")}`;
    const group = groups.get(key) ?? { causes, readings: [] };
    group.readings.push(reading);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ causes, readings: alike }) => {
    const isAll = alike.length > 1 && alike.length === game.table.mat.cardStats.length;
    return { values: isAll ? t("table.inspector.all") : alike.map(valueWords).join(", "), causes };
  });
}
