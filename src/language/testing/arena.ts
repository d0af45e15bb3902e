import {
  addCardCounter,
  attach,
  become,
  beginTurn,
  type Card,
  type CardId,
  call,
  cardOf,
  changeController,
  type Engine,
  expire,
  type Leaving,
  moveToOwner,
  NONE,
  type Reader,
  type Rules,
  simultaneously,
  type ZoneId,
  type ZoneSpec,
  zoneById,
  zoneLimitReached,
  zoneOf,
} from "../../kernel";
import { note, type Orders, orderRules } from "../../kernel/testing/tiny-orders";
import {
  abilityRuntime,
  effectProcedure,
  envOf,
  isUseMark,
  type PrintedCard,
  perform,
  type Vocabulary,
} from "..";
import { basesOf, isOfKind } from "./arena-cards";
import { attack, DAMAGE_LAYERS, shieldWindow } from "./arena-damage";
import { spellParts } from "./arena-spells";
import { vocabulary as words } from "./arena-words";

const ZONES: readonly ZoneSpec[] = [
  { key: "field", sees: "all", shape: "row" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "trash", sees: "all", shape: "pile" },
  { key: "energy", sees: "owner", shape: "row" },
  { key: "open", shared: true, sees: "all", shape: "row" },
];

const POWER_LAYERS = ["print", "assign", "add"] as const;

/** A seat has places for three units, and for four cards. */
const LIMITS: Rules["board"]["limits"] = [
  {
    name: "units",
    rule: "G 8",
    zones: ["field"],
    counts: (g, { def }) => g.rules.cards[def]?.type === "unit",
  },
  { name: "all", rule: "G 9", zones: ["field", "energy"] },
];
const PLACES = { "places-units": () => 3, "places-all": () => 4 };

/**
 * What happens when a unit leaves the field: its cores go to its controller's reserve, attached cards to their owners'
 * trash, and a token leaves the game.
 */
function leaving(g: Reader, card: Card, to: ZoneId): Leaving | undefined {
  if (g.state.zones[card.zone]?.key !== "field") return undefined;
  const alsoMoves = g.state.cards
    .filter(({ attachedTo }) => attachedTo === card.id)
    .map(({ id, owner }) => ({ card: id, to: zoneOf(g.state, "trash", owner).id, as: "destroyed" }));
  const isToken = g.rules.cards[card.def]?.type === "token";
  return {
    ...(isToken && to !== NONE && zoneById(g.state, to).key !== "field" ? { to: NONE } : undefined),
    alsoMoves,
    counterMoves: [{ counter: "cores", to: { seat: card.controller } }],
  };
}

function summon(g: Engine, id: CardId): void {
  const card = cardOf(g.state, id);
  const limit = zoneLimitReached(g, card.owner, "field", card);
  if (limit === undefined) moveToOwner(g, id, "field", { as: "summon" });
  else note(g, `no place (${limit.rule})`);
}

const ORDERS: Orders = {
  attack: (g, { card = NONE, target = NONE }) => call(g, "attack", { card, target }),
  destroy: (g, { card = NONE }) => void moveToOwner(g, card, "trash", { as: "destroyed" }),
  "destroy both": (g, { card = NONE, target = NONE }) =>
    simultaneously(g, [card, target], () => {
      for (const id of [card, target]) moveToOwner(g, id, "trash", { as: "destroyed" });
    }),
  summon: (g, { card = NONE }) => summon(g, card),
  take: (g, { card = NONE }) => void moveToOwner(g, card, "hand"),
  hide: (g, { card = NONE }) => void moveToOwner(g, card, "energy", { face: "down" }),
  use: (g, { card = NONE }) => {
    const source = cardOf(g.state, card);
    for (const ability of (g.rules.cards[source.def] as PrintedCard).abilities) {
      if (ability.kind !== "activated") continue;
      perform(g, { do: "pay", cost: ability.cost ?? [], then: ability.effect }, envOf(source), "A 3");
    }
  },
  attach: (g, { card = NONE, target = NONE }) => void attach(g, card, target),
  charm: (g, { card = NONE }) => void changeController(g, card, 1 - cardOf(g.state, card).controller),
  turn: (g, { data }) => {
    beginTurn(g, Number(data?.seat), "main");
    expire(g, "upkeep", g.state.turn.seat);
  },
  become: (g, { card = NONE, data }) => void become(g, card, String(data?.def), isUseMark),
  charge: (g, { card = NONE }) => void addCardCounter(g, card, "cores", 1),
};

const LAYERS: Readonly<Record<string, readonly string[]>> = { power: POWER_LAYERS, damage: DAMAGE_LAYERS };

interface ArenaOptions {
  /** Defaults to the words of the made-up game. */
  readonly vocabulary?: Vocabulary;
  /** The prompted player casts spells instead of giving orders. */
  readonly spells?: boolean;
  /** Limits the number of a seat's cards in a zone. */
  readonly limits?: boolean;
}

/**
 * A made-up game in the card language: units with cores on them, which set their level, and in some their power. Power
 * is assigned before anything adds to it; damage has layers of its own; all other values change in the order in which
 * the changes were made. The prompted player gives orders, so that a test can state an event in one line, or casts
 * spells.
 */
export function arenaRules(
  cards: readonly PrintedCard[],
  { vocabulary = words, spells = false, limits = false }: ArenaOptions = {},
): Rules {
  const parts = spells ? spellParts(vocabulary) : undefined;
  return orderRules(spells ? {} : ORDERS, {
    ...parts,
    slug: "arena",
    board: { zones: ZONES, ...(limits && { limits: LIMITS }) },
    cards: Object.fromEntries(cards.map((card) => [card.name, card])),
    abilities: abilityRuntime(vocabulary),
    flow: {
      ...parts?.flow,
      leaving,
      procedures: { ...parts?.flow?.procedures, effect: effectProcedure(vocabulary), attack },
      windows: { shields: shieldWindow },
    },
    values: {
      layersOf: (stat) => LAYERS[stat] ?? ["only"],
      seatBases: PLACES,
      bases: basesOf(cards),
      isOfKind,
    },
  });
}
