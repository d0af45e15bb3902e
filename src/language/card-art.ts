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
