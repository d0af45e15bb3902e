import type { Edition, GameLimited, PackSlot } from "../../game-limited";
import { limitedMessage, slot } from "../../pack-slots";
import { isReserve, OPEN, RESOURCES, type SoulCard } from "../cards/card";
import { isCommander, isResource } from "../rules/deck-rules";

const isCommon = ({ rarity }: SoulCard) => rarity === "common";
const isUnit = ({ type }: SoulCard) => type === "unit";
const isSpell = ({ type }: SoulCard) => type === "spell" || type === "ability";

/** A deck is of one faction (SM 1.13), so an event is too. */
const editions: readonly Edition[] = Object.keys(RESOURCES).map((faction) => ({
  id: faction,
  label: { key: `soul-masters.subtype.${faction}` },
  holds: (card) => {
    // Every card that is asked about is of this game's pool.
    const own = card as SoulCard;
    return own.faction === faction || (OPEN as readonly string[]).includes(own.faction);
  },
}));

/** Common cards that a main deck may hold any number of (SM 1.5). */
const PLAIN = new Set([
  "Road Pilgrim",
  "Watchtower Recruit",
  "Wandering Scholar",
  "Field Study",
  "Steel Yourself",
]);

/** What every deck needs a fixed number of (SM 1.11, 1.21, 1.22, 1.25), and plain cards for the rest. */
const isStock = (card: SoulCard) =>
  !card.evolved &&
  (isCommander(card) ||
    isResource(card) ||
    isReserve(card) ||
    (card.type === "core" && isCommon(card)) ||
    PLAIN.has(card.name));

/** What a card is worth by what is printed on it, in a commander's Health. */
const ATK = 1.2;
const HEALTH = 0.6;
const SKILL = 0.5;

const slots: readonly PackSlot[] = [
  slot<SoulCard>(7, "units", (card) => isUnit(card) && isCommon(card)),
  slot<SoulCard>(2, "rarer-units", (card) => isUnit(card) && !isCommon(card)),
  slot<SoulCard>(5, "spells", (card) => isSpell(card) && isCommon(card)),
  slot<SoulCard>(2, "rarer-spells", (card) => isSpell(card) && !isCommon(card)),
];

/** Drafts and sealed events with these cards. The rulebook has none: packs and picks are this program's own. */
export const limitedWith = (pool: Readonly<Record<string, SoulCard>>): GameLimited => ({
  seats: { least: 2, most: 8 },
  packs: [slots],
  editions,
  draft: { packs: 4, take: { first: 2, then: 2 } },
  sealed: { packs: 4 },
  stock: Object.values(pool)
    .filter(isStock)
    .map(({ name }) => name),
  note: limitedMessage("limited.note.soul-masters"),
  worth: (card) => {
    const { stats, abilities, has } = card as SoulCard;
    const { atk = 0, health = 0 } = stats;
    return ATK * atk + HEALTH * health + SKILL * (has.length + abilities.length);
  },
});
