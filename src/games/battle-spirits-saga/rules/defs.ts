import { type Card, type Reader, type Rules, readStat, type Seat } from "../../../kernel";
import { type Keyword, type KeywordEntry, NUMBERED, type SagaCard, statsOf } from "../cards/card";
import { COLOURS } from "./colours";
import { coresOn } from "./cores";
import { hasLostEffects } from "./silence";
import { isOnField, zoneKey } from "./zones";

/**
 * The printed card.
 * @throws RangeError for a hidden card.
 */
export function defOf(g: Reader, card: Pick<Card, "def">): SagaCard {
  const def = g.rules.cards[card.def];
  if (def === undefined) throw new RangeError(`no card ${card.def}`);
  return def as SagaCard;
}

/** Zones in which cards cannot hold cores. */
const LEVELLESS: readonly string[] = ["hand", "deck"];

/** The highest level that its cores reach (BSS 2-10-3). A card in hand or deck counts as its first printed level. */
function levelByCores(g: Reader, card: Card): number {
  if (LEVELLESS.includes(zoneKey(g, card))) return 1;
  const cores = coresOn(g, { card: card.id });
  const lv1 = readStat(g, card.id, "lv1-cost");
  return defOf(g, card).levels.filter((level, i) => cores >= (i === 0 ? lv1 : level.cores)).length;
}

/** The BP written for its level (BSS 2-10-2); a level that it has not counts as its highest. */
function writtenBp(g: Reader, card: Card): number {
  const { levels } = defOf(g, card);
  const level = Math.min(readStat(g, card.id, "level"), levels.length);
  return levels[level - 1]?.bp ?? 0;
}

const isDuring = (g: Reader, seat: Seat, { during }: KeywordEntry) =>
  during === undefined || (during === "you") === (g.state.turn.seat === seat);

/** Whether this keyword of a card counts: on the field by its level and the turn, elsewhere at any level (BSS 10-13-1, 10-13-2). */
function counts(g: Reader, card: Card, entry: KeywordEntry): boolean {
  if (!isOnField(g, card)) return true;
  if (!isDuring(g, card.controller, entry)) return false;
  if (entry.levels === undefined) return true;
  const level = readStat(g, card.id, "level");
  return level >= entry.levels.from && level <= (entry.levels.to ?? level);
}

/** The highest number of a keyword that a card has now; several of one kind are one (BSS 11-14-3). */
function keywordBase(stat: string) {
  return (g: Reader, card: Card): number => {
    if (hasLostEffects(g, card)) return 0;
    let most = 0;
    for (const entry of defOf(g, card).has) {
      if (statsOf(entry).includes(stat) && counts(g, card, entry)) most = Math.max(most, entry.n ?? 1);
    }
    return most;
  };
}

/** The stat of each keyword. Armor has one for each colour. */
export const KEYWORD_STATS = [
  ...(["awaken", "confront", "curse", "luster", "blessed", "swift", "at-field", "astral"] as const).map(
    (keyword) => `kw-${keyword}` as const,
  ),
  ...NUMBERED.map((keyword) => `kw-${keyword}` as const),
  ...COLOURS.map((colour) => `kw-armor-${colour}` as const),
];

/** What values start from that do not start from print (BSS 2-10, 8-8-1, 8-8-1-1). */
export const BASES: NonNullable<Rules["values"]["bases"]> = {
  colours: (g, card) => defOf(g, card).colours.length,
  cores: (g, card) => coresOn(g, { card: card.id }),
  level: levelByCores,
  "written-bp": writtenBp,
  bp: (g, card) => readStat(g, card.id, "written-bp", true),
  ...Object.fromEntries(KEYWORD_STATS.map((stat) => [stat, keywordBase(stat)])),
};

export function has(g: Reader, id: number, keyword: Exclude<Keyword, "armor">): boolean {
  return readStat(g, id, `kw-${keyword}`) > 0;
}
