import {
  type CardId,
  cardOf,
  hasGrants,
  hasTrait,
  mayDiffer,
  move,
  type Reader,
  readStat,
  rest,
  zoneOf,
} from "../../../kernel";
import type { CardState, Vocabulary } from "../../../language";
import type { PrintedAbility } from "../cards/card";
import { causerOf } from "../rules/causer";
import { COLOURS } from "../rules/colours";
import { defOf, KEYWORD_STATS } from "../rules/defs";
import { destroy } from "../rules/destruction";
import { layerFor } from "../rules/layers";
import { hasLostEffects } from "../rules/silence";
import { FIELD, isOnField } from "../rules/zones";
import { amounts } from "./amounts";
import { conditions } from "./conditions";
import { costs } from "./costs";
import { NAMES } from "./names";
import { discardCards, nameDiscarded } from "./own-triggers";
import { PLACES, SLUG } from "./print-word";

/** Whether a card has neither a printed nor a gained effect (BSS 2-9-3, 4-1-1). */
const isWithoutEffects: CardState = (g, card, known) => {
  const { printed, has } = defOf(g, card);
  if (printed.length > 0 || has.length > 0) return false;
  const value = (stat: string) => (known === undefined ? readStat(g, card.id, stat) : (known[stat] ?? 0));
  return KEYWORD_STATS.every((stat) => value(stat) === 0) && !hasGrants(g, card.id);
};

/** Whether a card prints what it does when this happens to it. On the field its level must have it (BSS 10-13-1). */
const hasEffect =
  (on: string): CardState =>
  (g, card, known) => {
    const isThere = isOnField(g, card) && known === undefined;
    if (isThere && hasLostEffects(g, card)) return false;
    return defOf(g, card).printed.some(({ ability, levels }) => {
      if (ability.kind !== "trigger" || ability.where !== undefined) return false;
      if (ability.when.on !== on || ability.when.card !== "this") return false;
      const level = readStat(g, card.id, "level");
      return !isThere || levels === undefined || (level >= levels.from && level <= (levels.to ?? level));
    });
  };

/** Whether a card prints a keyword that is an effect with a label of its own (BSS 10-13-2). */
const hasLabel =
  (label: PrintedAbility["label"]): CardState =>
  (g, card) =>
    defOf(g, card).printed.some((own) => own.label === label);

/** States of a card that filters may ask for. */
export const BEING = {
  refreshed: (_g, card) => !card.rested,
  exhausted: (_g, card) => card.rested,
  token: (g, card) => defOf(g, card).token === true,
  soul: (_g, card) => (card.counters.soul ?? 0) > 0,
  "without-effects": isWithoutEffects,
  "summon-effect": hasEffect("summon"),
  "attack-effect": hasEffect("attack"),
  "block-effect": hasEffect("block"),
  "destroyed-effect": hasEffect("destroyed"),
  ascend: (g, card) => defOf(g, card).ascend !== undefined,
  burst: hasLabel("burst"),
  immortal: hasLabel("immortal"),
} as const satisfies Vocabulary["being"];

const UNCHOSEN = "cannot-be-chosen";

/** Whether effects of the opponent, or of this card alone, cannot choose a card on the field (BSS 1-3-3). */
const isUnchosen = (g: Reader, id: CardId, source: CardId): boolean =>
  mayDiffer(g, UNCHOSEN) &&
  (readStat(g, id, UNCHOSEN) > 0 || (g.rules.abilities.against?.(g, id, UNCHOSEN, source) ?? 0) > 0);

/** The vocabulary without effects: enough to select cards, evaluate conditions and pay. */
export const base: Vocabulary = {
  slug: SLUG,
  ...PLACES,
  hand: "hand",
  deck: "deck",
  discard: "trash",
  layer: { standing: "only", lasting: "only" },
  layerFor,
  circular: ["cost", "level", "lv1-cost", "no-effects"],
  deckOrder: "BSS 3-1-5",
  rules: { ability: "BSS 8-5-1", play: "BSS 8-5-2" },
  use: {
    action: "use",
    rule: "BSS 8-1-3",
    elsewhere: { why: "battle-spirits-saga.not-on-field" },
    unpaid: { rule: "BSS 8-4-2-3" },
  },
  touching: () => false,
  being: BEING,
  // Armor against the colours of the effect's card (BSS 11-5-1).
  mayChoose: (g, env, card) => {
    if (card.controller === env.seat || !isOnField(g, card)) return true;
    const source = cardOf(g.state, env.source);
    if (isUnchosen(g, card.id, source.id)) return false;
    return !COLOURS.some(
      (colour) => readStat(g, card.id, `kw-armor-${colour}`) > 0 && hasTrait(g, source, colour),
    );
  },
  amounts: amounts(() => base),
  costs,
  ways: {
    exhaust: (g, ids) => {
      for (const id of ids) rest(g, id);
    },
    // Named after the event that it causes.
    destroyed: (g, ids) =>
      destroy(g, ids, { by: "effect", seat: causerOf(g.state, g.cause), cause: g.cause }),
  },
  wayZones: { destroyed: FIELD },
  verbs: {
    discard: (g, ids) => {
      discardCards(g, base, ids);
      nameDiscarded(g, ids);
    },
    move: (g, id, to, bottom) => {
      const card = cardOf(g.state, id);
      if (to === "trash" && !isOnField(g, card)) return discardCards(g, base, [id]);
      const as = to === "hand" ? "return" : "move";
      move(g, id, zoneOf(g.state, to, card.owner).id, { as, bottom });
    },
  },
  phrases: ["ability.activated", "ability.play", "stat", "kinds"],
  reminders: false,
  names: NAMES,
  effects: {},
  conditions,
};
