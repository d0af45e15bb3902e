import type { CardRef } from "./card-ref";
import type { Seat } from "./ids";
import type { Plain } from "./plain";

/** An instance before it has an id. */
export interface InstanceDraft {
  /** Name of its amount ("damage"). Abilities change the value with this name. */
  readonly name: string;
  readonly source: CardRef;
  /** The receiving card, or null if a seat receives it. */
  readonly victim: CardRef | null;
  /** The receiving seat, or the seat of the receiving card. */
  readonly seat: Seat;
  /** The amount before modifiers. */
  readonly amount: number;
  /** Value of the source that supplies the amount as long as the source is there. */
  readonly stat?: string;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** Something that is about to be dealt, and can be changed until then. */
export interface Instance extends InstanceDraft {
  readonly id: number;
}

/**
 * The instance with this id.
 * @throws RangeError when there is none.
 */
export function instanceById(
  { instances }: { readonly instances?: readonly Instance[] | undefined },
  id: number,
): Instance {
  const found = instances?.find((instance) => instance.id === id);
  if (found === undefined) throw new RangeError(`no instance ${id}`);
  return found;
}
