/**
 * The `data-*` attributes by which parts of the page find elements of the table: focus, shortcuts, gestures, motion and
 * the guide. Components write them literally. Style sheets select by classes and by attributes of their own.
 */
export const ATTRIBUTES = {
  /** The prompt, or the purpose of the armed card. */
  asked: "data-asked",
  /** The seat of a player, on the element that attacks on that player aim at, if that is not the panel. */
  aimed: "data-aimed",
  /** The bar of actions under the mat. */
  actions: "data-actions",
  /** A cell of a grid: its coordinates, "x,y". */
  at: "data-at",
  /** A card in play, in a row or in the hand: its id. */
  card: "data-card",
  /** The menu of a card's actions. */
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
  hand: "data-hand",
  /** A card of a hand that is not the viewer's: its id. */
  handCard: "data-hand-card",
  /** The panel that shows a card closely. */
  inspector: "data-inspector",
  /** The name of a row of cards or of a place beside the rows. */
  legend: "data-legend",
  /** The button of a cell where a card may be placed. */
  legal: "data-legal",
  log: "data-log",
  /** The main button. */
  main: "data-main",
  /** A card or seat: what a press on it means now, a `Mark`. */
  mark: "data-mark",
  /** The small map of a board. */
  map: "data-map",
  /** A part of the table where cards in play are. */
  mat: "data-mat",
  /** The area between the two sides of the mat. */
  middle: "data-middle",
  /** The button that opens the sheet with log and menu, on a phone. */
  more: "data-more",
  /** The prompt to the viewer. */
  mine: "data-mine",
  /** The name on a card. */
  name: "data-name",
  /** The layer in which cards fly. */
  motionLayer: "data-motion-layer",
  /** An option to choose from: its index. */
  option: "data-option",
  /** A number on a card: where it is on it. */
  place: "data-place",
  /** The options of a prompt, opened. */
  prompt: "data-prompt",
  /** Why an action is refused. */
  reason: "data-reason",
  /** The result of the match. */
  result: "data-result",
  row: "data-row",
  /** The choices to pass until something happens, or the button that ends it. */
  passing: "data-passing",
  /** A pile with its number of cards: the seat of its owner. */
  pile: "data-pile",
  /** Pieces of one kind in one place, see `PieceId`. */
  piece: "data-piece",
  /** A place for pieces: the id of the zone. */
  pool: "data-pool",
  /** The score of a player: the seat. */
  score: "data-score",
  /** The panel of a player, where events about that player are shown: the seat. */
  seatSpot: "data-seat-spot",
  /** A card that is shown outside its zone, in a list: its id. */
  shown: "data-shown",
  /** An item on the stack: its id. */
  stackItem: "data-stack-item",
  /** The visible part of a card, without the room around it. */
  visual: "data-visual",
  /** The cards of a zone: its id. */
  zone: "data-zone",
  /** A button of the camera. */
  zoom: "data-zoom",
} as const;

export type AttributeName = keyof typeof ATTRIBUTES;

/**
 * A CSS selector for the elements that have an attribute.
 * @param value restricts it to elements whose attribute has this value
 */
export function selector(name: AttributeName, value?: string | number): string {
  return value === undefined ? `[${ATTRIBUTES[name]}]` : `[${ATTRIBUTES[name]}="${value}"]`;
}

/** The value of the element's own attribute, or undefined without it. */
export function attributeOf(element: Element | null | undefined, name: AttributeName): string | undefined {
  return element?.getAttribute(ATTRIBUTES[name]) ?? undefined;
}

/** The value of an attribute on an element or its nearest ancestor that has it, or undefined. */
export function attributeAround(element: Element, name: AttributeName): string | undefined {
  return attributeOf(element.closest(selector(name)), name);
}

/** The element that an attack on a player aims at: a target on their mat, otherwise their panel. */
export function seatElement(root: ParentNode, seat: number): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(selector("aimed", seat)) ??
    root.querySelector<HTMLElement>(selector("seatSpot", seat))
  );
}

/** The table's element for the card with this id. */
export function cardElement(root: ParentNode, id: number | string): HTMLElement | null {
  return root.querySelector<HTMLElement>(selector("card", id));
}
