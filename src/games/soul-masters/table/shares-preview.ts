import type { AllotDecision, Reader } from "../../../kernel";
import type { SharesPreview } from "../../game-table";
import { message } from "./messages";

/** The summary of a payment: how much is due, and which cards would rest for it. */
export function previewShares(
  _g: Reader,
  { options, totals }: AllotDecision,
  amounts: readonly number[],
): SharesPreview {
  const notes = options.flatMap(({ card }, share) =>
    card !== undefined && (amounts[share] ?? 0) > 0
      ? [{ share, note: message("soul-masters.allotted.rests"), harms: false }]
      : [],
  );
  return {
    lines: [message("soul-masters.allotted.due", { n: totals[0]?.min ?? 0 })],
    notes,
    buttonLabel: message("soul-masters.allotted.pay"),
  };
}
