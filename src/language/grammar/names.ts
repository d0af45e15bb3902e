/** What the name in one place of an ability is a name of. */
export type NameKind =
  /** A card that the text has a name for: "this", "it". */
  | "ref"
  | "type"
  | "subtype"
  /** A list of subtypes of which one is chosen. */
  | "kinds"
  /** A list of subtypes of which one has been chosen. */
  | "chosen-kind"
  /** A printed card. */
  | "card"
  /** Where a card lies relative to another one. */
  | "position"
  | "state"
  /** A value of cards that is read. */
  | "value"
  | "changed-value"
  | "seat-value"
  | "dealt-value"
  /** A zone, or several together. */
  | "zones"
  | "zone"
  /** Where cards are moved to. */
  | "place"
  | "shown-zone"
  /** A number that has been chosen. */
  | "number"
  /** A name that an effect gives. */
  | "new-name"
  | "step"
  | "moment"
  | "use-moment"
  /** A way of giving up cards. */
  | "way"
  | "event"
  | "event-way"
  /** What is replaced, and its cause. */
  | "change"
  | "cause"
  /** A keyword with brackets. */
  | "label"
  | "effect-word"
  | "condition-word"
  | "amount-word"
  | "cost-word";
