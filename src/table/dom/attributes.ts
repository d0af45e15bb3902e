/**
 * The `data-*` attributes by which parts of the page find elements of the table: focus, shortcuts, gestures, motion and
 * the guide. Components write them as they are, and styles read them too.
 */
export const ATTRIBUTES = {
  /** What is asked, or what the armed card is for. */
  asked: "data-asked",
  /** Where an attack on a player goes, if that is not the panel: the seat. */
  aimed: "data-aimed",
  /** The bar of actions under the mat. */
  actions: "data-actions",
  /** A cell of a grid: its coordinates, "x,y". */
  at: "data-at",
  /** A card in play, in a row or in the hand: its id. */
  card: "data-card",
  /** The menu of what a card can do. */
  choice: "data-choice",
  /** The panel of the guide. */
  coach: "data-coach",
  /** The panel of a contest and its dice. */
  contest: "data-contest",
  /** A number of a player: "seat.counter". */
  count: "data-count",
  /** The card under the pointer while it is dragged. */
  dragged: "data-dragged",
  grid: "data-grid",
  /** The pieces on a card: its id. */
  holder: "data-holder",
  /** The viewer's hand. */
  hand: "data-hand",
  /** A card of a hand that is not the viewer's: its id. */
  handCard: "data-hand-card",
  /** The panel that shows a card closely. */
  inspector: "data-side",
  /** The button of a cell where a card may be placed. */
  legal: "data-legal",
  /** The list of log lines. */
  log: "data-log",
  /** The main button. */
  main: "data-main",
  /** A card or seat: what a press on it means now, a `Mark`. */
  mark: "data-mark",
  /** The small map of a board. */
  map: "data-map",
  /** A part of the table where cards in play are. */
  mat: "data-mat",
  /** What is between the two sides of the mat. */
  middle: "data-middle",
  /** The button that opens the sheet with log and menu, on a phone. */
  more: "data-more",
  /** The question to the viewer. */
  mine: "data-mine",
  /** The layer in which cards fly. */
  motionLayer: "data-motion-layer",
  /** An option to choose from: its index. */
  option: "data-option",
  /** A number on a card: where it is on it. */
  place: "data-place",
  /** The options of a question, opened. */
  prompt: "data-open",
  /** Why something is refused. */
  reason: "data-reason",
  /** How the match ended. */
  result: "data-result",
  row: "data-row",
  /** Pieces of one kind in one place, see `PieceId`. */
  piece: "data-piece",
  /** Where pieces lie: the id of the zone. */
  pool: "data-pool",
  /** The score of a player: the seat. */
  score: "data-score",
  /** The panel of a player, where what happens to that player is shown: the seat. */
  seatSpot: "data-seat-spot",
  /** A card that is shown outside its zone, in a list: its id. */
  shown: "data-shown",
  /** What waits on the stack: the id of the item. */
  stackItem: "data-stack-item",
  /** What is seen of a card, without the room around it. */
  visual: "data-visual",
  /** The cards of a zone: its id. */
  zone: "data-zone",
  /** A button of the camera. */
  zoom: "data-zoom",
} as const;

/** Name of an attribute of the table. */
export type AttributeName = keyof typeof ATTRIBUTES;

/**
 * A CSS selector of the elements that have an attribute.
 * @param value only those whose attribute has this value
 */
export function selector(name: AttributeName, value?: string | number): string {
  return value === undefined ? `[${ATTRIBUTES[name]}]` : `[${ATTRIBUTES[name]}="${value}"]`;
}

/** The value of an attribute at an element itself; undefined without it. */
export function attributeOf(element: Element | null | undefined, name: AttributeName): string | undefined {
  return element?.getAttribute(ATTRIBUTES[name]) ?? undefined;
}

/** The value of an attribute at an element or the nearest one around it; undefined without it. */
export function attributeAround(element: Element, name: AttributeName): string | undefined {
  return attributeOf(element.closest(selector(name)), name);
}

/** Where an attack on a player goes: what is aimed at on their mat, else their panel. */
export function seatElement(root: ParentNode, seat: number): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(selector("aimed", seat)) ??
    root.querySelector<HTMLElement>(selector("seatSpot", seat))
  );
}

/** The card with this id, where the table shows it. */
export function cardElement(root: ParentNode, id: number | string): HTMLElement | null {
  return root.querySelector<HTMLElement>(selector("card", id));
}
