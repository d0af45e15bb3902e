import type { Allotting, Reader } from "../../../kernel";
import type { Allotted } from "../../game";
import { message } from "./messages";

/** What a payment comes to: how much is due, and which cards would rest for it. */
export function allotted(_g: Reader, { options, totals }: Allotting, amounts: readonly number[]): Allotted {
  const notes = options.flatMap(({ card }, share) =>
    card !== undefined && (amounts[share] ?? 0) > 0
      ? [{ share, note: message("soul-masters.allotted.rests"), harms: false }]
      : [],
  );
  return {
    lines: [message("soul-masters.allotted.due", { n: totals[0]?.min ?? 0 })],
    notes,
    does: message("soul-masters.allotted.pay"),
  };
}
