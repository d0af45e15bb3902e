import type { Game } from "../../../../games/game";
import type { CardField } from "../../../../games/workshop";
import type { Vocabulary } from "../../../../language";

/** A field of a card in the form, and its value, which may be anything. */
export interface FieldProps<Is extends CardField["is"] = CardField["is"]> {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  readonly field: Extract<CardField, { is: Is }>;
  readonly label: string;
  readonly value: unknown;
  /** Undefined leaves the value out. */
  readonly onChange: (value: unknown) => void;
}

/** A value as a list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list that may be left out is left out when it is empty. */
export const filled = (list: readonly unknown[], field: CardField): readonly unknown[] | undefined =>
  list.length === 0 && field.optional ? undefined : list;
