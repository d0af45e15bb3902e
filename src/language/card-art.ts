/** The families of silhouettes that a writer of cards can choose from. */
export const ART_FAMILIES = [
  "drake",
  "beast",
  "knight",
  "mage",
  "bird",
  "serpent",
  "golem",
  "spirit",
  "insect",
  "siege",
  "relic",
  "rune",
  "plant",
  "place",
  "machine",
  "archer",
  "fish",
  "alien",
  "food",
  "folk",
] as const;

export type ArtFamily = (typeof ART_FAMILIES)[number];

/** A drawing that a writer chose: a family of silhouettes, the look of a faction, and a number to vary it. */
export interface ChosenDrawing {
  readonly family: ArtFamily;
  readonly palette: string;
  readonly seed: number;
}

/** The artwork of a card that does not follow from its words. */
export type CardArt =
  | ChosenDrawing
  | {
      /** Which of the pictures of its set. */
      readonly picture: string;
      /** Where the page shows it. Undefined where the picture is missing. */
      readonly address?: string;
    };

/** What the artwork of a card depends on. */
export interface DrawnCard {
  readonly name: string;
  readonly type: string;
  readonly subtypes?: readonly string[] | undefined;
  /** In games whose cards have colours: they are its faction. */
  readonly colours?: readonly string[] | undefined;
  /** For a token that copies a card: the name of that card, whose artwork it has. */
  readonly copyOf?: string | undefined;
  /** The silhouette, if it does not follow from the words. */
  readonly family?: ArtFamily;
  /** What the writer of the card chose. */
  readonly art?: CardArt | undefined;
}
