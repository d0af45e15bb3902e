import type { CardRef } from "./card-ref";
import type { Seat } from "./ids";
import type { Plain } from "./plain";

/** Something that is about to be dealt. */
export interface InstanceDraft {
  /** Name of its amount ("damage"): abilities change the value of this name. */
  readonly name: string;
  readonly source: CardRef;
  /** The card that it is dealt to; null when that is a seat. */
  readonly victim: CardRef | null;
  /** The seat that it is dealt to, or whose card is. */
  readonly seat: Seat;
  /** How much it is before anything changes it. */
  readonly amount: number;
  /** Value of the source from which that is read as long as the source stands. */
  readonly stat?: string;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** Something that is about to be dealt, and may be changed until it is. */
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
