import type { Message } from "../../../kernel";
import { type CopyRule, type CountRule, copiesOf, type DeckRules } from "../../deck-rules";
import type { Refused } from "../../game-deck";
import {
  COPIES,
  type Faction,
  isReserve,
  OPEN,
  RESERVE_TYPES,
  RESOURCES,
  type SoulCard,
} from "../cards/card";
import { message, refuse } from "../table/messages";

/** The cards of a main deck and its units. The other cards may be of any type (SM 1.1 to SM 1.3). */
export const MAIN = { cards: 50, units: 25 } as const;
/**
 * Cards of each type in a Reserve deck: the long version, and the short one that players may agree on (SM 1.22, SM
 * 1.24).
 */
const RESERVES = {
  long: { weapon: 2, armor: 2, battlefield: 2, feat: 2 },
  short: { weapon: 1, armor: 1, battlefield: 1, feat: 2 },
} as const;
const MAIN_TYPES: ReadonlySet<string> = new Set(["unit", "spell", "ability", "core"]);

export const isCommander = (card: SoulCard | undefined) => card?.type === "commander";
export const isOfMain = (card: SoulCard | undefined) => MAIN_TYPES.has(card?.type ?? "token");
const isMain = (type: SoulCard["type"]) => (card: SoulCard | undefined) =>
  isOfMain(card) && card?.type === type;
const isMercenary = (card: SoulCard | undefined) => isOfMain(card) && card?.faction === "mercenary";
export const isResource = (card: SoulCard | undefined) => card?.type === "resource";
const isOpen = ({ type, faction }: SoulCard) =>
  type !== "resource" && (OPEN as readonly string[]).includes(faction);

const typed = (type: SoulCard["type"]): Message => ({ key: `soul-masters.type.${type}`, args: { count: 2 } });

/** The one commander of a deck, or undefined. */
function leaderOf(deck: readonly (SoulCard | undefined)[]): SoulCard | undefined {
  const leaders = deck.filter(isCommander);
  return leaders.length === 1 ? leaders[0] : undefined;
}

type Size = CountRule<SoulCard>;

/** One commander. A second one is taken out (SM 1.25). */
const ONE_COMMANDER: Size = {
  section: "commander",
  label: message("soul-masters.part.commander"),
  least: 1,
  most: 1,
  counts: isCommander,
  why: () => message("why.soul-masters.one-commander"),
  rule: "SM 1.25",
  mend: ([, ...others]) => (others.length === 0 ? undefined : { remove: copiesOf(others) }),
};

/** A number of cards that must be met exactly. */
function exactly(
  most: number,
  counts: Size["counts"],
  key: "deck-size" | "deck-units" | "deck-cores" | "deck-resources",
  rule: string,
  more: Pick<Size, "label" | "section" | "mend">,
): Size {
  const why = (n: number) => message(`why.soul-masters.${key}`, { n, most });
  return { least: most, most, counts, why, rule, ...more };
}

/** The sizes that a commander sets (SM 1.1, SM 1.2, SM 1.10 to SM 1.21). */
function sizesFor({ faction, stats }: SoulCard): Size[] {
  const { resources = 0, "core-energy": cores = 0, mercenaries: hired = 0 } = stats;
  const resource = RESOURCES[faction as Faction];
  return [
    exactly(MAIN.cards, isOfMain, "deck-size", "SM 1.1", {
      section: "main",
      label: message("soul-masters.part.main"),
    }),
    exactly(MAIN.units, isMain("unit"), "deck-units", "SM 1.2", { label: typed("unit") }),
    exactly(cores, isMain("core"), "deck-cores", "SM 1.21", { label: typed("core") }),
    exactly(resources, isResource, "deck-resources", "SM 1.11", {
      section: "resources",
      label: message("soul-masters.part.resources"),
      mend: ({ length: n }) =>
        n < resources ? { add: { [resource]: resources - n } } : { remove: { [resource]: n - resources } },
    }),
    {
      // Mercenaries may be units or others, and count among them (SM 1.19, SM 1.20).
      label: message("soul-masters.stat.mercenaries"),
      most: hired,
      counts: isMercenary,
      why: (n) => message("why.soul-masters.deck-mercenaries", { n, most: hired }),
      rule: "SM 1.18",
    },
    {
      label: { key: "soul-masters.subtype.celestial" },
      most: 1,
      counts: (card) => card?.rarity === "celestial" && (isOfMain(card) || isReserve(card)),
      why: (n) => message("why.soul-masters.one-celestial", { n }),
      rule: "SM 1.10",
    },
  ];
}

/** The cards of each type in the Reserve deck. */
const reserveSizes = (short: boolean): Size[] =>
  RESERVE_TYPES.map((type) => {
    const most = RESERVES[short ? "short" : "long"][type];
    return {
      label: typed(type),
      least: most,
      most,
      counts: (card) => card?.type === type,
      why: (n) => message("why.soul-masters.deck-reserve", { n, most, type }),
      rule: short ? "SM 1.24" : "SM 1.22",
    };
  });

const COPY_RULES = {
  common: "SM 1.5",
  uncommon: "SM 1.6",
  rare: "SM 1.7",
  epic: "SM 1.8",
  legendary: "SM 1.9",
  celestial: "SM 1.10",
} as const;

/** The limit of copies by rarity. Printings with one name count as one card (SM 1.4, SM 2.6). */
function copyRule(card: SoulCard): CopyRule {
  if (isReserve(card))
    return {
      most: 1,
      rule: "SM 1.23",
      why: (name) => message("why.soul-masters.reserve-twice", { card: name }),
    };
  const most = isOfMain(card) ? COPIES[card.rarity] : Number.POSITIVE_INFINITY;
  const why = (name: string, n: number) => message("why.soul-masters.copies", { card: name, n, most });
  return { most, rule: COPY_RULES[card.rarity], why };
}

/** Why a card does not go with the deck's commander, or null (SM 1.12, SM 1.13, SM 1.16). */
function misfit(deck: readonly (SoulCard | undefined)[]): (card: SoulCard) => Refused | null {
  const leader = leaderOf(deck);
  return (card) => {
    const { name, faction, type, only } = card;
    if (leader === undefined || isCommander(card)) return null;
    if (faction !== leader.faction && !isOpen(card))
      return refuse("soul-masters.other-faction", type === "resource" ? "SM 1.12" : "SM 1.13", {
        card: name,
      });
    return only !== undefined && only !== leader.name
      ? refuse("soul-masters.other-commander", "SM 1.16", { card: name, commander: only })
      : null;
  };
}

/**
 * How a deck is built: a commander, its 50 cards, its resources and its Reserve deck. The commander sets the sizes.
 * @param short true if the players have agreed on Reserve decks of five cards.
 */
export const deckRules = (short = false): DeckRules<SoulCard> => ({
  banned: (name, card) =>
    card === undefined || card.type === "token" || card.evolved
      ? refuse("soul-masters.no-such-card", "SM 1.1", { card: name })
      : null,
  sizes: (deck) => {
    const leader = leaderOf(deck);
    return leader === undefined
      ? [ONE_COMMANDER]
      : [ONE_COMMANDER, ...sizesFor(leader), ...reserveSizes(short)];
  },
  copies: copyRule,
  misfit,
});
